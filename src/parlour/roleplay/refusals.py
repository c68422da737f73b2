"""The sentences of the desk's refusals, the same in every role-playing game."""

from collections.abc import Callable, Mapping
from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.phrasebook import Phrasebook, listed
from parlour.core.saying import InBook, Said, Sentences
from parlour.roleplay.chapter import DeskChapter, Owning, choices, leads
from parlour.roleplay.desk import SAY as DESK
from parlour.roleplay.desk import called
from parlour.roleplay.draft import WithDesk
from parlour.roleplay.owned import MOST_ALIKE
from parlour.roleplay.phrases import short
from parlour.roleplay.scenes import MOST_PLANS, Scenes
from parlour.roleplay.words.scenes import SAY as SCENES

Known = Mapping[str, Any]
Values = Mapping[str, str | int]
SAY = Phrasebook("parlour.roleplay.words", "refusals")


def said(key: str) -> tuple[str, str]:
    """What is wrong, and what would be right."""
    return SAY(key), SAY.part(key, "cure")


def outside(state: WithDesk, seat: int, closed: str, seated: str) -> RuleViolation | None:
    """The table is closed, or who asks only watches."""
    if state.desk.closed:
        return RuleViolation("closed", closed, *said("closed"))
    if not 0 <= seat < len(state.desk.people):
        return RuleViolation("not-seated", seated, *said("only-watching"))
    return None


def led(state: WithDesk, seat: int, rule: str, does: str) -> RuleViolation | None:
    """What the game master alone does."""
    if leads(state, seat):
        return None
    gm = state.desk.people[state.desk.gm] or DESK("within-gm")
    return RuleViolation(
        "not-gm", rule, SAY("gm-only", does=does, gm=gm), SAY.part("gm-only", "cure", does=does, gm=gm)
    )


def leading(known: Known) -> Values:
    """Who leads is not told to wait for who leads."""
    return {"leads": "yes" if known["seat"] == known["state"].desk.gm else "no"}


def tag(known: Known) -> str:
    """The command, as it is called on the wire."""
    return str(known["command"].__struct_config__.tag)


def plainly(known: Known, thing: Any) -> str:
    """How a thing is called where nothing closer is known of it."""
    return str(getattr(thing, "name", thing))


def unread(problem: object) -> str:
    """What is wrong with a file somebody brings."""
    why = str(problem)
    return why if why.startswith(SAY("this-file")) else SAY("unread", why=why)


def as_found(find: Callable[[Known], RuleViolation | None]) -> Said:
    """What a game says of it in words of its own."""

    def found(known: Known) -> RuleViolation:
        refused = find(known)
        assert refused is not None
        return refused

    return Said(
        lambda known: found(known).why,
        lambda known: found(known).cure,
        lambda known: found(known).rule,
        lambda known: found(known).reason,
    )


_ALIKE = (
    "take_seat.wordless",
    "take_seat.too_long",
    "note.unknown",
    "write_note.wordless",
    "write_note.title.too_long",
    "write_note.text.too_long",
    "show_note.to.unknown",
    "show_note.twice",
    "set_pronouns.who.unknown",
    "set_pronouns.too_long",
    "portray.who.unknown",
    "portray.too_long",
    "plead.leading",
    "plead.wordless",
    "plead.words.too_long",
    "plead.command.too_long",
    "plead.cannot_be_done",
    "plea.unknown",
    "reason.too_long",
    "nudge.what.unknown",
    "nudge.field.unknown",
    "overrule.what.unknown",
    "overrule.value.too_long",
    "receipt.unknown",
    "reversed_already",
    "allowed",
    "piece_gone",
    "change_rule.key.unknown",
)
"""What counts and lists nothing."""


