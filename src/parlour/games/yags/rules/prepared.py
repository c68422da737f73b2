"""Scenes prepared in hiding: what one is made of, and the commands that open it."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from parlour.core.judge import Words
from parlour.core.odds import Foresight, Sketch
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import FOOTINGS, MOST, NAME, PHRASE, SENTENCE
from parlour.games.yags.content.ready import CHARACTERS, EXTRAS
from parlour.games.yags.content.tables import OBSTRUCTIONS
from parlour.games.yags.model import Creature, State
from parlour.games.yags.rules.ask import RULE
from parlour.games.yags.rules.draft import Draft
from parlour.roleplay.cast import no_session, scene_open
from parlour.roleplay.plans import Placed, Unclear, named_numbers, people
from parlour.roleplay.plans_cast import coming, lurking, meant, preview, said
from parlour.roleplay.scenes import NOTES, Parts, Scenes
from parlour.roleplay.words.scenes import SAY

MOST_CALLED = 12
_ALL = {**CHARACTERS, **EXTRAS}
LIBRARY = {one.name.casefold(): key for key, one in _ALL.items()}
SINGLE = tuple([key for key, one in _ALL.items() if one.named])
NOWHERE = Sketch((), ())
FLAGS, COUNTED = ("windy", "dangerous"), ("unstable", "narrow", "slippery", "gap")
_WORD = re.compile(r"^([a-z]+)(?:[\s:]+(\d{1,4}))?$")


class Written:
    """A prepared scene, read."""

    def __init__(self, parts: Parts) -> None:
        self.ground = ground(parts["ground"])
        self.cast = people(parts["cast"], NOWHERE, NAME, MOST_CALLED)
        self.lurking = people(parts["lurking"], NOWHERE, NAME, MOST_CALLED)
        self.opposition = named_numbers(parts["opposition"], 1, MOST, NAME)


def ground(text: str) -> dict[str, Any]:
    """In words, one after the other: "light, unstable 5, narrow 10, windy" (YAG-196)."""
    found: dict[str, Any] = {}
    for words in [one.strip() for one in re.split(r"[\n,;]", text) if one.strip()]:
        match = _WORD.match(words.casefold())
        word, number = (match.group(1), match.group(2)) if match is not None else ("", None)
        if word in OBSTRUCTIONS and number is None:
            found["obstruction"] = word
        elif word in FLAGS and number is None:
            found[word] = True
        elif word in COUNTED and number is not None and (word == "gap" or int(number) in FOOTINGS):
            found[word] = int(number)
        else:
            raise Unclear("ground", words=words[:60])
        if word == "gap" and found["gap"] > MOST:
            raise Unclear("ground", words=words[:60])
    return found


def _set_ground(found: dict[str, Any]) -> m.SetGround:
    flat = {"obstruction": "clear", **dict.fromkeys(FLAGS, False), **dict.fromkeys(COUNTED, 0)}
    return m.SetGround(**{**flat, **found})


def steps(name: str, parts: Parts, now: Callable[[], State]) -> Iterator[Any]:
    """As a game master would do it by hand: the scene with the party, the ground, the others."""
    written = Written(parts)
    for one in (*written.cast, *written.lurking):
        _meant(now(), one)
    party = [one.id for one in now().creatures if one.controller >= 0 and one.stage == "ready" and not one.hidden]
    yield m.OpenScene(name, parts["when"], parts["question"], tuple(party))
    if written.ground:
        yield _set_ground(written.ground)
    for one in written.cast:
        came = yield from coming(now, one, LIBRARY, _call, _show, SINGLE)
        yield from [m.Enter(who) for who in came if not _one(now(), who).here]
    for one in written.lurking:
        yield from lurking(now, one, LIBRARY, _call, SINGLE)
    yield from [m.Rate(what, number) for what, number in written.opposition]


def _call(hidden: bool, key: str, many: int) -> Iterator[Any]:
    yield from [m.CallReady(hidden, key) for _ in range(many)]


def _show(who: str) -> m.ShowCreature:
    return m.ShowCreature(who, "itself")


def _one(state: State, who: str) -> Creature:
    return next(one for one in state.creatures if one.id == who)


def _meant(state: State, one: Placed) -> tuple[str, Creature | None]:
    return meant(state.creatures, one, LIBRARY, single=SINGLE)


def foreseen(state: State, parts: Parts) -> Foresight:
    """How it would look; whoever is not to be found yet is told of, since they may still be made."""
    written = Written(parts)
    rows = (
        (SAY("preview-ground"), ", ".join(_ground_words(written.ground))),
        (SAY("preview-people"), "; ".join([said(one, NOWHERE) for one in written.cast])),
        (SAY("preview-hidden"), "; ".join([said(one, NOWHERE) for one in written.lurking])),
        (
            SAY("preview-opposition"),
            "; ".join([f"{what or SAY('preview-scene')} {number}" for what, number in written.opposition]),
        ),
    )
    return preview(rows, (*written.cast, *written.lurking), lambda one: _meant(state, one))


def _ground_words(found: dict[str, Any]) -> list[str]:
    flags = [word for word in FLAGS if word in found]
    return [
        *([found["obstruction"]] if "obstruction" in found else []),
        *[f"{word} {found[word]}" for word in COUNTED if word in found],
        *flags,
    ]


_FOLK = tuple([one.name for one in EXTRAS.values()])
SCENES: Scenes[State, Draft] = Scenes(
    game="yags",
    command=m.PrepareScene,
    name=PHRASE,
    fields={
        "when": Words(NAME, 0),
        "question": Words(PHRASE, 0),
        "ground": Words(PHRASE, 0, suggest=("light, unstable 5",)),
        "cast": Words(SENTENCE, 0, suggest=_FOLK),
        "lurking": Words(SENTENCE, 0, suggest=_FOLK[1:]),
        "opposition": Words(SENTENCE, 0, suggest=("20",)),
        "notes": Words(NOTES, 0),
    },
    steps=steps,
    foreseen=foreseen,
    rule=RULE,
    unless=(no_session, scene_open),
    scene=lambda state: state.scene.place,
    open_rule=RULE,
    session_rule=RULE,
)
