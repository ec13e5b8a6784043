"""What the table makes hostiles and Coworkers do: worked out, explained, and judged by the same gate as all else."""