def sentences(desk: DeskChapter[Any, Any]) -> Sentences:
    """Those of one game: who leads and what is under way, it says itself."""

    def led(known: Known) -> RuleViolation | None:
        does = f"does-{tag(known)}"
        return desk.led(known["state"], known["seat"], desk.rule, (SAY if does in SAY else SCENES)(does))

    def offered(known: Known) -> Values:
        option, values = known["key"], choices(known["key"])
        return {
            "label": option.label,
            "value": short(known["command"].value),
            "range": "no" if option.values else "yes",
            "least": values[0],
            "most": values[-1],
            "values": listed(values, "or"),
            "rule": option.rule,
        }

    def bad_value(known: Known) -> Values:
        wanted = desk.overruling.wanted(known["field"])
        return {"field": known["field"].capitalize(), "value": short(known["value"]), "wanted": wanted}

    def fields(known: Known) -> Values:
        return {"fields": listed(desk.overruling.fields_of(known["state"], known["what"]), "or")}

    values: dict[str, Callable[[Known], Values]] = {
        "allow.cannot_be_granted": lambda known: {"who": called(known["state"].desk, known["it"].seat)},
        "nudge.field.no_number": lambda known: {"field": known["it"].capitalize()},
        "nudge.up.no_further": lambda known: {"field": known["field"].capitalize()},
        "overrule.field.unknown": fields,
        "overrule.bad_value": bad_value,
        "change_rule.value.unknown": offered,
        "close_table.session_on": lambda known: {"rule": desk.session_rule},
    }
    settled = desk.settled
    alike = (*_ALIKE, "hand_over.unknown") if desk.hands_over else _ALIKE
    return {
        "not_leading": as_found(led),
        "in_the_middle": as_found(lambda known: desk.busy(known["state"])),
        **({"unchangeable": as_found(lambda known: settled(known["state"], known["it"]))} if settled else {}),
        **{key: InBook(SAY, key.replace(".", "-"), values.get(key)) for key in (*alike, *values)},
        **(_of_scenes(desk.scenes) if isinstance(desk.scenes, Scenes) else {}),
        **(_of_owned(desk.owned) if desk.owned is not None else {}),
    }


def _of_owned(owned: Owning) -> Sentences:
    """Those of people of one's own, brought as files."""
    return {
        "call_own.wordless": InBook(SCENES, "refused-no-file", lambda known: {}),
        "call_own.too_long": InBook(SCENES, "refused-long", lambda known: {"most": known["most"]}),
        "call_own.unfit": as_found(lambda known: owned.refused(known["state"], known["command"].file)),
        "call_own.count.too_low": InBook(SCENES, "refused-few", lambda known: {}),
        "call_own.count.too_high": InBook(SCENES, "refused-many", lambda known: {"most": MOST_ALIKE}),
    }


def _of_scenes(scenes: Scenes[Any, Any]) -> Sentences:
    """Those of scenes prepared in hiding; what a step of opening one is refused for is told as it is told there."""

    def unread(known: Known) -> RuleViolation:
        found = scenes.read(known["state"], known["seat"], known["command"].file)
        assert isinstance(found, RuleViolation)
        return RuleViolation(found.reason, found.rule or scenes.rule, found.why, found.cure)

    def in_book(key: str, **values: str | int) -> InBook:
        return InBook(SCENES, f"refused-{key}", lambda known: values)

    def still_open(known: Known) -> Values:
        return {"scene": scenes.scene(known["state"]), "rule": scenes.open_rule}

    def length(known: Known) -> Values:
        return {"most": known["most"]}

    prepare = scenes.command.__struct_config__.tag
    full = in_book("full", most=MOST_PLANS)
    return {
        "plan.unknown": in_book("unknown"),
        f"{prepare}.plan.no_room": full,
        f"{prepare}.name.wordless": in_book("nameless"),
        f"{prepare}.too_long": InBook(SCENES, "refused-long", length),
        f"{prepare}.unclear": as_found(
            lambda known: scenes.what_is_unclear(known["state"], scenes.parts_of(known["command"]))
        ),
        "copy_plan.full": full,
        "import_plans.full": full,
        "import_plans.wordless": in_book("no-file"),
        "import_plans.too_long": InBook(SCENES, "refused-long", length),
        "import_plans.unreadable": as_found(unread),
        **({"open_plan.no_session": in_book("session", rule=scenes.session_rule)} if scenes.session_rule else {}),
        **({"open_plan.scene_open": InBook(SCENES, "refused-open", still_open)} if scenes.open_rule else {}),
        "open_plan.stays_shut": as_found(lambda known: scenes.what_forbids(known["state"], known["seat"], known["it"])),
    }
