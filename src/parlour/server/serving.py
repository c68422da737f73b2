"""How the application is put on a port: the settings of uvicorn that were measured and chosen, and no others."""

import uvicorn
from starlette.types import ASGIApp

from parlour.server.limits import Limits


def server(app: ASGIApp, host: str, port: int, limits: Limits | None = None) -> uvicorn.Server:
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=(limits or Limits()).message,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    return uvicorn.Server(config)
