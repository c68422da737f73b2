"""Refusals of tasks: long ones, competitions, teams and works of art."""

from parlour.core.saying import Said, Sentences
from parlour.games.yags.content.numbers import NAME
from parlour.games.yags.model import Task
from parlour.games.yags.rules.art import MOST_ROLLS
from parlour.games.yags.rules.ask import find_creature
from parlour.games.yags.rules.long import LONGEST
from parlour.games.yags.rules.race import asked
from parlour.games.yags.rules.tasks import MOST_GOAL, MOST_NEEDED, can_try, is_here, least, most, workers
from parlour.games.yags.words.refusal_parts import Known, numbers, too_long
from parlour.roleplay.desk import called


def _name(known: Known, who: str) -> str:
    one = find_creature(known["state"], who)
    return one.name if one is not None else "Somebody"


def _away(known: Known) -> str:
    return _name(known, next(who for who in workers(known["it"]) if not is_here(known["state"], who)))


def _unable(known: Known) -> tuple[int, str]:
    state, task = known["state"], known["it"]
    return next((side, who) for side, who in enumerate(workers(task)) if not can_try(state, task, who, side))


def _pair(task: Task, side: int) -> str:
    attribute, skill = task.pairs[side]
    return f"{attribute} and {skill}" if skill else attribute


def _cannot(known: Known) -> str:
    side, who = _unable(known)
    return f"{_name(known, who)} can't roll {_pair(known['it'], side)} any more."


def _reach(known: Known) -> str:
    return f"Ask for {least(known['task'])} to {most(known['task'])}, or abort it."


def _asked(known: Known) -> str:
    state = known["state"]
    return f"{called(state.desk, asked(state) or 0)} is asked."


_NO_TASK = Said("There's no such task.", "Choose one from the list.", "", "no-such-task")
_NO_CHOICE = Said("No such choice is open.", "It comes when somebody is about to score.", "", "nothing-to-choose")
_NAMELESS = Said("It needs a name, so that it's found again.", "Say what it is about.", "", "no-name")
_STARTS = ("start_long", "start_race", "start_team", "start_art")
SENTENCES: Sentences = {
    # Beginning
    **{f"{tag}.name.wordless": _NAMELESS for tag in _STARTS},
    "start_long.needed.too_low": Said(
        "A long task needs at least one success.", f"Enter 1 to {MOST_NEEDED}.", "", "needs-none"
    ),
    "start_long.needed.too_high": Said(
        f"A long task needs at most {MOST_NEEDED} successes.", f"Enter 1 to {MOST_NEEDED}.", "", "bad-value"
    ),
    **numbers("start_long.minutes", "The time for a check in minutes", 0, LONGEST),
    "rolls.too_low": Said(
        "A work takes at least one roll.",
        "One for a short one, two for a medium one, three and more for a long one.",
        "",
        "needs-none",
    ),
    "rolls.too_high": Said(f"A work takes at most {MOST_ROLLS} rolls.", f"Enter 1 to {MOST_ROLLS}.", "", "bad-value"),
    **{
        f"{tag}.{key}": said
        for tag in ("start_art", "start_race", "start_team")
        for key, said in too_long("field", "A mastery's name", NAME).items()
    },
    "ends.unknown": Said(
        "It ends when somebody reaches a number, or after a number of turns.",
        "Choose one; a single contest is called as such.",
        "YAG-264",
        "no-end",
    ),
    "goal.too_low": Said("A goal is at least 1.", f"Enter 1 to {MOST_GOAL}.", "YAG-264", "needs-none"),
    "goal.too_high": Said(f"A goal is at most {MOST_GOAL}.", f"Enter 1 to {MOST_GOAL}.", "YAG-264", "bad-value"),
    "start_race.same_one": Said("Nobody competes with themselves.", "Choose two different people."),
    **{
        f"{team}.too_few": Said("Each team has at least one member.", "Choose both.", "", "nobody")
        for team in ("ones", "others")
    },
    "start_team.same_one": Said("Nobody plays for both teams.", "Choose one of them.", "", "both-teams"),
    "none_of_it": Said(
        "{it} has no {attribute} at all.",
        "Choose another attribute, or leave them out.",
        lambda known: "YAG-038" if known["command"].skill else "YAG-Q67",
        "attribute-none",
    ),
    "not_learnt": Said(
        "{skill} is a knowledge, and {it} has none of it.",
        "Choose another skill, or leave them out.",
        "YAG-078",
        "knowledge-none",
    ),
    # Going on
    "no_tasks": Said("There are no tasks.", "Begin one first.", "", "no-such-task"),
    "task.unknown": _NO_TASK,
    "over": Said("{it} is over.", "Begin another.", "", "task-over"),
    "unnamed": Said("Not both teams have named who checks.", "Name a member; the turn begins by itself.", "YAG-124"),
    "no_part_in_it": Said("You have no part in {it}.", "Leave it to those who work on it.", "", "not-yours"),
    "somebody_away": Said(lambda known: f"{_away(known)} isn't in the scene.", "Bring them in first.", "", "not-here"),
    "somebody_unable": Said(_cannot, "Abort it, or change the sheet.", "YAG-038", "attribute-none"),
    "no_team": Said("{it} isn't a team task.", "Only team tasks have members to name."),
    "pick_member.side.unknown": Said("There's no such team.", "Choose one of the two.", "", "no-team"),
    "not_your_team": Said("You play nobody on that team.", "Leave it to them.", "", "not-yours"),
    "named_already": Said("That team has named its member.", "Wait for the other.", "", "named"),
    "pick_member.who.unknown": Said("That isn't a member of this team.", "Choose one who is.", "", "not-member"),
    "away": Said("{it} isn't in the scene.", "Bring them in first.", "", "not-here"),
    "unable": Said(
        lambda known: f"{known['it'].name} can't roll {_pair(known['task'], known['side'])} any more.",
        "Choose another member.",
        "YAG-038",
        "attribute-none",
    ),
    # Choices
    "no_block_there": Said("Fatigue blocks a success only in physical tasks.", "Let it stand.", "", "not-physical"),
    "no_more_blocks": Said("At this table nobody blocks more often than they have Health.", "Let it stand.", "YAG-Q76"),
    "nothing_to_block": _NO_CHOICE,
    "nothing_to_master": _NO_CHOICE,
    "block.not_asked": Said(_asked, "Leave the choice to them.", "", "not-yours"),
    "use_mastery.not_asked": Said(_asked, "Leave the choice to them.", "", "not-yours"),
    "use_mastery.what.unknown": Said("A master keeps, tires or does neither.", "Choose one.", "", "bad-value"),
    "use_mastery.not_physical": Said(
        "At this table a master tires others in physical tasks only.",
        "Keep the advantage, or do neither.",
        "YAG-Q62",
    ),
    # The game master's word
    "change_task.needed.too_low": Said("That much has been reached already.", _reach, "", "reached"),
    "change_task.needed.too_high": Said("That's more than a table plays through.", _reach, "", "bad-value"),
    "change_task.why.wordless": Said("A task is changed for a reason.", "Say why.", "", "no-reason"),
    "abort_task.why.wordless": Said("A task is aborted for a reason.", "Say why.", "", "no-reason"),
    "not_blocked": Said("No success has been blocked in it: it ends by itself.", "Play on, or abort it with a reason."),
    "goes_on": Said("{it} goes on.", "Abort it first.", "", "task-on"),
}
