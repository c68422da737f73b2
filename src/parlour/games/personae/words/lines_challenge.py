"""Sentences of a Challenge: issued, helped, set, rolled, rerolled, decided, and what follows."""

from collections.abc import Sequence

from parlour.core.game import Line
from parlour.games.personae import moves as m
from parlour.games.personae.content.tables import difficulty_name
from parlour.games.personae.words.cards import card_words, roll_card
from parlour.games.personae.words.challenges import challenge_title
from parlour.games.personae.words.phrases import first_up, follows, quoted, said, signed
from parlour.games.personae.words.reader import SAY, Reader, because, criticals, dice_more, own, tells, told


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
    goal = effect = ""
    if challenge.goal and challenge.kind != "recovery":
        goal = SAY("issued-question" if challenge.kind == "virtual" else "goal", goal=said(challenge.goal))
    if challenge.effect:
        effect = SAY("instead-of-hits" if challenge.harmless else "on-success", effect=own(challenge.effect))
    text = told(SAY("issued", title=challenge_title(reader.state, challenge)), goal, effect)
    return Line(text, _KIND_RULES[challenge.kind], "roll", reader.by(who), story=bool(challenge.goal))


@tells(m.ChallengeCalledOff)
def _called_off(_reader: Reader, event: m.ChallengeCalledOff) -> Line:
    return Line(told(SAY("called-off"), because(event.reason)), ("PER-003",), "roll")


@tells(m.UnopposedRuled)
def _ruled(reader: Reader, event: m.UnopposedRuled) -> Line:
    goal = said(event.goal) if event.goal else "none"
    text = SAY("ruled-success" if event.passed else "ruled-failure", who=reader.who(event.who), goal=goal)
    return _roll(reader, event.who, told(text, because(event.reason)), "PER-153", story=True)


@tells(m.DifficultySet)
def _difficulty(_reader: Reader, event: m.DifficultySet) -> Line:
    name, listed = difficulty_name(event.listed), signed(event.listed)
    text = (
        SAY("difficulty", name=name, listed=listed)
        if event.difficulty == event.listed
        else SAY("difficulty-own", name=name, listed=listed, own=signed(event.difficulty))
    )
    return Line(
        told(text, because(event.reason)),
        ("PER-155", "PER-271") if event.difficulty != event.listed else ("PER-155",),
        "roll",
    )


@tells(m.AnswerGiven)
def _answer(reader: Reader, event: m.AnswerGiven) -> Line:
    known = {"who": reader.who(event.who), "target": reader.who(event.target), "answer": own(event.answer)}
    if not event.answer.strip():
        known = {"who": known["who"], "target": known["target"]}
        return Line(SAY("answered-aloud", **known), ("PER-148",), "fact", reader.by(event.who), (event.target,), True)
    text = (
        SAY("answered-question", question=quoted(event.question), **known)
        if event.question
        else SAY("answered", **known)
    )
    return Line(text, ("PER-148",), "fact", reader.by(event.who), (event.target,), True)


@tells(m.HelpJoined)
def _helps(reader: Reader, event: m.HelpJoined) -> Line:
    text = SAY("helps", who=reader.who(event.who), skill=reader.trait(event.who, event.skill, SAY("helps-gone")))
    return _roll(reader, event.who, text, "PER-140", "PER-147", story=True)


@tells(m.ActorJoined)
def _joins(reader: Reader, event: m.ActorJoined) -> Line:
    how = reader.trait(event.who, event.power or event.skill, SAY("no-skill"))
    return _roll(reader, event.who, SAY("joins", who=reader.who(event.who), how=how), "PER-116", story=True)


@tells(m.PrimaryChanged)
def _primary(reader: Reader, event: m.PrimaryChanged) -> Line:
    return _roll(
        reader,
        event.who,
        SAY("primary", who=reader.who(event.who), before=reader.who(event.before)),
        "PER-145",
    )


# Before the dice


@tells(m.AttributeSubstituted)
def _substituted(reader: Reader, event: m.AttributeSubstituted) -> Line | None:
    """What the game master's individuals add is hers until their dice lie there: the card tells it then."""
    if not reader.reads(event.who):
        return None
    known = {"who": reader.who(event.who), "attribute": event.attribute, "value": signed(event.value)}
    text = SAY("substituted-before", before=event.before, **known) if event.before else SAY("substituted", **known)
    return _roll(reader, event.who, told(text, because(event.reason)), "PER-016")


@tells(m.Adjusted)
def _adjusted(reader: Reader, event: m.Adjusted) -> Line | None:
    """An Expertise has its own line; of the game master's individuals the card tells it, later."""
    one = event.addition
    if one.rule == "PER-053" or (event.who and not reader.reads(event.who)):
        return None
    whom = reader.who(event.who) if event.who else SAY("gm-dice")
    amount = dice_more(one.amount) if event.what == "dice" else signed(one.amount)
    return _roll(reader, event.who, SAY("adjusted", amount=amount, who=whom, why=own(one.label)), "PER-124")


