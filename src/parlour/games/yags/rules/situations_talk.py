"""Charm and guile (2.18, 2.19): first impressions, lies and who sees through them, interrogation."""

from parlour.core.judge import FLAG, Move, One, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import PHRASE
from parlour.games.yags.content.tables import TABLES
from parlour.games.yags.model import Check, Creature, Side, State
from parlour.games.yags.rules.ask import find_creature
from parlour.games.yags.rules.conditions import CALLING, HERE, NO, SHOWN
from parlour.games.yags.rules.decide import feeling
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import AFTER, open_check
from parlour.roleplay.cast import not_gm, people

FEELINGS: tuple[int, ...] = tuple([row.value for row in TABLES.charm])
"""YAG-226: from dislike to love."""


# Charm

IN_GENERAL = Creature("", "people in general", -1, stage="ready", here=True)


def charmable(state: State) -> dict[str, Creature]:
    """YAG-225: people in general, or somebody whose feelings are then kept."""
    return {"": IN_GENERAL, **{one.id: one for one in state.creatures}}


def act_charm(draft: Draft, seat: int, command: m.CallCharm) -> None:
    """YAG-225: nobody resists it."""
    side = Side(command.who, "Empathy", "charm", "charm")
    open_check(draft, Check(0, "charm", (side,), command.text.strip(), toward=command.toward))


def charmed(draft: Draft, check: Check) -> None:
    """YAG-226, YAG-227: the first impression is kept."""
    if find_creature(draft.state, check.toward) is not None:
        side = check.sides[0]
        draft.put(m.ReactionCame(side.who, check.toward, feeling(side)))


AFTER["charm"] = charmed


def act_reaction(draft: Draft, seat: int, command: m.SetReaction) -> None:
    """YAG-227: later events may change it."""
    draft.put(m.ReactionCame(command.who, command.of, command.value, command.why.strip(), judged=True))


# Guile


def act_lie(draft: Draft, seat: int, command: m.CallLie) -> None:
    """3.8, YAG-233: rolled blind by both; whether it is the truth only the game master and the speaker know."""
    speaker = Side(command.speaker, "Will", "guile", "lie")
    listener = Side(command.listener, "Empathy", "guile", "detect")
    check = Check(0, "lie", (speaker, listener), command.text.strip(), hidden=True, truthful=command.truthful)
    open_check(draft, check)


def act_interrogation(draft: Draft, seat: int, command: m.CallInterrogation) -> None:
    sides = tuple([Side(who, "Intelligence", "guile", "interrogate") for who in (command.one, command.other)])
    open_check(draft, Check(0, "interrogate", sides, command.text.strip()))


MOVES: Moves = {
    Move(
        m.CallCharm,
        {
            "who": One(people, unless=(*HERE, NO["Empathy"])),
            "toward": One(charmable, unless=HERE, distinct="who", suggest=""),
            "text": Words(PHRASE, 0),
        },
        rule="YAG-225",
        unless=CALLING,
    ): act_charm,
    Move(
        m.SetReaction,
        {
            "who": One(people, unless=SHOWN),
            "of": One(people, unless=SHOWN, distinct="who"),
            "value": One(FEELINGS),
            "why": Words(PHRASE, 0),
        },
        rule="YAG-227",
        unless=(not_gm,),
    ): act_reaction,
    Move(
        m.CallLie,
        {
            "truthful": One(FLAG, suggest=False),
            "speaker": One(people, unless=(*HERE, NO["Will"])),
            "listener": One(people, unless=(*HERE, NO["Empathy"]), distinct="speaker"),
            "text": Words(PHRASE, 0),
        },
        rule="YAG-231",
        unless=CALLING,
    ): act_lie,
    Move(
        m.CallInterrogation,
        {
            "one": One(people, unless=(*HERE, NO["Intelligence"])),
            "other": One(people, unless=(*HERE, NO["Intelligence"]), distinct="one"),
            "text": Words(PHRASE, 0),
        },
        rule="YAG-237",
        unless=CALLING,
    ): act_interrogation,
}
