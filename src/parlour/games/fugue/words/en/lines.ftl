# The log: one sentence a happening. $who is a character, $by and $player are people, $text is somebody's own words with their full
# stop, $speech the same in quotes.

## The campaign

content-settled = { $by } chooses the story: { $title }.
dealer-offered = { $by } offers to deal.
dealer-proposed = { $by } proposes { $player } as Dealer.
dealer-agreed = { $by } agrees.
dealer-unwilling = { $by } would rather not deal now.
dealer-declined = { $by } says no: { $player } doesn't deal.
willing = { $player } would like to deal a chapter.
unwilling = { $player } would rather not deal a chapter.
deals = { $player } deals chapter { $chapter }.
takes-deck = { $player } takes the deck from { $before } and deals chapter { $chapter }.
chapter = Chapter { $chapter }
chapter-titled = Chapter { $chapter }: { $title }
eyes-closed = Everyone closes their eyes. The introduction is read.
eyes-opened = Everyone opens their eyes. Nobody remembers anything.
chapter-over = Chapter { $chapter } is over.
story-over = Chapter { $chapter } is over, and with it the story.
deck-gathered = All 78 cards are gathered and shuffled.
counts-renewed = Everyone has two flashbacks of their own again, and one to give.
note = You write a note.
note-titled = You write a note: { $title }.
letter = You write a letter to the next Dealer.
letter-titled = You write a letter to the next Dealer: { $title }.
scene = Scene { $number }
scene-text = Scene { $number }: { $text }
language = The language everyone remembers: { $text }.
basic-added = Everyone can still do this: { $text }
basic-dropped = Not everyone can do this any more: { $text }
ruling = The Dealer decides: { $text }
pinned-fact = { $by } pins up a fact: { $text }
pinned-observation = { $by } pins up an observation: { $text }
pinned-question = { $by } pins up a question: { $text }
pinned-place = { $by } pins up a place: { $text }
pin-down = { $by } takes a note off the board: { $text }
question-answered = { $question } is answered.
question-open = { $question } is open again.
question = A question

## The desk

called = { $before } is called { $name } now.
pleaded = { $player } asks the Dealer: { $text }
plea-dropped = { $by } withdraws the request.
allowed = { $by } allows what { $player } asked for.
allowed-because = { allowed } Reason: { $reason }
sitting = Sitting { $number }
sitting-ends = Sitting { $number } ends.
closed = The story is told. The table is closed.
overruled = { $by } overrules a value of { $who }: { $field }, from { $before } to { $now }.
overruled-because = { overruled } Reason: { $reason }
reversed = { $by } takes back an overruling of { $who }: { $field }, from { $before } to { $now }.
reversed-because = { reversed } Reason: { $reason }

## Personae

described = { $player } describes a persona: { $text }
looks-like = Looks like: { $like }.
sounds-like = Sounds like: { $like }.
detail-offered = { $by } suggests one more thing about { $who }: { $text }
detail-accepted = One more thing about { $who }, from { $by }: { $text }
detail-bound = { detail-accepted } This second suggestion stays.
detail-vetoed = { $text } is vetoed for { $who }. Something quite different is needed.
struck-out = The Dealer strikes out { $text } of { $who }: { $reason }
signifiers = The Signifiers: { $cards }.
signifier-for = { $card } for { $who }
renamed = { $before } is called { $name } now.
named = { $player }'s persona has a name: { $name }.
named-somebody = Somebody has a name: { $name }.
mused = What { $who }'s past may be: { $text }
mused-open = What { $who }'s past may be is open again.
latecomer = { $player } comes in late and makes a persona.
parked = { $who }'s player is away: the Dealer plays { $who }.
unparked = { $who }'s player is back.
brought-on = { $who } comes into the story.
left-story = { $who } leaves the story.
returned = { $who } comes back into the story.
adopted = { $player } plays { $who } from now on: a persona without a past the others could remember.
wounded = { $part ->
        [none] { $who } is wounded.
       *[other] { $who } is wounded ({ $part }).
    }
wounded-for-good = { $part ->
        [none] { $who } is wounded for good.
       *[other] { $who } is wounded for good ({ $part }).
    }
wounded-bleeding = { $part ->
        [none] { $who } is wounded and bleeds.
       *[other] { $who } is wounded and bleeds ({ $part }).
    }
tended = { $part ->
        [none] { $who }'s wound is tended.
       *[other] { $who }'s wound ({ $part }) is tended.
    }
healed = { $part ->
        [none] { $who }'s wound has healed.
       *[other] { $who }'s wound ({ $part }) has healed.
    }
rested = { $people ->
        [one] { $who } rests for { hours }, undisturbed.
       *[other] { $who } rest for { hours }, undisturbed.
    }
rested-broken = { $people ->
        [one] { $who } rests for { hours }, with interruptions.
       *[other] { $who } rest for { hours }, with interruptions.
    }
