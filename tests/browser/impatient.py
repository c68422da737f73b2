"""A server that soon goes on without those who are away.

`python -m browser.impatient <seconds> serve ...` is `parlour serve ...` where others wait only so long.
"""

import sys

from msgspec.structs import replace

from parlour import cli
from parlour.table import rewind

if __name__ == "__main__":
    seconds = float(sys.argv[1])
    cli.FAST = replace(cli.FAST, away=seconds)
    rewind.WAIT = seconds
    sys.exit(cli.main(sys.argv[2:]))
