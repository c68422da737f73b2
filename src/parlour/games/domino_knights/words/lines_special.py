"""Lines of the special cards and what they do."""

from parlour.core.game import Line
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.pieces import (
    BODY_NAMES,
    COURAGE,
    DEATH,
    DOMINO_AT,
    KINGDOM_AT,
    LIFE,
    LOYALTY,
    MAJESTY,
    MERCENARY,
    NECROMANCER,
    NO_SUIT,
    PAIR,
    POWER,
    SPECIAL,
    SPECIAL_NAMES,
    SUIT,
    WEALTH,
    WIZARD,
    is_body,
    is_card,
    is_kingdom,
    special_of,
)  # fmt: skip
from parlour.games.domino_knights.words.lines_pairs import killed, life_played
from parlour.games.domino_knights.words.pieces import cards, dominoes, knight, special, suit_name
from parlour.games.domino_knights.words.reader import SAY, Reader, line, tells

_RULES = {
    DEATH: ("DK-121",),
    LIFE: ("DK-126", "DK-128"),
    WEALTH: ("DK-133",),
    POWER: ("DK-139",),
    MAJESTY: ("DK-144",),
    LOYALTY: ("DK-145", "DK-146", "DK-147"),
    COURAGE: ("DK-148",),
    WIZARD: ("DK-149",),
    NECROMANCER: ("DK-153", "DK-154"),
    MERCENARY: ("DK-190",),
}


def _target(reader: Reader, event: m.SpecialPlayed) -> str:
    number = event.target
    if is_card(number):
        return special(number, dominoless=reader.dominoless)
    if is_body(number):
        return BODY_NAMES[number - DOMINO_AT]
    if event.pair:
        return life_played(reader, event)
    if is_kingdom(number):
        name = reader[number - KINGDOM_AT]
        return SAY("on-graveyard", who=name) if SPECIAL[event.card] == NECROMANCER else name
    if SPECIAL[event.card] == LIFE:
        return SAY("on-raised" if reader.dominoless else "on-recruit")
    return SAY("on-candidate" if reader.dominoless else "on-face-down")


def _chosen(reader: Reader, event: m.SpecialPlayed) -> list[str]:
    """DK-A90: what is chosen for a Recruit stays with its player until Life takes effect."""
    if not reader.knows(event.seat) or event.pair:
        return []
    chosen = []
    if event.attack >= 0:
        chosen.append(SAY("chosen-attack" if reader.dominoless else "chosen-end", attack=str(event.attack)))
    if 0 <= event.suit < NO_SUIT:
        chosen.append(suit_name(event.suit))
    if event.model >= 0:
        chosen.append(SAY("chosen-model", model=BODY_NAMES[event.model]))
    return chosen


@tells(m.SpecialPlayed)
def special_played(reader: Reader, event: m.SpecialPlayed) -> Line:
    kind = special_of(event.card, dominoless=reader.dominoless)
    known = {"special": special(event.card, dominoless=reader.dominoless), "target": _target(reader, event)}
    key = "played"
    if kind == NECROMANCER and event.to not in (-1, event.seat):
        key, known["to"] = "played-for", reader[event.to]
    elif chosen := _chosen(reader, event):
        key, known["chosen"] = "played-chosen", ", ".join(chosen)
    return reader.line(key, event.seat, "DK-112", *_RULES[kind], kind="special", **known)


@tells(m.CardNegated)
def card_negated(reader: Reader, event: m.CardNegated) -> Line:
    known = {"by": special(event.by), "card": special(event.card, dominoless=reader.dominoless)}
    return line("negated", "DK-149", "DK-A27", kind="special", **known)


@tells(m.CardSpent)
def card_spent(reader: Reader, event: m.CardSpent) -> Line | None:
    if event.why != "fizzled":
        return None
    return line("fizzled", "DK-A29", kind="special", card=special(event.card, dominoless=reader.dominoless))


@tells(m.CandidateKilled)
def candidate_killed(reader: Reader, event: m.CandidateKilled) -> Line:
    if event.domino >= PAIR:
        return killed(reader, event)
    known = {"domino": BODY_NAMES[event.domino], "cards": cards(event.cards)}
    return reader.line("candidate-killed", event.seat, "DK-121", "DK-122", "DK-A23", kind="special", **known)


@tells(m.KnightKilled)
def knight_killed(reader: Reader, event: m.KnightKilled) -> Line:
    if event.by < 0:
        key = "copy-dies" if event.knight < PAIR else "copy-dies-pair"
        return reader.line(key, event.seat, "DK-158", "DK-159", kind="special")
    return reader.line("knight-killed", event.seat, "DK-121", "DK-125", kind="special", knight=BODY_NAMES[event.knight])


@tells(m.BroughtIn)
def brought_in(reader: Reader, event: m.BroughtIn) -> Line:
    return reader.line("brought-in", event.seat, "DK-126", "DK-127", kind="special", knight=knight(event.knight))


@tells(m.LifeLaid)
def life_laid(reader: Reader, event: m.LifeLaid) -> Line:
    freed = event.freed or (event.knight,)
    rules = ("DK-128", "DK-198", "DK-A16")
    if not event.stays:
        return reader.line("life-laid", event.seat, *rules, kind="special", knights=dominoes(freed))
    known: dict[str, str | int] = {"knights": dominoes(freed), "count": len(freed)}
    return reader.line("life-laid-stays", event.seat, *rules, kind="special", **known)


@tells(m.PowerLaid)
def power_laid(reader: Reader, event: m.PowerLaid) -> Line:
    return reader.line("power-laid", event.seat, "DK-139", kind="special", knight=BODY_NAMES[event.knight])


@tells(m.CardLaid)
def card_laid(reader: Reader, event: m.CardLaid) -> Line:
    kind = SPECIAL[event.card]
    key, known = f"laid-{SPECIAL_NAMES[kind].lower()}", {"card": special(event.card)}
    known |= {} if kind == WEALTH else {"suit": suit_name(SUIT[event.card])}
    return reader.line(key, event.seat, *_RULES[kind], kind="special", **known)


@tells(m.Untapped)
def untapped(_reader: Reader, event: m.Untapped) -> Line | None:
    if not event.knights:
        return None
    return line("untapped", "DK-022", knights=dominoes(event.knights), count=len(event.knights))


@tells(m.LifeLost)
def life_lost(reader: Reader, event: m.LifeLost) -> Line:
    return reader.line(f"life-lost-{event.to}", event.seat, "DK-A17", kind="special", knight=BODY_NAMES[event.knight])


@tells(m.Raised)
def raised(reader: Reader, event: m.Raised) -> Line:
    known = {"domino": BODY_NAMES[event.recruit.domino], "grave": reader[event.seat]}
    return reader.line("raised", event.to, "DK-153", "DK-154", kind="special", **known)


@tells(m.CopyAsked)
def copy_asked(reader: Reader, event: m.CopyAsked) -> Line:
    return reader.line("copy-asked", event.seat, "DK-158", kind="special")


@tells(m.Copied)
def copied(reader: Reader, event: m.Copied) -> Line:
    return reader.line("copied", event.seat, "DK-156", "DK-158", kind="special", model=BODY_NAMES[event.model])
