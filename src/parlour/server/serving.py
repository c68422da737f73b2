"""How the application is put on a port: the settings of uvicorn that were measured and chosen, and no others; and which port that is."""

import contextlib
import errno
import socket

import uvicorn
from starlette.types import ASGIApp

from parlour.server.limits import Limits
from parlour.server.patience import Patient

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
                    raise NoPort(f"Port {port} {TAKEN[error.errno]}: choose another, or leave out --port to get a free one.") from None
            else:
                return int(trial.getsockname()[1])
    raise NoPort(f"No free port on {host}.")


def server(app: ASGIApp, host: str, port: int, limits: Limits | None = None) -> uvicorn.Server:
    limits = limits or Limits()
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=type("Patient", (Patient,), {"seconds": limits.hello}),
        ws="websockets-sansio",
        ws_max_size=limits.message,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    return uvicorn.Server(config)
