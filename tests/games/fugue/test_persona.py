"""Making personae: described in turn, one more thing, a Signifier; and a name only in play."""

import pytest
from msgspec.structs import replace

from games.fugue.given_campaign import (
    SCOTT,
    SIMON,
    TROY,
    URSULA,
    chosen,
    creating,
    described,
    do,
    handed,
    happens,
    looks,
    next_chapter,
    offered,
    playing,
    refused,
    table,
)
from games.fugue.reached import piles
from parlour.core.chance import Untold
from parlour.core.offers import Text
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import KEYS
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.ask import is_gc, seat_of
from parlour.roleplay import moves as d


def scotty() -> State:
    """Scott has described his persona."""
    return do(creating(table()), (SCOTT, looks()))


# Described


@pytest.mark.rule("FUG-020")
def test_a_new_sheet_is_empty() -> None:
    person = scotty().characters[0]
    assert (person.name, person.abilities, person.wounds, person.signifier, person.musing) == ("", (), (), "", "")
    assert not hasattr(person, "possessions") and not hasattr(person, "equipment")


@pytest.mark.rule("FUG-020", "FUG-021")
def test_the_looks_of_ready_personae_are_suggested_where_the_content_has_some() -> None:
    state = do(chosen(table()), (URSULA, m.SetContent("low-water")), (URSULA, m.OpenChapter()))
    state = do(state, (URSULA, m.OpenIntro()), (URSULA, m.EndIntro()))
    assert state.content is not None and state.content.ready
    (form,) = offered(state, SCOTT, "describe_persona")
    suggested, *_ = [ask.suggest for ask in form.asks if isinstance(ask, Text)]
    assert suggested == tuple([one.looks for one in state.content.ready])


@pytest.mark.rule("FUG-021")
def test_each_describes_a_persona_in_turn_clockwise_from_the_dealers_left() -> None:
    state = creating(table())
    order = []
    for _ in range(4):
        seats = [seat for seat in range(4) if offered(state, seat, "describe_persona")]
        assert len(seats) == 1
        order += seats
        for seat in {URSULA, SCOTT, TROY, SIMON} - set(seats):
            assert refused(state, seat, looks()) == ("not-your-turn", "FUG-021")
        at, left = f"c{len(order)}", (seats[0] + 1) % 4
        state = do(state, (seats[0], looks()), (left, m.AddDetail(at, "A scar")), (seats[0], m.AcceptDetail(at)))
    assert order == [SCOTT, TROY, SIMON, URSULA]
    assert state.phase == "signify"
    assert refused(state, SCOTT, looks()) == ("not-now", "FUG-021")


@pytest.mark.rule("FUG-021")
def test_the_round_begins_left_of_whoever_deals() -> None:
    assert creating(table(), TROY).order == (SIMON, URSULA, SCOTT, TROY)


@pytest.mark.rule("FUG-021")
def test_a_description_is_corrected_until_the_neighbour_adds_to_it() -> None:
    state = do(scotty(), (SCOTT, looks("Short, bald")))
    assert [c.looks for c in state.characters] == ["Short, bald"]
    state = do(state, (TROY, m.AddDetail("c1", "A scar")))
    assert refused(state, SCOTT, looks()) == ("not-now", "FUG-036")
    assert refused(creating(table()), SCOTT, looks(" ")) == ("bad-value", "FUG-021")


@pytest.mark.rule("FUG-022", "FUG-A39")
def test_the_dealers_persona_is_a_game_character_while_she_deals() -> None:
    state = playing()
    hers, scotts = state.characters[3], state.characters[0]
    assert hers.seat == URSULA and is_gc(state, hers) and not is_gc(state, scotts)
    state = next_chapter(state, SCOTT)
    assert seat_of(state, state.characters[3]) == URSULA and not is_gc(state, state.characters[3])
    assert is_gc(state, state.characters[0])


