"""Where a bundle begins: what the command `measuretwice` does."""

import sys

from gui.main import main

sys.exit(main())
