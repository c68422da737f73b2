"""Refusals of scenes, rounds, ways, climbs and counters."""

from parlour.core.saying import Said, Sentences
from parlour.games.yags.content.numbers import FOOTINGS, MOST, NAME, PHRASE
from parlour.games.yags.content.tables import OBSTRUCTIONS, SCRAMBLES
from parlour.games.yags.model import COUNTERS
from parlour.games.yags.rules.ask import climb_of, creature
from parlour.games.yags.rules.climbs import HIGHEST
from parlour.games.yags.rules.counters import MOST as MOST_COUNTED
from parlour.games.yags.rules.derive import free_metres, gait_refused
from parlour.games.yags.rules.scramble import part_of_it
from parlour.games.yags.rules.travel import LONGEST_RUN, LONGEST_WAY, MOST_PERCENT, MOST_WATCHES, gaits
from parlour.games.yags.words.refusal_parts import Known, either, numbers, played_by, too_long


def _heavy(known: Known) -> str:
    return gait_refused(known["state"], known["who"], known["it"])


def _rule_of_load(known: Known) -> str:
    return {"sprinting": "YAG-178", "standard": "YAG-Q46"}.get(known["it"], "YAG-179")


def _free(known: Known) -> int:
    return free_metres(known["state"], known["who"])


def _height(known: Known) -> str:
    climb = climb_of(known["state"], known["who"].id)
    return f"Choose 0 to {climb.height if climb is not None else 0} m."


def _chooser(known: Known) -> str:
    state = known["state"]
    return played_by(state, creature(state, state.check.sides[0].who))


def _has(known: Known) -> str:
    by, counter = known["command"].by, known["counter"]
    if not by:
        return "0 more or less changes nothing."
    return f"{known['who'].name} has {getattr(known['who'], counter)} {counter}."


def _why_not_less(known: Known) -> str:
    return "not-so-many" if known["command"].by else "nothing-changes"