@pytest.mark.rule("FUG-023", "FUG-025")
def test_what_the_dealer_strikes_out_is_worded_anew() -> None:
    state = do(creating(table()), (SCOTT, looks("Armoured skin, I AM JOE tattooed on the arm")))
    assert refused(state, TROY, m.StrikeOut("c1", "looks", "No")) == ("not-dealer", "FUG-023")
    assert refused(state, URSULA, m.StrikeOut("c1", "detail", "No")) == ("not-now", "FUG-023")
    assert refused(state, URSULA, m.StrikeOut("c7", "looks", "No")) == ("bad-target", "FUG-023")
    events, state = happens(state, URSULA, m.StrikeOut("c1", "looks", "Ordinary people"))
    assert events == (m.StruckOut("c1", "looks", "Armoured skin, I AM JOE tattooed on the arm", "Ordinary people"),)
    assert (state.characters[0].looks, state.characters[0].struck) == ("", "Ordinary people")
    assert refused(state, TROY, m.AddDetail("c1", "A scar")) == ("not-now", "FUG-036")
    assert refused(state, TROY, looks())[0] == "not-your-turn"
    state = do(state, (SCOTT, looks("Tattooed")), (TROY, m.AddDetail("c1", "A scar")))
    assert (state.characters[0].looks, state.characters[0].struck, len(state.characters)) == ("Tattooed", "", 1)
    for after in (state, do(state, (SCOTT, m.AcceptDetail("c1")))):
        events, _ = happens(after, URSULA, m.StrikeOut("c1", "detail", "Everybody has one"))
        assert events == (m.StruckOut("c1", "detail", "A scar", "Everybody has one"),)


@pytest.mark.rule("FUG-023")
def test_a_description_can_be_struck_out_until_the_signifiers_are_dealt() -> None:
    state = described(creating(table()))
    state = do(state, (URSULA, m.StrikeOut("c2", "looks", "No wings")))
    assert state.phase == "create"
    assert refused(state, URSULA, m.DealSignifiers()) == ("not-now", "FUG-044")
    assert do(state, (TROY, looks())).phase == "signify"
    assert refused(playing(), URSULA, m.StrikeOut("c2", "looks", "No wings")) == ("not-now", "FUG-023")


@pytest.mark.rule("FUG-026")
def test_whom_it_looks_and_sounds_like_may_be_left_open() -> None:
    assert scotty().characters[0].looks_like == ""
    state = do(creating(table()), (SCOTT, m.DescribePersona("Tall", "Cary Grant", "A crow")))
    assert (state.characters[0].looks_like, state.characters[0].sounds_like) == ("Cary Grant", "A crow")


@pytest.mark.rule("FUG-028")
def test_names_come_later_in_play() -> None:
    for early in (scotty(), described(creating(table()))):
        assert refused(early, SCOTT, m.NamePersona("c1", "Scotty")) == ("not-now", "FUG-028")
    state = playing()
    assert refused(state, TROY, m.NamePersona("c1", "Scotty")) == ("not-yours", "FUG-028")
    assert refused(state, SCOTT, m.NamePersona("c9", "Scotty")) == ("bad-target", "FUG-028")
    events, state = happens(state, SCOTT, m.NamePersona("c1", " Scotty "))
    assert events == (m.PersonaNamed("c1", "", "Scotty"),) and state.characters[0].name == "Scotty"
    assert do(state, (URSULA, m.NamePersona("c4", "Ulla"))).characters[3].name == "Ulla"
    away = do(state, (URSULA, m.Park("c1", True)))
    assert {do(away, (seat, m.NamePersona("c1", "Joe"))).characters[0].name for seat in (SCOTT, URSULA)} == {"Joe"}


@pytest.mark.rule("FUG-058")
def test_what_it_all_proves_is_for_the_personas_player_alone() -> None:
    state = do(playing(), (SCOTT, m.Muse("c1", "maybe butcher")))
    assert state.characters[0].musing == "maybe butcher"
    for seat in (URSULA, TROY):
        assert refused(state, seat, m.Muse("c1", "a spy")) == ("not-yours", "FUG-058")
    away = do(state, (URSULA, m.Park("c1", True)))
    assert refused(away, URSULA, m.Muse("c1", "a spy")) == ("not-yours", "FUG-058")
    assert do(away, (SCOTT, m.Muse("c1", ""))).characters[0].musing == ""
    assert refused(scotty(), SCOTT, m.Muse("c1", "a spy")) == ("not-now", "FUG-058")


# One more thing


