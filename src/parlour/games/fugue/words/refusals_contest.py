"""Refusals of contests: setting one up, who is in, the deal, the hand, what the winner may do."""

from parlour.core.saying import Said, Sentences
from parlour.games.fugue.rules.contest_ask import group_now, undecided
from parlour.games.fugue.rules.contest_effect import allowed
from parlour.games.fugue.rules.contest_open import GROUPS, SIDES
from parlour.games.fugue.rules.contest_play import somebody_has_21
from parlour.games.fugue.words.lines_outcome import EFFECTS
from parlour.games.fugue.words.phrases import counted, listed
from parlour.games.fugue.words.refusal_parts import Known, barred, now, seat, target, value, who_is, yours

_BY_RANK = {1: "FUG-172", 2: "FUG-173", 3: "FUG-174", 4: "FUG-175", 5: "FUG-176", 6: "FUG-177"}


def _turn(known: Known) -> str:
    state = known["state"]
    who = who_is(state, state.contest.turn)
    return f"{who} answers the 21 now." if somebody_has_21(state) else f"It's {who}'s turn."


def _turn_rule(known: Known) -> str:
    return "FUG-A15" if somebody_has_21(known["state"]) else "FUG-138"


def _bust(known: Known) -> str:
    return f"{who_is(known['state'], known['state'].contest.turn)}'s hand is bust: only a wild card can save it now."


def _teller(known: Known) -> str:
    return f"{seat(known, known['state'].tellings[0].seat)} has yet to tell the card that was turned."


def _rank(known: Known) -> str:
    return _BY_RANK[known["state"].contest.win.rank]


def _hand(known: Known) -> str:
    win = known["state"].contest.win
    return f"A hand of {win.total} with {counted(len(win.cards), 'card')} doesn't allow that."


def _allows(known: Known) -> str:
    found = allowed(known["state"], known["state"].contest.win)
    return f"It allows: {listed([EFFECTS[one] for one in found], 'or')}."


def _wild(known: Known) -> tuple[str, str, str]:
    one = next((a for a in known["who"].abilities if a.id == known["it"].ability), None)
    if one is None:
        return "The ability it was given for isn't on the sheet any more.", "Play without it.", "FUG-A74"
    return barred(known["state"], known["who"], one)


def _undecided(known: Known) -> str:
    state = known["state"]
    return listed([who_is(state, who) for who in undecided(state, group_now(state.contest))])


