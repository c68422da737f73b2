"""What happens by itself once a command is carried out: help nobody could give is not waited for, dice fall when all
have said they are ready, and in rounds a Challenge closes and a spent turn passes (PER-Q75, PER-Q76)."""

from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.rules.ask import awake, individual, on_turn, present
from parlour.games.personae.rules.close import close
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.flow import eagerly, end_help, ruling
from parlour.games.personae.rules.helping import taking_part
from parlour.games.personae.rules.issue import KINDS, free_by
from parlour.games.personae.rules.steps import free_to_roll, roll_when_ready
from parlour.games.personae.rules.turns import end_turn, free


def goes_on(draft: Draft) -> None:
    """One after the other, until somebody is asked. Whoever has a turn begins it with a move: no turn passes twice."""
    if eagerly(draft.state):
        pass_help(draft)
        be_ready(draft)
    if draft.state.options.turns_pass == "themselves":
        close_settled(draft)
        pass_turn(draft)


def alone(state: State) -> bool:
    """Nobody is there who could help, or issue it too."""
    challenge = state.challenge
    if challenge is None or challenge.stage != "help" or ruling(challenge):
        return False
    busy = taking_part(challenge) | set(challenge.later)
    return not state.petitions and not [one for one in present(state) if awake(one) and one.id not in busy]


def pass_help(draft: Draft) -> None:
    if alone(draft.state):
        end_help(draft)


def be_ready(draft: Draft) -> None:
    """PER-118: who said so when issuing or answering, and the game master's own dice."""
    challenge = draft.state.challenge
    if challenge is None or challenge.stage != "settings":
        return
    for at, side in enumerate(challenge.sides):
        if (side.eager or not side.who) and free_to_roll(draft.state, at):
            draft.put(m.SideReady(at))
    roll_when_ready(draft)


def close_settled(draft: Draft) -> None:
    """PER-126: in rounds nobody is asked whether it is over, unless a further Challenge may follow."""
    challenge = draft.state.challenge
    if draft.state.encounter is None or challenge is None or challenge.stage != "close":
        return
    if not challenge.grants and draft.state.series is None:
        close(draft, extend=False, words="")
        be_ready(draft)


def pass_turn(draft: Draft) -> None:
    """PER-162, PER-163: move and action are spent, and no Trait gives a Challenge more."""
    state = draft.state
    who = on_turn(state)
    if not who or not free(state) or not draft.events:
        return
    person = individual(state, who)
    if person.moved and person.acted and not any([free_by(state, person, kind) for kind in KINDS]):
        end_turn(draft)
