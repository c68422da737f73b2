"""Why the winner of a hand may not do that, and why nobody else may."""

from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Contest, State, Win
from parlour.games.fugue.rules.ask import character, find_character
from parlour.games.fugue.rules.contest_ask import plays
from parlour.games.fugue.rules.contest_effect import HARMS, bound, harms
from parlour.games.fugue.rules.contest_flow import other_targets
from parlour.games.fugue.rules.explain_common import Found, Why, led, named, no_such
from parlour.games.fugue.rules.explain_contest import no_contest

_BY_RANK = {1: "FUG-172", 2: "FUG-173", 3: "FUG-174", 4: "FUG-175", 5: "FUG-176", 6: "FUG-177"}


def _win(state: State, seat: int, rule: str) -> tuple[Contest | None, Win | None, Found]:
    """FUG-167: the winner alone, once."""
    found = no_contest(state, rule)
    contest = state.contest
    if found is not None or contest is None:
        return None, None, found
    if contest.stage != "effect" or contest.win is None:
        return contest, None, RuleViolation("not-now", rule, "No hand has just been won.", "Play it out first.")
    win = contest.win
    if not plays(state, seat, win.who):
        winner = named(character(state, win.who))
        return (
            contest,
            win,
            RuleViolation("not-yours", "FUG-167", f"{winner} won: its player says what happens.", "Wait for it."),
        )
    if contest.chosen is not None:
        return (
            contest,
            win,
            RuleViolation(
                "not-now", "FUG-167", "What happens is said; the Dealer has yet to confirm it.", "Wait for her."
            ),
        )
    if contest.ending:
        return (
            contest,
            win,
            RuleViolation("not-now", "FUG-A20", "The others are asked whether it ends.", "Wait for their answer."),
        )
    return contest, win, None


def effect(state: State, seat: int, command: m.ChooseEffect) -> Found:
    contest, win, found = _win(state, seat, "FUG-167")
    if found is not None or contest is None or win is None:
        return found
    rule = _BY_RANK[win.rank]
    if bound(win):
        if win.lapsed:
            why = "The right of the Fool and the World has lapsed."
            return RuleViolation("effect-not-in-rank", "FUG-178", why, "Try to end the contest, or leave it.")
        return RuleViolation(
            "not-now", "FUG-178", "Begin to tell before the Dealer turns another card.", "Start telling, then choose."
        )
    if command.effect == "free" and contest.violent and win.rank != 6:
        return RuleViolation(
            "effect-not-in-rank",
            rule,
            "In a fight the hand says what may happen.",
            "Choose one of its effects, or escape.",
        )
    if command.effect == "free":
        return (
            None
            if command.text.strip()
            else RuleViolation("no-reason", "FUG-170", "Say what happens.", "Use your imagination.")
        )
    if command.effect in HARMS or command.effect == "escape":
        return _in_fight(state, contest, win, command, rule)
    return None


def _in_fight(state: State, contest: Contest, win: Win, command: m.ChooseEffect, rule: str) -> Found:
    if command.effect == "escape":
        if win.reaching:
            return RuleViolation(
                "effect-not-in-rank",
                "FUG-134",
                "An act against another group harms its target or not.",
                "Choose what it does.",
            )
        return None
    if not contest.violent:
        return RuleViolation(
            "effect-not-in-rank", "FUG-170", "This contest is not a fight.", "Describe freely what comes of it."
        )
    allowed = harms(state, win)
    if (command.effect, command.weapon) not in allowed:
        if command.effect == "kill" and ("kill", True) in allowed:
            return RuleViolation(
                "effect-not-in-rank", "FUG-174", "This hand kills only with a weapon.", "Use one, or do less."
            )
        why = f"A hand of this rank ({win.total} with {len(win.cards)} cards) does not allow that."
        if command.weapon and (command.effect, False) in allowed:
            return RuleViolation("bad-target", rule, "A weapon matters for killing alone.", "Send it without one.")
        return RuleViolation(
            "effect-not-in-rank", rule, why, f"It allows: {', '.join(dict.fromkeys([one for one, _ in allowed]))}."
        )
    if find_character(state, command.target) is None:
        return no_such(rule)
    if command.target not in win.targets:
        who = named(character(state, command.target))
        return RuleViolation(
            "bad-target",
            "FUG-A19",
            f"{who} cannot be reached by this hand.",
            "Choose an adversary in the winner's group.",
        )
    return None


