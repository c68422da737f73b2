"""Domino Knights in numbers, for whoever lets a program learn it: what a seat sees as a row of small numbers, pieces as
a fixed list of words. Built from the view alone; seats are counted clockwise from one's own, face-down places in the
order they lie."""

from functools import cache

from parlour.core.offers import Piece
from parlour.games.domino_knights.content import MOST_SEATS
from parlour.games.domino_knights.model import PHASES, Options
from parlour.games.domino_knights.pieces import BODY_NAMES, CARD_NAMES, DOMINO_NAMES, RANK, SUITS, code
from parlour.games.domino_knights.view import FaceDown, KnightSeen, Own, Private, Public
from parlour.games.domino_knights.words.options import OPTIONS

GOALS = ("lastStanding", "healthiestAfter", "fameFirstTo", "fameTimed", "fameAttrition")
BODIES = tuple([name for name in BODY_NAMES if name])
FACE_DOWN = len(DOMINO_NAMES)
"""More places than can be taken: every domino lies in one at most."""
NUMBERS = 14

_KINGDOMS = tuple([f"Kingdom +{i}" for i in range(MOST_SEATS)])
_PLACES = tuple([f"place {i}" for i in range(FACE_DOWN)])
WORDS: tuple[Piece, ...] = (*range(NUMBERS), *SUITS, *GOALS, "redraw", *CARD_NAMES, *BODIES, *_KINGDOMS, *_PLACES)
_FIRST_KINGDOM, _FIRST_PLACE = WORDS.index(_KINGDOMS[0]), WORDS.index(_PLACES[0])

_CARD_ROW = {name: row for row, name in enumerate(CARD_NAMES)}
_BODY_ROW = {name: row for row, name in enumerate(BODIES)}

KINGDOM_FEATURES = (
    "seated",
    "alive",
    "Health or Fame",
    "cards in hand",
    "Recruits",
    "Candidates",
    "Knights",
    "graveyard",
    "attacked this turn",
    "attacks",
    "defends",
    "asked in the window",
    "aimed at",
    "has voted",
    "Fame it would gain",
    "Fame it would lose",
)
CARD_FEATURES = (
    "in my hand",
    "under my Candidates",
    "discarded",
    "top discard",
    "aimed at",
    *[
        f"{what} of +{i}"
        for what in ("known in hand", "lying at", "in the tomb", "just played")
        for i in range(MOST_SEATS)
    ],
)
BODY_FEATURES = (
    *[f"{what} of +{i}" for what in ("Knight", "in the graveyard") for i in range(MOST_SEATS)],
    "top of a graveyard",
    "attack end",
    "defence end",
    "attack",
    "defence",
    *[f"suit {suit}" for suit in SUITS],
    "tapped",
    "never taps",
    "Courage",
    "doublings",
    "defeated",
    "Life and Power on it",
    "training cards",
    "copies another",
    "copied",
    "hired",
    "attacks in pairing",
    "blocks in pairing",
    "aimed at",
)
PLACE_FEATURES = (
    *[f"of +{i}" for i in range(MOST_SEATS)],
    "Candidate",
    "cards",
    "pips known",
    "low end",
    "high end",
    "cost",
    "paid",
    "finished",
    *[f"suit {suit}" for suit in SUITS],
    "rank of the first card",
    "rank of the second card",
    "aimed at",
)
TABLE_FEATURES = (
    "players",
    "turn",
    "deck",
    "Peasants",
    "discard pile",
    "highest pip",
    "Health or Fame at the start",
    "limit of the goal",
    "time is up",
    "Health in danger",
    "battle resolved",
    "I must name a model",
    "aid asked for the attack",
    "aid asked for the defence",
    "Fame",
)

_RULES = tuple([option for option in OPTIONS if option.key != "botsResign"])
"""What a player of any kind plays by; whether our own bots give up is no rule."""
_SECTIONS: tuple[tuple[str, int], ...] = (
    ("table", len(TABLE_FEATURES)),
    ("options", len(_RULES)),
    ("goal", len(GOALS)),
    ("phase", len(PHASES)),
    ("window: none, interjection, CP1 to CP7", 9),
    ("active Kingdom", MOST_SEATS),
    ("attacking Kingdom", MOST_SEATS),
    ("defending Kingdom", MOST_SEATS),
    ("Kingdoms", MOST_SEATS * len(KINGDOM_FEATURES)),
    ("cards", len(CARD_NAMES) * len(CARD_FEATURES)),
    ("bodies", len(BODIES) * len(BODY_FEATURES)),
    ("places", FACE_DOWN * len(PLACE_FEATURES)),
)
LAYOUT = tuple(
    [(title, sum([size for _, size in _SECTIONS[:at]]), count) for at, (title, count) in enumerate(_SECTIONS)]
)
_AT = {title: start for title, start, _ in LAYOUT}
_KINGDOM = {name: at for at, name in enumerate(KINGDOM_FEATURES)}
_CARD = {name: at for at, name in enumerate(CARD_FEATURES)}
_BODY = {name: at for at, name in enumerate(BODY_FEATURES)}
_PLACE = {name: at for at, name in enumerate(PLACE_FEATURES)}

