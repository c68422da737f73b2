"""Helpers (H1): who joins with which Skill, who rolls, and when nobody else joins. In a fight help is declared on one's
own turn: turns.py."""

from parlour.core.judge import Move, One, waived
from parlour.games.personae import moves as m
from parlour.games.personae.model import Challenge, Individual, Petition, State
from parlour.games.personae.rules.ask import find_skill, individual, violent
from parlour.games.personae.rules.conditions import (
    HELPING,
    MINE,
    PLAYED,
    acted,
    challenge_of,
    dice_down,
    no_challenge,
    setting_still,
    sides,
    unconscious,
    undecided_side,
)
from parlour.games.personae.rules.derive import rating
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.flow import end_help, refresh, ruling, seat_of_side
from parlour.games.personae.rules.helping import fitting, full, skills_for, taking_part
from parlour.roleplay.cast import not_here, people
from parlour.roleplay.chapter import leads


def helping(state: State) -> Challenge | None:
    """The Challenge, while it is asked who helps."""
    return state.challenge if state.challenge is not None and state.challenge.stage == "help" else None


def helpable(challenge: Challenge) -> tuple[int, ...]:
    """The sides that can be helped: those that know what they use, and have an individual."""
    return tuple(
        [at for at, side in enumerate(challenge.sides) if side.who and (side.chosen or challenge.kind != "recovery")]
    )


def asked_for(state: State, who: str) -> bool:
    """Its help waits for the game master's word."""
    return any(petition.what == "similar" and petition.who == who for petition in state.petitions)


def fight_on(state: State) -> bool:
    """PER-144: not in the middle of a fight."""
    return violent(state)


def takes_part(state: State, it: Individual) -> bool:
    return it.id in taking_part(challenge_of(state))


def word_due(state: State, it: Individual) -> bool:
    """PER-140: whether it is similar enough."""
    return asked_for(state, it.id)


def nobody_there(state: State, it: int) -> bool:
    return it not in helpable(challenge_of(state))


def helped_enough(state: State, it: int) -> bool:
    """PER-141."""
    return full(state, challenge_of(state), it)


def helping_skills(state: State, who: Individual, side: int) -> tuple[str, ...]:
    """PER-140 to PER-143, PER-278."""
    return skills_for(state, challenge_of(state), side, who)


def likeliest(state: State, who: Individual, side: int) -> str | None:
    """What needs nobody's word, then what one is best at."""
    challenge, found = challenge_of(state), helping_skills(state, who, side)
    fit = [skill for skill in found if fitting(state, challenge, side, who, skill)]
    return max(fit or found, key=lambda skill: rating(find_skill(who, skill)), default=None)


def act_join(draft: Draft, seat: int, command: m.JoinAssist) -> None:
    """PER-140: with another Skill the game master is asked whether it is similar enough."""
    state, helper = draft.state, individual(draft.state, command.who)
    if leads(state, seat) or fitting(state, draft.challenge, command.side, helper, command.skill):
        draft.put(m.HelpJoined(command.side, command.who, command.skill))
        refresh(draft)
    else:
        draft.put(
            m.PetitionMade(
                Petition(state.petitioned + 1, seat, "similar", command.who, command.skill, str(command.side))
            )
        )


def similar_answered(draft: Draft, petition: Petition, yes: bool) -> None:
    """The game master's word on help with another Skill."""
    challenge = helping(draft.state)
    if yes and challenge is not None and int(petition.detail) < len(challenge.sides):
        draft.put(m.HelpJoined(int(petition.detail), petition.who, petition.piece))
        refresh(draft)


def nobody_else_rolls(state: State) -> bool:
    return challenge_of(state).kind in ("recovery", "virtual")


def nobody_helps(state: State, it: int) -> bool:
    return not challenge_of(state).sides[it].helpers


def not_your_side(state: State, seat: int, it: int) -> bool:
    """PER-145: before any dice, by whoever rolls now or the game master."""
    return not leads(state, seat) and seat_of_side(state, challenge_of(state).sides[it]) != seat


def helpers_of(state: State, side: int) -> list[Individual]:
    return [individual(state, helper) for helper, _ in challenge_of(state).sides[side].helpers]


def act_primary(draft: Draft, seat: int, command: m.SetPrimary) -> None:
    draft.put(m.PrimaryChanged(command.side, command.who, draft.challenge.sides[command.side].who))
    refresh(draft)


def ruling_due(state: State) -> bool:
    """PER-148, PER-153."""
    return ruling(challenge_of(state))


def answer_due(state: State) -> bool:
    return any([petition.what == "similar" for petition in state.petitions])


def issues_it(state: State, seat: int) -> bool:
    return seat_of_side(state, challenge_of(state).sides[0]) == seat


def not_the_issuer(state: State, seat: int) -> bool:
    return not issues_it(state, seat) and not leads(state, seat)


def act_end(draft: Draft, seat: int, command: m.EndHelp) -> None:
    end_help(draft)


_HELPER = (*MINE, not_here, unconscious, takes_part, waived(acted), word_due)
MOVES: Moves = {
    Move(
        m.JoinAssist,
        {
            "who": One(people, unless=_HELPER),
            "side": One(sides, unless=(nobody_there, waived(helped_enough))),
            "skill": One(helping_skills, suggest=likeliest),
        },
        rule="PER-140",
        unless=(*HELPING[:3], fight_on, *HELPING[3:]),
        decided=2,
    ): act_join,
    Move(
        m.SetPrimary,
        {
            "side": One(sides, unless=(nobody_helps, undecided_side, not_your_side)),
            "who": One(helpers_of),
        },
        rule="PER-145",
        unless=(*PLAYED, no_challenge, setting_still, dice_down, nobody_else_rolls),
        decided=1,
    ): act_primary,
    Move(
        m.EndHelp, {}, rule="PER-145", unless=(*HELPING, ruling_due, answer_due, not_the_issuer), owed=issues_it
    ): act_end,
}
