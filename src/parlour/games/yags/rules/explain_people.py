"""Why a command about creatures is refused: coming and going, showing, gear, and the game master's word on sheets."""

from parlour.core.game import RuleViolation
from parlour.games.yags import moves as m
from parlour.games.yags.content.ready import CHARACTERS, EXTRAS
from parlour.games.yags.model import Creature, State
from parlour.games.yags.rules.approval import lacks
from parlour.games.yags.rules.ask import creature, find_item, is_npc, leads, present
from parlour.games.yags.rules.derive import tech_level
from parlour.games.yags.rules.explain_common import Found, Why, named, no_such, not_own, seen
from parlour.games.yags.rules.items import is_barred, place
from parlour.games.yags.rules.making import own_of
from parlour.games.yags.rules.notices import notices
from parlour.games.yags.rules.people import free
from parlour.games.yags.rules.shelf import MOST
from parlour.roleplay.explain import led

_STEPS = {
    "frame": "framed",
    "attributes": "given its attributes",
    "skills": "given its skills",
    "techniques": "given its techniques",
    "gear": "given its gear",
}


def wrong_step(one: Creature, wanted: str, rule: str) -> RuleViolation:
    """Somewhere else in building, before the game master, or made."""
    if one.stage == "review":
        return RuleViolation(
            "wrong-step", rule, f"{named(one)} lies before the game master.", "Take it back a step, or wait for her."
        )
    if one.stage == "dead":
        return RuleViolation("dead", rule, f"{named(one)} is dead.", "Choose somebody who lives.")
    if one.stage == "ready":
        return RuleViolation(
            "made", rule, f"{named(one)} is built.", "What changes now costs experience, or the game master's word."
        )
    return RuleViolation(
        "wrong-step", rule, f"{named(one)} is being {_STEPS[one.stage]}.", f"Go to the step of {wanted}."
    )


def incomplete(state: State, one: Creature) -> Found:
    """The first thing a sheet lacks or has too much of."""
    found = lacks(state, one)
    return RuleViolation("not-complete", found[0][0], found[0][1], "Put it right first.") if found else None


# Coming and going


def _has_own(state: State, seat: int) -> Found:
    if leads(state, seat):
        return RuleViolation("gm", "YAG-033", "You lead the game.", "Call in creatures of your own.")
    own = own_of(state, seat)
    if own is None:
        return None
    return RuleViolation(
        "has-own", "YAG-033", f"You play {named(own)}.", "One character at a time; more are given by the game master."
    )


def new(state: State, seat: int, command: m.NewCreature) -> Found:
    if command.hidden or command.kind != "person":
        found = led(state, seat, "YAG-048", "brings creatures, vehicles and what is hidden")
        if found is not None:
            return found
    if command.human and command.kind != "person":
        return RuleViolation("not-human", "YAG-048", f"A {command.kind} is no human.", "Say that it is not human.")
    return None if leads(state, seat) else _has_own(state, seat)


def take(state: State, seat: int, command: m.TakeReady) -> Found:
    if command.key not in CHARACTERS:
        return RuleViolation(
            "no-such-ready", "YAG-033", "There is no ready-made character of that name.", "Choose one from the list."
        )
    return _has_own(state, seat)


def call(state: State, seat: int, command: m.CallReady) -> Found:
    found = led(state, seat, "YAG-048", "calls in creatures")
    if found is None and command.key not in (*CHARACTERS, *EXTRAS):
        return RuleViolation(
            "no-such-ready", "YAG-048", "There is nobody ready of that name.", "Choose one from the list."
        )
    return found


def shelf(state: State, seat: int, command: m.OpenFile | m.BringIn | m.ClearShelf) -> Found:
    """The shelf is hers; what was wrong with a file is said where it is read."""
    found = led(state, seat, "YAG-034", "has a shelf")
    which = () if isinstance(command, m.OpenFile) else command.which
    known = {entry.id for entry in state.shelf}
    if found is None and isinstance(command, m.OpenFile) and len(state.shelf) >= MOST:
        return RuleViolation("full", "YAG-034", f"At most {MOST} stand on the shelf.", "Take some of them off first.")
    if found is None and not isinstance(command, m.OpenFile) and (not which or not known.issuperset(which)):
        return RuleViolation(
            "not-on-shelf",
            "YAG-034",
            "Nobody of that kind stands on the shelf.",
            "Open a file first, and choose from what is in it.",
        )
    return found


