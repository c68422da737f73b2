"""Every event has its sentence or is silent on purpose, it reads as people speak, and no sentence says more than its reader may know."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from games.fugue.told import CONTENT, SCOTT, SECRET, SIMON, STATE, TROY, URSULA
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Ability, Options, Task, Told, Win
from parlour.games.fugue.rulebook import RULEBOOK
from parlour.games.fugue.words.lines import HEADING, tell, tell_all
from parlour.games.fugue.words.reader import SENTENCES
from parlour.roleplay import moves as d

EVENTS = get_args(m.AnyEvent)
RULES = {rule.id for rule in RULEBOOK}
EVERYBODY = (None, URSULA, SCOTT, TROY, SIMON)
PAST = replace(STATE, contest=None, tellings=(), declared=(), tasks=(), flashbacks=(), pins=())
"""The same table long after: a line is told again when what it was about is gone."""
WIN = Win("c1", 2, 21, ("coins-03", "major-10", "cups-08"), ("c5",))

LINES: list[tuple[Any, str]] = [
    # The campaign
    (m.ContentSettled(URSULA, CONTENT), "Ursula chooses the story: “Low Lights”."),
    (m.DealerProposed(TROY, SCOTT, (TROY,)), "Scott would have Troy deal."),
    (m.DealerProposed(TROY, TROY, (SCOTT,)), "Troy offers to deal."),
    (m.DealerAgreed(SIMON), "Simon agrees."),
    (m.DealerDeclined(TROY, SIMON), "Simon says no: Troy does not deal."),
    (m.DealerDeclined(TROY, TROY), "Troy would rather not deal now."),
    (m.WillingnessTold(SIMON, True), "Simon would like to deal a chapter."),
    (m.WillingnessTold(SIMON, False), "Simon would rather deal no chapter."),
    (m.DealerChanged(URSULA, -1, 1), "Ursula deals chapter 1."),
    (m.DealerChanged(SCOTT, URSULA, 2), "Scott takes the deck from Ursula and deals chapter 2."),
    (m.ChapterOpened(1, "The Pier"), "Chapter 1: The Pier"),
    (m.ChapterOpened(1, ""), "Chapter 1"),
    (m.EyesClosed(), "Eyes closed. The introduction is read."),
    (m.EyesOpened((SCOTT, TROY)), "Eyes open. Nobody remembers anything."),
    (m.ChapterClosed(1, False), "Chapter 1 is over."),
    (m.ChapterClosed(4, True), "Chapter 4 is over, and with it the story."),
    (m.DeckGathered(), "All 78 cards are gathered and shuffled."),
    (m.CountsRenewed(), "Everybody has two flashbacks of their own again, and one to give."),
    (m.DealerNoteWritten(1, URSULA, 1, False, "The bell", "x"), ""),
    (m.DealerNoteDropped(1), ""),
    (m.SceneSet(2, "A kitchen, the light is out."), "Scene 2: A kitchen, the light is out."),
    (m.LanguageSet("Portuguese"), "The language everybody remembers: Portuguese."),
    (m.BasicAdded("gamble"), "Everybody still can: gamble."),
    (m.BasicDropped(1, "gamble"), "No longer a matter of course: gamble."),
    (m.Pinned("n1", "question", SIMON, "Who rang the bell?", ()), "Simon pins up a question: Who rang the bell?"),
    (m.Pinned("n2", "ruling", URSULA, "Everybody can swim", ()), "The Dealer decides: Everybody can swim."),
    (m.PinTakenDown("n1", SIMON, "Who rang the bell?"), "Simon takes off the board: “Who rang the bell?”."),
    (m.QuestionSettled("n1", SIMON, True), "“Who rang the bell?” is answered."),
    (m.QuestionSettled("n1", SIMON, False), "“Who rang the bell?” is open again."),
    # Personae
    (m.PersonaDescribed("c1", SCOTT, "Tall, shaved head", "a heron", ""), "Scott describes a persona: Tall, shaved head. Looks like a heron."),
    (m.DetailOffered("c3", URSULA, "a limp"), "Ursula would add one more thing to Simon's persona: a limp."),
    (m.DetailAccepted("c3", URSULA, "Ink under the nails", False), "One more thing about Simon's persona, from Ursula: Ink under the nails."),
    (m.DetailAccepted("c3", URSULA, "Ink", True), "One more thing about Simon's persona, from Ursula: Ink. This second suggestion stands."),
    (m.DetailVetoed("c3", "a tattoo"), "Not for Simon's persona: “a tattoo”. Something quite different is asked for."),
    (m.StruckOut("c3", "detail", "a limp", "That disables"), "The Dealer strikes out “a limp” of Simon's persona: That disables."),
    (m.SignifiersDealt((("c1", "cups-06"), ("c2", "major-10"), ("c1", "major-03"))), "The Signifiers: the Empress for Scotty; the Wheel of Fortune for Trey."),
    (m.PersonaNamed("c1", "", "Scotty"), "Scott's persona has a name: Scotty."),
    (m.PersonaNamed("c1", "Scotty", "Angus"), "Scotty is called Angus now."),
    (m.Mused("c1", "maybe a butcher"), "What Scotty's past may be: maybe a butcher."),
    (m.Mused("c1", ""), "What Scotty's past may be is open again."),
    (m.LatecomerAdmitted(SIMON), "Simon comes in late and makes a persona."),
    (m.PersonaParked("c2", True), "Trey's player is away: the Dealer plays Trey."),
    (m.PersonaParked("c2", False), "Trey's player is back."),
    (m.BroughtOn("c5", "Heavy", "A wide coat", (), ""), "Heavy comes into the story. A wide coat."),
    (m.SentOff("c5", False), "Heavy leaves the story."),
    (m.SentOff("c5", True), "Heavy comes back into the story."),
    (m.Adopted("c5", TROY), "Troy plays Heavy from now on: a persona without a past the others could remember."),
    (m.Wounded("c1", "w2", "left knee", False, False, "A sprain"), "Scotty is wounded, left knee. A sprain."),
    (m.Wounded("c1", "w2", "right arm", True, False, "Gone"), "Scotty is wounded for good, right arm. Gone."),
    (m.Wounded("c1", "w2", "torso", True, True, ""), "Scotty is wounded and bleeds, torso."),
    (m.WoundTended("c1", "w1"), "Scotty's wound (right arm) is tended."),
    (m.WoundHealed("c1", "w1"), "Scotty's wound (right arm) has healed."),
    (m.Rested(("c1", "c2"), 8, True), "Scotty and Trey rest for eight hours, undisturbed."),
    (m.Rested(("c1",), 1, False), "Scotty rests for one hour, with interruptions."),
    (m.AbilityRestored("c1", "b2", "Months with the left hand"), "Scotty has learned “Paint Roses” anew. Months with the left hand."),
    (m.AbilityTagged("c1", "b1", ("voice",)), "Scotty: “Calm Thugs” needs voice."),
    (m.AbilityTagged("c1", "b1", ()), "Scotty: “Calm Thugs” needs no part of the body in particular."),
    (m.KnockedOut("c5"), "Heavy is knocked out."),
    (m.CameRound("c5"), "Heavy comes round."),
    (m.Died("c5", "c1"), "Heavy is killed by Scotty."),
    (m.Died("c3"), "Simon's persona dies of a wound."),
    (m.FinishAsked("c1", "c5"), "Scotty would kill Heavy, who is helpless. The Dealer has the last word."),
    (m.FinishRefused("c1", "c5"), "The Dealer says no: Heavy lives."),
    (m.DeathWarned("c5", "c1"), "Scotty would die. Personae are killed in exceptional cases only: the Dealer is asked once more."),
    (m.ValueSet("c1", "name", "x"), ""),
    # Memories
    (m.FlashbackBegun("f1", "own", "c1", SCOTT, "the hoods", (), (), ""), "Something comes back to Scotty. What sets it off: the hoods."),
    (m.FlashbackBegun("f3", "gift", "c2", SIMON, "the bottle", (), (), ""), "Simon has a memory for Trey. What sets it off: the bottle."),
    (m.FlashbackBegun("f5", "story", "c2", URSULA, "his words", (), (), ""), "Something comes back to Trey, out of the story. What sets it off: his words."),
    (m.SignifierTurned("f4", "major-19", "c3", "c3", URSULA, "", (), (), 1, "c1", False), "The Sun is the Signifier of Simon's persona: a memory comes back. Ursula tells it."),
    (m.SignifierTurned("f4", "major-03", "c1", "c2", TROY, "", (), (), 1, "c2", True), "The Empress is Scotty's Signifier and brings Trey a memory. Troy tells it. It can wait for the end of the hand."),
    (m.SignifierJoined("f4", "major-10", "c2", "c2", URSULA, (), ()), "The Wheel of Fortune, Trey's Signifier, in the same hand: Trey has a part in the memory and in the ability. Ursula tells it."),
    (m.MemoryTold("f3", SIMON, "Rain, and a shirt torn to strips.", ("c3",), ""), "Trey remembers: “Rain, and a shirt torn to strips.” In it: Simon's persona."),
    (m.MemoryTold("f3", SIMON, "", (), ""), "Simon tells the memory aloud."),
    (m.MemoryReworded("f3", SIMON, "the bottle", "Sun, and a shirt"), "Trey remembers it otherwise: “Sun, and a shirt.” What sets it off: the bottle."),
    (m.AbilityNamed("f3", SIMON, "Trauma surgeon", ("right hand",)), "The ability Trey would have from it: “Trauma surgeon”. It needs right hand."),
    (m.NamingLeft("f3"), "The Dealer shall name the ability."),
    (m.AbilityVetoed("f3", "Trauma surgeon", "Too grand"), "The Dealer does not allow “Trauma surgeon”: Too grand. The memory stands; another ability is asked for."),
    (m.SentBack("f3", "FUG-064", "He flies."), "The Dealer sends the memory back: no supernatural powers. He flies. Nothing is used up."),
    (m.FlashbackKept("f1", (("c1", "b1"),), ()), "Scotty has an ability: “Calm Thugs”."),
    (m.FlashbackKept("f1", (("c1", "b1"), ("c2", "b9")), ()), "Scotty and Trey have an ability: “Calm Thugs”."),
    (m.FlashbackWithdrawn("f3", SIMON), "Simon takes the memory back before it is written down. Nothing is used up."),
    (m.FlashbackPostponed("f4"), "The memory waits for the end of the hand."),
    (m.MemoryNoted("f1", "maybe butcher"), "A note on Scotty's memory: maybe butcher."),
    (m.MemoryNoted("f1", ""), "A note on a memory is rubbed out."),
    (m.MemoryShared("f1", ("c2",)), "Scotty tells Trey of the memory."),
    (m.UsedNow("f1", "c1", "b1", "He smiles"), "Scotty uses “Calm Thugs” at once. He smiles."),
    (m.IntercedeAsked("f1", "c1", "b1", ""), "Scotty steps in with “Calm Thugs”. The Dealer says how."),
    (m.Declined("f1", "c1"), "Scotty does not use it now."),
    (m.Interceded("c1", 0), "Scotty acts, and the Dealer tells what comes of it."),
    (m.Interceded("c1", 1), "Scotty joins the round."),
    (m.MemoryTakenBack("f1", "Told twice"), "The Dealer takes a memory off Scotty's sheet: Told twice."),
    # Actions
    (m.ActionDeclared(1, "c1", "I pick the lock", "b1", "t1"), "Scotty: “I pick the lock.” “Calm Thugs” may help. Another try."),
    (m.ActionLaidAside(1, SCOTT), "Scott lays it aside, without a card."),
    (m.BasicDone(1, "c1", "I walk in"), "Scotty: “I walk in.” It just succeeds."),
    (m.SuccessGranted(1, "c1", "I soothe him", "b1"), "Scotty: “I soothe him.” With “Calm Thugs” it just succeeds."),
    (m.TaskSet("t1", 1, "c2", "open the safe", 9, "", "minutes"), "Trey tries: “open the safe.” Difficulty 9, without an ability that fits, counted in minutes."),
    (m.TaskSet("t9", 0, "c1", "talk", 5, "b1", ""), "Scotty tries: “talk.” Difficulty 5, with “Calm Thugs”."),
    (m.TaskDropped("t1"), "The Dealer takes the task back before a card is turned."),
    (m.DeckRebuilt(60), "The deck is empty: the discards are shuffled, 60 cards."),
    (m.CardFlipped("t1", "wands-04", "", 4, False), "Trey, “open the safe”: the Four of Wands, 4 against 9. Not yet: 4 minutes so far."),
    (m.CardFlipped("t1", "cups-12", "success", 16, False), "Trey, “open the safe”: the Knight of Cups, 12 against 9. Success after 16 minutes."),
    (m.CardFlipped("t1", "major-16", "failure", 0, True), "Trey, “open the safe”: the Tower. Failure, and no second try without an ability that fits."),
    (m.TaskGoesOn("t1"), "Trey keeps at it."),
    (m.TaskGivenUp("t1"), "Trey gives up."),
    (m.TriedAgain("t1", "b1"), "Trey tries once more, now with “Calm Thugs”."),
    (m.AgainSettled("t1", True), "What just came back makes the difference: Trey succeeds."),
    (m.AgainSettled("t1", False), "What just came back does not help here: the failure stands."),
    (m.TellingDue(1, SCOTT, "c1", ("coins-03",), "play"), ""),
    (m.Narrated(1, SCOTT, "c1", ("coins-03",), "Two monks talk, and I join them"), "Scott, from the Three of Coins: “Two monks talk, and I join them.”"),
    (m.Narrated(1, SCOTT, "c1", ("coins-03",), ""), "Scott tells it aloud, from the Three of Coins."),
    (m.IdeaGiven(1, TROY, "The window?"), "Troy has an idea: The window?"),
    (m.TaskClosed("t1"), ""),
    # Contests
    (m.ContestOpened(1, "Over a wallet", True), "A fight: Over a wallet."),
    (m.ContestOpened(1, "Poker", False), "A contest: Poker."),
    (m.GroupMade(1, (("c1", "c3"), ("c5",))), "Group 1: Scotty and Simon's persona against Heavy."),
    (m.SideAdded(1, ("c2",)), "Group 1: Trey against all the others."),
    (m.MovedToGroup("c2", 2, 1), "Trey is in group 2 now, on side 1."),
    (m.RoundJoined("c1"), "Scotty is in."),
    (m.HeldBack("c3"), "Simon's persona holds back from this round."),
    (m.LeaveAsked("c1", "flee"), "Scotty wants to flee. The Dealer says whether that is possible."),
    (m.LeaveRefused("c1", "flee"), "Scotty cannot get away."),
    (m.LeaveRefused("c1", "hold"), "Scotty cannot hold back now."),
    (m.LeftGroup("c1", "surrendered"), "Scotty surrenders."),
    (m.LeftGroup("c1", "escaped"), "Scotty gets away."),
    (m.RoundDealt(1, 1, ("c1", "c5")), "Round 1 of group 1. Two cards each, face-down: Scotty and Heavy."),
    (m.SteppedIn("c3", 1, 1), "Simon's persona steps into the round with two cards, face-down."),
    (m.CardDealt("c1", "coins-03", SCOTT), ""),
    (m.WildAsked("c1", "b1"), "Scotty asks for a wild card: “Calm Thugs”."),
    (m.WildDealt("c1", "b1", "x1", "major-10", SCOTT), "Scotty has a wild card for “Calm Thugs”."),
    (m.WildDenied("c1", "b1"), "The Dealer finds that “Calm Thugs” does not fit: no wild card for Scotty."),
    (m.TurnCame("c1"), ""),
    (m.CardRevealed("c1", "coins-03", 3), "Scotty turns up the Three of Coins: 3."),
    (m.CardTwisted("c1", "cups-08", 18), "Scotty twists and gets the Eight of Cups: 18."),
    (m.WildSwapped("c1", "x1", "major-10", "swords-07", 21), "Scotty plays the wild card: the Wheel of Fortune takes the place of the Seven of Swords: 21."),
    (m.TurnPassed("c5", True), "Heavy passes."),
    (m.TurnPassed("c5", False), ""),
    (m.Stymied("c5", 23), "Bust: 23. Heavy is stymied."),
    (m.BustFaced("c5", 23), "Heavy would be bust with 23: only a wild card can save the hand."),
    (m.TwentyOne("c1", ("coins-03", "major-10", "cups-08")), "21! Scotty has twenty-one with three cards."),
    (m.Replied("c5", (), 20), "Heavy turns up nothing more."),
    (m.Replied("c5", ("cups-10",), 21), "Heavy answers with the Ten of Cups: 21."),
    (m.ReplyEnded("c5"), ""),
    (m.Showdown(1, "win", (("c1", ("coins-03", "major-10", "cups-08")), ("c5", ("major-18", "swords-02")))), "Scotty: 21 with three cards; Heavy: 20."),
    (m.Showdown(1, "stalemate", (("c1", ("cups-10", "cups-08")), ("c2", ("coins-10", "coins-08")))), "Scotty: 18; Trey: 18. A stalemate: another round follows."),
    (m.Showdown(1, "all stymied", (("c5", ("cups-10", "cups-08", "coins-06")),)), "Heavy: bust with 24. Everybody is stymied: another round follows."),
    (m.WinTaken(WIN), "Scotty wins with 21 with three cards: the Three of Coins, the Wheel of Fortune and the Eight of Cups."),
    (m.WinCeded(WIN, "c3"), "Simon's persona lets Scotty say what happens."),
    (m.TellingStarted("c1"), "Scotty begins: anything may happen now."),
    (m.RightLapsed("c1"), "A card was turned before the telling began: Scotty can only try to end it."),
    (m.EffectChosen("c1", "kill", "c5", "", True, ""), "Scotty would kill Heavy, with a weapon."),
    (m.EffectChosen("c1", "escape", "", "", False, ""), ""),
    (m.EffectChosen("c1", "maim", "c5", "left leg", False, ""), "Scotty would wound Heavy for good, left leg."),
    (m.EffectRefused("c1", "There is no knife"), "The Dealer says no: There is no knife."),
    (m.EffectDone("c1", "knock_out", "c5", "One word, and he sleeps"), "Scotty has the word: “One word, and he sleeps.”"),
    (m.EffectDone("c1", "knock_out", "c5", ""), ""),
    (m.EffectDone("c1", "wound", "c5", "A cut"), ""),
    (m.EffectDone("c1", "nothing", "", ""), "Scotty lets it be."),
    (m.EffectDone("c1", "free", "", ""), "Scotty has it as wished. It is told aloud."),
    (m.Incapacitated("c5", 1), "Heavy is out of action through the next round."),
    (m.EndTried("c1", "Enough!", (URSULA,)), "Scotty tries to end it. Enough!"),
    (m.EndAnswered(URSULA, True), "Ursula lets it end here."),
    (m.EndAnswered(URSULA, False), "Ursula does not let it end."),
    (m.WinOver("c1"), ""),
    (m.ReachesOpened((("c1", ("cups-10",)),)), "Scotty may turn on somebody in another group."),
    (m.ReachesOpened(()), ""),
    (m.ReachAsked("c1", "c5"), "Scotty turns on Heavy in another group. The Dealer says whether that is possible."),
    (m.ReachAnswered("c1", "c5", True), "Scotty gets at Heavy."),
    (m.ReachAnswered("c1", "c5", False), "Scotty cannot get at Heavy."),
    (m.ReachSettled("c1", "c5", True), "Scotty has the better hand than Heavy."),
    (m.ReachSettled("c1", "c5", False), "Scotty's hand is no better: Heavy comes to no harm."),
    (m.ReachDropped("c1"), "Scotty leaves the other groups alone."),
    (m.HandsGathered(1, True), "Group 1 is settled."),
    (m.HandsGathered(1, False), ""),
    (m.WildLost("x1"), "A wild card is gone, with the ability it was dealt for."),
    (m.GroupCame(1), ""),
    (m.GroupCame(0), "Every group is settled."),
    (m.RoundSkipped(1, False), "Group 1 lets its round go by."),
    (m.RoundSkipped(1, True), "Group 1 is settled, as the Dealer sees it."),
    (m.TalkOffered(1), "The Dealer offers to talk it out, without cards."),
    (m.TalkAnswered(1, "c1", "I talk", True), "Scotty talks it out: “I talk.”"),
    (m.TalkAnswered(1, "c1", "I talk", False), "Scotty would rather have the cards decide."),
    (m.ContestEnded("Heavy is out"), "It is over: Heavy is out."),
    # The desk
    (d.SeatTaken(SCOTT, "Scott"), ""),
    (d.SeatTaken(SCOTT, "Scott", "Sean"), "Sean is called Scott now."),
    (d.HandedOver(URSULA, SCOTT), "Scott takes the deck from Ursula."),
    (d.NoteWritten(SCOTT, 1, "t", "x"), ""),
    (d.NoteDropped(SCOTT, 1), ""),
    (d.Pleaded(1, TROY, "Please"), ""),
    (d.PleaLaidAside(1, URSULA), ""),
    (d.Allowed(1, URSULA, 1, TROY, "Please", "Why not"), "Ursula allows Troy what the rules refused. Reason: Why not."),
    (d.Overruled(1, URSULA, "c1", "name", "", "Scotty", ""), "Ursula sets the name of Scotty, from nothing to Scotty."),
    (d.Overruled(1, URSULA, "c1", "lost b2", "yes", "no", "A mistake"), "Ursula sets “Paint Roses”, lost of Scotty, from yes to no. Reason: A mistake."),
    (d.Overruled(1, URSULA, "@1", "own", "2", "1", ""), "Ursula sets own flashbacks used of Scott, from 2 to 1."),
    (d.Reversed(1, URSULA, "c1", "signifier", "major-03", "major-19", ""), "Ursula takes back what was set: the Signifier of Scotty, from The Empress to The Sun."),
    (d.SessionStarted(1), "Sitting 1"),
    (d.SessionEnded(1), "Sitting 1 ends."),
    (d.TableClosed(URSULA), "The story is told. The table is closed."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "text"), LINES, ids=[f"{at}-{type(event).__name__}" for at, (event, _) in enumerate(LINES)])
def test_sentences_read_as_people_speak(event: Any, text: str) -> None:
    line = tell(STATE, event, None)
    assert (line.text if line is not None else "") == text
    assert line is None or set(line.rules) <= RULES


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_every_event_has_its_sentence_or_is_silent_on_purpose(event: type) -> None:
    assert event in SENTENCES
    assert event is d.RuleChanged or any(type(one) is event for one, _ in LINES)


def test_nothing_is_told_that_cannot_happen() -> None:
    assert set(SENTENCES) == set(EVENTS)


@pytest.mark.parametrize(("event", "text"), LINES, ids=[f"{at}-{type(event).__name__}" for at, (event, _) in enumerate(LINES)])
def test_the_log_can_be_read_long_after(event: Any, text: str) -> None:
    """The chronicle is told with the state as it is at the end: nothing may fail, and no sentence appear or vanish."""
    for state in (PAST, replace(PAST, characters=())):
        line = tell(state, event, None)
        assert (line is None) == (text == "")
        assert line is None or ((line.text[0].isupper() or line.text[0] in "“2") and "  " not in line.text)


def test_a_changed_house_rule_is_told_by_its_label() -> None:
    line = tell(STATE, d.RuleChanged(URSULA, "stand", "soft", "final"), None)
    assert line is not None and line.kind == "overruled" and line.text.startswith("Ursula changes a house rule.") and "stand:" not in line.text


# What nobody else may know


SECRETS = [
    m.ContentSettled(URSULA, CONTENT),
    m.DealerNoteWritten(1, URSULA, 1, False, SECRET, SECRET),
    m.DealerNoteWritten(1, URSULA, 1, True, SECRET, SECRET),
    m.BroughtOn("c5", "Heavy", "A wide coat", (Ability("b3", SECRET),), SECRET),
    d.NoteWritten(SCOTT, 1, SECRET, SECRET),
    d.Pleaded(1, TROY, SECRET),
    d.Overruled(1, URSULA, "c5", "ability b3", SECRET, SECRET, ""),
    d.Reversed(1, URSULA, "c5", "ability b3", SECRET, SECRET, ""),
]


@pytest.mark.parametrize("event", SECRETS, ids=lambda event: type(event).__name__)
def test_texts_of_others_are_not_in_the_log(event: Any) -> None:
    for seat in (None, SCOTT, SIMON):
        assert SECRET not in repr(tell(STATE, event, seat))


@pytest.mark.rule("FUG-010")
def test_notes_of_a_dealer_are_read_by_who_wrote_them_alone() -> None:
    note = m.DealerNoteWritten(1, URSULA, 1, False, "The bell", "x")
    later = replace(STATE, desk=replace(STATE.desk, gm=SCOTT))
    for state in (STATE, later):
        assert [tell(state, note, seat) is not None for seat in EVERYBODY] == [False, True, False, False, False]
    assert "letter" in repr(tell(STATE, replace(note, letter=True), URSULA))


def test_a_plea_is_between_who_asks_and_the_dealer() -> None:
    assert [tell(STATE, d.Pleaded(1, TROY, "Please"), seat) is not None for seat in EVERYBODY] == [False, True, False, True, False]
    assert [tell(STATE, d.PleaLaidAside(1, TROY), seat) is not None for seat in EVERYBODY] == [False, True, False, True, False]


def test_what_is_set_about_a_game_character_is_the_dealers_to_know() -> None:
    event = d.Overruled(1, URSULA, "c5", "ability b3", "Brawling", "Singing", "Why not")
    assert tell(STATE, event, SCOTT).text == "Ursula sets something about Heavy. Reason: Why not."  # type: ignore[union-attr]
    assert "Singing" in tell(STATE, event, URSULA).text  # type: ignore[union-attr]


DEAL = (
    m.RoundDealt(1, 1, ("c1", "c5")),
    m.CardDealt("c1", "coins-03", SCOTT),
    m.CardDealt("c1", "swords-07", SCOTT),
    m.CardDealt("c5", "major-18", URSULA),
    m.CardDealt("c5", "swords-02", URSULA),
    m.TurnCame("c1"),
)
CARDS = ("Three of Coins", "Seven of Swords", "Moon", "Two of Swords", "Wheel")


@pytest.mark.rule("FUG-137", "FUG-146")
def test_face_down_cards_are_named_to_their_holder_alone() -> None:
    hands: dict[int | None, list[str]] = {SCOTT: [*CARDS[:2]], URSULA: [*CARDS[2:4]]}
    told = {seat: [line.text for line in tell_all(STATE, DEAL, seat)] for seat in EVERYBODY}
    assert told[SCOTT][1:] == ["Scotty's cards, face-down: the Three of Coins and the Seven of Swords."]
    assert told[URSULA][1:] == ["Heavy's cards, face-down: the Moon and the Two of Swords."]
    for seat in (None, TROY, SIMON):
        assert told[seat] == ["Round 1 of group 1. Two cards each, face-down: Scotty and Heavy."]
    wild = m.WildDealt("c1", "b1", "x1", "major-10", SCOTT)
    for seat in EVERYBODY:
        assert ("Wheel" in repr(tell(STATE, wild, seat))) == (seat == SCOTT)
        assert [card for card in CARDS if card in " ".join(told[seat])] == hands.get(seat, [])


def test_a_new_dealer_does_not_read_the_cards_the_old_one_held() -> None:
    later = replace(STATE, desk=replace(STATE.desk, gm=SIMON))
    assert not any(card in repr(tell_all(later, DEAL, SIMON)) for card in CARDS)
    assert "Moon" in repr(tell_all(later, DEAL, URSULA))
    for event in DEAL:
        assert tell(later, event, SIMON) == tell(later, event, None)


def test_cards_dealt_at_the_end_of_what_happened_are_told_too() -> None:
    assert [line.text for line in tell_all(STATE, DEAL[1:3], SCOTT)] == ["Scotty's cards, face-down: the Three of Coins and the Seven of Swords."]
    assert [line.text for line in tell_all(STATE, DEAL[1:2], SCOTT)] == [tell(STATE, DEAL[1], SCOTT).text]  # type: ignore[union-attr]


def test_a_difficulty_is_kept_back_until_the_card_where_the_table_has_it_so() -> None:
    event = m.TaskSet("t2", 1, "c2", "open the safe", 9, "", "")
    kept = replace(STATE, options=Options(difficulty_shown="at the flip"), tasks=(Task("t2", "c2", "open the safe", 9),))
    assert tell(kept, event, TROY).text == "Trey tries: “open the safe.” The Dealer keeps the difficulty back, without an ability that fits."  # type: ignore[union-attr]
    assert "Difficulty 9" in tell(kept, event, URSULA).text and "9" not in tell(kept, event, None).text  # type: ignore[union-attr]
    flipped = replace(kept, tasks=(replace(kept.tasks[0], cards=("cups-08",)),))
    assert "Difficulty 9" in tell(flipped, event, TROY).text  # type: ignore[union-attr]
    assert "8 against 9" in tell(flipped, m.CardFlipped("t2", "cups-08", "failure", 0, False), None).text  # type: ignore[union-attr]


@pytest.mark.parametrize(("event", "text"), LINES, ids=[f"{at}-{type(event).__name__}" for at, (event, _) in enumerate(LINES)])
def test_all_but_secrets_read_the_same_to_everybody(event: Any, text: str) -> None:
    mine = (m.CardDealt, m.WildDealt, m.DealerNoteWritten, d.Pleaded, d.PleaLaidAside)
    if not isinstance(event, mine):
        assert len({repr(tell(STATE, event, seat)) for seat in EVERYBODY}) == 1


# What the chronicle is made of


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (d.SessionStarted(1), "session"), (d.SessionEnded(1), "session_end"), (m.ChapterOpened(1, "x"), "scene"), (m.SceneSet(1, "x"), "scene"),
        (m.Narrated(1, SCOTT, "c1", ("coins-03",), "x"), "event"), (m.DealerChanged(SCOTT, URSULA, 2), "event"), (m.Wounded("c1", "w2", "head", False, False, ""), "change"),
        (m.Died("c1"), "end"), (m.MemoryTold("f1", SCOTT, "They laugh.", (), ""), "event"), (m.FlashbackKept("f1", (("c1", "b1"),), ()), "change"),
        (m.CardFlipped("t1", "major-16", "failure", 0, True), "roll"), (m.SignifierTurned("f4", "major-19", "c3", "c3", URSULA, "", (), (), 1, "c1", False), "special"),
        (m.WinTaken(WIN), "battle"), (m.ContestEnded("x"), "battle"), (d.TableClosed(URSULA), "end"),
    ],
)  # fmt: skip
def test_the_chronicle_is_made_of_what_was_told(event: Any, kind: str) -> None:
    line = tell(STATE, event, None)
    assert line is not None and (line.kind, line.story) == (kind, True)


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (m.CardRevealed("c1", "coins-03", 3), "battle"), (m.TwentyOne("c1", ("cups-01", "cups-10")), "special"), (m.Pinned("n1", "fact", SCOTT, "x", ()), "fact"),
        (m.CardFlipped("t1", "wands-04", "", 4, False), "roll"), (m.TaskSet("t1", 1, "c2", "x", 9, "", ""), "roll"), (m.DeckGathered(), "event"),
        (m.RoundDealt(1, 1, ("c1",)), "turn"), (m.Narrated(1, SCOTT, "c1", ("coins-03",), ""), "event"),
    ],
)  # fmt: skip
def test_mechanics_are_not_in_the_chronicle(event: Any, kind: str) -> None:
    line = tell(STATE, event, None)
    assert line is not None and (line.kind, line.story) == (kind, False)


def test_a_memory_that_was_told_otherwise_is_not_in_the_chronicle() -> None:
    before = m.MemoryTold("f3", SIMON, "He flies.", (), "")
    begun = m.FlashbackBegun("f3", "gift", "c2", SIMON, "the moon", (), (), "")
    for event in (before, begun):
        assert not tell(STATE, event, None).story and not tell(PAST, event, None).story  # type: ignore[union-attr]
    flashbacks = (*STATE.flashbacks[:2], replace(STATE.flashbacks[2], trigger="the moon", memory=(Told(SIMON, "He flies."),)))
    for event in (before, begun):
        assert tell(replace(STATE, flashbacks=flashbacks), event, None).story  # type: ignore[union-attr]


def test_what_is_settled_in_the_same_breath_is_said_once() -> None:
    named = m.AbilityNamed("f1", URSULA, "Calm Thugs", ())
    kept = m.FlashbackKept("f1", (("c1", "b1"),), ())
    assert [line.text for line in tell_all(STATE, [named, kept], None)] == ["Scotty has an ability: “Calm Thugs”."]
    assert len(tell_all(STATE, [named], None)) == 1
    second = [m.DetailOffered("c3", URSULA, "Ink"), m.DetailAccepted("c3", URSULA, "Ink", True)]
    assert len(tell_all(STATE, second, None)) == 1


def test_a_long_scene_stands_below_its_heading() -> None:
    text = "The tide is out. " * 10
    heading, body = tell_all(STATE, [m.SceneSet(3, text)], None)
    assert len(text) > HEADING and (heading.text, heading.kind) == ("Scene 3", "scene")
    assert body.text == text.strip() and body.story and body.kind == "event"
    (short,) = tell_all(STATE, [m.SceneSet(3, "A pier.")], None)
    assert short.text == "Scene 3: A pier."


def test_lines_know_whose_sheet_they_change() -> None:
    for event, about in (
        (m.FlashbackKept("f1", (("c1", "b1"), ("c2", "b9")), ()), ("c1", "c2")),
        (m.Wounded("c1", "w2", "head", False, False, ""), ("c1",)),
        (m.PersonaNamed("c1", "", "Scotty"), ("c1",)),
        (m.SignifiersDealt((("c1", "major-03"), ("c2", "major-10"))), ("c1", "c2")),
        (m.MemoryShared("f1", ("c2",)), ("c1",)),
        (m.Died("c5", "c1"), ("c5",)),
    ):
        assert tell(STATE, event, None).about == about  # type: ignore[union-attr]
