"""Why something is refused and what would be right: a sentence for every condition of the rules."""

from parlour.core.saying import Said, Sentences
from parlour.games.yags.content.numbers import MOST, NAME, PHRASE
from parlour.games.yags.model import ATTRIBUTES, GAITS
from parlour.games.yags.words import refusals_check, refusals_people, refusals_scene, refusals_tasks
from parlour.games.yags.words.refusal_parts import (
    IN_CHECK,
    Known,
    either,
    gm_of,
    named,
    numbers,
    played_by,
    too_long,
    whose,
)
from parlour.roleplay.refusals import tag

__all__ = ["POINTED", "SENTENCES", "named"]
_CALLS = "calls for checks"
_FRAMES = "frames a check"
_EDITS = "edits the campaign"
_DOES = {
    "abort_task": "aborts tasks",
    "add_culture": _EDITS,
    "adjust": _FRAMES,
    "allow_notice": "allows what is out of the ordinary",
    "answer_wish": "answers wishes",
    "approve": "approves characters",
    "award": "awards experience",
    "bring_in": "has a shelf",
    "call_race": "calls a competition",
    "call_ready": "calls in creatures",
    "change_task": "changes tasks",
    "clear_shelf": "has a shelf",
    "close_scene": "closes scenes",
    "define_skill": _EDITS,
    "define_technique": _EDITS,
    "drop_culture": _EDITS,
    "drop_library": _EDITS,
    "drop_skill": _EDITS,
    "drop_task": "puts tasks away",
    "end_rounds": "counts rounds",
    "end_run": "ends runs",
    "end_session": "ends sessions",
    "enter": "brings people in",
    "grant_skill": "grants skill levels",
    "hold": _FRAMES,
    "join_contest": "asks others in",
    "judge": _FRAMES,
    "leave": "takes people out of the scene",
    "mark": "keeps these counters",
    "mark_stretch": "says how hard a stretch is",
    "match": _FRAMES,
    "need_familiarity": _FRAMES,
    "next_round": "counts rounds",
    "open_file": "has a shelf",
    "open_scene": "opens scenes",
    "part_way": "says how far it went",
    "pass_watch": "lets watches go by",
    "reroll": "calls for a reroll",
    "reveal": "reveals hidden rolls",
    "roll_attributes": "rolls up quick humans",
    "send_back": "approves characters",
    "set_budget": _EDITS,
    "set_fumble": _FRAMES,
    "set_ground": "says what the ground is like",
    "set_penalty": "sets penalties",
    "set_price": _EDITS,
    "set_reaction": "changes what people feel",
    "set_target": _FRAMES,
    "set_time": _FRAMES,
    "shift": _FRAMES,
    "show_creature": "shows what was hidden",
    "start_climb": "says what there is to climb",
    "start_rounds": "counts rounds",
    "start_session": "starts sessions",
    "strike": "says what a hit does",
    "tell_outcome": "says what a degree means",
    "travel": "sends people on the road",
    "trivial": "waves things through",
}
"""What the game master alone does, by command; everything else is a check."""


def _gm_only(known: Known) -> str:
    return f"Only the game master {_DOES.get(tag(known), _CALLS)}."


