"""Refusals of the campaign: the content-set, who deals, chapters, personae and company, the cork board."""

from parlour.core.saying import Said, Sentences
from parlour.games.fugue.content.sets import read_set
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.ask import left_of, seat_of
from parlour.games.fugue.rules.company import ABILITIES
from parlour.games.fugue.rules.company import listed as listing
from parlour.games.fugue.rules.dealing import next_dealers
from parlour.games.fugue.rules.persona import LINE, asked
from parlour.games.fugue.words.phrases import counted, listed
from parlour.games.fugue.words.reader import title_of
from parlour.games.fugue.words.refusal_parts import Known, now, seat, target, value, yours
from parlour.roleplay.desk import called


def _no_set(known: Known) -> str:
    try:
        read_set(known["text"])
    except ValueError as wrong:
        return str(wrong)
    raise AssertionError


def _next(state: State) -> str:
    return listed([called(state.desk, seat) for seat in next_dealers(state)], "or")


def _all_equal(state: State) -> bool:
    """Everybody who may deal next has dealt before."""
    return all(seat in state.dealt for seat in next_dealers(state))


def _dealt(known: Known, who: int) -> str:
    if _all_equal(known["state"]):
        return f"{seat(known, who)} has dealt more often than others who want to deal."
    return f"{seat(known, who)} has dealt a chapter already, and others haven't."


def _dealt_rule(known: Known) -> str:
    return "FUG-A46" if _all_equal(known["state"]) else "FUG-009"


def _dealer(known: Known) -> str:
    return seat(known, known["state"].desk.gm)


def _asked(known: Known) -> str:
    return seat(known, asked(known["state"]))


def _pin_author(known: Known) -> str:
    return f"{seat(known, known['it'].by)} wrote it."


