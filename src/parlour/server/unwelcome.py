"""How plain HTTP says no: a problem in words, with a status. Nothing else."""

from typing import Any

import msgspec
from starlette.responses import Response

from parlour.core.house import server_says
from parlour.server.protocol_http import Problem


class Unwelcome(Exception):
    """Why something asked for over HTTP was not done."""

    def __init__(self, problem: Problem, status: int = 422) -> None:
        super().__init__(problem.why)
        self.problem, self.status = problem, status


def unwelcome(reason: str, key: str, status: int = 422, /, **known: str | int) -> Unwelcome:
    """In the language of the request: `key` and its `.cure`."""
    return Unwelcome(Problem(reason, server_says(key, **known), "", server_says.part(key, "cure", **known)), status)


def json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, "application/json")


def problem(no: Unwelcome) -> Response:
    return json(no.problem, no.status)
