"""Sentences of a roll: declared, opposed, helped, thrown, invoked, decided, and what it leads to."""

from typing import Any

from parlour.core.game import Line
from parlour.core.phrasebook import listed
from parlour.games.fate import moves as m
from parlour.games.fate.content.tables import ladder, signed
from parlour.games.fate.model import SCENE, Roll, Side
from parlour.games.fate.rules.ask import find_character
from parlour.games.fate.words.cards import how_words, roll_card, roll_line, stunt_name, target_words, throw
from parlour.games.fate.words.reader import SAY, Known, Reader, line, quoted, tells


def _roll(reader: Reader, who: str, key: str, *rules: str, story: bool = False, words: str = "", **known: Any) -> Line:
    """Of somebody's part in a roll."""
    by = reader.by(who) if who else -1
    return line(key, *rules, kind="roll", by=by, story=story, words=words, who=reader.who(who), **known)


def _how(reader: Reader, side: Side) -> str:
    """The approach in brackets, where the reader may know it."""
    how = how_words(side) if reader.numbers(side.who) else ""
    return f" ({how})" if how else ""


def _trying(reader: Reader, roll: Roll) -> tuple[str, str, tuple[str, ...]]:
    """The sentence, what it is about, and the rules."""
    target = target_words(reader, roll)
    if roll.action == "attack":
        return f"tries-attack-{roll.harm}", target, ("FAE-070",)
    if roll.action != "create":
        return ("tries-overcome-some" if roll.target == SCENE else "tries-overcome"), target, ("FAE-058",)
    if roll.goal == "use":
        return "tries-use", target, ("FAE-043", "FAE-056")
    if roll.goal == "create":
        return ("tries-create" if target else "tries-create-some"), target, ("FAE-043", "FAE-044")
    rules = ("FAE-043", "FAE-181")
    if roll.target == SCENE:
        return ("tries-around-for" if roll.text else "tries-around"), quoted(roll.text), rules
    return "tries-discover", target, rules


@tells(m.RollDeclared)
def _declared(reader: Reader, event: m.RollDeclared) -> Line:
    roll = event.roll
    if roll.action == "contest":
        if roll.text:
            return line("tries-contest-named", "FAE-129", kind="roll", name=roll.text)
        return line("tries-contest", "FAE-129", kind="roll")
    side = roll.sides[0]
    key, target, rules = _trying(reader, roll)
    known: Known = {"who": side.name or reader.who(side.who), "target": target, "how": _how(reader, side)}
    return line(key, *rules, kind="roll", by=reader.by(side.who), story=True, words=roll.words, **known)


@tells(m.SideSettled)
def _settled(reader: Reader, event: m.SideSettled) -> Line:
    side = event.side
    if not side.who:
        return line("difficulty", "FAE-023", "FAE-165", kind="roll", difficulty=ladder(side.rating))
    if not side.settled and event.protected:
        target = reader.who(event.protected)
        return _roll(reader, side.who, "steps-in", "FAE-065", "FAE-066", story=True, target=target)
    if not side.settled:
        return _roll(reader, side.who, "asked", "FAE-183")
    roll = reader.state.roll
    key, rule = ("competes", "FAE-129") if roll is not None and roll.action == "contest" else ("defends", "FAE-064")
    return _roll(reader, side.who, key, rule, words=side.words, how=_how(reader, side))


@tells(m.ProtectionOffered)
def _offered(reader: Reader, event: m.ProtectionOffered) -> Line:
    return _roll(reader, event.offered.who, "offers", "FAE-065", words=event.offered.words)


@tells(m.ProtectionVetoed)
def _vetoed(reader: Reader, event: m.ProtectionVetoed) -> Line:
    return _roll(reader, event.who, "cannot-step-in", "FAE-065")


@tells(m.RollReady, m.InvocationsOpened, m.Asked, m.Stood, m.ChoicesSet)
def _shown(_reader: Reader, _event: object) -> None:
    """The board and the prompt show it."""


@tells(m.Held)
def _held(reader: Reader, event: m.Held) -> Line:
    side = reader.state.roll.sides[event.side] if reader.state.roll is not None else None
    who = reader.who(side.who) if side is not None and side.who else SAY("the-gm")
    return line("held", "FAE-Q55", kind="roll", who=who)


@tells(m.DifficultyKnown)
def _known(reader: Reader, event: m.DifficultyKnown) -> Line | None:
    if not event.rated:
        return None
    named = reader.border if event.target.startswith("b") else reader.aspect
    what = SAY("this-scene") if event.target == SCENE else named(event.target)
    return line("rated", "FAE-165", "FAE-Q56", kind="change", what=what, difficulty=ladder(event.difficulty))


@tells(m.RollCalledOff)
def _called_off(_reader: Reader, event: m.RollCalledOff) -> Line | None:
    return None if event.conceded else line("called-off", kind="roll", words=event.reason)


@tells(m.Helped)
def _helped(reader: Reader, event: m.Helped) -> Line:
    return _roll(reader, event.who, "helped", "FAE-086", story=True, words=event.words)


def _stunt(reader: Reader, who: str, number: int) -> str:
    """What it is called, where the reader may know it."""
    person = find_character(reader.state, who)
    if person is None or number >= len(person.stunts) or not reader.numbers(who):
        return ""
    return stunt_name(person.stunts[number])


