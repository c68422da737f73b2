"""What the winner of a hand may do (3.8), the Dealer's word on it, the attempt to end, and reaching into another
group."""

from parlour.core.judge import FLAG, YES, Move, One, Words, waived
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import is_major
from parlour.games.fugue.content.body import PARTS
from parlour.games.fugue.model import Character, Chosen, Contest, Effect, State, Win
from parlour.games.fugue.rules import harm
from parlour.games.fugue.rules.ask import character, is_persona
from parlour.games.fugue.rules.conditions import CONTEST, DEALT, not_yours, people
from parlour.games.fugue.rules.contest_ask import (
    asked_to_end,
    group_now,
    group_of,
    members,
    plays,
    seat_of_who,
    standing,
)
from parlour.games.fugue.rules.contest_flow import after_win, best_hands, other_targets, settle_reach, win_of, winners
from parlour.games.fugue.rules.draft import Draft, Moves
from parlour.roleplay.chapter import leads
from parlour.roleplay.switches import told

TEXT, REASON = 600, 300
HARMS: tuple[Effect, ...] = ("wound", "incapacitate", "maim", "knock_out", "kill")
_LEAST: dict[Effect, int] = {"wound": 1, "incapacitate": 1, "maim": 2, "knock_out": 2}
KILL_ARMED, KILL_BARE = 3, 4
EFFECTS: tuple[Effect, ...] = ("nothing", "free", "escape", *HARMS)


# What the winner of a hand may do


def _win(state: State) -> Win:
    assert state.contest is not None and state.contest.win is not None
    return state.contest.win


def _is_fight(state: State) -> bool:
    return state.contest is not None and state.contest.violent


def nobody_won(state: State) -> bool:
    return state.contest is not None and state.contest.win is None


def not_the_winner(state: State, seat: int) -> bool:
    """FUG-167: the winner alone, once."""
    return not plays(state, seat, _win(state).who)


def unconfirmed(state: State) -> bool:
    return state.contest is not None and state.contest.chosen is not None


def ending_asked(state: State) -> bool:
    """FUG-A20: the others are asked whether it ends."""
    return state.contest is not None and bool(state.contest.ending)


def speak_first(state: State) -> bool:
    """FUG-178: with the Fool and the World the telling begins before anything is chosen."""
    win = _win(state)
    return win.rank == 6 and not win.started and not win.lapsed


def right_lapsed(state: State, it: Effect) -> bool:
    """FUG-178: nothing is left of it."""
    return it != "nothing" and _win(state).lapsed


def a_fight(state: State, it: Effect) -> bool:
    """FUG-170, FUG-177: where there is no fight, or no limit, anything may happen."""
    return it == "free" and _is_fight(state) and _win(state).rank != 6


def only_its_target(state: State, it: Effect) -> bool:
    """FUG-134."""
    return it == "escape" and _win(state).reaching


def no_fight(state: State, it: Effect) -> bool:
    return it in HARMS and not _is_fight(state)


def nobody_to_harm(state: State, it: Effect) -> bool:
    return it in HARMS and not _win(state).targets


def beyond_rank(state: State, it: Effect) -> bool:
    """3.8, FUG-A18: the better the hand the more, and all that lesser ones may."""
    return it in HARMS and it not in allowed(state, _win(state))


def allowed(state: State, win: Win) -> list[Effect]:
    """The harm a rank allows."""
    found = [effect for effect, least in _LEAST.items() if win.rank >= least]
    return [*found, "kill"] if win.rank >= KILL_ARMED or _kills(state, win) else found


def _kills(state: State, win: Win) -> bool:
    return state.options.three_card_major_kills == "yes" and win.rank == 2 and any(is_major(card) for card in win.cards)


def weapon_needed(state: State, effect: Effect, it: bool) -> bool:
    """FUG-174."""
    return effect == "kill" and not it and not kills_bare(state, _win(state))


def kills_bare(state: State, win: Win) -> bool:
    """FUG-175."""
    return win.rank >= KILL_BARE or _kills(state, win)


def weapon_needless(effect: Effect, it: bool) -> bool:
    return it and effect != "kill"


def is_harm(effect: Effect) -> bool:
    return effect in HARMS


def is_wound(effect: Effect) -> bool:
    return effect in ("wound", "maim")


def out_of_reach(state: State, it: Character) -> bool:
    """FUG-A19."""
    return it.id not in _win(state).targets


def fewest_words(state: State, effect: Effect) -> int:
    return told(state) if effect == "free" else 0


def is_waited_for(state: State, effect: Effect) -> bool:
    return effect != "nothing" or _win(state).lapsed


