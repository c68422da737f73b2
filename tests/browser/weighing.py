"""What a page weighs on the wire, as the browser counts it: packed, with headers, without what came over the socket."""

from typing import Any

from playwright.sync_api import Page


class Scale:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._addresses: dict[str, str] = {}
        self._bytes: dict[str, int] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._came)
        self._last: dict[str, int] = {}

    def _asked(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["request"]["url"]

    def _came(self, event: dict[str, Any]) -> None:
        self._bytes[event["requestId"]] = int(event["encodedDataLength"])

    def weight(self) -> int:
        """Bytes since it was asked last."""
        self._last, self._bytes = self._bytes, {}
        return sum(self._last.values())

    def names(self) -> list[str]:
        """What was weighed last."""
        return [self._addresses[one] for one in self._last]

    def heaviest(self) -> list[tuple[int, str]]:
        return sorted([(size, self._addresses[one]) for one, size in self._last.items()], reverse=True)[:8]