_UNTOLD = now(_teller, "Let it be told first.", "FUG-153")
_MEMORY = now("A Signifier came up: its memory comes first.", "Let it be told, or postponed by the Dealer.", "FUG-048")
_STEPPING = now("Somebody wants to step in.", "The Dealer answers first.", "FUG-081")
_ONE_SIDE = target("A contest needs two sides that work against each other.", "Put somebody on each side.")
_GROUP_SIDE = target("A group needs two sides.", "Put somebody on each side.")
_REPLIED = Said(
    "Each hand answers once, and the one that reached 21 first doesn't answer.",
    "Wait for the others.",
    "FUG-A16",
    "twenty-one",
)
_CARD = "That isn't one of the face-down cards of this hand."
SENTENCES: Sentences = {
    "no_contest": now("No contest is under way.", "The Dealer opens one."),
    "hand_played": now("A hand is being played.", "Wait until it's over."),
    "contest_decided": now("Every group of this contest is decided.", "The Dealer ends it."),
    # Setting it up
    "too_few_able": target("There aren't two people who could take part.", "Bring somebody on first."),
    "open_contest.one.too_few": _ONE_SIDE,
    "open_contest.other.too_few": _ONE_SIDE,
    "same_one": target("Somebody is on both sides.", "Put everybody on one side only.", "FUG-121"),
    "add_group.one.too_few": _GROUP_SIDE,
    "add_group.other.too_few": _GROUP_SIDE,
    "add_side.side.too_few": target("Nobody is named.", "Choose at least one."),
    "many_groups": value(f"A contest has at most {GROUPS} groups.", "Play with those there are."),
    "too_few_free": target("There aren't two people left without a group.", "Move people between groups instead."),
    "nobody_free": target("Nobody is left without a group.", "Move people between groups instead."),
    "in_a_group": target("{it} is in a group already.", "Move them between groups instead."),
    "group.unknown": target("There is no such group.", "Choose one of this contest."),
    "resolved": target("That group is decided.", "Choose another."),
    "many_sides": value(f"A group has at most {SIDES} sides.", "Put them on one of those."),
    "in_it_already": target("{who} is in that group already.", "Choose another."),
    "move_to_group.side.unknown": target("The group has no such side.", "Choose one of its sides."),
    # By talk instead
    "dealers_deed": now("You play them yourself.", "Talk is offered to players."),
    "talk_offered": now("You've offered to talk it out.", "Wait for the answer."),
    "cards_wanted": now("The player would rather have cards.", "Rule what it takes."),
    "no_talk_offered": now("The Dealer hasn't offered to talk that out.", "Wait for the ruling."),
    # Who is in
    "in_already": now("{it} is in already.", "Wait for the deal."),
    "leave_asked": now("The Dealer has yet to answer {it}.", "Wait for the answer."),
    "left_group": target("{it} has left this group.", "They take no part in it any more.", "FUG-165"),
    "missing_round": target("{it} is incapacitated through this round.", "Wait for the next one.", "FUG-A29"),
    "in_another_group": target("{it} is in another group.", "The Dealer moves people between groups."),
    "not_in_group": target("{it} isn't in the group that plays now.", "Wait for their group's turn."),
    "holding_back": now("{it} holds back already.", "Wait for the deal."),
    "join_round.side.unknown": target("{who} can't join on that side.", "Choose one of the sides offered."),
    "no_leave_asked": now("Nobody asks for leave.", "Wait until somebody does."),
    "asks_no_leave": now("{it} doesn't ask for leave.", "Answer somebody who does."),
    # The deal
    "hand_on": now("A hand is being played.", "Wait until it's over."),
    "untold_before_deal": _UNTOLD,
    "memory_before_deal": _MEMORY,
    "step_before_deal": _STEPPING,
    "somebody_undecided": now(
        lambda known: f"It's asked first who is in: {_undecided(known)}.", "Wait for the answer.", "FUG-223"
    ),
    "leave_before_deal": now("Somebody asks for your leave.", "Answer first.", "FUG-A70"),
    "nobody_against": target("Nobody is left to play against.", "Let the round go by, or end the contest.", "FUG-181"),
    "few_cards": Said(
        "There are too few cards in the deck and the discard pile.", "Let fewer take part.", "FUG-124", "no-card"
    ),
    "lapses": Said(
        "The Fool and the World have won: if you deal now, the winner loses the right to one act without limits.",
        "Wait for the telling to begin, or deal knowing that.",
        "FUG-178",
        "warned",
    ),
    "nothing_lapses": now("Nobody loses a right by this deal.", "Just deal."),
    "one_side_left": now("Only one side is left in this group.", "Settle the group, or end the contest.", "FUG-181"),
    "can_play": now("There are adversaries who can play.", "Deal the round."),
    "end_contest.hand_played": now("A hand is being played.", "End the contest between hands."),
    # The hand
    "no_hand_played": now("No hand is being played.", "Wait until the Dealer has dealt."),
    **{f"{tag}.card_untold": _UNTOLD for tag in ("claim_wild", "reveal", "twist", "swap_wild", "pass", "reply21")},
    "play_for_me.card_untold": _UNTOLD,
    "claim_open": now("A wild card has been asked for.", "The Dealer answers first.", "FUG-144"),
    "somebody_has_21": Said(
        "Somebody has 21: normal play has stopped.",
        "Turn up any of your face-down cards, or none, when you are asked.",
        "FUG-159",
        "twenty-one",
    ),
    "claim_wild.somebody_has_21": Said(
        "Somebody has 21: normal play has stopped.", "Answer with what you hold.", "FUG-A15", "twenty-one"
    ),
    "nobody_has_21": now("Nobody has 21.", "Reveal one card on your turn."),
    "not_in_round": target("You have no cards in this round.", "Only those who were dealt in play."),
    "all_bust": Said(
        "You are bust and take no further part in this round.", "Wait for the next one.", "FUG-156", "stymied"
    ),
    "not_your_turn": Said(_turn, "Turns go clockwise; wait for yours.", _turn_rule),
    "not_its_turn": Said(_turn, "Play for them.", _turn_rule, "not-your-turn"),
    "no_cards": target("{it} has no cards in this round.", "Only those who were dealt in play."),
    "bust": Said(
        "{it} is bust and takes no further part in this round.", "Wait for the next one.", "FUG-156", "stymied"
    ),
    "bust_unless_saved": Said(_bust, "Swap one in, or pass.", "FUG-A08", "turn-used"),
    "card_played": Said(
        "You get one new card a turn, and it has been played.",
        "Swap a wild card in, or pass to end the turn.",
        "FUG-139",
        "turn-used",
    ),
    "reply21.card_played": Said("Your cards are turned.", "Swap a wild card in, or pass.", "FUG-A15", "turn-used"),
    "swap_played": Said("At this table a swap is the play of the turn.", "Pass to end it.", "FUG-A03", "turn-used"),
    "all_turned_up": Said("All cards of this hand are turned up.", "Twist, or pass.", "", "no-card"),
    "card.unknown": Said(_CARD, "Choose one of them, or twist.", "", "no-card"),
    "cards.unknown": Said(_CARD, "Choose among them, or none.", "", "no-card"),
    "cards.twice": Said("A card is named twice.", "Name each once.", "", "no-card"),
    "answer_first": Said(
        "Somebody has 21.", "Turn up as many of your cards as you like, or none.", "FUG-160", "twenty-one"
    ),
    "swap_wild.answer_first": Said(
        "Somebody has 21.",
        "Turn up as many of your cards as you like, or none; then swap.",
        "FUG-A15",
        "twenty-one",
    ),
    "must_play": Said(
        "A hand needs two face-up cards before it can pass.", "Reveal a card, twist, or swap a wild card in."
    ),
    "replied": _REPLIED,
    "all_replied": _REPLIED,
    # Wild cards
    "one_wild_card": Said(
        "At this table everybody has one wild card a contest.", "Use the one you have.", "FUG-A04", "already-claimed"
    ),
    "claimed_already": Said(
        "This ability has given its wild card in this contest.",
        "It's kept from round to round; another ability may give another.",
        "FUG-145",
        "already-claimed",
    ),
    "not_just_remembered": Said(_turn, "Turns go clockwise; wait for yours.", _turn_rule, "not-your-turn"),
    "nobody_claims": now("Nobody has asked for a wild card.", "Wait until somebody does."),
    "swap_on_turn": Said(
        "A wild card is swapped in on your own turn.",
        "Wait for it, or for your answer to a 21.",
        "FUG-A03",
        "not-your-turn",
    ),
    "swapped_already": Said(
        "You get one swap a turn.", "Pass, and swap again on your next turn.", "FUG-148", "turn-used"
    ),
    "swap_is_the_play": Said(
        "At this table a swap is the only play of its turn.", "Swap on your next turn.", "FUG-A03", "turn-used"
    ),
    "wild.unknown": Said("That isn't a wild card of this hand.", "Claim one for an ability that fits.", "", "no-card"),
    "wild_used": Said("It's in the hand already.", "It comes back to you for the next round.", "", "no-card"),
    "wild_barred": Said(
        lambda known: _wild(known)[0],
        lambda known: _wild(known)[1],
        lambda known: _wild(known)[2],
        lambda known: "no-ability" if _wild(known)[2] == "FUG-A74" else "wounded",
    ),
    "no_rescue": Said(
        "That swap wouldn't bring the total to 21 or less.", "Choose another card, or pass.", "FUG-A08", "no-card"
    ),
    "swap_wild.card.unknown": Said(
        "It takes the place of one of your face-up cards.", "Choose one of those; turn one up first.", "", "no-card"
    ),
    "no_game_characters_turn": Said("It isn't a game-character's turn.", "Wait for one of yours.", "", "not-your-turn"),
    # What the winner may do
    "nobody_won": now("No hand has just been won.", "Play it out first."),
    "not_the_winner": yours(
        lambda known: f"{who_is(known['state'], known['state'].contest.win.who)} won: their player says what happens.",
        "Wait for it.",
        "FUG-167",
    ),
    "unconfirmed": now("What happens is said; the Dealer has yet to confirm it.", "Wait for that.", "FUG-167"),
    "ending_asked": now("The others are asked whether it ends.", "Wait for their answer.", "FUG-A20"),
    "speak_first": now("Begin to tell before the Dealer turns another card.", "Start telling, then choose.", "FUG-178"),
    "right_lapsed": Said(
        "The right of the Fool and the World has lapsed.",
        "Try to end the contest, or leave it.",
        "FUG-178",
        "effect-not-in-rank",
    ),
    "a_fight": Said(
        "In a fight the hand says what may happen.",
        "Choose one of its effects, or escape.",
        _rank,
        "effect-not-in-rank",
    ),
    "only_its_target": Said(
        "An act against another group harms its target or doesn't.",
        "Choose what it does.",
        "FUG-134",
        "effect-not-in-rank",
    ),
    "no_fight": Said(
        "This contest isn't a fight.", "Describe freely what comes of it.", "FUG-170", "effect-not-in-rank"
    ),
    "nobody_to_harm": target("There's nobody left this hand could harm.", "Choose something else.", "FUG-A19"),
    "beyond_rank": Said(_hand, _allows, _rank, "effect-not-in-rank"),
    "effect.unknown": value("There is no such effect.", "Choose one of those offered."),
    "weapon_needed": Said(
        "This hand kills only with a weapon.", "Use one, or do less.", "FUG-174", "effect-not-in-rank"
    ),
    "weapon_needless": target("A weapon matters for killing alone.", "Choose it without one.", _rank),
    "out_of_reach": target(
        "{it} can't be reached by this hand.", "Choose an adversary in the winner's group.", "FUG-A19"
    ),
    "choose_effect.target.not_asked": target("That harms nobody.", "Name no target."),
    "choose_effect.part.not_asked": value("That needs no part of the body.", "Leave it out."),
    "choose_effect.wordless": Said("Say what happens.", "Use your imagination.", "FUG-170", "no-reason"),
    "nothing_chosen": now("Nothing waits for your answer.", "The winner says first what happens."),
    "no_wound": value("A refused wound doesn't bleed.", "Say yes, or leave that out.", "FUG-195"),
    "not_permanent": Said(
        "A wound that would bleed to death counts as permanent, and this hand doesn't allow one.",
        "Confirm it as it is.",
        "FUG-195",
        "effect-not-in-rank",
    ),
    "no_fool_and_world": now("Only the Fool with the World asks for that.", "Choose what happens."),
    "telling_begun": now("The telling has begun.", "Choose what happens."),
    "right_lost": now("The right of the Fool and the World has lapsed.", "Try to end the contest, or leave it."),
    "reaching": now("This act reaches into another group: its hand isn't won.", "Choose what happens."),
    "nobody_tied": target("Nobody's hand ties with yours on your side.", "Describe it yourself."),
    "cede_win.to.unknown": target(
        "Only an ally whose hand ties with yours can describe instead.", "Choose one of them."
    ),
    "not_asked_to_end": now("You aren't asked whether the contest ends.", "Only the other sides are."),
    "nobody_reaches": now("Nobody reaches into another group now.", "It's asked after a hand is won."),
    "not_reaching": now(
        "{it} hasn't beaten every adversary in this hand, or has acted.",
        "Only somebody who beat all of them and didn't describe reaches further.",
    ),
    "in_no_other_group": target("{it} isn't in another group.", "Choose somebody who is."),
    "no_reach_asked": now("Nobody asks to interfere.", "Wait until somebody does."),
    "asks_no_reach": now("{it} doesn't ask to interfere.", "Answer somebody who does."),
}