def act_effect(draft: Draft, seat: int, command: m.ChooseEffect) -> None:
    """The Dealer confirms harm, not an escape nor what needs no reason (FUG-177); her own needs no second word, unless
    a persona dies."""
    win = draft.contest.win
    assert win is not None
    draft.heard()
    draft.put(
        m.EffectChosen(win.who, command.effect, command.target, command.part, command.weapon, command.text.strip())
    )
    chosen = draft.contest.chosen
    assert chosen is not None
    free = command.effect not in HARMS or leads(draft.state, seat) or win.rank == 6
    if free and not fatal(draft.state, chosen):
        happen(draft, chosen, False)


def fatal(state: State, chosen: Chosen) -> bool:
    """FUG-206: a persona would die."""
    return chosen.effect == "kill" and is_persona(character(state, chosen.target))


def nothing_chosen(state: State) -> bool:
    return state.contest is not None and state.contest.chosen is None


def no_wound(yes: bool, it: bool) -> bool:
    return it and not yes


def not_permanent(state: State, it: bool) -> bool:
    """FUG-195: a wound that would bleed to death counts as permanent."""
    if not it or state.contest is None or state.contest.chosen is None:
        return False
    effect = state.contest.chosen.effect
    return effect != "maim" and not (effect == "wound" and _win(state).rank > 1)


def is_plain(bleeding: bool) -> bool:
    return not bleeding


def act_answer(draft: Draft, seat: int, command: m.AnswerEffect) -> None:
    chosen = draft.contest.chosen
    assert chosen is not None
    if not command.yes:
        draft.put(m.EffectRefused(chosen.who, command.reason.strip()))
    elif fatal(draft.state, chosen) and not chosen.sure:
        draft.put(m.DeathWarned(chosen.who, chosen.target))
    else:
        happen(draft, chosen, command.bleeding)


def happen(draft: Draft, chosen: Chosen, bleeding: bool) -> None:
    """What was chosen comes to pass."""
    draft.put(m.EffectDone(chosen.who, chosen.effect, chosen.target, chosen.text))
    if chosen.effect in ("wound", "maim"):
        harm.wound(
            draft, chosen.target, chosen.part, permanent=chosen.effect == "maim", bleeding=bleeding, text=chosen.text
        )
    elif chosen.effect == "incapacitate":
        group = group_of(draft.contest, chosen.target)
        assert group is not None
        draft.put(m.Incapacitated(chosen.target, group.number))
    elif chosen.effect == "knock_out":
        harm.knock_out(draft, chosen.target)
    elif chosen.effect == "kill":
        harm.kill(draft, chosen.target, chosen.who)
    elif chosen.effect == "escape":
        draft.put(m.LeftGroup(chosen.who, "escaped"))
    win = draft.contest.win
    assert win is not None
    if not (win.many and win.targets and chosen.effect in HARMS):
        finish(draft)


def finish(draft: Draft) -> None:
    """The description is used."""
    win = draft.contest.win
    assert win is not None
    draft.put(m.WinOver(win.who))
    after_win(draft)


# The Fool and the World; tied allies


def no_fool_and_world(state: State) -> bool:
    return _win(state).rank != 6


def telling_begun(state: State) -> bool:
    return _win(state).started


def right_lost(state: State) -> bool:
    return _win(state).lapsed


def act_start(draft: Draft, seat: int, command: m.StartTelling) -> None:
    assert draft.contest.win is not None
    draft.put(m.TellingStarted(draft.contest.win.who))


def reaching(state: State) -> bool:
    """Into another group: there is no hand to share."""
    return _win(state).reaching


def tied(state: State) -> list[str]:
    """3.7: the description belongs to the first of tied allies, unless they agree otherwise."""
    contest = state.contest
    assert contest is not None
    won = winners(state, group_now(contest), best_hands(state, contest.hands))
    return [hand.who for hand in won if hand.who != _win(state).who]


def nobody_tied(state: State) -> bool:
    return not tied(state)


def act_cede(draft: Draft, seat: int, command: m.CedeWin) -> None:
    win = draft.contest.win
    assert win is not None
    draft.put(m.WinCeded(win_of(draft.state, draft.group, draft.hand(command.to)), win.who))


# Trying to end it


def others(state: State, contest: Contest, who: str) -> tuple[int, ...]:
    """FUG-A20: who answers for the other sides: the Dealer for game-characters, players for their personae."""
    friends = {one for group in contest.groups for side in group.sides if who in side for one in side}
    against = [
        one for group in contest.groups for one in members(group) if one not in friends and standing(state, group, one)
    ]
    return tuple(sorted({seat_of_who(state, one) for one in against} - {seat_of_who(state, who)}))


def act_try(draft: Draft, seat: int, command: m.TryEnd) -> None:
    draft.heard()
    win = draft.contest.win
    assert win is not None
    asked = others(draft.state, draft.contest, win.who)
    draft.put(m.EndTried(win.who, command.text.strip(), asked))
    if not asked:
        draft.put(m.ContestEnded("ended by who won the hand"))


def not_asked_to_end(state: State, seat: int) -> bool:
    return state.contest is not None and seat not in asked_to_end(state, state.contest)