# Quoted above.
hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
relearned = { $who } has relearned { $ability }.
tagged = { $who }'s { $ability } needs: { $parts }.
tagged-none = { $who }'s { $ability } needs no particular part of the body.
knocked-out = { $who } is knocked out.
came-round = { $who } comes round.
killed = { $killer } kills { $who }.
died = { $who } dies of a wound.
finish-asked = { $who } wants to kill { $target }, who is helpless. The Dealer has the last word.
finish-refused = The Dealer says no: { $target } lives.
death-warned = { $target } would die. Personae die only in exceptional cases, so the Dealer is asked again.

## Memories

begun = Something comes back to { $who }. What sets it off: { $text }
begun-gift = { $player } has a memory for { $who }. What sets it off: { $text }
begun-story = Something comes back to { $who }, out of the story. What sets it off: { $text }
signifier-own = { $card } is { $owner }'s Signifier: a memory comes back. { $player } tells it.
signifier-other = { $card } is { $owner }'s Signifier and brings { $who } a memory. { $player } tells it.
signifier-own-late = { signifier-own } It can wait for the end of the hand.
signifier-other-late = { signifier-other } It can wait for the end of the hand.
signifier-joined = { $card }, { $owner }'s Signifier, in the same hand: { $who } shares the memory and the ability. { $player } tells it.
memory-aloud = { $player } tells the memory aloud.
memory-told = { $who } remembers: { $speech }
memory-told-with = { $who } remembers: { $speech } In it: { $others }.
memory-reworded = { $who } remembers it differently: { $speech } What sets it off: { $text }
ability-named = { $who } may gain an ability: { $ability }.
ability-named-parts = { ability-named } It needs: { $parts }.
naming-left = The Dealer will name the ability.
ability-vetoed = The Dealer vetoes { $ability }. The memory stays; name another ability.
ability-vetoed-because = The Dealer vetoes { $ability }: { $reason } The memory stays; name another ability.
sent-back = The Dealer sends the memory back: { $limit }. Nothing is used up.
sent-back-because = The Dealer sends the memory back: { $limit }. { $reason } Nothing is used up.
kept = { $people ->
        [one] { $who } has an ability: { $ability }.
       *[other] { $who } have an ability: { $ability }.
    }
withdrawn = { $by } takes the memory back before it is written down. Nothing is used up.
postponed = The memory waits for the end of the hand.
memory-noted = A note on { $who }'s memory: { $text }
memory-unnoted = A note on a memory is removed.
memory-shared = { $who } tells { $others } of the memory.
used-now = { $who } uses { $ability } at once.
intercedes = { $who } steps in with { $ability }. The Dealer says how.
intercedes-text = { $who } steps in with { $ability }. { $text } The Dealer says how.
not-used = { $who } doesn't use it now.
interceded-round = { $who } joins the round.
interceded = { $who } acts, and the Dealer tells what comes of it.
memory-off = The Dealer takes a memory off { $who }'s sheet: { $reason }

## Actions

declared = { $who }: { $speech }
declared-aloud =
    { $who } says aloud what { $they ->
        [they] they do
       *[other] { they } does
    }.
declared-ability = { $ability } may help.
declared-again = Another try.
laid-aside = { $by } sets the action aside.
basic = { $who }: { $speech } It just succeeds.
basic-aloud = { $who } just succeeds.
granted = { $who }: { $speech } With { $ability } it just succeeds.
granted-aloud = With { $ability }, { $who } just succeeds.
task = { $said ->
        [aloud] { $who } tries it.
       *[said] { $who } tries: { $speech }
    } { $difficulty ->
        [secret] The Dealer keeps the difficulty secret
       *[other] Difficulty { $difficulty }
    }{ $ability ->
        [none] , without an ability that fits
       *[other] , with { $ability }
    }{ $unit ->
        [none] .
       *[other] , counted in { $unit }.
    }
task-dropped = The Dealer takes the task back before a card is turned.
deck-rebuilt = { $cards ->
        [one] The deck is empty: 1 discard becomes the new one.
       *[other] The deck is empty: { $cards } discards are shuffled into a new one.
    }
flipped = { $said ->
        [dealer] The Dealer turns up { $card }
        [aloud] { $who }: { $card }
       *[said] { $who }, { $speech }: { $card }
    }{ $compared ->
        [number] , { $number }.
        [difficulty] , { $number } against { $difficulty }.
       *[major] .
    } { $outcome ->
        [success] Success.
        [success-after] Success after { $spent }.
        [failure] Failure.
        [failure-after] Failure after { $spent }.
        [locked] Failure, and no second try without an ability that fits.
        [locked-after] Failure after { $spent }, and no second try without an ability that fits.
       *[going] Not yet: { $spent } so far.
    }
goes-on = { $who } keeps at it.
gives-up = { $who } gives up.
tries-again = { $who } tries once more, now with { $ability }.
again-success = What just came back makes the difference: { $who } succeeds.
again-failure = What just came back doesn't help here: it stays a failure.
narrated = { $player }, from { $cards }: { $speech }
narrated-plain = { $player }: { $speech }
narrated-aloud = { $player } tells it aloud.
narrated-aloud-cards = { $player } tells it aloud, from { $cards }.
idea = { $player } suggests: { $text }
