"""Why something is refused and what would be right: a sentence for every condition of the rules."""

from parlour.core.saying import Said, Sentences
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.ask import seat_of
from parlour.games.fugue.words import refusals_action, refusals_campaign, refusals_contest, refusals_memory
from parlour.games.fugue.words.reader import title_of
from parlour.games.fugue.words.refusal_parts import Known, barred, doer, named, now, seat, target, value, yours
from parlour.roleplay.desk import called
from parlour.roleplay.refusals import tag

__all__ = ["LENGTH_SETTLED", "SENTENCES", "dealer_only", "in_the_way", "named"]
LENGTH_SETTLED = ("The length of the story was settled when its first chapter opened.", "Play it to its end.")
_DOES = {
    "accept_ability": "accepts abilities",
    "add_basic": "says what everybody can do",
    "add_group": "makes groups",
    "add_side": "adds sides",
    "admit": "admits latecomers",
    "adopt": "gives game-characters away",
    "answer_claim": "says whether an ability fits",
    "answer_effect": "confirms what happens",
    "answer_finish": "says whether somebody is killed",
    "answer_intercede": "says how somebody steps in",
    "answer_interfere": "lets somebody interfere",
    "answer_leave": "lets somebody go",
    "bleed_out": "says that somebody bleeds to death",
    "bring_content": "chooses the content-set",
    "bring_on": "brings game-characters on",
    "close_chapter": "closes a chapter",
    "correct_memory": "takes something off a sheet",
    "deal_round": "deals",
    "deal_signifiers": "deals Signifiers",
    "drop_basic": "says what everybody can do",
    "drop_dealer_note": "keeps these notes",
    "drop_task": "takes a task back",
    "end_contest": "ends a contest",
    "end_intro": "reads the introduction",
    "end_session": "begins and ends sittings",
    "flip": "turns the top card",
    "grant_again": "says whether the new memory fits",
    "grant_success": "says what an action takes",
    "hurt": "hurts somebody outside a contest",
    "invent": "invents game-characters",
    "move_to_group": "moves people between groups",
    "offer_talk": "offers to talk it out",
    "open_chapter": "opens a chapter",
    "open_contest": "opens a contest",
    "open_intro": "reads the introduction",
    "park": "plays for players who are away",
    "pass_dealing": "hands the dealing on",
    "play_for_me": "plays game-characters",
    "postpone": "postpones a memory",
    "resolve_group": "says that a group is decided",
    "rest": "says how long people rest",
    "restore_ability": "restores abilities",
    "rouse": "says when somebody comes round",
    "rule": "decides what the rules leave open",
    "rule_basic": "says what an action takes",
    "rule_skilled": "says what an action takes",
    "send_back": "sends a memory back",
    "send_off": "sends game-characters off",
    "set_content": "chooses the content-set",
    "set_language": "says which language they share",
    "set_scene": "frames scenes",
    "set_task": "calls for a skilled action",
    "skip_round": "lets a round go by",
    "start_session": "begins and ends sittings",
    "story_flashback": "tells flashbacks of the story",
    "strike_out": "strikes things out",
    "tag_ability": "says which parts of the body an ability needs",
    "tend": "says that a wound is tended",
    "veto_ability": "vetoes abilities",
    "write_dealer_note": "keeps these notes",
}
"""What the Dealer alone does, by command."""
_WAY = {
    "contest_open": ("A contest is under way.", "End it first."),
    "task_open": ("A skilled action is under way.", "Finish it first."),
    "card_untold": ("A card has yet to be told.", "Tell it first."),
    "unanswered": ("Somebody is waiting for the Dealer's answer.", "The Dealer answers first."),
    "memory_due": ("A Signifier's memory has yet to be told.", "Tell it first."),
}
"""What comes first where something is done between actions."""
_BETWEEN = {"choose_dealer": "FUG-A46", "close_chapter": "FUG-125", "pass_dealing": "FUG-A46"}
"""Where another rule says so than the command's own."""


def in_the_way(key: str) -> tuple[str, str]:
    return _WAY[key]


def dealer_only(state: State, does: str) -> tuple[str, str]:
    """What is wrong, and what to do. Before there is a Dealer, whoever opened the table does it."""
    who = called(state.desk, state.desk.gm)
    if state.chapter == 0:
        return f"Until there is a Dealer, only {who} {does}.", f"Ask {who}."
    return f"Only the Dealer {does}.", f"Ask {who}, who deals this chapter."


