"""Sentences of a Challenge: issued, helped, set, rolled, rerolled, decided, and what follows."""

from collections.abc import Sequence

from parlour.core.game import Line
from parlour.games.personae import moves as m
from parlour.games.personae.content.tables import difficulty_name
from parlour.games.personae.words.cards import card_words, roll_card
from parlour.games.personae.words.challenges import challenge_title
from parlour.games.personae.words.phrases import (
    a_face,
    because,
    dice,
    first_up,
    follows,
    quoted,
    said,
    sentence,
    signed,
)
from parlour.games.personae.words.reader import Reader, criticals, tells


def _roll(reader: Reader, who: str, text: str, *rules: str, story: bool = False) -> Line:
    return Line(first_up(text), rules, "roll", reader.by(who), story=story)


@tells(
    m.StageCame, m.SideSet, m.SideReady, m.DiceRolled, m.StoodBy, m.FollowGranted,
)  # fmt: skip
def _shown(_reader: Reader, _event: object) -> None:
    """The board and the prompt show it; the card tells the dice."""


_KIND_RULES = {
    "interaction": ("PER-116", "PER-125"), "attack": ("PER-167",), "power": ("PER-174",), "recovery": ("PER-194",),
    "unopposed": ("PER-153",), "virtual": ("PER-148",),
}  # fmt: skip


@tells(m.ChallengeIssued)
def _issued(reader: Reader, event: m.ChallengeIssued) -> Line:
    challenge = event.challenge
    who = challenge.sides[0].who
    goal = (
        f" {_asks(challenge.kind)}: {said(challenge.goal)}" if challenge.goal and challenge.kind != "recovery" else ""
    )
    effect = (
        f" {'Instead of hits' if challenge.harmless else 'On success'}:{sentence(challenge.effect)}"
        if challenge.effect
        else ""
    )
    text = f"{challenge_title(reader.state, challenge)}.{goal}{effect}"
    return Line(text, _KIND_RULES[challenge.kind], "roll", reader.by(who), story=bool(challenge.goal))


def _asks(kind: str) -> str:
    return {"virtual": "The question", "unopposed": "What for"}.get(kind, "The goal")


@tells(m.ChallengeCalledOff)
def _called_off(_reader: Reader, event: m.ChallengeCalledOff) -> Line:
    return Line(f"The Challenge is called off.{because(event.reason)}", ("PER-003",), "roll")


@tells(m.UnopposedRuled)
def _ruled(reader: Reader, event: m.UnopposedRuled) -> Line:
    goal = f": {said(event.goal)}" if event.goal else "."
    how = "succeeds without a roll" if event.passed else "cannot succeed"
    return _roll(
        reader, event.who, f"{reader.who(event.who)} {how}{goal}{because(event.reason)}", "PER-153", story=True
    )


@tells(m.DifficultySet)
def _difficulty(_reader: Reader, event: m.DifficultySet) -> Line:
    text = f"The difficulty is {difficulty_name(event.listed)}: {signed(event.listed)} to the game master's die"
    if event.difficulty != event.listed:
        text += f", {signed(event.difficulty)} for this character"
    return Line(
        f"{text}.{because(event.reason)}",
        ("PER-155", "PER-271") if event.difficulty != event.listed else ("PER-155",),
        "roll",
    )


@tells(m.AnswerGiven)
def _answer(reader: Reader, event: m.AnswerGiven) -> Line:
    asked = f" {quoted(event.question)}" if event.question else ""
    text = f"What {reader.who(event.who)} knows about {reader.who(event.target)}:{asked}{sentence(event.answer)}"
    return Line(text, ("PER-148",), "fact", reader.by(event.who), (event.target,), True)


@tells(m.HelpJoined)
def _helps(reader: Reader, event: m.HelpJoined) -> Line:
    text = f"{reader.who(event.who)} helps with {reader.trait(event.who, event.skill, 'what fits')}."
    return _roll(reader, event.who, text, "PER-140", "PER-147", story=True)