@tells(m.StuntClaimed)
def _claimed(reader: Reader, event: m.StuntClaimed) -> Line | None:
    if not reader.numbers(event.who):
        return None
    stunt = _stunt(reader, event.who, event.stunt)
    key = "stunt-claimed" if stunt else "stunt-claimed-some"
    return _roll(reader, event.who, key, "FAE-038", "FAE-042", stunt=stunt)


@tells(m.StuntVetoed)
def _stunt_vetoed(reader: Reader, event: m.StuntVetoed) -> Line | None:
    if not reader.numbers(event.who):
        return None
    stunt = _stunt(reader, event.who, event.stunt)
    return _roll(reader, event.who, "stunt-vetoed" if stunt else "stunt-vetoed-some", "FAE-042", stunt=stunt)


@tells(m.StuntUsed)
def _used(reader: Reader, event: m.StuntUsed) -> Line:
    stunt, who = _stunt(reader, event.who, event.stunt), event.who
    return line(
        "stunt-used" if stunt else "stunt-used-some",
        "FAE-041",
        kind="change",
        by=reader.by(who),
        about=(who,),
        story=True,
        words=event.words,
        who=reader.who(who),
        stunt=stunt,
    )


@tells(m.Thrown)
def _thrown(reader: Reader, event: m.Thrown) -> Line:
    shown = throw(event.throw)
    total = signed(shown.total)
    if shown.die == "card":
        return _roll(reader, event.who, "drawn", "FAE-021", total=total)
    faces = " ".join(shown.faces).replace("-", "−")
    key = "thrown-by-hand" if shown.by_hand else "thrown"
    return _roll(reader, event.who, key, "FAE-019", faces=faces, total=total)


_EFFECTS = {"bonus": "FAE-108", "ally": "FAE-109", "reroll": "FAE-110", "raise": "FAE-111"}


@tells(m.AspectInvoked)
def _invoked(reader: Reader, event: m.AspectInvoked) -> Line:
    effect = (
        SAY("effect-against", who=reader.who(event.against))
        if event.against
        else SAY(f"effect-{event.effect}", they=reader.they(event.who))
    )
    key, rule = ("invoked-paid", "FAE-104") if event.paid else ("invoked-free", "FAE-107")
    known: Known = {"aspect": reader.aspect(event.aspect, event.text), "effect": effect}
    return _roll(reader, event.who, key, _EFFECTS[event.effect], rule, story=True, words=event.words, **known)


@tells(m.RollDecided)
def _decided(reader: Reader, event: m.RollDecided) -> Line | None:
    roll = event.roll
    if roll is None:
        return None
    card = roll_card(reader, roll)
    by = reader.by(roll.sides[0].who) if roll.action != "contest" else -1
    return Line(roll_line(card), card.rules, "roll", by, story=True, card=card)


@tells(m.CostSet)
def _cost(_reader: Reader, event: m.CostSet) -> Line:
    key, rule = ("cost-serious", "FAE-059") if event.serious else ("cost-minor", "FAE-060")
    return line(key, rule, kind="roll", story=True, words=event.text)


@tells(m.CostAnswered)
def _answered(_reader: Reader, event: m.CostAnswered) -> Line:
    return line("cost-paid" if event.paid else "cost-refused", "FAE-059", "FAE-Q09", kind="roll", story=True)


@tells(m.ObstacleStands)
def _stands(_reader: Reader, _event: m.ObstacleStands) -> Line:
    return line("obstacle-stays", "FAE-059", kind="roll", story=True)


@tells(m.NothingCreated)
def _none(_reader: Reader, _event: m.NothingCreated) -> Line:
    return line("nothing-created", "FAE-045", kind="roll", story=True)


@tells(m.NothingFound)
def _not_found(_reader: Reader, _event: m.NothingFound) -> Line:
    return line("nothing-found", "FAE-050", kind="roll", story=True)


@tells(m.DamageSet)
def _damage(_reader: Reader, event: m.DamageSet) -> Line:
    if event.traded:
        return line("traded", "FAE-074", kind="battle", damage=event.damage)
    return line("hit", "FAE-073", "FAE-075", kind="battle", story=True, damage=event.damage)


@tells(m.HitAbsorbed)
def _absorbed(reader: Reader, event: m.HitAbsorbed) -> Line:
    with_ = [SAY("with-box", box=box) for box in event.boxes]
    with_ += [SAY("with-consequence", degree=degree) for degree in event.consequences]
    rules, who = ("FAE-076", "FAE-080", "FAE-082"), event.who
    known: Known = {"who": reader.who(who), "damage": event.damage, "with": listed(with_)}
    return line("absorbed", *rules, kind="battle", by=reader.by(who), about=(who,), story=True, **known)


@tells(m.ConsequenceTaken)
def _consequence(_reader: Reader, _event: m.ConsequenceTaken) -> None:
    """The hit and the aspect tell it."""


@tells(m.FateTold)
def _fate(reader: Reader, event: m.FateTold) -> Line:
    who = reader.who(event.who)
    return line("fate", "FAE-079", kind="battle", about=(event.who,), story=True, words=event.text, who=who)


@tells(m.RollEnded)
def _ended(_reader: Reader, _event: m.RollEnded) -> None:
    """What came of it has been told."""