Numbers = list[tuple[int, int]]
"""Places in the row, and what stands there."""


@cache
def _options(options: Options) -> tuple[tuple[int, int], ...]:
    """Each option's value: its place among the values there are, or the number itself."""
    out: list[tuple[int, int]] = []
    for at, option in enumerate(_RULES):
        value = getattr(options, _FIELDS[option.key])
        said = {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
        listed = [choice.value for choice in option.values]
        number = listed.index(said) if said in listed else int(said) if said.isdigit() else 0
        out.append((_AT["options"] + at, number))
    return tuple(out)


_FIELDS = dict(zip(Options.__struct_encode_fields__, Options.__struct_fields__, strict=True))


def _card(name: str, feature: str) -> int:
    return _AT["cards"] + _CARD_ROW[name] * len(CARD_FEATURES) + _CARD[feature]


def _body(name: str, feature: str) -> int:
    return _AT["bodies"] + _BODY_ROW[name] * len(BODY_FEATURES) + _BODY[feature]


def _face_down(public: Public, seat: int) -> list[tuple[int, FaceDown, bool]]:
    """What lies face-down, from one's own Kingdom clockwise, Recruits before Candidates: (steps from me, it,
    Candidate)."""
    out: list[tuple[int, FaceDown, bool]] = []
    count = len(public.kingdoms)
    for steps in range(count):
        kingdom = public.kingdoms[(seat + steps) % count]
        out += [(steps, lying, False) for lying in kingdom.recruits] + [
            (steps, lying, True) for lying in kingdom.candidates
        ]
    return out


def _table(public: Public, seat: int, out: Numbers) -> None:
    battle, window, at = public.battle, public.window, _AT["table"]
    asked = battle.asked_aid if battle is not None else ()
    values = (
        len(public.kingdoms),
        public.turn,
        public.deck,
        public.peasants,
        len(public.discard),
        public.highest,
        public.start,
        public.limit,
        public.time_up,
        battle.damage if battle is not None else 0,
        battle is not None and battle.resolved,
        public.copying == seat,
        1 in asked,
        2 in asked,
        any(kingdom.fame is not None for kingdom in public.kingdoms),
    )
    out += [(at + i, int(value)) for i, value in enumerate(values) if value]
    out += _options(public.options)
    if public.goal in GOALS:
        out.append((_AT["goal"] + GOALS.index(public.goal), 1))
    out.append((_AT["phase"] + PHASES.index(public.phase), 1))
    out.append((_AT["window: none, interjection, CP1 to CP7"] + (0 if window is None else 1 + window.checkpoint), 1))
    count = len(public.kingdoms)
    out.append((_AT["active Kingdom"] + (public.active - seat) % count, 1))
    if battle is not None:
        out.append((_AT["attacking Kingdom"] + (battle.attacker - seat) % count, 1))
        out.append((_AT["defending Kingdom"] + (battle.target - seat) % count, 1))


def _kingdoms(public: Public, seat: int, aimed: frozenset[str], out: Numbers) -> None:
    count = len(public.kingdoms)
    battle, window = public.battle, public.window
    for steps in range(count):
        who = (seat + steps) % count
        kingdom = public.kingdoms[who]
        side = battle.sides[who] if battle is not None else 0
        change = battle.fame[who] if battle is not None and battle.fame else 0
        values = (
            True,
            kingdom.alive,
            kingdom.health or kingdom.fame or 0,
            kingdom.hand,
            len(kingdom.recruits),
            len(kingdom.candidates),
            len(kingdom.knights),
            len(kingdom.graveyard),
            kingdom.attacked,
            side == 1,
            side == 2,
            window is not None and who in window.asked,
            f"@{who}" in aimed,
            bool(public.voted) and public.voted[who],
            max(0, change),
            max(0, -change),
        )
        at = _AT["Kingdoms"] + steps * len(KINGDOM_FEATURES)
        out += [(at + i, int(value)) for i, value in enumerate(values) if value]
        for name, feature in (
            (kingdom.known, "known in hand"),
            (kingdom.laid, "lying at"),
            (kingdom.tomb, "in the tomb"),
        ):
            out += [(_card(card, f"{feature} of +{steps}"), 1) for card in name]
        out += [(_body(body, f"in the graveyard of +{steps}"), 1) for body in kingdom.graveyard]
        if kingdom.graveyard:
            out.append((_body(kingdom.graveyard[-1], "top of a graveyard"), 1))
        for knight in kingdom.knights:
            _knight(knight, steps, aimed, out)


def _knight(knight: KnightSeen, steps: int, aimed: frozenset[str], out: Numbers) -> None:
    values: tuple[tuple[str, int], ...] = (
        (f"Knight of +{steps}", 1),
        ("attack end", knight.attack_end),
        ("defence end", knight.defence_end),
        ("attack", knight.attack),
        ("defence", knight.defence),
        ("tapped", knight.tapped),
        ("never taps", knight.never_taps),
        ("Courage", knight.courage),
        ("doublings", knight.doublings),
        ("defeated", knight.flipped),
        ("Life and Power on it", len(knight.on)),
        ("training cards", len(knight.cards)),
        ("copies another", knight.model is not None),
        ("hired", knight.hired_from is not None),
        ("aimed at", knight.id in aimed),
    )
    out += [(_body(knight.id, feature), int(value)) for feature, value in values if value]
    if knight.suit:
        out.append((_body(knight.id, f"suit {knight.suit}"), 1))
    if knight.model is not None:
        out.append((_body(knight.model, "copied"), 1))


def _battle(public: Public, out: Numbers) -> None:
    if public.battle is None:
        return
    for number, pairing in enumerate(public.battle.pairings, 1):
        out.append((_body(pairing.attacker, "attacks in pairing"), number))
        out += [(_body(blocker, "blocks in pairing"), number) for blocker in pairing.blockers]


def _cards(public: Public, private: Private, seat: int, aimed: frozenset[str], out: Numbers) -> None:
    out += [(_card(card, "in my hand"), 1) for card in private.hand]
    out += [(_card(card, "under my Candidates"), 1) for own in private.candidates for card in own.cards]
    out += [(_card(card, "discarded"), 1) for card in public.discard]
    if public.discard:
        out.append((_card(public.discard[-1], "top discard"), 1))
    if public.window is not None:
        for play in public.window.batch:
            out.append((_card(play.card, f"just played of +{(play.seat - seat) % len(public.kingdoms)}"), 1))
    out += [(_card(name, "aimed at"), 1) for name in aimed if name in _CARD_ROW]


def _places(public: Public, private: Private, seat: int, aimed: frozenset[str], out: Numbers) -> None:
    mine: dict[str, Own] = {own.id: own for own in (*private.recruits, *private.candidates)}
    for row, (steps, lying, candidate) in enumerate(_face_down(public, seat)):
        own = mine.get(lying.id)
        cards = own.cards if own is not None else lying.pair
        pips = own.pips if own is not None else lying.pips
        low, high = _ends(pips)
        values: tuple[tuple[str, int], ...] = (
            (f"of +{steps}", 1),
            ("Candidate", candidate),
            ("cards", lying.cards),
            ("pips known", bool(pips)),
            ("low end", low),
            ("high end", high),
            ("cost", own.cost if own is not None else 0),
            ("paid", own.paid if own is not None else 0),
            ("finished", own is not None and candidate and own.finished),
            ("aimed at", lying.id in aimed),
        )
        at = _AT["places"] + row * len(PLACE_FEATURES)
        out += [(at + _PLACE[feature], int(value)) for feature, value in values if value]
        for card, feature in zip(cards, ("rank of the first card", "rank of the second card"), strict=False):
            out.append((at + _PLACE[feature], RANK[code(card)]))
        suit = next((card.rstrip("'")[-1] for card in cards if card.rstrip("'")[-1] in SUITS), None)
        if suit is not None:
            out.append((at + _PLACE[f"suit {suit}"], 1))


def _ends(pips: str | None) -> tuple[int, int]:
    if not pips or ":" not in pips:
        return 0, 0
    low, high = pips.strip("[]").split(":")
    return int(low), int(high)


class Learning:
    words = WORDS
    left_out = frozenset(("name_kingdom", "concede", "plead", "time_is_up", "take_step"))
    size = sum([count for _, count in _SECTIONS])
    layout = LAYOUT

    def words_for(self, public: Public, private: Private, seat: int, players: int) -> dict[Piece, int]:
        words: dict[Piece, int] = {f"@{who}": _FIRST_KINGDOM + (who - seat) % players for who in range(players)}
        for row, (_, lying, _) in enumerate(_face_down(public, seat)):
            words[lying.id] = _FIRST_PLACE + row
        return words

    def features(self, public: Public, private: Private, seat: int) -> Numbers:
        aimed = (
            frozenset([play.target for play in public.window.batch]) if public.window is not None else frozenset[str]()
        )
        out: Numbers = []
        _table(public, seat, out)
        _kingdoms(public, seat, aimed, out)
        _battle(public, out)
        _cards(public, private, seat, aimed, out)
        _places(public, private, seat, aimed, out)
        return out


LEARNING = Learning()