def act_answer_end(draft: Draft, seat: int, command: m.AnswerEnd) -> None:
    asked = asked_to_end(draft.state, draft.contest)
    for one in [other for at, other in enumerate(draft.contest.ending) if asked[at] == seat]:
        draft.put(m.EndAnswered(one, command.yes))
    if not command.yes:
        finish(draft)
    elif not draft.contest.ending:
        draft.put(m.ContestEnded("everybody agreed to end it"))


# Into another group


def nobody_reaches(state: State) -> bool:
    return state.contest is not None and state.contest.stage != "reach"


def not_reaching(state: State, it: Character) -> bool:
    """FUG-133: who beat every adversary and did not describe, once."""
    return state.contest is not None and not any(r.who == it.id and not r.target for r in state.contest.reaches)


def nobody_or_people(state: State) -> dict[str, Character | None]:
    return {"": None, **people(state)}


def in_no_other_group(state: State, it: Character | None) -> bool:
    assert state.contest is not None
    return it is not None and it.id not in other_targets(state, group_now(state.contest))


def no_reach_asked(state: State) -> bool:
    return state.contest is not None and not any(r.target and not r.allowed for r in state.contest.reaches)


def asks_no_reach(state: State, it: Character) -> bool:
    reaches = state.contest.reaches if state.contest is not None else ()
    return not any(r.who == it.id and r.target and not r.allowed for r in reaches)


def act_interfere(draft: Draft, seat: int, command: m.Interfere) -> None:
    """By the Dealer's leave; for her own she has it."""
    if not command.target:
        draft.put(m.ReachDropped(command.who))
        after_win(draft)
        return
    draft.put(m.ReachAsked(command.who, command.target))
    if leads(draft.state, seat):
        _permit(draft, command.who, yes=True)


def act_answer_interfere(draft: Draft, seat: int, command: m.AnswerInterfere) -> None:
    _permit(draft, command.who, yes=command.yes)


def _permit(draft: Draft, who: str, *, yes: bool) -> None:
    """Settled at once where the target's group has played; otherwise it waits until it has (3.8)."""
    reach = next(reach for reach in draft.contest.reaches if reach.who == who)
    draft.put(m.ReachAnswered(who, reach.target, yes))
    group = group_of(draft.contest, reach.target)
    if yes and group is not None and group.last:
        settle_reach(draft, reach)
    if draft.contest.win is None:
        after_win(draft)


_WINNER = (*CONTEST, nobody_won, not_the_winner, unconfirmed, ending_asked)
MOVES: Moves = {
    Move(
        m.ChooseEffect,
        {
            "effect": One(
                EFFECTS,
                unless=(right_lapsed, a_fight, only_its_target, no_fight, nobody_to_harm, waived(beyond_rank)),
            ),
            "weapon": One(YES, unless=(waived(weapon_needed), weapon_needless)),
            "target": One(people, only=is_harm, unless=(out_of_reach,)),
            "part": One(PARTS, only=is_wound),
            "text": Words(TEXT, fewest_words),
        },
        rule="FUG-167",
        unless=(*_WINNER, speak_first),
        owed=is_waited_for,
        decided=1,
    ): act_effect,
    Move(
        m.AnswerEffect,
        {
            "yes": One(YES),
            "bleeding": One(FLAG, unless=(no_wound, not_permanent)),
            "reason": Words(REASON, 0),
        },
        rule="FUG-167",
        unless=(*DEALT, nothing_chosen),
        owed=is_plain,
    ): act_answer,
    Move(
        m.StartTelling,
        {},
        rule="FUG-178",
        unless=(*_WINNER, no_fool_and_world, telling_begun, right_lost),
        owed=True,
    ): act_start,
    Move(
        m.CedeWin, {"to": One(tied)}, rule="FUG-167", unless=(*_WINNER, reaching, telling_begun, nobody_tied)
    ): act_cede,
    Move(m.TryEnd, {"text": Words(TEXT, 0)}, rule="FUG-179", unless=(*_WINNER, reaching)): act_try,
    Move(
        m.AnswerEnd, {"yes": One(YES)}, rule="FUG-A20", unless=(*CONTEST, not_asked_to_end), owed=True
    ): act_answer_end,
    Move(
        m.Interfere,
        {
            "who": One(people, unless=(not_yours, not_reaching)),
            "target": One(nobody_or_people, unless=(in_no_other_group,)),
        },
        rule="FUG-133",
        unless=(*CONTEST, nobody_reaches),
        owed=True,
        decided=1,
    ): act_interfere,
    Move(
        m.AnswerInterfere,
        {"who": One(people, unless=(asks_no_reach,)), "yes": One(YES)},
        rule="FUG-133",
        unless=(*DEALT, nobody_reaches, no_reach_asked),
        owed=True,
        decided=1,
    ): act_answer_interfere,
}