@tells(m.ActorJoined)
def _joins(reader: Reader, event: m.ActorJoined) -> Line:
    how = reader.trait(event.who, event.power or event.skill, "no Skill")
    return _roll(reader, event.who, f"{reader.who(event.who)} issues it, too, with {how}.", "PER-116", story=True)


@tells(m.PrimaryChanged)
def _primary(reader: Reader, event: m.PrimaryChanged) -> Line:
    return _roll(
        reader,
        event.who,
        f"{reader.who(event.who)} rolls in place of {reader.who(event.before)}, who helps.",
        "PER-145",
    )


# Before the dice


@tells(m.AttributeSubstituted)
def _substituted(reader: Reader, event: m.AttributeSubstituted) -> Line | None:
    """What the game master's individuals add is hers until their dice lie there: the card tells it then."""
    if not reader.reads(event.who):
        return None
    instead = f" instead of {event.before}" if event.before else ""
    text = (
        f"For this roll {reader.who(event.who)} adds {event.attribute}{instead}: "
        f"{signed(event.value)}.{because(event.reason)}"
    )
    return _roll(reader, event.who, text, "PER-016")


@tells(m.Adjusted)
def _adjusted(reader: Reader, event: m.Adjusted) -> Line | None:
    """An Expertise has its own line; of the game master's individuals the card tells it, later."""
    one = event.addition
    if one.rule == "PER-053" or (event.who and not reader.reads(event.who)):
        return None
    whom = reader.who(event.who) if event.who else "the game master's dice"
    amount = (
        f"{dice(abs(one.amount))} {'more' if one.amount > 0 else 'fewer'}"
        if event.what == "dice"
        else signed(one.amount)
    )
    return _roll(reader, event.who, f"{amount} for {whom}:{sentence(one.label)}", "PER-124")


@tells(m.PowerCounted)
def _counted(reader: Reader, event: m.PowerCounted) -> Line | None:
    if not reader.reads(event.who):
        return None
    return _roll(
        reader,
        event.who,
        f"{event.name} {'counts' if event.counts else 'does not count'} for {reader.who(event.who)} here.",
        "PER-078",
    )


@tells(m.WentUnnoticed)
def _unnoticed(_reader: Reader, _event: m.WentUnnoticed) -> Line:
    return Line("It comes unnoticed: nobody can answer it actively.", ("PER-212",), "roll")


@tells(m.ExpertiseCalled)
def _expertise(reader: Reader, event: m.ExpertiseCalled) -> Line | None:
    if not reader.reads(event.who):
        return None
    text = (
        f"{reader.who(event.who)} calls on an Expertise, "
        f"{reader.trait(event.who, event.talent, 'one of several')}:{sentence(event.reason)}"
    )
    return _roll(reader, event.who, text, "PER-053")


@tells(m.ExpertiseAnswered)
def _expertise_answered(reader: Reader, event: m.ExpertiseAnswered) -> Line | None:
    """Whose it is follows from the Talent; of the game master's individuals it is hers."""
    who = next(
        (one.id for one in reader.state.individuals if any(talent.id == event.talent for talent in one.talents)), ""
    )
    if not who or not reader.reads(who):
        return None
    name, talent = reader.who(who), reader.trait(who, event.talent)
    if not event.yes:
        return _roll(reader, who, f"The game master does not see how {talent} helps {name} here.", "PER-053")
    return _roll(reader, who, f"{name} knows better: {talent} gives an extra die.", "PER-053", "PER-054", story=True)


@tells(m.AbilityUsed)
def _ability(reader: Reader, event: m.AbilityUsed) -> Line | None:
    if not reader.reads(event.who):
        return None
    return _roll(
        reader,
        event.who,
        f"{reader.who(event.who)} uses {quoted(reader.trait(event.who, event.ability))}.",
        "PER-075",
        story=True,
    )


# The dice


