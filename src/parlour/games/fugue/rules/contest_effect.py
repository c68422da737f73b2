"""What the winner of a hand may do (3.8), the Dealer's word on it, the attempt to end, and reaching into another
group."""

from collections.abc import Sequence

from parlour.core.offers import Ask, Offer, Pick, Text
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import is_major
from parlour.games.fugue.content.body import PARTS
from parlour.games.fugue.model import Chosen, Contest, Effect, State, Win
from parlour.games.fugue.rules import harm
from parlour.games.fugue.rules.ask import active, character, is_persona, leads
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
from parlour.games.fugue.rules.draft import Chapter, Draft

NONE: tuple[Offer, ...] = ()
TEXT, REASON = 600, 300
HARMS: tuple[Effect, ...] = ("wound", "incapacitate", "maim", "knock_out", "kill")
_LEAST: dict[Effect, int] = {"wound": 1, "incapacitate": 1, "maim": 2, "knock_out": 2}
KILL_ARMED, KILL_BARE = 3, 4


def deciding(state: State) -> tuple[Contest, Win] | None:
    """The contest whose winner has yet to say what happens."""
    contest = state.contest
    if contest is None or contest.win is None or not active(state):
        return None
    return (contest, contest.win) if contest.chosen is None and not contest.ending else None


def harms(state: State, win: Win) -> list[tuple[Effect, bool]]:
    """The effects a rank allows, each with or without a weapon: the better the hand the more, and all that lesser ones
    may (FUG-A18)."""
    if state.lax:
        return [
            ("wound", False),
            ("incapacitate", False),
            ("maim", False),
            ("knock_out", False),
            ("kill", True),
            ("kill", False),
        ]
    found: list[tuple[Effect, bool]] = [(effect, False) for effect, least in _LEAST.items() if win.rank >= least]
    kills = (
        state.options.three_card_major_kills == "yes" and win.rank == 2 and any(is_major(card) for card in win.cards)
    )
    if win.rank >= KILL_ARMED or kills:
        found.append(("kill", True))
    if win.rank >= KILL_BARE or kills:
        found.append(("kill", False))
    return found


def bound(win: Win) -> bool:
    """FUG-178: with the Fool and the World the telling must begin first; once the right has lapsed nothing is left of
    it."""
    return win.rank == 6 and not win.started


def offer_effect(state: State, seat: int) -> Sequence[Offer]:
    found = deciding(state)
    if found is None or not plays(state, seat, found[1].who):
        return NONE
    contest, win = found
    nobody: tuple[Ask, ...] = (Pick(("",)), Pick(("",)), Text(TEXT, least=0))
    offers = [Offer("choose_effect", ("nothing", False), nobody, win.lapsed)]
    if bound(win):
        return offers if win.lapsed else NONE
    if not contest.violent or win.rank == 6:
        offers.append(Offer("choose_effect", ("free", False), (Pick(("",)), Pick(("",)), Text(TEXT))))
    if not win.reaching:
        offers.append(Offer("choose_effect", ("escape", False), nobody))
    if contest.violent and win.targets:
        for effect, weapon in harms(state, win):
            parts = Pick(PARTS) if effect in ("wound", "maim") else Pick(("",))
            offers.append(Offer("choose_effect", (effect, weapon), (Pick(win.targets), parts, Text(TEXT, least=0))))
    return offers


def act_effect(draft: Draft, seat: int, command: m.ChooseEffect) -> None:
    """The Dealer confirms harm, not an escape nor what needs no reason (FUG-177); her own needs no second word, unless
    a persona dies."""
    win = draft.contest.win
    assert win is not None
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


def offer_answer(state: State, seat: int) -> Sequence[Offer]:
    contest = state.contest
    if contest is None or contest.win is None or contest.chosen is None or not leads(state, seat) or not active(state):
        return NONE
    offers = [
        Offer("answer_effect", (True, False), (Text(REASON, least=0),)),
        Offer("answer_effect", (False, False), (Text(REASON),)),
    ]
    if contest.chosen.effect == "maim" or (contest.chosen.effect == "wound" and contest.win.rank > 1):
        offers.append(Offer("answer_effect", (True, True), (Text(REASON, least=0),), False))
    return offers


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


def offer_start(state: State, seat: int) -> Sequence[Offer]:
    found = deciding(state)
    if found is None or not plays(state, seat, found[1].who) or not bound(found[1]) or found[1].lapsed:
        return NONE
    return [Offer("start_telling")]


