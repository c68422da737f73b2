"""A character as Fari App reads it: its character format version 3 (fariType "character", pages of sections of blocks),
which its own Fate Accelerated sheet is kept in and which every later version of its importer brings up to date.
`fari_read` reads it back, so whatever a sheet of ours says has words of its own in it."""

from typing import Any

import msgspec

from parlour.games.fate.content.files import FILES
from parlour.games.fate.model import APPROACHES, DEGREES, Aspect, Character, Stunt
from parlour.games.fate.rules.ask import refresh
from parlour.games.fate.rules.stunts import sentence

VERSION = 3
STEM = "parlour-"
"""Ids of ours begin so."""
SKILLED, BAD, RAISED, BOUGHT = FILES.skilled, FILES.bad, FILES.raised, FILES.bought
KINDS, GROUP = FILES.kinds, FILES.group
WHENS = {
    "conflict": "in a conflict",
    "physical": "in a physical conflict",
    "mental": "in a mental conflict",
    "contest": "in a contest",
}
_LABELS = FILES.labels


class _Ids:
    """Ids that are the same whenever the same character is written."""

    def __init__(self, name: str) -> None:
        self._stem = STEM + "".join([letter if letter.isalnum() else "-" for letter in name.lower()])
        self._count = 0

    def next(self) -> str:
        self._count += 1
        return f"{self._stem}-{self._count}"


def fari(person: Character, aspects: list[Aspect]) -> str:
    """The file, with the aspects that may be told."""
    ids = _Ids(person.name)
    texts = {a.id: a.text for a in aspects}
    own = [a for a in aspects if a.kind in _LABELS]
    sections = [_section(ids, "Aspects", "Left", [_text(ids, _LABELS[a.kind], a.text) for a in own], on_card=True)]
    if person.ratings:
        stunts = [_text(ids, _stunt_label(at, stunt), sentence(stunt)) for at, stunt in enumerate(person.stunts, 1)]
        points = _block(
            ids,
            "PointCounter",
            FILES.points,
            str(person.fp),
            {"isMainPointCounter": True, "max": str(refresh(person))},
        )
        sections += [
            _section(ids, FILES.stunts, "Left", stunts),
            _section(
                ids,
                "Other",
                "Left",
                [_text(ids, "Looks", person.looks), *_kind(ids, person), *_milestones(ids, person)],
            ),
            _section(ids, FILES.points, "Left", [points]),
        ]
    sections.append(_section(ids, "Stress", "Right", [_stress(ids, person)]))
    if person.ratings:
        sections += [
            _section(ids, "Consequences", "Right", _consequences(ids, person, texts)),
            _section(ids, "Approaches", "Right", _approaches(ids, person), on_card=True),
        ]
    else:
        bad = (*person.bad, "everything else") if person.weak_else else person.bad
        lists = [_text(ids, SKILLED, "; ".join(person.skilled)), _text(ids, BAD, "; ".join(bad)), *_kind(ids, person)]
        sections.append(_section(ids, "Skills", "Right", lists, on_card=True))
    page = {"id": ids.next(), "label": "Character", "sections": sections}
    sheet = {"id": ids.next(), "version": VERSION, "name": person.name, "lastUpdated": 0, "pages": [page]}
    return msgspec.json.format(msgspec.json.encode({**sheet, "fariType": "character"}), indent=2).decode()


def _stunt_label(at: int, stunt: Stunt) -> str:
    return f"Stunt #{at}, {WHENS[stunt.when]}" if stunt.when in WHENS else f"Stunt #{at}"


def _kind(ids: _Ids, person: Character) -> list[dict[str, Any]]:
    """Whom Fari would take for a player character otherwise."""
    kind = f"{GROUP}{person.members}" if person.kind == "group" else KINDS.get(person.kind, "")
    return [_text(ids, "Kind", kind)] if kind else []


def _milestones(ids: _Ids, person: Character) -> list[dict[str, Any]]:
    return [
        _text(ids, label, str(count)) for label, count in ((RAISED, person.raises), (BOUGHT, person.bought)) if count
    ]


def _section(
    ids: _Ids, label: str, position: str, blocks: list[dict[str, Any]], *, on_card: bool = False
) -> dict[str, Any]:
    return {"id": ids.next(), "label": label, "position": position, "visibleOnCard": on_card, "blocks": blocks}


def _block(ids: _Ids, kind: str, label: str, value: Any, meta: dict[str, Any]) -> dict[str, Any]:
    return {"id": ids.next(), "type": kind, "meta": meta, "label": label, "value": value}


def _text(ids: _Ids, label: str, value: str, **meta: bool) -> dict[str, Any]:
    return _block(ids, "Text", label, value, meta)


def _stress(ids: _Ids, person: Character) -> dict[str, Any]:
    boxes = [{"label": str(box), "checked": box in person.ticked} for box in range(1, person.boxes + 1)]
    return _block(ids, "SlotTracker", "Stress", boxes, {})


def _consequences(ids: _Ids, person: Character, texts: dict[str, str]) -> list[dict[str, Any]]:
    taken = {c.degree: texts.get(c.aspect, "") for c in person.consequences}
    return [_text(ids, degree.title(), taken.get(degree, ""), checked=degree in taken) for degree in DEGREES]


def _approaches(ids: _Ids, person: Character) -> list[dict[str, Any]]:
    rated = zip(APPROACHES, person.ratings, strict=True)
    return [_block(ids, "Skill", approach, str(rating), {"commands": ["4dF"]}) for approach, rating in rated]
