"""A Challenge until its dice fall: opened, helped, answered. What comes after the roll: steps.py."""

from msgspec.structs import replace

from parlour.games.personae import moves as m
from parlour.games.personae.model import Challenge, Individual, Side, State
from parlour.games.personae.rules.ask import awake, bare, find_individual, find_power, individual, present, violent
from parlour.games.personae.rules.defence import helpless
from parlour.games.personae.rules.derive import power_targets
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.helping import fitting
from parlour.games.personae.rules.pools import work_out
from parlour.roleplay.cast import seat_of

EVERYBODY = 99
BEFORE_DICE = ("help", "answer", "settings")


def eagerly(state: State) -> bool:
    """PER-Q75: issuing and answering is enough; nobody is asked once more before the dice."""
    return state.options.dice_ready == "answer"


def seat_of_side(state: State, side: Side) -> int:
    """Who speaks for a side: its player; the game master where there is nobody."""
    return seat_of(state, individual(state, side.who)) if side.who else state.desk.gm


def open_challenge(draft: Draft, challenge: Challenge) -> None:
    """PER-114, PER-115: from here on it goes its way by itself, stage by stage."""
    draft.put(m.ChallengeIssued(challenge))
    refresh(draft)
    if violent(draft.state):
        bring_help(draft)
        if not ruling(draft.challenge):
            end_help(draft)


def ruling(challenge: Challenge) -> bool:
    """The game master has yet to say whether it is rolled for, or whether it was hidden (PER-148, PER-153)."""
    if challenge.kind == "unopposed":
        return challenge.difficulty is None
    return challenge.kind == "virtual" and not challenge.sides[1].chosen


def refresh(draft: Draft) -> None:
    """Every side that has said what it uses is worked out anew."""
    for at, side in enumerate(draft.challenge.sides):
        if side.chosen:
            worked = work_out(draft.state, draft.challenge, at)
            if worked != side:
                draft.put(m.SideSet(at, worked))


def bring_help(draft: Draft) -> None:
    """PER-116, PER-144, PER-Q44, PER-Q56: help declared on the helpers' own turns counts for the primary's next fitting
    Challenge; so does that somebody issues it, too."""
    state, challenge = draft.state, draft.challenge
    actor = challenge.sides[0]
    reactors = {*[side.who for side in challenge.sides[1:]], *challenge.later}
    for helper in present(state):
        (primary, skill), (kind, power) = helper.helping, helper.together
        if primary != actor.who:
            continue
        if not kind and fitting(state, challenge, 0, helper, skill):
            draft.put(m.HelpJoined(0, helper.id, skill))
        elif (
            kind == challenge.kind
            and not challenge.provoked
            and helper.id not in reactors
            and awake(helper)
            and far(helper, power) >= len(reactors)
        ):
            draft.put(m.ActorJoined(helper.id, skill, power))
    refresh(draft)


def far(person: Individual, power: str) -> int:
    """How many a Power reaches; of a Skill, any number."""
    found = find_power(person, power)
    return power_targets(found) if found is not None else EVERYBODY


def end_help(draft: Draft) -> None:
    """The reactors answer; those who cannot answer at all are passed over, those without numbers roll what they were
    given (PER-254)."""
    for at, side in enumerate(draft.challenge.sides):
        if not side.chosen and (helpless(draft.state, side.who) or given(draft.state, side)):
            draft.put(m.SideSet(at, replace(side, chosen=True, eager=eagerly(draft.state))))
    draft.put(m.StageCame("answer"))
    answered(draft)


def given(state: State, side: Side) -> bool:
    """Somebody without numbers who has been given dice."""
    person = find_individual(state, side.who)
    return person is not None and not person.numbered and not bare(person)


def answered(draft: Draft) -> None:
    if all([side.chosen for side in draft.challenge.sides]):
        draft.put(m.StageCame("settings"))
        refresh(draft)