@tells(m.DieRerolled)
def _rerolled(reader: Reader, event: m.DieRerolled) -> Line:
    """Whose die it is follows from what the Trait does."""
    forced = reader.effect(event.by, event.ability) == "rerollOpponent"
    again = (
        f": the opponent rolls {a_face(event.before)} again" if forced else f" and rolls {a_face(event.before)} again"
    )
    stays = f", so the {event.after} stays" if event.after != event.rolled else ""
    text = f"{reader.who(event.by)} uses {quoted(reader.trait(event.by, event.ability))}{again}: {event.rolled}{stays}."
    return _roll(reader, event.by, text, "PER-069" if forced else "PER-068", story=True)


@tells(m.DieIgnored)
def _ignored(reader: Reader, event: m.DieIgnored) -> Line:
    text = (
        f"{reader.who(event.by)} uses {quoted(reader.trait(event.by, event.ability))}: a die of the attacker does "
        "not count."
    )
    return _roll(reader, event.by, text, "PER-218", story=True)


@tells(m.CriticalsEarned)
def _earned(reader: Reader, event: m.CriticalsEarned) -> Line:
    return Line(
        f"{reader.bank(event.owner)} banks {criticals(event.amount)}.", ("PER-131", "PER-134"), "points", event.owner
    )


@tells(m.CriticalSpent)
def _spent(reader: Reader, event: m.CriticalSpent) -> Line:
    bought = {
        "result": f"{signed(event.amount)} to the result",
        "hit": f"{event.amount} more hit{'s' if event.amount > 1 else ''}",
        "success": "success, whatever the dice say",
        "agreed": sentence(event.words).strip().rstrip(".") or "what was agreed",
    }.get(event.option) or _feat(reader, event.option)
    rule = "PER-073" if event.option not in ("result", "hit", "success", "agreed") else "PER-135"
    return Line(f"{reader.bank(event.owner)} spends a critical: {bought}.", (rule,), "points", event.owner, story=True)


def _feat(reader: Reader, ability: str) -> str:
    who = next((one.id for one in reader.state.individuals if any(each.id == ability for each in one.abilities)), "")
    return quoted(reader.trait(who, ability, "a feat")) if who else "a feat"


def decided(reader: Reader, events: Sequence[m.Decided]) -> list[Line]:
    """One card for everybody who was compared with the same dice."""
    challenge = events[0].challenge
    if challenge is None:
        return []
    duels = [event.duel for event in events]
    card = roll_card(reader.state, challenge, duels)
    return [
        Line(
            card_words(reader.state, challenge, duels),
            card.rules,
            "roll",
            reader.by(challenge.sides[0].who),
            story=True,
            card=card,
        )
    ]


@tells(m.Decided)
def _decided(reader: Reader, event: m.Decided) -> Line | None:
    return next(iter(decided(reader, [event])), None)


@tells(m.TieSettled)
def _tie(reader: Reader, event: m.TieSettled) -> Line:
    how = "it succeeds" if event.success else "the reactor holds"
    return Line(f"{reader.person(event.by)} settles the deadlock: {how}.", ("PER-Q30",), "roll", event.by, story=True)


# What follows


@tells(m.Followed)
def _followed(reader: Reader, event: m.Followed) -> Line:
    by = f"{quoted(name)} gives a" if (name := _named(reader, event.trait)) else "A"
    return Line(f"{by} subsequent Challenge, with the next dice of the same roll.", ("PER-128",), "roll")


def _named(reader: Reader, trait: str) -> str:
    return (
        next(
            (
                each.name
                for one in reader.state.individuals
                if reader.knows(one.id)
                for each in one.abilities
                if each.id == trait
            ),
            "",
        )
        if trait
        else ""
    )


@tells(m.Provoked)
def _provoked(reader: Reader, event: m.Provoked) -> Line:
    text = f"{reader.who(event.who)} cannot let that stand and attacks {reader.who(event.target)} at once."
    return Line(first_up(text), ("PER-071",), "battle", reader.by(event.who), story=True)


@tells(m.ChallengeClosed)
def _closed(_reader: Reader, event: m.ChallengeClosed) -> Line | None:
    if not event.words and not event.extend:
        return None
    text = f"{'It goes on.' if event.extend else ''}{follows(event.words)}"
    return Line(text.strip(), ("PER-126",), "roll", story=bool(event.words))