_UNWILLING = target(
    lambda known: f"{seat(known, known['it'])} would rather not deal.",
    lambda known: f"Choose {_next(known['state'])}.",
    "FUG-A46",
)
_ABSENT = target(
    lambda known: f"{seat(known, known['it'])} is away.", lambda known: f"Choose {_next(known['state'])}.", "FUG-A46"
)
_CHOOSES = now(
    "Everybody who wants to has dealt: now the whole table chooses.",
    lambda known: f"Propose {_next(known['state'])}; everybody must agree.",
    "FUG-A46",
)
_SEALED = yours("It isn't one of your notes, or it's sealed.", "What earlier Dealers wrote stays as it is.")
_MADE = now("{it} has its one more thing.", "Each persona gets exactly one.")
_NOT_MADE = target("{it} isn't the persona being made.", "Wait for its turn.")
_FULL = value("The board is full.", "Take something down first.")
SENTENCES: Sentences = {
    # The content-set
    "begun": now("The story has begun: its content-set stays.", "Another table can play another set.", "FUG-A79"),
    "set_content.key.unknown": value("There is no such content-set.", "Choose one from the list."),
    "bring_content.text.wordless": Said("The file is empty.", "Bring a content-set.", "", "bad-content"),
    "no_set": Said(_no_set, "Mend the file, or choose a set from the list.", "", "bad-content"),
    # Who deals
    "no_dealer": now("There is no Dealer yet.", "Agree on one first.", "FUG-015"),
    "write_dealer_note.no_dealer": now("There is no Dealer yet.", "Use a note of your own."),
    "undecided_dealer": now(
        lambda known: f"Whether {seat(known, known['state'].proposal.seat)} deals isn't settled yet.",
        "Wait until everybody who is asked has answered.",
        "FUG-015",
    ),
    "eyes_closed": now("The others have their eyes closed.", "End the introduction first.", "FUG-018"),
    "alone": target("You can't play alone.", "Wait for somebody to sit down.", "FUG-A47"),
    "somebody_deals": now(
        lambda known: f"{_dealer(known)} deals.",
        "The Dealer can hand the dealing on; while a chapter is played, the others can choose another Dealer.",
    ),
    "nobody_else": now("There's nobody else to choose a Dealer with.", "The Dealer can hand the dealing on."),
    "choose_dealer.unwilling": _UNWILLING,
    "choose_dealer.absent": _ABSENT,
    "unwilling_next": _UNWILLING,
    "absent_next": _ABSENT,
    "dealt_already": Said(
        lambda known: _dealt(known, known["it"]),
        lambda known: f"The next chapter is for {_next(known['state'])}.",
        _dealt_rule,
    ),
    "dealing_now": target(lambda known: f"{_dealer(known)} deals already.", "Choose somebody else.", "FUG-A46"),
    "nobody_proposed": now("Nobody is proposed as Dealer.", "Propose somebody."),
    "agree_dealer.not_asked": yours("You aren't asked, or have answered already.", "Wait for the others."),
    "own_proposal": yours("You proposed it yourself.", "Wait for the others, or say no to take it back."),
    "under_way": now(
        "Something is under way, and the Dealer changes only between actions.", "Finish it first, or say no.", "FUG-A46"
    ),
    "known_already": now(
        lambda known: (
            "It's known that you don't want to deal."
            if known["seat"] in known["state"].unwilling
            else "It's known that you want to deal."
        ),
        "Choose the other to change it.",
    ),
    "open_choice": _CHOOSES,
    "you_deal_already": target("You deal already.", "Choose somebody else.", "FUG-A46"),
    "write_dealer_note.note.unknown": _SEALED,
    "drop_dealer_note.note.unknown": _SEALED,
    "write_dealer_note.title.wordless": value("A note needs a title.", "Enter one."),
    # Chapters and sittings
    "chapter_open": now(lambda known: f"Chapter {known['state'].chapter} is open.", "Close it first."),
    "table_to_choose": _CHOOSES,
    "others_first": Said(
        lambda known: _dealt(known, known["seat"]),
        lambda known: f"The next chapter is for {_next(known['state'])}.",
        _dealt_rule,
        "dealt-already",
    ),
    "told_already": now("You don't have a new chapter yet.", "Hand the dealing on, or take it on yourself.", "FUG-009"),
    "no_content": Said(
        "There is no content-set: the rules hold no story.",
        "Choose one, or the blank one with four empty chapters.",
        "FUG-005",
    ),
    "close_chapter.no_chapter": now("No chapter is open.", "Open one first."),
    "hardly_begun": now(
        "The chapter has hardly begun: no persona is ready.", "Read the introduction and make personae.", "FUG-018"
    ),
    "open_intro.eyes_closed": now("Their eyes are closed already.", "Read, then end the introduction."),
    "introduced": now("The introduction has been read.", "It comes once, before personae are made.", "FUG-A54"),
    "eyes_open": now("Nobody's eyes are closed.", "Open the introduction first."),
    "start_session.no_chapter": now(
        "No chapter is open.", "A sitting begins when a chapter opens and ends when it closes.", "FUG-003"
    ),
    "end_session.no_chapter": now(
        "No chapter is open.", "A sitting begins when a chapter opens and ends when it closes.", "FUG-003"
    ),
    "sitting_on": now("The sitting is still on.", "End it first."),
    "end_session.no_sitting": now("The sitting is over.", "Start the next one."),
    # Making a persona
    "all_made": now("Nobody's persona is being made.", "The Dealer admits latecomers."),
    "anothers_turn": Said(
        lambda known: f"It's {_asked(known)}'s turn to make a persona.", "It goes round clockwise.", "", "not-your-turn"
    ),
    "being_added_to": now("Your neighbour is already adding to it.", "The description stays as it is now.", "FUG-036"),
    "not_on_the_left": yours(
        lambda known: (
            f"Only {seat(known, left_of(known['state'], asked(known['state'])))}, on {_asked(known)}'s left, adds one "
            f"more thing."
        ),
        "Wait for it.",
    ),
    "undescribed": now("The description comes first.", "Wait until it's finished."),
    "suggestion_waits": now("Your suggestion is waiting for an answer.", "It's accepted, vetoed or struck out."),
    "has_detail": _MADE,
    "not_in_making": _NOT_MADE,
    "veto_used": Said(
        "You've vetoed one suggestion: the second one stays.",
        "The Dealer strikes out what breaks the guidelines.",
        "FUG-042",
    ),
    "anothers_answer": yours(
        lambda known: f"{_asked(known)} answers for the persona being made.", "The Dealer can strike a suggestion out."
    ),
    "nothing_suggested": now(
        "Nothing has been suggested yet.",
        lambda known: f"Wait for {seat(known, left_of(known['state'], asked(known['state'])))}.",
    ),
    "finished": now("{it} is made, and what's described stays.", "Set the value, with a reason, if you must."),
    "nothing_written": now("There's nothing to strike out yet.", "Wait until something is written."),
    "item.unknown": value("That can't be struck out.", "Choose the description or the one more thing."),
    "strike_out.reason.wordless": Said("A reason is needed.", "Say what's wrong with it.", "", "no-reason"),
    "being_made": now(lambda known: f"{_asked(known)}'s persona isn't made yet.", "All are described first."),
    "all_signified": now("Every persona has its Signifier.", "It stays the same.", "FUG-045"),
    "not_yours_to_name": yours(
        lambda known: (
            f"{title_of(known['state'], known['it'])} is played by {seat(known, seat_of(known['state'], known['it']))}."
        ),
        "You name your own.",
    ),
    "not_your_persona": yours(
        lambda known: (
            f"{seat(known, known['it'].seat)} says what {title_of(known['state'], known['it'])}'s memories prove."
            if known["it"].seat >= 0
            else f"{title_of(known['state'], known['it'])} is a game-character and has no memories."
        ),
        "Pin your own thoughts to the board.",
    ),
    "muse.unmade": now("Your persona isn't made yet.", "It needs a sheet first."),
    # Company
    "nobody_late": target("Nobody came late.", "Latecomers take a seat first."),
    "one_of_you": target(lambda known: f"{seat(known, known['it'])} is in the game already.", "Choose a latecomer."),
    "dealers_own": target("The Dealer plays this persona anyway.", "Choose a player who is away.", "FUG-022"),
    "for_dealer_to_say": Said(
        "Only the Dealer plays for players who are away.", lambda known: f"Ask {_dealer(known)}.", "", "not-dealer"
    ),
    "not_for_yourself": Said(
        "Only the Dealer plays for players who are away.", lambda known: f"Ask {_dealer(known)}.", "", "not-dealer"
    ),
    "parked_already": now("The Dealer plays {who} already.", "There's nothing to change."),
    "back_already": now("{who}'s player plays them already.", "There's nothing to change."),
    "in_the_story": target("{it} is in the story already.", "Send off and call back people the story knows."),
    "bring_on.unknown": target(
        "Your chapter knows nobody of that name.", "Choose one from the list, or invent somebody.", "FUG-010"
    ),
    "too_many_abilities": value(
        lambda known: f"{len(listing(known['abilities']))} abilities are too many.",
        f"List at most {ABILITIES}, one on a line.",
    ),
    "long_ability": value(f"An ability has at most {LINE} characters.", "Write each shorter."),
    "here_already": now("{who} is in the story already.", "There's nothing to change."),
    "gone_already": now("{who} has left the story already.", "There's nothing to change."),
    "nobody_bereaved": target("Nobody has lost a persona.", "Players take over a game-character when theirs dies."),
    "no_loss": target(lambda known: f"{seat(known, known['it'])} hasn't lost a persona.", "Choose a player who has."),
    # The table's own
    "list_full": value("The list is full.", "Take a line off it first."),
    "list_empty": target("The list is empty.", "There's nothing to take off."),
    "drop_basic.at.unknown": target(
        "The list has no such line.",
        lambda known: f"It has {counted(len(known['state'].basics), 'line')}, counted from 1.",
    ),
    "not_hung": now("The board is empty until the introduction is over.", "Read it first.", "FUG-A54"),
    "nothing_pinned": target("The board is empty.", "Pin something up first."),
    "pin.unknown": target("There is no such pin on the board.", "Choose one that is."),
    "pin_up.no_room": _FULL,
    "board_full": _FULL,
    "a_ruling": yours("A ruling stays as it was given.", "Pin up your own beside it."),
    "anothers": yours(_pin_author, "Pin up your own beside it."),
    "dealers_ruling": yours("Only the Dealer takes rulings back.", "Ask for it.", "FUG-035"),
    "anothers_pin": yours(_pin_author, "Ask for it."),
    "kind.unknown": value("There is no such kind of pin.", "Choose a fact, observation, question or place."),
    "links.unknown": value("There is nothing like that to link to.", "Choose from the list."),
    "links.twice": value("Something is linked twice.", "Link each thing once."),
    "links.too_many": value("A pin has at most {most} links.", "Leave some out."),
    "no_question": target("It isn't a question.", "Only questions are open or settled."),
    "settled_already": now("The question is settled already.", "There's nothing to change."),
    "open_already": now("The question is open already.", "There's nothing to change."),
}