_COUNT = "Enter how many come, or with a minus how many go."
_SAME_HIT = Said(
    "It takes two: who hits, and who is hit.", "Mark wounds, or choose two different people.", "", "same-one"
)
_FAR = Said(
    lambda known: f"{known['who'].name}'s free move goes from 1 to {_free(known)} m.",
    "Run to go farther.",
    "",
    "too-far",
)
_PART = Said(
    "It was part of the way.", lambda known: f"Say 1 to {part_of_it(known['state'])} m, or say nothing.", "", "too-far"
)
_FOOTING = Said(
    "Bad footing counts 5 or 10, or nothing.", f"Choose {either(map(str, FOOTINGS))}.", "YAG-197", "bad-footing"
)
SENTENCES: Sentences = {
    # Sessions and scenes
    "start_session.session_on": Said("A session is under way.", "End it first."),
    "end_session.no_session": Said("No session is under way.", "Start one."),
    "end_session.scene_open": Said("A scene is being played.", "Close it first."),
    "open_scene.scene_open": Said("A scene is open.", "Close it first."),
    "open_scene.place.wordless": Said("A scene needs a place.", "Say where it is.", "", "no-text"),
    **too_long("place", "A place", PHRASE),
    **too_long("time", "A time", NAME),
    **too_long("aim", "An aim", PHRASE),
    "nobody_away": Said("Everybody is in the scene already.", "There's nobody to bring in.", "", "here-already"),
    "here_already": Said("{it} is here already.", "Choose somebody who isn't."),
    "leave.not_here": Said("{it} isn't here.", "Choose somebody who is."),
    "leave.in_a_check": Said(
        "{it} is in the middle of a check.", "See it through first, or call it off.", "", "in-check"
    ),
    "obstruction.unknown": Said("There is no such ground.", f"Choose {either(OBSTRUCTIONS)}.", "", "bad-value"),
    **{f"{field}.unknown": _FOOTING for field in ("unstable", "narrow", "slippery")},
    **numbers("gap", "A gap", 0, MOST),
    # Rounds and running
    "start_rounds.rounds_on": Said(
        lambda known: f"It's round {known['state'].scene.round} already.", "Go on to the next.", "", "counted"
    ),
    "bad_ground": Said("Over this ground every move needs a check.", "Go carefully: that's as far.", "YAG-195"),
    "move_free.metres.too_low": _FAR,
    "move_free.metres.too_high": _FAR,
    "too_heavy": Said(_heavy, "Choose a slower gait, or put something down.", _rule_of_load),
    "go.action_used": Said(
        "{who} has used this round's action.", "Go carefully, or wait for the next round.", "YAG-166", "no-action"
    ),
    "cannot_balance": Said(
        "This ground takes a check of Agility, and {who} has none at all.", "Stay.", "YAG-038", "attribute-none"
    ),
    "stands": Said("No die could have made it, or you let it stand.", "Go on from here.", "", "impossible"),
    "no_failed_run": Said(
        "There's no failed run to turn.", "Only running checks are bought off like this.", "", "nothing-to-push"
    ),
    "not_your_choice": Said(_chooser, "Leave the choice to them.", "", "not-yours"),
    # Longer ways
    "not_for_long": Said(
        "Nobody keeps up {it} for minutes.",
        lambda known: f"Choose {either(gaits(known['state']))}.",
        "",
        "no-long-run",
    ),
    **numbers("run_on.minutes", "A run in minutes", 1, LONGEST_RUN),
    "nobody_runs": Said("Nobody is on a long run.", "There's nothing to end.", "", "not-running"),
    "not_running": Said("{it} isn't on a long run.", "There's nothing to end."),
    "travel.who.too_few": Said("Nobody is on the road.", "Choose who travels.", "", "nobody"),
    **numbers("travel.minutes", "A journey in minutes", 1, LONGEST_WAY),
    **numbers("percent", "The percentage", 0, MOST_PERCENT),
    **numbers("watches", "The number of watches", 1, MOST_WATCHES),
    "never_resisted": Said("At this table fatigue isn't resisted.", "Change the house rule first.", "", "never"),
    "nothing_to_resist": Said(
        "{it} has no fatigue from running or the road.", "What was paid by choice isn't resisted."
    ),
    # Climbs in combat
    "call_scramble.action_used": Said(
        "{it} has used this round's action.", "Let it be part of a move.", "YAG-207", "no-action"
    ),
    "over.unknown": Said("There's no such obstacle in the table.", f"Choose {either(SCRAMBLES)}.", "", "bad-value"),
    "no_failed_scramble": Said("No climb in combat has just failed.", "It can be said right after one.", "", "not-now"),
    "said_already": Said(lambda known: f"It was {known['state'].check.metres} m.", "It is said once.", "", "said"),
    "round_over": Said("The round it failed in is over.", "It can be said in the round of the climb.", "", "not-now"),
    "part_way.metres.too_low": _PART,
    "part_way.metres.too_high": _PART,
    # Long climbs
    "pace.unknown": Said(
        "There is no such pace.",
        "Climb by the round, the minute or the quarter of an hour.",
        "YAG-209",
        "no-pace",
    ),
    **numbers("height", "A height in metres", 1, HIGHEST),
    **too_long("start_climb.label", "A description", PHRASE),
    "nobody_climbs": Said("Nobody is climbing.", "The game master starts a climb.", "", "not-climbing"),
    "not_climbing": Said("{it} isn't climbing.", "The game master starts a climb."),
    "start.too_low": Said("A stretch starts at 0 m or higher.", _height, "", "bad-value"),
    "start.too_high": Said("The climb isn't that high.", _height),
    "used_up": Said("It has been used in this climb.", "It works once in a climb.", "", "used"),
    "other_pace": Said("It only works round by round.", "Change the pace first.", "", "wrong-pace"),
    "boost_climb.technique.unknown": Said("{who} has no such technique.", "Climb on without it.", "", "no-technique"),
    "not_for_climbing": Said("{it} isn't a technique for climbing faster.", "Climb on without it.", "", "no-technique"),
    "not_usable": Said("Load or a low skill keeps {it} from working.", "Climb on without it.", "YAG-185"),
    "too_long_a_pace": Said(
        "Time is counted in rounds.", "Climb round by round, or end the rounds.", "YAG-211", "in-rounds"
    ),
    "climbed_already": Said("{it} has climbed in this round.", "Wait for the next round.", "", "moved"),
    "failed_in_round": Said("{it} failed a climb in this round.", "Wait for the next round.", "YAG-206", "barred"),
    "no_failed_climb": Said("There's no failed climb to save.", "Climb on.", "", "nothing-to-save"),
    # Counters
    "counter.unknown": Said("Nothing counts {it}.", f"Choose {either(COUNTERS)}.", "", "no-counter"),
    "by.too_low": Said(
        _has, lambda known: "No counter falls below 0." if known["command"].by else _COUNT, "", _why_not_less
    ),
    "by.between": Said("0 more or less changes nothing.", _COUNT, "", "nothing-changes"),
    "by.too_high": Said(f"At most {MOST_COUNTED} are added at once.", _COUNT, "", "bad-value"),
    "set_penalty.field.unknown": Said(
        "There is no such penalty.", "Choose fatigue, wounds, stuns or Move.", "", "no-penalty"
    ),
    **numbers("value", "A penalty", 0, MOST_COUNTED),
    "strike.same_one": _SAME_HIT,
    **numbers("wounds", "The number of wounds", 0, MOST_COUNTED),
}
