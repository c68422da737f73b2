# What is asked of a seat, or whom the table waits for: one short sentence, the decision first. $who and $target are characters,
# $player, $dealer, $host, $by and $names are people. "wait-…" goes on after the names of those who are waited for.

## Before and between chapters

closed = The story is told. The table is closed.
over = The story is over. Read it again, or take the chronicle home.
propose-you = { $by } proposes you as Dealer. Will you deal?
propose-other = { $by } proposes { $player } as Dealer. Do you agree?
offers-to-deal = { $player } offers to deal. Do you agree?
proposal-waits = { $player } as Dealer? Waiting for { $names } to answer.
choose-story = Choose the story, then agree who deals the first chapter.
choose-story-host = { $host } chooses the story. Then agree who deals the first chapter.
who-deals = Who deals the first chapter? Propose somebody, or yourself.
read-introduction = Read the introduction aloud, then have everyone open their eyes.
close-eyes = When everyone is here, have them close their eyes.
listen = Close your eyes and listen to { $dealer }.
before-introduction = { $dealer } will read the introduction. Make yourself comfortable.
open-chapter = Chapter { $chapter } is yours. Read it, then open it.
chapter-soon = { $dealer } deals chapter { $chapter } and opens it when everyone is here.
choose-dealer = Everyone has dealt. Choose together who deals chapter { $chapter }.
hand-over = The chapter is over. Hand over the deck to the next Dealer.
handing-over = The chapter is over. { $dealer } hands over the deck.
prepares = { $dealer } prepares chapter { $chapter }.
begin-sitting = Begin the sitting when everyone is here.
next-sitting = { $dealer } begins the next sitting.

## Making personae

describe = Describe your persona: what people see, no name, no past.
describe-struck = Describe your persona again: the Dealer struck it out.
describe-waits = Waiting for { $player } to describe a persona.
answer-detail = Accept this about your persona, or veto it?
answer-detail-waits = Waiting for { $player } to accept or veto one more thing.
add-detail = Add one more thing to { $player }'s persona: something physical that people notice.
add-detail-struck = Add another thing to { $player }'s persona: the Dealer struck that one out.
add-detail-vetoed = Add something quite different to { $player }'s persona: the first was vetoed.
add-detail-waits = Waiting for { $neighbour } to add one more thing to { $player }'s persona.
signifiers = Everyone has a persona. Deal the Signifiers.
signifiers-wait = Waiting for { $dealer } to deal the Signifiers.

## Nobody is waited for

dealer-idle = Ask what they do, call for a card, or begin a contest.
first-scene = Set the first scene.
first-scene-waits = The Dealer sets the first scene.
watching = The story goes on.
idle = Say what you do, or remember something.
waiting = Waiting for { $names }.
waiting-to = Waiting for { $names } to { $what }.

## Telling and memories

tell = Tell what happens to { $who }, with something from { $cards }.
wait-tell = tell what { $cards } brings
memory = Tell what comes back to { $who }.
memory-again = Tell { $who }'s memory differently: it was sent back.
wait-memory = tell { $who }'s memory
ability = Name the ability the memory gives { $who }, or leave it to the Dealer.
ability-again = Name another ability for { $who }, or leave it to the Dealer: that one was vetoed.
ability-dealer = Name the ability of { $who }'s memory.
wait-ability = name { $who }'s ability
judge-gift = Accept { $ability } for { $who }, or veto the ability?
judge = Accept { $ability } for { $who }, or send it back?
wait-judge = look at { $who }'s ability
use-now = Use { $ability } at once?
wait-use-now = say whether { $ability } is used at once

## What the Dealer is asked

flee = { $who } wants to flee. Is that possible?
wait-flee = say whether somebody gets away
hold = { $who } wants to hold back, and that side has nobody else. Is that possible?
wait-hold = say whether somebody may hold back
finish = { $who } wants to kill { $target }, who is helpless. Does it happen?
wait-finish = say whether it happens
intercede = { $who } steps in: just told, or with cards in the round?
wait-intercede = say how somebody steps in
bleed = { $who } would bleed to death. Are you sure?
wait-bleed = think again about a death
talk = Talk it out, or let the cards decide?
wait-talk = choose between talk and cards
declared = { $who }: { $text } What does it take?
declared-aloud =
    { $who } says aloud what { $they ->
        [they] they do
       *[other] { they } does
    }. What does it take?
wait-declared = say what it takes
resembles = It resembles { $text }, which can't be tried again.
resembles-ability = It resembles { $text }, which can't be tried again without an ability.
hindered = { $who } can't try that any more: take the task back.
wait-hindered = take the task back
flip = Turn up a card for { $who }.
wait-flip = turn up a card for { $who }
going = Not done yet. Keep at it, or give up?
wait-going = keep at it or give up
again = Does what just came back help { $who }? Grant it, turn up another card, or let it fail.
wait-again = say whether it helps

## Contests

claim = Does { $ability } fit here? Then { $who } gets a wild card.
wait-claim = say whether an ability fits
join = Is { $who } in for the next round?
wait-join = say who is in for the next round
one-side = Only one side is left: settle this group.
wait-one-side = settle the group
nobody-against = Nobody is there to play against: skip this group's round.
wait-nobody-against = skip the round
deal = Deal the round: two cards each.
wait-deal = deal the round
rescue = { $who } is bust, unless a wild card saves the hand.
wait-rescue = save { $who }'s hand, or not
reply = 21 for { $first }! { $who } may answer: turn up any face-down cards, or none.
reply-played = 21 for { $first }! { $who } may swap in a wild card, or leave it at that.
wait-reply = answer the 21 for { $who }
turn-played = { $who }: swap in a wild card, or pass to end the turn.
turn-swapped = { $who }: turn up a card, twist, or pass to end the turn.
wait-turn-end = end { $who }'s turn
turn-must = { $who }'s turn: turn up a card or twist.
wait-turn-must = play a card for { $who }
turn = { $who }'s turn: turn up a card, twist, or pass.
wait-turn = play a card for { $who }, or pass
end = { $who } tries to end the contest. Does it end here?
wait-end = say whether it ends here
confirm = Does it happen as { $who } says?
confirm-death = { $target } would die. Are you sure?
wait-confirm = decide whether it happens
fool-world = The Fool and the World: begin to tell, before another card is turned.
fool-world-lapsed = The right of the Fool and the World has lapsed. You can still try to end the contest.
wait-fool-world = begin to tell for { $who }
won = Say what happens: { $who } wins, { $hand }.
wait-won = say what { $who } does
reach = Turn on somebody in another group with { $who }?
wait-reach = say whether to turn on another group
reach-allow = { $who } turns on { $target }. Is that possible?
wait-reach-allow = say whether that is possible
settled = Every group is settled. End the contest.
wait-settled = end the contest
