# What is asked of somebody, or whom the table waits for: one short sentence, the decision first. $title is the roll.

closed = The story is told. This table is closed.

## A roll

exchange = How do you approach this exchange?
step-in = Let { $willing } step in, or defend with { $who }? { $title }.
defend = Defend with { $who }? { $title }.
difficulty = Set the difficulty, or let someone oppose it.
ready = Claim what helps, then roll.
invoke = { $result }. Invoke an aspect, or let it stand?
invoke-contest = The dice are down. Invoke an aspect, or let it stand?
roll-done = The roll is done.

## What is left to settle; keys made of the kind of choice

ask-failure = It failed. Is no aspect created, or an altered one?
ask-found = Say which aspect they discover.
ask-missed = The search failed. Do they find nothing, or something that helps the other side?
ask-cost = It's a tie. Name the minor cost.
ask-serious = It failed. Does the obstacle stay, or do they pass at a serious cost?
ask-accept = Pay the serious cost, or fail?
ask-removal = It's overcome. Is the aspect gone?
ask-trade = Deal all the damage, or 1 less and take a boost?
ask-absorb = { $who } is hit. Absorb it, or be taken out?
ask-name = Name the consequence: a short phrase for what hurts.
ask-fate = { $who } is taken out. Say what happens to { them }.
ask-boost = Name your boost.

## Waiting for others in a roll; keys made of the kind of choice

wait-exchange = Waiting for { $names } to choose an approach.
wait-oppose = Waiting for { $names } to answer.
wait-ready = Waiting for { $names } to roll.
wait-invoke = Waiting for { $names } to invoke an aspect or let it stand.
wait-failure = Waiting for { $names } to decide what the failure leads to.
wait-found = Waiting for { $names } to say what's discovered.
wait-missed = Waiting for { $names } to say what the search leads to.
wait-cost = Waiting for { $names } to name the minor cost.
wait-serious = Waiting for { $names } to choose between failure and a serious cost.
wait-accept = Waiting for { $names } to pay the cost or fail.
wait-removal = Waiting for { $names } to say whether the aspect is gone.
wait-trade = Waiting for { $names } to choose between damage and a boost.
wait-absorb = Waiting for { $names } to absorb the hit.
wait-name = Waiting for { $names } to name the consequence.
wait-fate = Waiting for { $names } to say what happens to the one taken out.
wait-boost = Waiting for { $names } to name the boost.
wait-roll = Waiting for { $names }.

## Without a roll

deal-compel = Accept the compel, make a counter-offer, or pay a fate point to refuse?
deal-self = A self-compel: does it really cost something?
deal-aspect = An aspect is suggested. Add it to the scene?
deal-recover = Someone wants to recover. Was there time to rest?
twist = The exchange is tied. Add a twist?
milestone-minor = Choose what the minor milestone brings, then confirm.
milestone-significant = Choose what the significant milestone brings, then confirm.
milestone-major = Choose what the major milestone brings, then confirm.
set-up = Check the turn order, then begin the first exchange.
turn = { $who }: your turn. Take one action; moving one zone is free.
fact = Agree to the proposed fact, or object?
yours = It's your turn.
review = Approve { $who }, or send the sheet back?
wait-turn = Waiting for { $names } to act with { $who }.
wait = Waiting for { $names }.

## Nobody is waited for

before-gm = Prepare what you need, then start the session.
before-new = Make a character, or take a ready-made one.
before = The game master starts the session.
between-gm = Open the next scene.
between = Between scenes. You can fill in blank aspects and stunts.
challenge = Who tries a task? { $name }
contest = Contest, exchange { $exchange }: { $name }
scene-gm = { $scene }: ask the players what they do.
scene = { $scene }: what do you do?