@pytest.mark.rule("FUG-036")
def test_only_the_player_on_the_left_adds_one_more_thing_and_only_once() -> None:
    for seat in (URSULA, SCOTT, SIMON):
        assert refused(scotty(), seat, m.AddDetail("c1", "A scar")) == ("not-yours", "FUG-036")
    assert refused(creating(table()), TROY, m.AddDetail("c1", "A scar"))[0] == "not-now"
    state = do(scotty(), (TROY, m.AddDetail("c1", "A scar")))
    assert refused(state, TROY, m.AddDetail("c1", "Two scars")) == ("not-now", "FUG-036")
    state = do(state, (SCOTT, m.AcceptDetail("c1")))
    assert (state.characters[0].detail, state.characters[0].detail_by, state.characters[0].offered) == (
        "A scar",
        TROY,
        "",
    )
    assert refused(state, TROY, m.AddDetail("c1", "Two scars")) == ("not-yours", "FUG-036")


@pytest.mark.rule("FUG-037", "FUG-040")
def test_the_player_answers_for_the_persona() -> None:
    state = scotty()
    for command in (m.AcceptDetail("c1"), m.VetoDetail("c1")):
        assert refused(state, SCOTT, command) == ("not-now", "FUG-040")
    state = do(state, (TROY, m.AddDetail("c1", "A scar")))
    for command in (m.AcceptDetail("c1"), m.VetoDetail("c1")):
        assert refused(state, TROY, command) == ("not-yours", "FUG-040")
        assert refused(state, URSULA, command) == ("not-yours", "FUG-040")
        assert refused(state, SCOTT, replace(command, who="c9")) == ("bad-target", "FUG-040")
    assert do(state, (URSULA, m.StrikeOut("c1", "detail", "Nobody would notice"))).characters[0].offered == ""


@pytest.mark.rule("FUG-038", "FUG-039", "FUG-A53")
def test_a_suggestion_struck_out_uses_up_no_veto() -> None:
    state = do(
        scotty(), (TROY, m.AddDetail("c1", "Missing an eye")), (URSULA, m.StrikeOut("c1", "detail", "Not disabling"))
    )
    assert (state.characters[0].vetoed, state.characters[0].struck) == ("", "Not disabling")
    state = do(state, (TROY, m.AddDetail("c1", "A gold tooth")))
    assert state.characters[0].detail == "", "it is the first, so it waits for an answer"
    state = do(state, (SCOTT, m.VetoDetail("c1")))
    assert state.characters[0].vetoed == "A gold tooth"


@pytest.mark.rule("FUG-040", "FUG-042")
def test_the_first_may_be_vetoed_and_the_second_stands() -> None:
    state = do(scotty(), (TROY, m.AddDetail("c1", "A gold tooth")), (SCOTT, m.VetoDetail("c1")))
    assert refused(state, SCOTT, m.VetoDetail("c1")) == ("veto-used", "FUG-042")
    events, state = happens(state, TROY, m.AddDetail("c1", "A scar"))
    assert events == (m.DetailOffered("c1", TROY, "A scar"), m.DetailAccepted("c1", TROY, "A scar", True))
    assert (state.characters[0].detail, state.characters[0].offered) == ("A scar", "")
    assert refused(state, SCOTT, m.VetoDetail("c1")) == ("veto-used", "FUG-042")


@pytest.mark.rule("FUG-041", "FUG-X23")
def test_one_more_thing_as_in_the_example() -> None:
    state = do(
        scotty(), (TROY, m.AddDetail("c1", "forehead tattoo with a band's name")), (SCOTT, m.VetoDetail("c1")),
        (TROY, m.AddDetail("c1", "tattoo on the neck")), (URSULA, m.StrikeOut("c1", "detail", "Another tattoo")),
    )  # fmt: skip
    person = state.characters[0]
    assert (person.detail, person.offered, person.vetoed) == ("", "", "forehead tattoo with a band's name")
    assert refused(state, SCOTT, m.VetoDetail("c1")) == ("veto-used", "FUG-042")
    state = do(state, (TROY, m.AddDetail("c1", "crescent-shaped brand on the back, a foot long")))
    assert refused(state, SCOTT, m.VetoDetail("c1")) == ("veto-used", "FUG-042")
    assert state.characters[0].detail == "crescent-shaped brand on the back, a foot long"


@pytest.mark.rule("FUG-A53")
def test_the_dealer_sits_in_the_circle_like_everybody() -> None:
    state = described(creating(table()))
    assert [(c.seat, c.detail_by) for c in state.characters] == [
        (SCOTT, TROY),
        (TROY, SIMON),
        (SIMON, URSULA),
        (URSULA, SCOTT),
    ]
    gap = described(creating(table("Ursula", "Scott", "", "Simon")))
    assert [(c.seat, c.detail_by) for c in gap.characters] == [(SCOTT, SIMON), (SIMON, URSULA), (URSULA, SCOTT)]


