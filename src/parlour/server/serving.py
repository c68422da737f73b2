"""How the application is put on a port: the settings of uvicorn that were measured and chosen, and no others; and which
port that is."""

import contextlib
import errno
import socket
from collections import Counter

import uvicorn
from starlette.applications import Starlette

from parlour.server.limits import Bucket, Limits
from parlour.server.patience import NEAR, Patient
from parlour.server.sips import Charge, Frames

FIRST = 8000
TAKEN = {errno.EADDRINUSE: "is already in use", errno.EACCES: "needs rights you do not have"}


class NoPort(Exception):
    """There is no listening there, and why."""


def free_port(host: str, wanted: int | None = None) -> int:
    """The wanted port and no other; where none is wanted, the first free one from 8000 on."""
    for port in [*range(FIRST, FIRST + 50), 0] if wanted is None else [wanted]:
        with contextlib.closing(socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OverflowError:
                raise NoPort(f"There is no port {port}: a port is a number from 0 to 65535.") from None
            except OSError as error:
                if error.errno not in TAKEN:
                    raise NoPort(f"Cannot listen on {host}: {error.strerror}.") from None
                if wanted is not None:
                    raise NoPort(
                        f"Port {port} {TAKEN[error.errno]}: choose another, or leave out --port to get a free one."
                    ) from None
            else:
                return int(trial.getsockname()[1])
    raise NoPort(f"No free port on {host}.")


def server(app: Starlette, host: str, port: int, limits: Limits | None = None) -> uvicorn.Server:
    limits = limits or Limits()

    def charging(address: str) -> Charge:
        """Of the house's attention: what an address has of it; a part of that for each connection that may be
        anybody's."""
        if address in NEAR:
            return Bucket(limits.turn, limits.share / 4).charge
        return lambda seconds: app.state.lobby.attention.charge(address, seconds)

    of_ours = {
        "seconds": limits.hello,
        "most": limits.connections,
        "open_from": Counter[str](),
        "charging": staticmethod(charging),
    }
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=type("Patient", (Patient,), of_ours),
        ws=Frames,
        ws_max_size=limits.message,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    return uvicorn.Server(config)
