"""How the application is put on a port: the settings of uvicorn that were measured and chosen, and no others; and which
port that is."""

import contextlib
import errno
import socket
from collections import Counter

import uvicorn
from starlette.applications import Starlette

from parlour.core.house import server_says
from parlour.server.limits import Bucket, Limits
from parlour.server.patience import NEAR, Patient
from parlour.server.sips import Charge, Frames

FIRST = 8000
TAKEN = {errno.EADDRINUSE: "port-used", errno.EACCES: "port-rights"}


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
                raise NoPort(server_says("port-none", port=str(port))) from None
            except OSError as error:
                if error.errno not in TAKEN:
                    raise NoPort(server_says("port-fails", host=host, why=str(error.strerror))) from None
                if wanted is not None:
                    raise NoPort(server_says(TAKEN[error.errno], port=str(port))) from None
            else:
                return int(trial.getsockname()[1])
    raise NoPort(server_says("port-all-used", host=host))


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