# Signifiers


X22 = (
    "Six of Cups",
    "Wheel of Fortune",
    "Two of Wands",
    "King of Cups",
    "The Empress",
    "The Sun",
    "Nine of Swords",
    "The Star",
)


@pytest.mark.rule("FUG-044", "FUG-045", "FUG-046", "FUG-A38", "FUG-X22")
def test_cards_go_round_until_everybody_has_a_major_arcana_card() -> None:
    state = described(creating(table()))
    events, state = happens(state, URSULA, m.DealSignifiers(), *X22)
    assert isinstance(events[0], m.SignifiersDealt) and len(events) == 1
    assert [who for who, _ in events[0].dealt] == ["c1", "c2", "c3", "c4", "c1", "c3", "c4", "c4"]
    assert [c.signifier for c in state.characters] == ["major-03", "major-10", "major-19", "major-17"]
    assert (state.deck, state.discard, state.flashbacks, state.phase) == (KEYS, (), (), "scene")


@pytest.mark.rule("FUG-044")
def test_no_card_is_dealt_twice_in_one_dealing() -> None:
    with pytest.raises(Untold, match="'Six of Cups' is not among"):
        happens(described(creating(table())), URSULA, m.DealSignifiers(), "Six of Cups", "Six of Cups")


@pytest.mark.rule("FUG-044")
def test_signifiers_are_dealt_by_the_dealer_when_all_are_made_and_once() -> None:
    assert refused(scotty(), URSULA, m.DealSignifiers()) == ("not-now", "FUG-044")
    assert refused(described(creating(table())), SCOTT, m.DealSignifiers()) == ("not-dealer", "FUG-044")
    assert refused(playing(), URSULA, m.DealSignifiers()) == ("not-now", "FUG-045")
    assert refused(chosen(table()), URSULA, m.DealSignifiers()) == ("not-now", "FUG-044")


@pytest.mark.rule("FUG-045")
def test_a_latecomer_gets_a_signifier_nobody_has() -> None:
    state = do(playing(table("Ursula", "Scott", "Troy", "")), (SIMON, d.TakeSeat("Simon")))
    assert refused(state, SIMON, looks()) == ("not-now", "FUG-021")
    assert refused(state, URSULA, m.Admit("@1")) == refused(state, URSULA, m.Admit("@x")) == ("bad-target", "FUG-022")
    state = do(state, (URSULA, m.Admit("@3")), (SIMON, looks()), (URSULA, m.AddDetail("c4", "Freckles")))
    assert refused(state, URSULA, m.DealSignifiers()) == ("not-now", "FUG-044")
    state = piles(do(state, (SIMON, m.AcceptDetail("c4"))), KEYS[40:])
    events, state = happens(state, URSULA, m.DealSignifiers(), "The Empress", "Two of Cups", "The Moon")
    assert events == (m.DeckGathered(), m.SignifiersDealt((("c4", "major-03"), ("c4", "cups-02"), ("c4", "major-18"))))
    assert [c.signifier for c in state.characters] == ["major-03", "major-10", "major-19", "major-18"]
    assert (state.deck, state.discard, state.phase) == (KEYS, (), "scene")


@pytest.mark.rule("FUG-022")
def test_a_latecomer_during_creation_is_waited_for() -> None:
    state = do(
        described(creating(table("Ursula", "Scott", "", ""))), (SIMON, d.TakeSeat("Simon")), (URSULA, m.Admit("@3"))
    )
    assert (state.phase, state.order) == ("create", (SCOTT, URSULA, SIMON))
    state = do(state, (SIMON, looks()), (URSULA, m.AddDetail("c3", "Freckles")), (SIMON, m.AcceptDetail("c3")))
    assert state.phase == "signify"
    assert refused(chosen(table()), URSULA, m.Admit("@3"))[0] == "not-now"


@pytest.mark.rule("FUG-A39")
def test_handing_over_touches_no_signifier() -> None:
    state = playing()
    assert [c.signifier for c in handed(state, SCOTT).characters] == [c.signifier for c in state.characters]
