"""Why a compel, an answer to one, a suggestion or a fact is refused."""

from parlour.core.game import RuleViolation
from parlour.games.fate import moves as m
from parlour.games.fate.model import GM, Aspect, Deal, Fact, State
from parlour.games.fate.rules.ask import find_character, is_npc, knows, leads, mine, points
from parlour.games.fate.rules.compel import awaits, can_pay, proposer, victim_seat
from parlour.games.fate.rules.explain_common import Found, Why, known, led, name, not_own, seen
from parlour.roleplay.desk import called


def _no_session(state: State) -> Found:
    if state.desk.sitting:
        return None
    return RuleViolation("no-session", "FAE-017", "No session is under way.", "Wait until the next one starts.")


def _unknown(who: str, rule: str) -> RuleViolation:
    return RuleViolation("unknown-aspect", rule, f"{who} knows of no such aspect.", "Choose an aspect that is known.")


def _text(text: str, sort: str) -> Found:
    """FAE-115, FAE-116."""
    rule = "FAE-116" if sort == "event" else "FAE-115"
    if sort not in ("decision", "event"):
        return RuleViolation("no-kind", "FAE-115", "A compel is a bad decision or an event.", "Choose one of them.")
    if not text.strip():
        what = "What happens" if sort == "event" else "The bad decision"
        return RuleViolation("no-text", rule, f"{what} needs words.", "Say what trouble the aspect brings.")
    return None


def compel(state: State, seat: int, command: m.OfferCompel) -> Found:
    found = _no_session(state)
    if found is not None:
        return found
    if command.by == GM:
        found = led(state, seat, "FAE-113", "compels in the game master's name")
    elif leads(state, seat):
        found = RuleViolation("gm", "FAE-Q21", "The game master compels in her own name.", 'Choose "the game master".')
    else:
        found = not_own(state, seat, command.by, "FAE-113")
    if found is not None:
        return found
    who = find_character(state, command.by)
    if who is not None and is_npc(who):
        return RuleViolation(
            "not-a-pc", "FAE-113", f"{who.name} is no player character.", "Compel through a player character."
        )
    if not can_pay(state, command.by):
        if who is None:
            return RuleViolation(
                "pool-empty", "FAE-Q21", "At this table compels come from the pool, and it is empty.", "Wait."
            )
        return RuleViolation(
            "cannot-pay", "FAE-121", f"{who.name} has no fate point to offer.", "Gain one first, by being compelled."
        )
    one = known(state, seat, command.aspect)
    if one is None or (who is not None and not knows(state, who, one)):
        return _unknown(who.name if who is not None else "The game master", "FAE-113")
    if who is None and one.hidden:
        return RuleViolation(
            "hidden", "FAE-113", f"{one.text} is not in the open yet.", "Reveal it first, so that it can be answered."
        )
    return _compelled(state, seat, command, one) or _text(command.text, command.sort)


def _compelled(state: State, seat: int, command: m.OfferCompel, one: Aspect) -> Found:
    if one.kind == "boost":
        return RuleViolation(
            "boost", "FAE-Q40", f"{one.text} is a boost: it can only be invoked.", "Choose another aspect."
        )
    if one.owner and one.owner == command.by:
        return RuleViolation(
            "own", "FAE-114", f"{one.text} is {name(state, one.owner)}'s own.", "Compel yourself with it instead."
        )
    if one.owner:
        if command.victim:
            return RuleViolation(
                "victim", "FAE-113", f"{one.text} troubles {name(state, one.owner)}.", "Name nobody else."
            )
        return None
    victim = seen(state, seat, command.victim)
    if victim is None:
        return RuleViolation(
            "no-victim", "FAE-113", f"{one.text} is the scene's: whom does it trouble?", "Name somebody in the scene."
        )
    if victim.id == command.by:
        return RuleViolation("own", "FAE-114", f"{victim.name} offers the compel.", "Name somebody else.")
    if not victim.here:
        return RuleViolation(
            "not-here", "FAE-113", f"{victim.name} takes no part in this scene.", "Name somebody who does."
        )
    return None


def self_compel(state: State, seat: int, command: m.SelfCompel) -> Found:
    found = _no_session(state) or not_own(state, seat, command.who, "FAE-114")
    if found is not None:
        return found
    one = known(state, seat, command.aspect)
    if one is None:
        return _unknown(name(state, command.who), "FAE-114")
    if one.owner != command.who:
        return RuleViolation(
            "not-own",
            "FAE-114",
            f"{one.text} is no aspect of {name(state, command.who)}.",
            "Choose one of the sheet's.",
        )
    if one.hidden:
        return RuleViolation("hidden", "FAE-113", f"{one.text} is not in the open yet.", "Reveal it first.")
    return _text(command.text, command.sort)


def suggest(state: State, seat: int, command: m.SuggestAspect) -> Found:
    if leads(state, seat):
        return RuleViolation("gm", "FAE-134", "The game master needs to suggest nothing.", "Add the aspect.")
    if not state.scene.opened:
        return RuleViolation("no-scene", "FAE-134", "No scene is open.", "Wait for the next one.")
    return RuleViolation("no-text", "FAE-134", "The aspect needs words.", "Write it as a short phrase.")


# Answers


def _deal(state: State, number: int) -> Deal | None:
    return next((deal for deal in state.deals if deal.id == number), None)