NOBODY = Said("There's nobody by that name here.", "Choose somebody at the table.", "", "bad-target")
TWICE = Said("Somebody is named twice.", "Name everybody once.", "", "same-one")
WHO = (
    "who",
    "one",
    "other",
    "speaker",
    "listener",
    "catcher",
    "toward",
    "of",
    "by",
    "to",
    "observers",
    "ones",
    "others",
)
COMMON: Sentences = {
    # The moment
    "not_gm": Said(_gm_only, lambda known: f"Ask {gm_of(known)}.", "", "not-gm"),
    "no_session": Said("No session is under way.", "The game master starts one.", "", "not-now"),
    "no_scene": Said("No scene is open.", "The game master opens one.", "", "not-now"),
    "check_open": Said(*IN_CHECK, "", "not-now"),
    "nobody_here": Said("Nobody is in the scene.", "Bring somebody in first.", "", "not-now"),
    "no_rounds": Said("Time isn't counted in rounds.", "The game master starts counting them."),
    "rounds_on": Said("Time is counted in rounds.", "The game master ends them.", "", "in-rounds"),
    # Creatures
    **{f"{field}.unknown": NOBODY for field in (*WHO, "here")},
    **{f"{field}.twice": TWICE for field in ("who", "observers", "ones", "others", "here")},
    "same_one": Said("Nobody rolls against themselves.", "Choose two different people."),
    "not_yours": Said(whose, "Act with somebody of your own."),
    "not_yours_nor_gm": Said(whose, "Act with somebody of your own.", "", "not-yours"),
    "dead": Said("{it} is dead.", "Choose somebody who lives."),
    "unfinished": Said("{it} is still being built.", "Hand the sheet in and have it approved.", "", "not-ready"),
    "in_hiding": Said("{it} is still hidden.", "Show them first.", "", "hidden"),
    "unseen": Said(
        "{it} is hidden: everybody would learn of them.", "Roll in secret, or show them first.", "", "hidden"
    ),
    "not_here": Said("{it} isn't in the scene.", "Bring them in first."),
    # With what
    **{
        f"no_{attribute.lower()}": Said(
            f"{{it}} has no {attribute} at all.",
            "Choose somebody who has.",
            "YAG-Q67" if attribute == "Health" else "YAG-038",
            "attribute-none",
        )
        for attribute in ATTRIBUTES
    },
    **{
        f"{field}.none_at_all": Said(
            f"{{{who}}} has no {{it}} at all.",
            "Choose another attribute.",
            lambda known, skill=skill: "YAG-038" if getattr(known["command"], skill) else "YAG-Q67",  # type: ignore[misc]
            "attribute-none",
        )
        for field, who, skill in (
            ("attribute", "who", "skill"),
            ("one_attribute", "one", "one_skill"),
            ("other_attribute", "other", "other_skill"),
        )
    },
    **{
        f"{field}.unknown": Said(
            "There is no attribute called {it}.", f"Choose {either(ATTRIBUTES)}.", "YAG-034", "no-attribute"
        )
        for field in ("attribute", "one_attribute", "other_attribute")
    },
    **{
        f"{field}.unknown": Said(
            "There is no skill called {it} on the list.", "Choose one of the campaign's skills.", "YAG-005", "no-skill"
        )
        for field in ("skill", "one_skill", "other_skill")
    },
    # Moving
    "on_a_wall": Said("{it} is climbing.", "Climb on, or end the climb.", "", "climbing"),
    "overloaded": Said(
        "{it} carries too much to move at all.", "Put something down first.", "YAG-181", "over-encumbered"
    ),
    "barred": Said("{it} failed a climb in this round.", "Wait for the next round.", "YAG-206"),
    "moved": Said("{it} has already moved in this round.", "Wait for the next round."),
    "gait.unknown": Said("There is no gait called {it}.", f"Choose {either(GAITS)}.", "YAG-190", "no-gait"),
    "cover.unknown": Said("There is no such cover.", "Choose open, half or nearly full.", "YAG-221", "bad-value"),
    # Numbers and words
    **numbers("target", "A target", 0, MOST),
    **numbers("metres", "A distance", 0, 100 * MOST),
    **numbers("tl", "A Tech Level", 0, MOST),
    **numbers("amount", "A modifier", -100, 100),
    **too_long("text", "A description", PHRASE),
    **too_long("label", "A label", NAME),
    **too_long("name", "A name", NAME),
    **too_long("why", "A reason", PHRASE),
    "text.wordless": Said("Words are needed here.", "Say what it is about.", "", "no-text"),
    "label.wordless": Said("A modifier needs a name.", "Say what it is for.", "", "no-text"),
    "name.wordless": Said("A name is needed.", "Enter one.", "", "no-name"),
    "why.wordless": Said("A reason is needed.", "Say why.", "", "no-reason"),
}
SENTENCES: Sentences = {
    **COMMON,
    **refusals_check.SENTENCES,
    **refusals_scene.SENTENCES,
    **refusals_tasks.SENTENCES,
    **refusals_people.SENTENCES,
}
_LOOK = "Look at what is asked above."
POINTED: Sentences = {
    "unknown": Said("Nothing can be done with this now.", _LOOK, "", "not-now"),
    "nothing_to_do": Said("Nothing can be done with this now.", _LOOK, "", "not-now"),
    "is_dead": Said("{it} is dead.", "Choose somebody who lives.", "", "dead"),
    "played_by_another": Said(
        lambda known: played_by(known["state"], known["it"].owner), "You act with your own.", "", "not-yours"
    ),
    "belongs_to_another": Said(
        lambda known: f"That belongs to {known['it'].owner.name}.", "Use what is on your own sheets.", "", "not-yours"
    ),
    "no_technique_now": Said("{it} has no use right now.", "It helps in checks with its skill.", "YAG-131", "not-now"),
    "no_packing_now": Said(
        "{it} stays where it is right now.", "Pack and unpack between checks.", "YAG-186", "not-now"
    ),
    "nothing_played": Said("No scene is open.", "The game master opens one.", "", "not-now"),
    "check_under_way": Said(IN_CHECK[0], "See it through first.", "", "not-now"),
}
"""Why nothing can be done with a piece."""
