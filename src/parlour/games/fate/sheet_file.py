"""The shape of a character as a file of ours, version 1: who somebody is. Stress, wounds and fate points stay at the
table."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from parlour.games.fate.content.numbers import GENERAL_ASPECTS, MEMBERS_A_BOX, MOOK_BOXES, NAME, PHRASE, SENTENCE

FORMAT, GAME, VERSION = "parlour-character", "fate", 1
MOST_IN_LIST = 20

Name = Annotated[str, Meta(max_length=NAME, pattern=r"\S")]
Phrase = Annotated[str, Meta(max_length=PHRASE, pattern=r"\S")]
Sentence = Annotated[str, Meta(max_length=SENTENCE, pattern=r"\S")]
Count = Annotated[int, Meta(ge=0, le=100)]


class Bonus(Struct, frozen=True, forbid_unknown_fields=True, tag_field="template", tag="bonus"):
    """Because I `feature`, I get a +2 when I `approach` `actions` when `circumstance`."""

    feature: Phrase
    approach: Literal["Careful", "Clever", "Flashy", "Forceful", "Quick", "Sneaky"]
    actions: Annotated[tuple[Literal["create", "overcome", "attack", "defend"], ...], Meta(min_length=1, max_length=2)]
    circumstance: Phrase


class Bend(Struct, frozen=True, forbid_unknown_fields=True, tag_field="template", tag="bend"):
    """Because I `feature`, once per game session I can `effect`."""

    feature: Phrase
    effect: Sentence
    when: Literal["any", "conflict", "physical", "mental", "contest"] = "any"


class Ratings(Struct, frozen=True, forbid_unknown_fields=True, rename="pascal"):
    careful: Count
    clever: Count
    flashy: Count
    forceful: Count
    quick: Count
    sneaky: Count


class _File(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    format: Literal["parlour-character"]
    game: Literal["fate"]
    version: Literal[1]
    name: Name


class _Full(_File, frozen=True, forbid_unknown_fields=True, kw_only=True):
    looks: Sentence
    high: Phrase
    trouble: Phrase
    general: Annotated[tuple[Phrase, ...], Meta(min_length=1, max_length=GENERAL_ASPECTS)]
    """One to three; the rest is still blank."""
    approaches: Ratings
    stunts: Annotated[tuple[Bonus | Bend, ...], Meta(min_length=1, max_length=MOST_IN_LIST)]
    refresh: Count
    """3 and the raises, less one for each stunt beyond the third."""
    advances: Count = 0
    """Points gained by significant milestones."""
    raises: Count = 0
    """How often refresh was raised by a major milestone."""
    bought: Count = 0
    """Stunts taken in place of such a raise."""


class PlayerFile(_Full, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="pc"):
    """A player character."""


class MajorFile(_Full, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="major"):
    """A major character of the game master's."""


class _Short(_File, frozen=True, forbid_unknown_fields=True, kw_only=True):
    aspects: Annotated[tuple[Sentence, ...], Meta(min_length=1, max_length=MOST_IN_LIST)]
    skilled: Annotated[tuple[Sentence, ...], Meta(max_length=MOST_IN_LIST)] = ()
    bad: Annotated[tuple[Sentence, ...], Meta(max_length=MOST_IN_LIST)] = ()
    weak_else: bool = False
    """Bad at everything outside its skills."""


class MookFile(_Short, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="mook"):
    boxes: Annotated[int, Meta(ge=0, le=MOOK_BOXES)]


class GroupFile(_Short, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="group"):
    """Its boxes follow from its members."""

    members: Annotated[int, Meta(ge=MEMBERS_A_BOX, le=40)]


FullFile = PlayerFile | MajorFile
ShortFile = MookFile | GroupFile
CharacterFile = PlayerFile | MajorFile | MookFile | GroupFile


class Head(Struct, frozen=True):
    """What tells a file of ours from any other."""

    format: str = ""
    game: str = ""
    version: int = 0


def schema() -> dict[str, Any]:
    """The JSON schema of our own format."""
    return msgspec.json.schema(CharacterFile)
