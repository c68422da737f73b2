"""Why something is refused and what would be right: a sentence for every condition of the rules."""

from collections.abc import Mapping
from typing import Any

from parlour.core.saying import Sentences


def named(known: Mapping[str, Any], thing: Any) -> str:
    """How a thing is called in a refusal."""
    return str(getattr(thing, "name", "") or getattr(thing, "text", "") or thing)


SENTENCES: Sentences = {}
