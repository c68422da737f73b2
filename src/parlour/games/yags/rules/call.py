"""Calling for a check (K0, K1): a player asks, the game master frames it, or waves it through (YAG-004)."""

from parlour.core.judge import FLAG, Count, Move, One, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import MOST, PHRASE, SPECIAL_FACT
from parlour.games.yags.content.tables import difficulty_label
from parlour.games.yags.model import ATTRIBUTES, Check, Petition, Side, State
from parlour.games.yags.rules.ask import RULE, find_creature
from parlour.games.yags.rules.conditions import (
    CALLING,
    HERE,
    NO,
    PLAYING,
    SECRET,
    Learning,
    dead,
    language,
    none_at_all,
    skills,
    unfinished,
    unknown_knowledge,
)
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import answer_petition, open_check, rolled, rolled_in_secret
from parlour.games.yags.rules.numbers import as_rated, for_petition
from parlour.games.yags.rules.petitions import no_petitions, petitions
from parlour.games.yags.rules.sums import ways
from parlour.roleplay.cast import not_gm, not_here, not_yours, people
from parlour.roleplay.chapter import leading
from parlour.roleplay.switches import told


def put(draft: Draft, check: Check) -> None:
    """In the open, or in secret and at once."""
    if check.hidden:
        rolled_in_secret(draft, check)
    else:
        open_check(draft, check)


def act_ask(draft: Draft, seat: int, command: m.AskCheck) -> None:
    """K0: one question at a time for each character, the latest."""
    draft.put(m.Petitioned(draft.state.petitioned + 1, seat, "check", command.who, command.text.strip()))


def act_try(draft: Draft, seat: int, command: m.TrySkill) -> None:
    draft.put(
        m.Petitioned(
            draft.state.petitioned + 1, seat, "check", command.who, piece=command.skill, attribute=command.attribute
        )
    )


def no_pair(it: Petition) -> bool:
    """Asked for in words: the game master says what is rolled."""
    return not it.attribute


def tries_no_more(state: State, it: Petition) -> bool:
    """Gone from the scene since, or unable to."""
    one = find_creature(state, it.who)
    return one is None or not one.here or one.stage != "ready" or not ways(state, one, it.attribute, it.piece)


def act_grant(draft: Draft, seat: int, command: m.GrantCheck) -> None:
    """YAG-Q77: whoever asks from the sheet has said how it is done, so the die falls with the number."""
    petition = next(one for one in draft.state.petitions if one.id == command.wish)
    side, label = Side(petition.who, petition.attribute, petition.piece), difficulty_label(command.target)
    open_check(draft, Check(0, "", (side,), "", command.target, label))
    if draft.check.sides[0].route:
        rolled(draft, 0)


def act_trivial(draft: Draft, seat: int, command: m.Trivial) -> None:
    """YAG-004: no die for what anybody manages."""
    answer_petition(draft, command.who)
    draft.put(m.Spared(command.who, command.text.strip(), "YAG-004"))


def needs_the_skill(real: bool, it: Learning) -> bool:
    """YAG-107: no default will do."""
    return real and not it.level


def act_check(draft: Draft, seat: int, command: m.CallCheck) -> None:
    side = Side(command.who, command.attribute, command.skill)
    label = difficulty_label(command.target)
    put(
        draft,
        Check(0, "", (side,), command.text.strip(), command.target, label, hidden=command.hidden, real=command.real),
    )


def no_knowledge(it: Learning) -> bool:
    """YAG-140: of a knowledge, or of what stands in for it."""
    return it.kind != "knowledge"


def act_fact(draft: Draft, seat: int, command: m.CallFact) -> None:
    side = Side(command.who, "Intelligence", command.skill, "fact")
    label = difficulty_label(command.target)
    put(draft, Check(0, "fact", (side,), command.text.strip(), command.target, label, hidden=command.hidden))


TRYING = (not_yours, dead, unfinished, not_here)
MOVES: Moves = {
    Move(
        m.AskCheck,
        {
            "who": One(people, unless=TRYING),
            "text": Words(PHRASE, told),
        },
        rule=RULE,
        unless=(leading, *PLAYING),
    ): act_ask,
    Move(
        m.TrySkill,
        {
            "who": One(people, unless=TRYING),
            "attribute": One(ATTRIBUTES, unless=(none_at_all,)),
            "skill": One(skills, unless=(language, unknown_knowledge)),
        },
        rule="YAG-Q77",
        unless=(leading, *PLAYING),
    ): act_try,
    Move(
        m.GrantCheck,
        {"wish": One(petitions, unless=(no_pair, tries_no_more)), "target": Count(0, MOST, suggest=for_petition)},
        rule="YAG-Q77",
        unless=(*CALLING, no_petitions),
        owed=True,
        decided=1,
    ): act_grant,
    Move(
        m.Trivial,
        {"who": One(people, unless=HERE), "text": Words(PHRASE, 0)},
        rule="YAG-004",
        unless=(not_gm, *PLAYING),
    ): act_trivial,
    Move(
        m.CallCheck,
        {
            "hidden": One(FLAG, suggest=False),
            "who": One(people, unless=SECRET),
            "attribute": One(ATTRIBUTES, unless=(none_at_all,)),
            "real": One(FLAG, suggest=False),
            "skill": One(skills, unless=(language, needs_the_skill, unknown_knowledge)),
            "target": Count(0, MOST, suggest=as_rated),
            "text": Words(PHRASE, 0),
        },
        rule=RULE,
        unless=CALLING,
    ): act_check,
    Move(
        m.CallFact,
        {
            "hidden": One(FLAG, suggest=False),
            "who": One(people, unless=(*SECRET, NO["Intelligence"])),
            "skill": One(skills, unless=(language, no_knowledge, unknown_knowledge)),
            "target": Count(0, MOST, suggest=SPECIAL_FACT),
            "text": Words(PHRASE, 0),
        },
        rule="YAG-140",
        unless=CALLING,
    ): act_fact,
}