def act_start(draft: Draft, seat: int, command: m.StartTelling) -> None:
    assert draft.contest.win is not None
    draft.put(m.TellingStarted(draft.contest.win.who))


def offer_cede(state: State, seat: int) -> Sequence[Offer]:
    """3.7: the description belongs to the first of tied allies, unless they agree otherwise."""
    found = deciding(state)
    if found is None or not plays(state, seat, found[1].who) or found[1].reaching or found[1].started:
        return NONE
    contest, win = found
    group = group_now(contest)
    tied = [h.who for h in winners(state, group, best_hands(state, contest.hands)) if h.who != win.who]
    return [Offer("cede_win", (), (Pick(tuple(tied)),), False)] if tied else NONE


def act_cede(draft: Draft, seat: int, command: m.CedeWin) -> None:
    win = draft.contest.win
    assert win is not None
    draft.put(m.WinCeded(win_of(draft.state, draft.group, draft.hand(command.to)), win.who))


# Trying to end it


def offer_try(state: State, seat: int) -> Sequence[Offer]:
    """FUG-179: whoever won a hand may always."""
    found = deciding(state)
    if found is None or not plays(state, seat, found[1].who) or found[1].reaching:
        return NONE
    return [Offer("try_end", (), (Text(TEXT, least=0),), False)]


def others(state: State, contest: Contest, who: str) -> tuple[int, ...]:
    """FUG-A20: who answers for the other sides: the Dealer for game-characters, players for their personae."""
    friends = {one for group in contest.groups for side in group.sides if who in side for one in side}
    against = [
        one for group in contest.groups for one in members(group) if one not in friends and standing(state, group, one)
    ]
    return tuple(sorted({seat_of_who(state, one) for one in against} - {seat_of_who(state, who)}))


def act_try(draft: Draft, seat: int, command: m.TryEnd) -> None:
    win = draft.contest.win
    assert win is not None
    asked = others(draft.state, draft.contest, win.who)
    draft.put(m.EndTried(win.who, command.text.strip(), asked))
    if not asked:
        draft.put(m.ContestEnded("ended by who won the hand"))


def offer_answer_end(state: State, seat: int) -> Sequence[Offer]:
    if state.contest is None or seat not in asked_to_end(state, state.contest) or not active(state):
        return NONE
    return [Offer("answer_end", (yes,)) for yes in (True, False)]


def act_answer_end(draft: Draft, seat: int, command: m.AnswerEnd) -> None:
    asked = asked_to_end(draft.state, draft.contest)
    for one in [other for at, other in enumerate(draft.contest.ending) if asked[at] == seat]:
        draft.put(m.EndAnswered(one, command.yes))
    if not command.yes:
        finish(draft)
    elif not draft.contest.ending:
        draft.put(m.ContestEnded("everybody agreed to end it"))


# Into another group


def offer_interfere(state: State, seat: int) -> Sequence[Offer]:
    contest = state.contest
    if contest is None or contest.stage != "reach" or not active(state):
        return NONE
    asked = [reach for reach in contest.reaches if not reach.target and plays(state, seat, reach.who)]
    near = other_targets(state, group_now(contest))
    return [Offer("interfere", (reach.who,), (Pick(("", *near)),)) for reach in asked]


def act_interfere(draft: Draft, seat: int, command: m.Interfere) -> None:
    """By the Dealer's leave; for her own she has it."""
    if not command.target:
        draft.put(m.ReachDropped(command.who))
        after_win(draft)
        return
    draft.put(m.ReachAsked(command.who, command.target))
    if leads(draft.state, seat):
        _permit(draft, command.who, yes=True)


def offer_answer_interfere(state: State, seat: int) -> Sequence[Offer]:
    contest = state.contest
    if contest is None or contest.stage != "reach" or not leads(state, seat) or not active(state):
        return NONE
    asked = [reach.who for reach in contest.reaches if reach.target and not reach.allowed]
    return [Offer("answer_interfere", (who, yes)) for who in asked for yes in (True, False)]


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


CHAPTER: Chapter = {
    m.ChooseEffect: (offer_effect, act_effect),
    m.AnswerEffect: (offer_answer, act_answer),
    m.StartTelling: (offer_start, act_start),
    m.CedeWin: (offer_cede, act_cede),
    m.TryEnd: (offer_try, act_try),
    m.AnswerEnd: (offer_answer_end, act_answer_end),
    m.Interfere: (offer_interfere, act_interfere),
    m.AnswerInterfere: (offer_answer_interfere, act_answer_interfere),
}
