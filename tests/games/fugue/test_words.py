"""Every command has its words, every piece its name, every question its prompt; and the table reads as text."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from games.fugue.told import CONTEST, PEOPLE, SCOTT, SECRET, SIMON, STATE, TROY, URSULA
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import KEYS, MAJORS
from parlour.games.fugue.model import PARTS, Chosen, Flashback, Leave, Options, Proposal, Reach, State, Task, Win
from parlour.games.fugue.rulebook import RULEBOOK
from parlour.games.fugue.rules.keeping import LIMITS as SENT_BACK_FOR
from parlour.games.fugue.words.cards import (
    RANKS,
    all_cards,
    hand_words,
    may_words,
    number_words,
    the,
    total_words,
    worth_words,
)
from parlour.games.fugue.words.commands import WORDS
from parlour.games.fugue.words.lines_memory import LIMITS
from parlour.games.fugue.words.lines_outcome import EFFECTS
from parlour.games.fugue.words.names import piece_name
from parlour.games.fugue.words.prompts import prompt

COMMANDS = {command.__struct_config__.tag: command for command in get_args(m.AnyCommand)}
RULES = {rule.id for rule in RULEBOOK}
QUIET = replace(STATE, contest=None, tellings=(), declared=(), flashbacks=STATE.flashbacks[:2])
"""Between actions."""


# Commands


@pytest.mark.parametrize("tag", sorted(COMMANDS))
def test_a_command_has_words_for_all_its_fields(tag: str) -> None:
    words, fields = WORDS[tag], set(COMMANDS[tag].__struct_fields__)
    assert words.title and words.done and set(words.asks) == fields
    assert {part.split("}")[0] for part in words.title.split("{")[1:]} <= fields
    assert set(words.rules) <= RULES


def test_there_are_no_words_for_what_cannot_be_done() -> None:
    assert set(WORDS) == set(COMMANDS)


@pytest.mark.rule("FUG-019")
@pytest.mark.parametrize("tag", sorted(COMMANDS))
def test_buttons_speak_of_personae_and_of_a_dealer(tag: str) -> None:
    words = WORDS[tag]
    said = " ".join([words.title, words.done, words.none, *words.asks.values(), *words.titles.values()]).lower()
    for word in ("game master", "session", "player character", " npc", " pc ", " gm"):
        assert word not in f" {said} "


# Cards


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (("major-18",), "18, not yet two cards"),
        (("major-18", "swords-02"), "20"),
        (("coins-03", "major-10", "cups-08"), "21 with three cards"),
        (("cups-01", "wands-12"), "21 with two cards"),
        (("swords-01", "major-16"), "21 with two cards, one of them major"),
        (("major-13", "major-08"), "21 with two majors"),
        (("major-00", "major-21"), "the Fool and the World"),
        (("major-18", "swords-09", "wands-03"), "bust with 22"),
        ((), "no card yet"),
    ],
)
def test_a_hand_is_said_in_words(cards: tuple[str, ...], words: str) -> None:
    assert hand_words(cards, Options()) == words


def test_cards_read_as_in_a_sentence() -> None:
    assert all_cards(("major-18", "swords-02", "major-11")) == "the Moon, the Two of Swords and Justice"
    assert the("major-10") == "the Wheel of Fortune" and the("nothing") == "a card"
    assert worth_words("major-18", Options()) == "18 or 10" and number_words("cups-13", Options()) == "13"
    assert number_words("major-18", Options()) == "a major card"
    assert total_words(("major-18",), Options()) == "18 (or 10)" and total_words(("cups-08",), Options()) == "8"
    assert total_words(("major-00", "major-21"), Options()) == "21" and total_words((), Options()) == "0"


@pytest.mark.rule("FUG-169")
def test_every_rank_says_what_it_allows() -> None:
    said = [may_words(rank) for rank in RANKS]
    assert len(set(said)) == 6 and "killed" not in said[1] and "with a weapon" in said[2] and "bare-handed" in said[3] and "Every adversary" in said[4]
    assert "killed" not in may_words(4, violent=False)


# Pieces


@pytest.mark.parametrize(
    ("piece", "name"),
    [
        ("c1", "Scotty"), ("c3", "Simon's persona"), ("c4", "Ursula's persona"), ("c5", "Heavy"), ("c99", "somebody"),
        ("b1", "Calm Thugs"), ("b99", "an ability"), ("f1", "Scotty remembers: A gang, and I talk. They laugh."), ("f4", "the memory of Simon's persona, yet to be told"),
        ("f99", "a memory"), ("t1", "Trey: open the safe"), ("t99", "a task"), ("w1", "right arm: Torn off (for good, tended)"), ("w99", "a wound"),
        ("n1", "Who rang the bell?"), ("n99", "a note on the board"), ("@2", "Troy"), ("x99", "a wild card"), ("coins-03", "Three of Coins"), ("major-00", "The Fool"),
        ("right arm", "right arm"), ("minutes", "minutes"), ("", "none"), ("new", "a new one"), ("FUG-064", "no supernatural powers"),
        ("knock_out", "knocked out"), ("question", "a question"), ("ability b2", "the words of “Paint Roses”"), ("lost b2", "“Paint Roses”, lost or not"),
        ("tended w1", "the wound (right arm: Torn off (for good, tended)), tended or not"), ("own", "own flashbacks used"), (3, "3"), (0, "0"),
        ("A Stranger", "A Stranger"), ("soft", "May play on while others do"), ("on", "on"), ("stand", "Passing"), ("low-water", "Low Water"),
    ],
)  # fmt: skip
def test_pieces_have_names(piece: Any, name: str) -> None:
    assert piece_name(STATE, SCOTT, piece) == name


def test_who_is_down_or_gone_is_marked() -> None:
    people = (replace(PEOPLE[0], down="knocked"), replace(PEOPLE[1], parked=True), *PEOPLE[2:4], replace(PEOPLE[4], down="dead", here=False))
    state = replace(STATE, characters=people)
    assert [piece_name(state, SCOTT, who) for who in ("c1", "c2", "c5")] == ["Scotty (knocked out)", "Trey (away)", "Heavy (dead, not here)"]
    nobody = replace(STATE, desk=replace(STATE.desk, people=("", "Scott", "", "Simon")))
    assert [piece_name(nobody, SCOTT, piece) for piece in ("c4", "@0", "@2")] == ["the Dealer's persona", "The Dealer", "Player 2"]


@pytest.mark.rule("FUG-146")
def test_a_wild_card_is_named_to_its_holder_until_all_have_seen_it() -> None:
    assert piece_name(STATE, SCOTT, "x1") == "wild card for Calm Thugs: Wheel of Fortune"
    assert piece_name(STATE, TROY, "x1") == piece_name(STATE, URSULA, "x1") == "wild card for Calm Thugs"
    shown = replace(STATE, contest=replace(CONTEST, wilds=(replace(CONTEST.wilds[0], shown=True),)))
    assert piece_name(shown, TROY, "x1").endswith("Wheel of Fortune")


def test_everything_that_can_be_chosen_has_a_name() -> None:
    for piece in (*KEYS, *PARTS, *[limit for limits in SENT_BACK_FOR.values() for limit in limits], *get_args(m.ChooseEffect.__annotations__["effect"])):
        assert piece_name(STATE, SCOTT, piece)
    assert {limit for limits in SENT_BACK_FOR.values() for limit in limits} == set(LIMITS) <= RULES
    assert set(EFFECTS) == set(get_args(m.ChooseEffect.__annotations__["effect"]))


# Prompts


def asked(state: State, seat: int | None, *awaited: int) -> str:
    return prompt(state, seat, awaited)


def test_in_the_lobby_a_story_and_a_dealer_are_chosen() -> None:
    lobby = replace(STATE, phase="lobby", chapter=0, opened=False, content=None, characters=(), contest=None, tellings=(), declared=(), flashbacks=())
    assert asked(lobby, URSULA).startswith("Choose the story") and asked(lobby, SCOTT).startswith("Ursula chooses the story.")
    settled = replace(lobby, content=STATE.content)
    assert asked(settled, SCOTT).startswith("“Low Lights”. Agree who deals")
    proposed = replace(settled, proposal=Proposal(TROY, SCOTT, (TROY, SIMON)))
    assert asked(proposed, SIMON, TROY, SIMON) == "Scott would have Troy deal. Do you agree?"
    assert asked(proposed, TROY, TROY, SIMON) == "Scott would have you deal. Will you?"
    assert asked(proposed, SCOTT, TROY, SIMON) == "Shall Troy deal? Waiting for Troy and Simon to answer."
    offers = replace(settled, proposal=Proposal(SCOTT, SCOTT, (TROY,)))
    assert asked(offers, TROY, TROY) == "Scott offers to deal. Do you agree?"


@pytest.mark.rule("FUG-018")
def test_eyes_are_closed_while_the_introduction_is_read() -> None:
    intro = replace(QUIET, phase="intro", characters=(), scenes=0)
    assert "close their eyes" in asked(intro, URSULA, URSULA) and "will read the introduction" in asked(intro, SCOTT, URSULA)
    dark = replace(intro, dark=True)
    assert asked(dark, URSULA, URSULA).startswith("Read the introduction aloud.") and asked(dark, None, URSULA) == "Close your eyes, and listen to Ursula."


def test_a_persona_is_described_added_to_and_accepted() -> None:
    blank = replace(QUIET, phase="create", characters=(), flashbacks=(), scenes=0)
    assert asked(blank, SCOTT, SCOTT).startswith("Who wakes up?") and asked(blank, TROY, SCOTT) == "Waiting for Scott to describe a persona."
    looks = replace(PEOPLE[0], detail="", name="", signifier="")

    def making(**values: Any) -> State:
        return replace(blank, characters=(replace(looks, **values),))

    assert asked(making(), TROY, TROY).startswith("Add one more thing to Scott's persona")
    assert asked(making(), SCOTT, TROY) == "Waiting for Troy to add one more thing to Scott's persona."
    offered = making(offered="A tattoo")
    assert asked(offered, SCOTT, SCOTT) == "One more thing about your persona: “A tattoo”. Accept it, or veto it once."
    assert asked(offered, None, SCOTT) == "One more thing: “A tattoo”. Waiting for Scott to accept or veto it."
    assert asked(making(vetoed="A tattoo"), TROY, TROY).startswith("Not “A tattoo”. Add something quite different")
    assert "struck it out (too much)" in asked(making(struck="too much"), TROY, TROY)
    assert asked(making(looks="", struck="no powers"), SCOTT, SCOTT).endswith("The Dealer struck it out: no powers")
    signify = replace(QUIET, phase="signify")
    assert asked(signify, URSULA, URSULA).endswith("Deal the Signifiers.") and asked(signify, SCOTT, URSULA).startswith("Waiting for Ursula")


def test_chapters_and_sittings_have_their_prompts() -> None:
    between = replace(QUIET, phase="handover", opened=False)
    assert asked(between, URSULA, URSULA).startswith("The chapter is over. Hand the deck") and asked(between, SCOTT, URSULA).endswith("Ursula hands the deck on.")
    mine = replace(between, chapter=2, desk=replace(STATE.desk, gm=SCOTT))
    assert asked(mine, SCOTT, SCOTT) == "Chapter 2 is yours. Read it, then open it." and asked(mine, TROY, SCOTT).startswith("Scott deals chapter 2")
    unread = replace(QUIET, phase="intro", opened=False)
    assert asked(unread, URSULA, URSULA).startswith("Chapter 1 is yours.") and asked(unread, SCOTT, URSULA) == "Ursula prepares chapter 1."
    up = replace(QUIET, desk=replace(STATE.desk, sitting=False))
    assert asked(up, URSULA, URSULA).startswith("Begin the sitting") and asked(up, SCOTT, URSULA) == "Ursula begins the next sitting."
    assert asked(replace(QUIET, phase="over"), SCOTT).startswith("The story is over.")
    assert asked(replace(QUIET, desk=replace(STATE.desk, closed=True)), None) == "The story is told. The table is closed."


def test_between_actions_everybody_knows_what_to_do() -> None:
    assert asked(QUIET, URSULA).startswith("Ask what they do.") and asked(QUIET, SCOTT) == "Say what you do, or remember something."
    first = replace(QUIET, scenes=0, scene="")
    assert asked(first, URSULA) == "Set the first scene." and asked(first, SCOTT) == "The Dealer sets the first scene." and asked(first, None) == "The story goes on."


CARD = "Tell what happens to Scotty, with something of the Three of Coins in it."


def with_memory(**values: Any) -> State:
    memory = Flashback("f9", "gift", ("c2",), SIMON, ability="Trauma surgeon")
    return replace(QUIET, flashbacks=(replace(memory, **values),))


def with_task(stage: Any) -> State:
    return replace(QUIET, tasks=(Task("t2", "c2", "open the safe", 9, stage=stage),))


def with_contest(**values: Any) -> State:
    return replace(QUIET, contest=replace(CONTEST, **values))


WON = Win("c1", 2, 21, ("coins-03", "major-10", "cups-08"), ("c5",))

ASKED: list[tuple[State, int, str, str]] = [
    (replace(QUIET, tellings=STATE.tellings), SCOTT, CARD, "tell what the Three of Coins brings"),
    (replace(QUIET, declared=STATE.declared), URSULA, "Scotty: “I pick the lock”. What does it take?", "say what it takes"),
    (replace(QUIET, declared=(replace(STATE.declared[0], talk="offered"),)), SCOTT, "Talk it out, or let the cards decide?", "say whether to talk or to have cards"),
    (with_memory(), SIMON, "A memory is due: tell what comes back to Trey.", "tell Trey's memory"),
    (with_memory(back="FUG-064"), SIMON, "It was sent back: tell Trey's memory otherwise.", "tell Trey's memory"),
    (with_memory(stage="ability"), SIMON, "Name the ability the memory gives to Trey, or leave it to the Dealer.", "name Trey's ability"),
    (with_memory(stage="ability", back="too good"), SIMON, "That ability was not allowed: name another to Trey, or leave it to the Dealer.", "name Trey's ability"),
    (with_memory(stage="naming"), URSULA, "Trey remembers: name the ability.", "name Trey's ability"),
    (with_memory(stage="judged"), URSULA, "“Trauma surgeon” for Trey: accept it, or veto the ability.", "have a look at Trey's ability"),
    (with_memory(stage="judged", way="own"), URSULA, "“Trauma surgeon” for Trey: accept it, or send it back.", "have a look at Trey's ability"),
    (with_memory(stage="choice", choosing=("c2",)), TROY, "Use “Trauma surgeon” at once, or not?", "say whether “Trauma surgeon” is used at once"),
    (with_task("ruled"), URSULA, "Turn up a card for Trey.", "turn up a card for Trey"),
    (with_task("going"), TROY, "Not done yet. Keep at it, or give up?", "keep at it or give up"),
    (with_task("again"), URSULA, "What just came back to Trey may help: grant it, turn up one more card, or let the failure stand.", "say whether it helps"),
    (with_contest(claim=("c1", "b1")), URSULA, "Does “Calm Thugs” fit here? Then Scotty gets a wild card.", "say whether an ability fits"),
    (with_contest(), SCOTT, "Scotty's turn: turn up a card or twist.", "play a card for Scotty"),
    (with_contest(hands=(replace(CONTEST.hands[0], up=("coins-03", "swords-07")),)), SCOTT, "Scotty's turn: turn up a card, twist, or pass.", "play a card for Scotty, or pass"),
    (with_contest(played=True), SCOTT, "Scotty: swap in a wild card, or pass to end the turn.", "end Scotty's turn"),
    (with_contest(swapped=True), SCOTT, "Scotty: turn up a card, twist, or pass to end the turn.", "end Scotty's turn"),
    (with_contest(rescue=True), SCOTT, "Scotty is bust, unless a wild card saves the hand.", "save Scotty's hand, or not"),
    (with_contest(turn="c5"), URSULA, "Heavy's turn: turn up a card or twist.", "play a card for Heavy"),
    (with_contest(stage="reply", turn="c5", first="c1"), URSULA, "21 for Scotty! Heavy may answer: turn up face-down cards, as many as you like, or none.", "answer the 21 for Heavy"),
    (with_contest(stage="reply", turn="c5", first="c1", played=True), URSULA, "21 for Scotty! Heavy may answer: leave it at that, or swap in a wild card.", "answer the 21 for Heavy"),
    (with_contest(stage="optin"), URSULA, "Deal the next round, two cards each.", "deal the next round"),
    (with_contest(stage="optin", groups=(replace(CONTEST.groups[0], back=()),)), SIMON, "The next round: is Simon's persona in?", "say who is in for the next round"),
    (with_contest(stage="optin", groups=(replace(CONTEST.groups[0], left=(("c5", "fled"),)),)), URSULA, "Only one side is left: end the contest, or say that this group is settled.", "deal the next round"),
    (with_contest(stage="effect", win=WON), SCOTT, f"Scotty has won with 21 with three cards. {may_words(2)}", "say what Scotty does"),
    (with_contest(stage="effect", win=WON, chosen=Chosen("c1", "knock_out", "c5")), URSULA, "What Scotty would have: does it happen so?", "have the last word on it"),
    (with_contest(stage="effect", win=WON, chosen=Chosen("c5", "kill", "c2", sure=True)), URSULA, "Trey would die. Are you sure?", "have the last word on it"),
    (with_contest(stage="effect", win=WON, ending=(URSULA,)), URSULA, "Scotty tries to end it. Does it end here?", "say whether it ends here"),
    (with_contest(stage="effect", win=replace(WON, rank=6)), SCOTT, "The Fool and the World: begin to tell, before another card is turned.", "begin to tell for Scotty"),
    (with_contest(stage="effect", win=replace(WON, rank=6, lapsed=True)), SCOTT, "The Fool and the World: the right has lapsed. You may still try to end it.", "begin to tell for Scotty"),
    (with_contest(stage="reach", reaches=(Reach("c1", ()),)), SCOTT, "Scotty may turn on somebody in another group. On whom?", "say whether to turn on another group"),
    (with_contest(stage="reach", reaches=(Reach("c1", (), "c5"),)), URSULA, "Scotty turns on Heavy. Is that possible?", "say whether that is possible"),
    (with_contest(stage="done"), URSULA, "Every group is settled: end the contest.", "end the contest"),
]  # fmt: skip


@pytest.mark.parametrize(("state", "seat", "ask", "wait"), ASKED, ids=[f"{at}" for at in range(len(ASKED))])
def test_the_prompt_says_what_is_asked_and_whom_the_others_wait_for(state: State, seat: int, ask: str, wait: str) -> None:
    name = STATE.desk.people[seat]
    assert asked(state, seat, seat) == ask
    for other in {URSULA, SCOTT, TROY, SIMON, None} - {seat}:
        assert asked(state, other, seat) == f"Waiting for {name} to {wait}."


@pytest.mark.parametrize("what", get_args(Leave.__annotations__["what"]))
def test_whatever_needs_leave_is_put_before_the_dealer(what: Any) -> None:
    state = replace(QUIET, leaves=(Leave("c1", what, "c5"),))
    assert "Scotty" in asked(state, URSULA, URSULA) and asked(state, TROY, URSULA).startswith("Waiting for Ursula to ")


def test_a_postponed_memory_is_not_pressed_for() -> None:
    assert asked(with_memory(late=True), TROY) == "Say what you do, or remember something."
    assert asked(QUIET, SCOTT, TROY) == "Waiting for Troy."


def test_no_prompt_tells_a_secret() -> None:
    for state, seat, _, _ in ASKED:
        assert not any(SECRET in asked(state, other, seat) for other in (None, URSULA, SCOTT, TROY, SIMON))
    assert len(MAJORS) == 22
