"""Helpers (H1): who joins with which Skill, who rolls, and when nobody else joins. In a fight help is declared on one's
own turn: turns.py."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick
from parlour.games.personae import moves as m
from parlour.games.personae.model import Challenge, State, Wish
from parlour.games.personae.rules.ask import individual, leads, seat_of, violent
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.flow import end_help, refresh, ruling, seat_of_side
from parlour.games.personae.rules.helping import fitting, full, helpers, skills_for

NONE: tuple[Offer, ...] = ()


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
    return any(wish.what == "similar" and wish.who == who for wish in state.wishes)


def offer_join(state: State, seat: int) -> Sequence[Offer]:
    """PER-140 to PER-143, PER-278. PER-144: not in the middle of a fight."""
    challenge = helping(state)
    if challenge is None or violent(state):
        return NONE
    found = []
    for helper in helpers(state, challenge):
        if seat_of(state, helper) != seat or asked_for(state, helper.id):
            continue
        for at in helpable(challenge):
            skills = skills_for(state, challenge, at, helper)
            if skills and not full(state, challenge, at):
                found.append(Offer("join_assist", (helper.id, at), (Pick(skills),), False))
    return found


def act_join(draft: Draft, seat: int, command: m.JoinAssist) -> None:
    """PER-140: with another Skill the game master is asked whether it is similar enough."""
    state, helper = draft.state, individual(draft.state, command.who)
    if leads(state, seat) or state.lax or fitting(state, draft.challenge, command.side, helper, command.skill):
        draft.put(m.HelpJoined(command.side, command.who, command.skill))
        refresh(draft)
    else:
        draft.put(m.WishMade(Wish(state.wished + 1, seat, "similar", command.who, command.skill, str(command.side))))


def similar_answered(draft: Draft, wish: Wish, yes: bool) -> None:
    """The game master's word on help with another Skill."""
    challenge = helping(draft.state)
    if yes and challenge is not None and int(wish.detail) < len(challenge.sides):
        draft.put(m.HelpJoined(int(wish.detail), wish.who, wish.piece))
        refresh(draft)


def offer_primary(state: State, seat: int) -> Sequence[Offer]:
    """PER-145: before any dice, by whoever rolls now or the game master."""
    challenge = helping(state)
    if challenge is None or challenge.kind in ("recovery", "virtual"):
        return NONE
    found = []
    for at, side in enumerate(challenge.sides):
        who = tuple([helper for helper, _ in side.helpers])
        if who and side.chosen and (leads(state, seat) or seat_of_side(state, side) == seat):
            found.append(Offer("set_primary", (at,), (Pick(who),), False))
    return found


def act_primary(draft: Draft, seat: int, command: m.SetPrimary) -> None:
    draft.put(m.PrimaryChanged(command.side, command.who, draft.challenge.sides[command.side].who))
    refresh(draft)


def offer_end(state: State, seat: int) -> Sequence[Offer]:
    challenge = helping(state)
    if challenge is None or ruling(challenge) or any(wish.what == "similar" for wish in state.wishes):
        return NONE
    issuer = seat_of_side(state, challenge.sides[0]) == seat
    return [Offer("end_help", (), (), issuer)] if issuer or leads(state, seat) else NONE


def act_end(draft: Draft, seat: int, command: m.EndHelp) -> None:
    end_help(draft)


CHAPTER: Chapter = {
    m.JoinAssist: (offer_join, act_join),
    m.SetPrimary: (offer_primary, act_primary),
    m.EndHelp: (offer_end, act_end),
}
