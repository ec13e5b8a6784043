"""Pictures of the table: plain boards, sheets to share, thumbnails."""
