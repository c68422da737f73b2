"""A character out of a file of Fari App, whichever version of its sheet: what we have a place for, and the rest as
words.

Nothing about the file is trusted: a text that is too long, a number that cannot be or a stunt of no template of ours is
kept as words, never bent into something else."""

import html
import re
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from parlour.core.game import RuleViolation
from parlour.games.fate.content.files import FILES
from parlour.games.fate.content.numbers import (
    FREE_STUNTS,
    GENERAL_ASPECTS,
    LEAST_REFRESH,
    MEMBERS_A_BOX,
    MOOK_BOXES,
    MOST_MEMBERS,
    NAME,
    PHRASE,
    SENTENCE,
    START_REFRESH,
)
from parlour.games.fate.fari import BAD, BOUGHT, GROUP, KINDS, RAISED, SKILLED, STEM, WHENS
from parlour.games.fate.file_words import bad as _bad
from parlour.games.fate.model import APPROACHES, DEGREES, FOES, HEROES, Character, Degree, Kind, Stunt
from parlour.games.fate.rules.creation import advances
from parlour.games.fate.rules.stunts import ADVERBS, DOES

MOST_POINTS, MOST_LISTED = 20, 20
_TAG = re.compile(
    r"<(br|/?(p|div|h\d|li|ul|ol|b|i|u|em|strong|span|a|code|pre|blockquote))(\s[^<>]*)?/?>", re.IGNORECASE
)
_WHOLE = re.compile(r"[+\-−]?\d{1,2}")
_DONE = {" or ".join([DOES[action] for action in actions]): actions for actions in (
    ("create", "overcome"), ("overcome", "create"), ("create",), ("overcome",), ("attack",), ("defend",),
)}  # fmt: skip
_APPROACH = {adverb: approach for approach, adverb in ADVERBS.items()}
_BONUS = re.compile(
    FILES.stunt.read_bonus.replace("{how}", "|".join(_APPROACH)).replace("{does}", "|".join(_DONE)), re.DOTALL
)
_BEND = re.compile(FILES.stunt.read_bend, re.DOTALL)


class Brought(Struct):
    """Who was in the file, and what we have no place for, a line each: what it was called and what it said."""

    person: Character
    texts: list[tuple[str, str]]
    """Aspects by kind; consequences last."""
    degrees: list[Degree]
    """Of those consequences, in the same order."""
    points: int
    rest: list[tuple[str, str]]


class _Block(Struct, frozen=True):
    section: str
    label: str
    kind: str
    value: Any
    meta: dict[str, Any]
    text: str


def read_fari(values: dict[str, Any], highest: int) -> Brought | RuleViolation:
    """The character, or why there is none in the file."""
    if values.get("fariType") != "character":
        return _bad("fari-other")
    plain = str(values.get("id", "")).startswith(STEM)
    name = _said(values.get("name"), plain=plain)
    if not name:
        return _bad("fari-nameless", "FAE-030")
    if len(name) > NAME:
        return _bad("fari-name-long", "FAE-030", most=NAME)
    blocks = list(_blocks(values.get("pages"), plain))
    if not blocks:
        return _bad("fari-empty")
    return _Reader(name, blocks).read(highest)


def _blocks(value: Any, plain: bool) -> Iterator[_Block]:
    """Every block, however a version of Fari arranges its sections."""
    if isinstance(value, list):
        for part in value:
            yield from _blocks(part, plain)
    elif isinstance(value, dict):
        found = value.get("blocks")
        for one in found if isinstance(found, list) else ():
            if isinstance(one, dict):
                meta = one.get("meta")
                said = _said(one.get("value"), plain=plain)
                label, section = _said(one.get("label"), plain=plain), _said(value.get("label"), plain=plain)
                yield _Block(
                    section,
                    label,
                    str(one.get("type", "")),
                    one.get("value"),
                    meta if isinstance(meta, dict) else {},
                    said,
                )
        for key, part in value.items():
            if key != "blocks":
                yield from _blocks(part, plain)