def importing(state: State, seat: int, command: m.ImportCreature) -> Found:
    return None if leads(state, seat) else _has_own(state, seat)


def _needed(one: Creature) -> RuleViolation:
    return RuleViolation("not-now", "YAG-005", f"{named(one)} is needed in what is being played.", "Finish that first.")


def drop(state: State, seat: int, command: m.DropCreature) -> Found:
    one = seen(state, seat, command.who)
    if one is None:
        return no_such("YAG-034")
    if not leads(state, seat):
        found = not_own(state, seat, command.who, "YAG-034")
        if found is not None:
            return found
        if one.stage in ("ready", "dead"):
            return RuleViolation(
                "made", "YAG-034", f"{named(one)} is part of the story.", "Only the game master lets it go."
            )
    return None if free(state, one) else _needed(one)


def give(state: State, seat: int, command: m.GiveCreature) -> Found:
    one = seen(state, seat, command.who)
    if one is None:
        return no_such("YAG-034")
    found = None if leads(state, seat) else not_own(state, seat, command.who, "YAG-034")
    if found is not None:
        return found
    if one.hidden:
        return RuleViolation("hidden", "YAG-034", f"{named(one)} is hidden.", "Show it first.")
    if one.stage == "dead":
        return wrong_step(one, "", "YAG-034")
    if not free(state, one):
        return _needed(one)
    return RuleViolation("bad-seat", "YAG-034", "It cannot be given there.", "Choose another seat, or the game master.")


def show(state: State, seat: int, command: m.ShowCreature) -> Found:
    found = led(state, seat, "YAG-034", "shows what was hidden")
    if found is not None:
        return found
    if seen(state, seat, command.who) is None:
        return no_such("YAG-034")
    return RuleViolation(
        "not-hidden", "YAG-034", "There is nothing of that kind to show.", "Look at what everybody sees already."
    )


def own(state: State, seat: int, command: m.Describe) -> Found:
    return not_own(state, seat, command.who, "YAG-034")


# Gear


def _keeps(state: State, seat: int, who: str) -> Found:
    """Whose things one may move: at the step of gear, or made."""
    found = not_own(state, seat, who, "YAG-186")
    if found is not None:
        return found
    one = creature(state, who)
    if one.stage in ("ready", "gear") or (is_npc(one) and one.stage != "dead"):
        return None
    return wrong_step(one, "gear", "YAG-186")


def _no_item(one: Creature, which: str) -> Found:
    if find_item(one, which) is not None:
        return None
    return RuleViolation(
        "no-such-item", "YAG-186", f"{named(one)} has nothing of that kind.", "Choose one of its things."
    )


def add(state: State, seat: int, command: m.AddItem) -> Found:
    if not leads(state, seat):
        return _keeps(state, seat, command.who)
    one = seen(state, seat, command.who)
    if one is None:
        return no_such("YAG-186")
    return None if one.stage == "ready" or is_npc(one) else wrong_step(one, "gear", "YAG-186")


def put(state: State, seat: int, command: m.PutItem) -> Found:
    found = _keeps(state, seat, command.who)
    if found is not None:
        return found
    one = creature(state, command.who)
    item = find_item(one, command.item)
    if item is None:
        return _no_item(one, command.item)
    if is_barred(state, one, item):
        why = f"{item.name} belongs to Tech Level {item.tl}; here it is {tech_level(state, one)}."
        return RuleViolation("tech-level", "YAG-251", why, "The game master may allow it.")
    if place(item) == command.where:
        return RuleViolation(
            "there-already", "YAG-186", f"{item.name} is {command.where} already.", "Choose another place."
        )
    return None