def answer(state: State, seat: int, command: m.AnswerEffect) -> Found:
    found = no_contest(state, "FUG-167") or led(state, seat, "FUG-167", "confirms what happens")
    contest = state.contest
    if found is not None or contest is None:
        return found
    if contest.chosen is None:
        return RuleViolation(
            "not-now", "FUG-167", "Nothing waits for your word.", "The winner says first what happens."
        )
    if not command.yes and not command.reason.strip():
        return RuleViolation("no-reason", "FUG-167", "A no needs a reason.", "Say what stands against it.")
    if command.bleeding:
        why = "A wound that would bleed to death counts as permanent, and this hand does not allow one."
        return RuleViolation("effect-not-in-rank", "FUG-195", why, "Confirm it as it is.")
    return None


def start(state: State, seat: int, command: m.StartTelling) -> Found:
    _, win, found = _win(state, seat, "FUG-178")
    if found is not None or win is None:
        return found
    if win.rank != 6:
        return RuleViolation(
            "not-now", "FUG-178", "Only the Fool with the World asks for that.", "Choose what happens."
        )
    return RuleViolation(
        "not-now", "FUG-178", "The telling has begun, or the right is lost.", "Look at what is asked above."
    )


def cede(state: State, seat: int, command: m.CedeWin) -> Found:
    _, _, found = _win(state, seat, "FUG-167")
    return found or RuleViolation(
        "bad-target", "FUG-167", "Only an ally whose hand ties with yours can describe instead.", "Describe yourself."
    )


def try_end(state: State, seat: int, command: m.TryEnd) -> Found:
    _, win, found = _win(state, seat, "FUG-179")
    if found is not None or win is None or not win.reaching:
        return found
    return RuleViolation(
        "not-now", "FUG-179", "Who reaches into another group has not won its hand.", "Choose what happens."
    )


def answer_end(state: State, seat: int, command: m.AnswerEnd) -> Found:
    found = no_contest(state, "FUG-A20")
    return found or RuleViolation(
        "not-now", "FUG-A20", "You are not asked whether the contest ends.", "Only the other sides are."
    )


def interfere(state: State, seat: int, command: m.Interfere) -> Found:
    found, contest = no_contest(state, "FUG-133"), state.contest
    if found is not None or contest is None:
        return found
    person = find_character(state, command.who)
    if person is None:
        return no_such("FUG-133")
    if not plays(state, seat, command.who):
        return RuleViolation(
            "not-yours", "FUG-008", f"{named(person)} is not yours.", "You act for your own characters."
        )
    if contest.stage != "reach" or not any(reach.who == command.who and not reach.target for reach in contest.reaches):
        why = f"{named(person)} has not got the better of every adversary in this hand, or has acted."
        return RuleViolation(
            "not-now", "FUG-133", why, "Only who beat all of them, and did not describe, reaches further."
        )
    if command.target and command.target not in other_targets(state, contest.groups[contest.at]):
        return RuleViolation(
            "bad-target", "FUG-133", "That one is in no other group.", "Choose somebody in another group."
        )
    return None


def answer_interfere(state: State, seat: int, command: m.AnswerInterfere) -> Found:
    found = no_contest(state, "FUG-133") or led(state, seat, "FUG-133", "gives leave to interfere")
    return found or RuleViolation(
        "not-now", "FUG-133", "Nobody of that name asks to interfere.", "Look at what is asked above."
    )


WHY: dict[type, Why] = {
    m.ChooseEffect: effect,
    m.AnswerEffect: answer,
    m.StartTelling: start,
    m.CedeWin: cede,
    m.TryEnd: try_end,
    m.AnswerEnd: answer_end,
    m.Interfere: interfere,
    m.AnswerInterfere: answer_interfere,
}
RULES: dict[Any, str] = {
    m.ChooseEffect: "FUG-167",
    m.AnswerEffect: "FUG-167",
    m.StartTelling: "FUG-178",
    m.CedeWin: "FUG-167",
    m.TryEnd: "FUG-179",
    m.AnswerEnd: "FUG-A20",
    m.Interfere: "FUG-133",
    m.AnswerInterfere: "FUG-133",
}