def _said(value: Any, *, plain: bool) -> str:
    """A text as it reads: Fari keeps some of them as HTML. What we wrote ourselves is left as it is."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return str(value)
    if not isinstance(value, str):
        return ""
    return value.strip() if plain else re.sub(r"[ \t]+", " ", html.unescape(_TAG.sub(" ", value))).strip()


def _whole(text: str) -> int | None:
    return int(text.replace("−", "-")) if _WHOLE.fullmatch(text) else None


def _fits(text: str, most: int) -> bool:
    return bool(text) and len(text) <= most


def stunt_of(text: str, label: str) -> Stunt | None:
    """FAE-179: a stunt of one of the two templates, from its sentence; where it can be used stands behind its label."""
    if len(text) > 2 * SENTENCE:
        return None
    bonus, bend = _BONUS.fullmatch(text), _BEND.fullmatch(text)
    if bonus is not None:
        actions = _DONE[bonus["does"]]
        if _fits(bonus["feature"], PHRASE) and _fits(bonus["circumstance"], PHRASE):
            return Stunt(
                "bonus",
                bonus["feature"],
                _APPROACH[bonus["how"]],
                actions,
                bonus["circumstance"],
                permitted=len(actions) == 1,
            )
    elif bend is not None and _fits(bend["feature"], PHRASE) and _fits(bend["effect"], SENTENCE):
        when = next((key for key, words in WHENS.items() if label.endswith(f", {words}")), "any")
        return Stunt("bend", bend["feature"], effect=bend["effect"], when=when)  # type: ignore[arg-type]
    return None


class _Reader:
    """Goes through the blocks once, each to its place or to the rest."""

    def __init__(self, name: str, blocks: list[_Block]) -> None:
        self.name, self.blocks = name, blocks
        self.aspects: dict[str, str] = {}
        self.general: list[str] = []
        self.ratings: dict[str, int] = {}
        self.stunts: list[Stunt] = []
        self.wounds: dict[Degree, str] = {}
        self.lists: dict[str, tuple[str, ...]] = {}
        self.numbers: dict[str, int] = {}
        self.looks = self.kind = ""
        self.boxes: list[bool] = []
        self.points = 0
        self.rest: list[tuple[str, str]] = []

    def read(self, highest: int) -> Brought | RuleViolation:
        for block in self.blocks:
            if not self._place(block):
                self._keep(block)
        short = SKILLED in self.lists or BAD in self.lists
        if not self.ratings and short:
            return self._short()
        return self._full(highest)

    def _keep(self, block: _Block) -> None:
        """What has no place, under the name Fari gave it."""
        text = block.text
        if isinstance(block.value, list):
            text = f"{sum([self._ticked(slot) for slot in block.value])} of {len(block.value)} ticked"
        elif block.kind == "PointCounter" and "max" in block.meta:
            text = f"{text} of {_said(block.meta['max'], plain=False)}"
        if text:
            named = [part for part in (block.section, block.label) if part]
            self.rest.append((", ".join(dict.fromkeys(named)) or FILES.unnamed, text))

    @staticmethod
    def _ticked(slot: Any) -> bool:
        return isinstance(slot, dict) and slot.get("checked") is True

    def _place(self, block: _Block) -> bool:
        """Whether there is a place for it, and it fits there."""
        section, label, text = block.section.lower(), block.label.lower(), block.text
        if label in ("high concept", "trouble") or section.startswith("aspect"):
            return self._aspect(label, text)
        if label.title() in APPROACHES and block.kind in ("Skill", "Numeric", "Text"):
            return self._rating(label.title(), text)
        if section.startswith("stunt"):
            stunt = stunt_of(text, block.label)
            self.stunts += [stunt] if stunt is not None else []
            return stunt is not None
        if section.startswith("consequence"):
            return self._wound(label, text)
        if section.startswith("stress") and isinstance(block.value, list) and not self.boxes:
            self.boxes = [self._ticked(slot) for slot in block.value]
            return True
        if block.kind == "PointCounter" or label == "refresh":
            return self._counter(block, label)
        if block.label in (SKILLED, BAD):
            return self._list(block.label, text)
        if block.label in (RAISED, BOUGHT) and (number := _whole(text)) is not None:
            self.numbers[block.label] = number
            return True
        if label == "kind" and not self.kind:
            self.kind = text
            return True
        if label in ("looks", "appearance", "description") and _fits(text, SENTENCE) and not self.looks:
            self.looks = text
            return True
        return False

    def _aspect(self, label: str, text: str) -> bool:
        """FAE-028: one high concept, one trouble, up to three more, no two alike."""
        taken = {one.lower() for one in (*self.aspects.values(), *self.general)}
        if not _fits(text, PHRASE) or text.lower() in taken:
            return False
        kind = {"high concept": "high", "trouble": "trouble"}.get(label, "")
        if kind and kind not in self.aspects:
            self.aspects[kind] = text
            return True
        if kind or len(self.general) == MOST_LISTED:
            return False
        self.general.append(text)
        return True

    def _rating(self, approach: str, text: str) -> bool:
        number = _whole(text)
        if number is None or approach in self.ratings:
            return False
        self.ratings[approach] = number
        return True

    def _wound(self, label: str, text: str) -> bool:
        degree = next((degree for degree in DEGREES if label.startswith(degree)), None)
        if degree is None or degree in self.wounds or len(text) > PHRASE:
            return False
        if text:
            self.wounds[degree] = text
        return True

    def _counter(self, block: _Block, label: str) -> bool:
        """Fate points with refresh as their most."""
        if label == "refresh":
            number = _whole(block.text)
            self.numbers.setdefault("refresh", number if number is not None else START_REFRESH)
            return number is not None
        points, most = _whole(block.text), _whole(_said(block.meta.get("max"), plain=False))
        if (
            not (label == "fate points" or block.meta.get("isMainPointCounter") is True)
            or points is None
            or not 0 <= points <= MOST_POINTS
        ):
            return False
        self.points = points
        if most is not None:
            self.numbers.setdefault("refresh", most)
        return True

    def _list(self, label: str, text: str) -> bool:
        parts = tuple(dict.fromkeys([part.strip() for part in text.split(";") if part.strip()]))
        if len(parts) > MOST_LISTED or any(len(part) > SENTENCE for part in parts):
            return False
        self.lists[label] = parts
        return True

    def _ticks(self) -> tuple[int, ...]:
        return tuple([box for box, is_ticked in enumerate(self.boxes, 1) if is_ticked])

    def _wounds(self) -> list[Degree]:
        return [degree for degree in DEGREES if degree in self.wounds]

    # People with approaches

    def _full(self, highest: int) -> Brought:
        kind: Kind = "major" if self.kind == KINDS["major"] else "pc"
        if self.kind and kind == "pc":
            self.rest.append(("Kind", self.kind))
        ratings = self._ratings(highest)
        raises, bought = self._raises(ratings)
        for text in self.general[GENERAL_ASPECTS:]:
            self.rest.append(("Aspect", text))
        person = Character(
            "",
            self.name,
            kind,
            -1,
            HEROES if kind == "pc" else FOES,
            self.looks,
            ratings,
            tuple(self.stunts),
            raises=raises,
            bought=bought,
            ticked=self._ticks(),
            status="draft",
        )
        texts: list[tuple[str, str]] = [
            (place, self.aspects[place]) for place in ("high", "trouble") if place in self.aspects
        ]
        texts += [("general", text) for text in self.general[:GENERAL_ASPECTS]]
        texts += [("consequence", self.wounds[degree]) for degree in self._wounds()]
        return Brought(person, texts, self._wounds(), self.points if kind == "pc" else 0, self.rest)

    def _ratings(self, highest: int) -> tuple[int, ...]:
        """FAE-031, FAE-155: all six as a character of these rules can have them, or none."""
        ratings = tuple([self.ratings.get(approach, -1) for approach in APPROACHES])
        if min(ratings) >= 0 and max(ratings) <= highest and advances(ratings) is not None:
            return ratings
        if self.ratings:
            self.rest.append(
                ("Approaches", ", ".join([f"{approach} {rating:+}" for approach, rating in self.ratings.items()]))
            )
        return ()

    def _raises(self, ratings: tuple[int, ...]) -> tuple[int, int]:
        """FAE-035, FAE-036, FAE-157: what refresh and the number of stunts tell of milestones; stunts beyond what it
        pays for go."""
        count = len(self.stunts)
        asked = self.numbers.get("refresh", START_REFRESH - max(0, count - FREE_STUNTS))
        bought = max(0, self.numbers.get(BOUGHT, 0))
        raises = max(0, self.numbers.get(RAISED, asked - START_REFRESH + max(0, count - bought - FREE_STUNTS)))
        if raises + bought > (advances(ratings) or 0 if ratings else 0):
            raises = bought = 0
        most = START_REFRESH + raises - LEAST_REFRESH + bought + FREE_STUNTS
        for stunt in self.stunts[most:]:
            self.rest.append(("Stunt", f"Because I {stunt.feature}: {stunt.effect or stunt.circumstance}"))
        del self.stunts[most:]
        if asked != START_REFRESH + raises - max(0, len(self.stunts) - bought - FREE_STUNTS):
            self.rest.append(("Refresh", str(asked)))
        return raises, bought

    # Mooks and groups

    def _short(self) -> Brought | RuleViolation:
        skilled, bad = self.lists.get(SKILLED, ()), self.lists.get(BAD, ())
        listed = tuple([thing for thing in bad if thing.lower() != "everything else"])
        if not (skilled or bad):
            return _bad("no-skills", "FAE-186")
        if not self.general:
            return _bad("fari-no-aspect", "FAE-171")
        for degree in self._wounds():
            self.rest.append((f"{degree.title()} consequence", self.wounds[degree]))
        for kind_, text in self.aspects.items():
            self.rest.append((kind_.title(), text))
        members = _whole(self.kind.removeprefix(GROUP)) if self.kind.startswith(GROUP) else None
        lists: dict[str, Any] = {"skilled": skilled, "bad": listed, "weak_else": listed != bad, "ticked": self._ticks()}
        texts = [("general", text) for text in self.general]
        if members is not None:
            if not MEMBERS_A_BOX <= members <= MOST_MEMBERS:
                return _bad("fari-members", "FAE-174", least=MEMBERS_A_BOX, most=MOST_MEMBERS)
            return Brought(
                Character("", self.name, "group", -1, FOES, members=members, **lists), texts, [], 0, self.rest
            )
        if len(self.boxes) > MOOK_BOXES:
            return _bad("fari-boxes", "FAE-172", most=MOOK_BOXES)
        return Brought(
            Character("", self.name, "mook", -1, FOES, boxes=len(self.boxes), **lists), texts, [], 0, self.rest
        )