def _gone(rule: str) -> RuleViolation:
    return RuleViolation("no-such-deal", rule, "Nothing of the kind is offered.", "It may have been settled already.")


def _deal_seen(state: State, seat: int, number: int) -> Deal | None:
    """A deal over an aspect this seat may not know reads like none."""
    deal = _deal(state, number)
    if deal is None or (
        deal.aspect
        and known(state, seat, deal.aspect) is None
        and seat not in (proposer(state, deal), victim_seat(state, deal))
    ):
        return None
    return deal


def _waits(state: State, seat: int, deal: Deal, rule: str) -> Found:
    asked = awaits(state, deal)
    if asked == seat:
        return None
    return RuleViolation("not-asked", rule, f"{called(state.desk, asked)} is asked now.", "Wait for the answer.")


def bargain(state: State, seat: int, command: m.Bargain) -> Found:
    deal = _deal_seen(state, seat, command.deal)
    if deal is None:
        return _gone("FAE-117")
    if deal.kind != "compel":
        return RuleViolation("not-a-compel", "FAE-117", "Only compels are negotiated.", "Accept it, or refuse.")
    return _waits(state, seat, deal, "FAE-117") or (
        None
        if command.text.strip()
        else RuleViolation("no-text", "FAE-117", "Another wording is needed.", "Say what should happen instead.")
    )


def accept(state: State, seat: int, command: m.Accept) -> Found:
    deal = _deal_seen(state, seat, command.deal)
    if deal is None:
        return _gone("FAE-118")
    found = _waits(state, seat, deal, "FAE-118")
    if found is None and deal.kind == "compel" and not can_pay(state, deal.by):
        payer = name(state, deal.by)
        return RuleViolation(
            "cannot-pay", "FAE-121", f"There is no fate point left to pay it: {payer} has none.", "Refuse it, or wait."
        )
    return found


def refuse(state: State, seat: int, command: m.Refuse) -> Found:
    deal = _deal_seen(state, seat, command.deal)
    if deal is None:
        return _gone("FAE-119")
    if deal.kind != "compel":
        return led(state, seat, "FAE-Q51" if deal.kind == "self" else "FAE-134", "answers this")
    victim = victim_seat(state, deal)
    if victim != seat:
        return RuleViolation(
            "not-yours",
            "FAE-119",
            f"{called(state.desk, victim)} is the one to refuse.",
            "You may withdraw your own offer.",
        )
    person = find_character(state, deal.victim)
    if person is not None and points(state, person) < 1:
        if is_npc(person):
            return RuleViolation(
                "pool-empty", "FAE-Q22", "The pool is empty, and refusing costs a fate point.", "Accept, or negotiate."
            )
        return RuleViolation(
            "cannot-refuse",
            "FAE-120",
            f"{person.name} has no fate point, and refusing costs one.",
            "Accept, or negotiate the details.",
        )
    return None


def withdraw(state: State, seat: int, command: m.Withdraw) -> Found:
    deal = _deal_seen(state, seat, command.deal)
    if deal is None:
        return _gone("FAE-117")
    return RuleViolation(
        "not-yours", "FAE-117", f"{called(state.desk, proposer(state, deal))} offered it.", "Accept it, or refuse."
    )


# Facts


def propose(state: State, seat: int, command: m.ProposeFact) -> Found:
    if not leads(state, seat) and not mine(state, seat):
        return RuleViolation(
            "no-character", "FAE-122", "Facts follow from aspects that a character knows.", "Make a character first."
        )
    one = known(state, seat, command.aspect)
    if one is None:
        return RuleViolation("unknown-aspect", "FAE-122", "There is no such aspect.", "Choose an aspect that is known.")
    if one.hidden and leads(state, seat):
        return RuleViolation("hidden", "FAE-122", f"{one.text} is not in the open yet.", "Reveal it first.")
    return (
        None
        if command.text.strip()
        else RuleViolation("no-text", "FAE-122", "The fact needs words.", "Say what is true.")
    )


def _fact(state: State, number: int) -> Fact | RuleViolation:
    fact = next((fact for fact in state.facts if fact.id == number), None)
    if fact is None:
        return RuleViolation("no-such-fact", "FAE-122", "No such fact is proposed.", "It may have been taken back.")
    if not fact.waiting:
        return RuleViolation("settled", "FAE-122", "The table has agreed to it already.", "It is true.")
    return fact


def agree(state: State, seat: int, command: m.Agree | m.Object) -> Found:
    fact = _fact(state, command.fact)
    if isinstance(fact, RuleViolation):
        return fact
    if isinstance(command, m.Agree) and fact.by == seat:
        return RuleViolation("own", "FAE-122", "You proposed it.", "The others are asked.")
    return RuleViolation(
        "not-asked", "FAE-122", "You are not asked about it, or have agreed already.", "The others are waited for."
    )


def settle(state: State, seat: int, command: m.SettleFact) -> Found:
    fact = _fact(state, command.fact)
    return fact if isinstance(fact, RuleViolation) else led(state, seat, "FAE-122", "speaks for the table")


WHY: dict[type, Why] = {
    m.OfferCompel: compel,
    m.SelfCompel: self_compel,
    m.SuggestAspect: suggest,
    m.Bargain: bargain,
    m.Accept: accept,
    m.Refuse: refuse,
    m.Withdraw: withdraw,
    m.ProposeFact: propose,
    m.Agree: agree,
    m.Object: agree,
    m.SettleFact: settle,
}