@tells(m.PowerCounted)
def _counted(reader: Reader, event: m.PowerCounted) -> Line | None:
    if not reader.reads(event.who):
        return None
    return _roll(
        reader,
        event.who,
        SAY("power-counts" if event.counts else "power-not-counted", power=event.name, who=reader.who(event.who)),
        "PER-078",
    )


@tells(m.WentUnnoticed)
def _unnoticed(_reader: Reader, _event: m.WentUnnoticed) -> Line:
    return Line(SAY("unnoticed"), ("PER-212",), "roll")


@tells(m.ExpertiseCalled)
def _expertise(reader: Reader, event: m.ExpertiseCalled) -> Line | None:
    if not reader.reads(event.who):
        return None
    talent = reader.trait(event.who, event.talent, SAY("expertise-gone"))
    text = SAY("expertise", who=reader.who(event.who), talent=talent, reason=own(event.reason))
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
        return _roll(reader, who, SAY("expertise-no", talent=talent, who=name), "PER-053")
    return _roll(reader, who, SAY("expertise-yes", who=name, talent=talent), "PER-053", "PER-054", story=True)


@tells(m.AbilityUsed)
def _ability(reader: Reader, event: m.AbilityUsed) -> Line | None:
    if not reader.reads(event.who):
        return None
    return _roll(
        reader,
        event.who,
        SAY("ability", who=reader.who(event.who), ability=reader.trait(event.who, event.ability)),
        "PER-075",
        story=True,
    )


# The dice


@tells(m.DieRerolled)
def _rerolled(reader: Reader, event: m.DieRerolled) -> Line:
    """Whose die it is follows from what the Trait does."""
    forced = reader.effect(event.by, event.ability) == "rerollOpponent"
    text = SAY(
        "rerolled-opponent" if forced else "rerolled",
        who=reader.who(event.by),
        ability=reader.trait(event.by, event.ability),
        before=SAY("a-face", face=event.before),
        rolled=event.rolled,
        stays=str(event.after) if event.after != event.rolled else "none",
    )
    return _roll(reader, event.by, text, "PER-069" if forced else "PER-068", story=True)


@tells(m.DieIgnored)
def _ignored(reader: Reader, event: m.DieIgnored) -> Line:
    text = SAY("ignored", who=reader.who(event.by), ability=reader.trait(event.by, event.ability))
    return _roll(reader, event.by, text, "PER-218", story=True)


@tells(m.CriticalsEarned)
def _earned(reader: Reader, event: m.CriticalsEarned) -> Line:
    return Line(
        SAY("earned", who=reader.bank(event.owner), criticals=criticals(event.amount)),
        ("PER-131", "PER-134"),
        "points",
        event.owner,
    )


@tells(m.CriticalSpent)
def _spent(reader: Reader, event: m.CriticalSpent) -> Line:
    bought = {
        "result": SAY("bought-result", amount=signed(event.amount)),
        "hit": SAY("bought-hit", count=event.amount),
        "success": SAY("bought-success"),
        "agreed": own(event.words).rstrip(".") or SAY("bought-agreed"),
    }.get(event.option) or _feat(reader, event.option)
    rule = "PER-073" if event.option not in ("result", "hit", "success", "agreed") else "PER-135"
    return Line(SAY("spent", who=reader.bank(event.owner), bought=bought), (rule,), "points", event.owner, story=True)


def _feat(reader: Reader, ability: str) -> str:
    who = next((one.id for one in reader.state.individuals if any(each.id == ability for each in one.abilities)), "")
    return SAY("bought-feat", feat=reader.trait(who, ability)) if who else SAY("bought-feat-gone")


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
    text = SAY("tie-success" if event.success else "tie-failure", who=reader.person(event.by))
    return Line(text, ("PER-Q30",), "roll", event.by, story=True)


# What follows


@tells(m.Followed)
def _followed(reader: Reader, event: m.Followed) -> Line:
    name = _named(reader, event.trait)
    return Line(SAY("followed-by", trait=name) if name else SAY("followed"), ("PER-128",), "roll")


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
    text = SAY("provoked", who=reader.who(event.who), target=reader.who(event.target))
    return Line(first_up(text), ("PER-071",), "battle", reader.by(event.who), story=True)


@tells(m.ChallengeClosed)
def _closed(_reader: Reader, event: m.ChallengeClosed) -> Line | None:
    if not event.words and not event.extend:
        return None
    text = told(SAY("goes-on") if event.extend else "", follows(event.words).strip())
    return Line(text.strip(), ("PER-126",), "roll", story=bool(event.words))