def hand(state: State, seat: int, command: m.HandItem) -> Found:
    found = not_own(state, seat, command.who, "YAG-186")
    if found is not None:
        return found
    giver = creature(state, command.who)
    found = _no_item(giver, command.item)
    if found is not None:
        return found
    here = [one.id for one in present(state)]
    for who in (command.who, command.to):
        one = seen(state, seat, who)
        if one is None or command.who == command.to:
            return no_such("YAG-186")
        if who not in here:
            return RuleViolation(
                "not-here", "YAG-186", f"{named(one)} is not in the scene.", "Things change hands where people meet."
            )
    return RuleViolation("left", "YAG-186", "It was left behind.", "Take it up first.")


def drop_item(state: State, seat: int, command: m.DropItem) -> Found:
    found = None if leads(state, seat) else _keeps(state, seat, command.who)
    if found is not None:
        return found
    one = seen(state, seat, command.who)
    if one is None:
        return no_such("YAG-186")
    return _no_item(one, command.item) or wrong_step(one, "gear", "YAG-186")


# The game master's word


def submit(state: State, seat: int, command: m.Submit) -> Found:
    found = not_own(state, seat, command.who, "YAG-046")
    if found is not None:
        return found
    one = creature(state, command.who)
    if is_npc(one):
        return RuleViolation("gm", "YAG-046", f"{named(one)} is yours.", "Approve it yourself.")
    return wrong_step(one, "gear", "YAG-046") if one.stage != "gear" else incomplete(state, one)


def review(state: State, seat: int, command: m.Approve | m.SendBack) -> Found:
    found = led(state, seat, "YAG-046", "approves characters")
    if found is not None:
        return found
    one = seen(state, seat, command.who)
    if one is None:
        return no_such("YAG-046")
    if one.stage in ("ready", "dead"):
        return wrong_step(one, "", "YAG-046")
    if one.stage != "review" and not (is_npc(one) and isinstance(command, m.Approve)):
        return RuleViolation(
            "not-submitted", "YAG-046", f"{named(one)} was not handed in.", "Wait until its player does."
        )
    return incomplete(state, one) if isinstance(command, m.Approve) else None


def allow(state: State, seat: int, command: m.AllowNotice) -> Found:
    found = led(state, seat, "YAG-046", "allows what is out of the ordinary")
    if found is not None:
        return found
    one = seen(state, seat, command.who)
    if one is None:
        return no_such("YAG-046")
    keys = ", ".join([notice.key for notice in notices(state, one)]) or "nothing"
    return RuleViolation("no-such-notice", "YAG-046", "Nothing of that kind waits for you.", f"On this sheet: {keys}.")


WHY: dict[type, Why] = {
    m.NewCreature: new,
    m.TakeReady: take,
    m.CallReady: call,
    m.ImportCreature: importing,
    m.OpenFile: shelf,
    m.BringIn: shelf,
    m.ClearShelf: shelf,
    m.DropCreature: drop,
    m.GiveCreature: give,
    m.ShowCreature: show,
    m.Describe: own,
    m.AddItem: add,
    m.PutItem: put,
    m.HandItem: hand,
    m.DropItem: drop_item,
    m.Submit: submit,
    m.Approve: review,
    m.SendBack: review,
    m.AllowNotice: allow,
}
RULES: dict[type, str] = {
    m.NewCreature: "YAG-033",
    m.TakeReady: "YAG-033",
    m.CallReady: "YAG-048",
    m.ImportCreature: "YAG-034",
    m.OpenFile: "YAG-034",
    m.BringIn: "YAG-034",
    m.ClearShelf: "YAG-034",
    m.DropCreature: "YAG-034",
    m.GiveCreature: "YAG-034",
    m.ShowCreature: "YAG-034",
    m.Describe: "YAG-034",
    m.AddItem: "YAG-186",
    m.PutItem: "YAG-186",
    m.HandItem: "YAG-186",
    m.DropItem: "YAG-186",
    m.Submit: "YAG-046",
    m.Approve: "YAG-046",
    m.SendBack: "YAG-046",
    m.AllowNotice: "YAG-046",
}