def _dealers(known: Known) -> tuple[str, str]:
    return dealer_only(known["state"], _DOES[tag(known)])


def _owner(known: Known) -> str:
    person = doer(known)
    return f"{title_of(known['state'], person)} is played by {seat(known, seat_of(known['state'], person))}."


def _barred(known: Known) -> tuple[str, str, str]:
    return barred(known["state"], doer(known, "who" if "who" in known else "declared"), known["it"])


NO_SUCH = target("There is no such character.", "Choose one of those on the table.")
TWICE = value("Somebody is named twice.", "Name everybody once.")
NOBODY = target("Nobody is named.", "Choose at least one.")
ABILITY = Said("There is no such ability on the sheet.", "Choose one from the sheet, or do without.", "", "no-ability")
NO_PART = value("There is no such part of the body.", "Choose from the list.")
UNTAKEN = target("Nobody sits in that seat.", "Choose one of those at the table.")
COMMON: Sentences = {
    "not_dealer": Said(lambda known: _dealers(known)[0], lambda known: _dealers(known)[1], "", "not-dealer"),
    "story_over": Said("The last chapter is closed: the story is over.", "Read it, or talk about it.", "FUG-003"),
    "no_chapter": now("No chapter is open.", "The Dealer opens one."),
    "no_sitting": now("The sitting is over.", "The Dealer starts the next one."),
    "introduction_first": now(
        "The introduction comes first.", "The Dealer reads it while all eyes are closed.", "FUG-A54"
    ),
    "personae_unmade": now("The personae aren't made yet.", "Every persona needs a sheet first."),
    "untaken_seat": yours("You haven't taken your seat.", "Take it first."),
    **{key: now(*said, lambda known: _BETWEEN.get(tag(known), "")) for key, said in _WAY.items()},
    # Characters
    "who.unknown": NO_SUCH,
    "to.unknown": NO_SUCH,
    "target.unknown": NO_SUCH,
    "present.unknown": NO_SUCH,
    "others.unknown": NO_SUCH,
    "one.unknown": NO_SUCH,
    "other.unknown": NO_SUCH,
    "add_side.side.unknown": NO_SUCH,
    "who.twice": TWICE,
    "present.twice": TWICE,
    "others.twice": TWICE,
    "one.twice": TWICE,
    "other.twice": TWICE,
    "side.twice": TWICE,
    "who.too_few": NOBODY,
    "others.too_few": NOBODY,
    "not_yours": yours(_owner, "You act for your own characters.", "FUG-008"),
    "unmade": target("{it} is still being made.", "Choose somebody who is ready."),
    "dead": Said("{it} is dead.", "Dead is dead: choose somebody who lives.", "FUG-200"),
    "away": target("{it} isn't in the story now.", "The Dealer brings people on.", "FUG-008"),
    "knocked_out": target("{it} is knocked out.", "The Dealer says when somebody comes round.", "FUG-199"),
    "a_persona": target("{it} is a player's persona.", "Choose a game-character."),
    # Abilities
    "wounded": Said(
        lambda known: _barred(known)[0],
        lambda known: _barred(known)[1],
        lambda known: _barred(known)[2],
    ),
    "ability.unknown": ABILITY,
    "part.unknown": NO_PART,
    "parts.unknown": NO_PART,
    "parts.twice": value("A part of the body is named twice.", "Name each once."),
    # Seats
    "seat.unknown": UNTAKEN,
    "pass_dealing.to.unknown": UNTAKEN,
    # Words
    "too_long": value("That's too long: it can have {most} characters at most.", "Use fewer words."),
    "text.wordless": value("Words are needed here.", "Write what you mean."),
    "name.wordless": value("A name is needed.", "Enter one."),
    "looks.wordless": value("A description is needed.", "Say what can be seen."),
    "reason.too_long": value("A reason has at most {most} characters.", "Use fewer words."),
}
SENTENCES: Sentences = {
    **COMMON,
    **refusals_campaign.SENTENCES,
    **refusals_memory.SENTENCES,
    **refusals_action.SENTENCES,
    **refusals_contest.SENTENCES,
}
