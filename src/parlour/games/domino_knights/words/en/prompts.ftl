# What is asked of a player, the decision first; or whom the table waits for.

vote = Vote for a goal, or for another card. You may plead for one first.
maintain-turn = Your Maintain. Turn Knights round, or leave them as they are.
maintain-copy = Your Maintain. Choose which Knight your Doppelganger copies.
maintain-end = Your Maintain. Choose which end of your Candidate attacks.
maintain-card = Your Maintain. Choose which card of your Candidate attacks.
draw = Your draw. Draw from the deck.
draw-top = Your draw. Take the { $card } from the discard pile, or draw from the deck.
train = Your training. Pay for Recruits with cards of one suit, or finish training.
train-pairs = Your training. Lay two cards of one suit for a Knight, or finish training.
attack-any = Your attack. Choose a Kingdom and your Knights, or end the attacks.
attack-one = Your attack. Choose Knights to send against { $target }, or end the attacks.
attack-no-knights = Your attack. You have no Knights, so end the attacks.
attack-all-tapped = Your attack. Your Knights are all tapped, so end the attacks.
attack-all-barred = Your attack. None of your Knights may attack anyone left, so end the attacks.
attack-all-attacked = Your attack. You've attacked every Kingdom this turn, so end the attacks.
defend = Defend against { $who }? Set blockers, or let them through.
defend-nobody = { $who } attacks you. You have nobody to block with, so let them through.
aid-attack = Aid the attack? { $who } attacks { $target }.
aid-defend = Aid the defence? { $who } attacks { $target }.
loot = Loot the field? Take one of the fallen to your graveyard, or leave them.
bury = Bury your dead. Only the top of a graveyard can be raised.
bury-pairs = Bury your dead. Only the last one stays in your graveyard.
discard = Your discard. Keep five cards at most; the last one you discard is on top.
copy = Your Doppelganger has lost its model. Copy another Knight of its suit, or give it up.

## Special cards

react-play = Play a special card, or pass. { $moment }
react-answer = Answer with a card, or pass. { $moment }
react-commit = Send a Knight freed by Life into the battle, or pass. { $moment }
react-nothing = You have no special card to play, so pass. { $moment }
react-no-answer = You have no card to answer with, so pass. { $moment }
react-others = Waiting for { $who }. { $moment }
moment-played = { $special } was played on { $target }.
moment-0 = A special card may be played now.
moment-1 = Maintain is done.
moment-2 = The cards are drawn.
moment-3 = Training is about to end.
moment-4 = The attackers are named.
moment-5 = The battle is about to be decided.
moment-6 = The field is about to be cleared.
moment-7 = The turn is about to end.
aim-hand = two cards from { $who }'s hand
aim-graveyard = { $who }'s graveyard
aim-candidate = a Candidate of { $who }
aim-recruit = a Recruit of { $who }
aim-pair = a face-down pair
aim-domino = a face-down domino

## Waiting

wait-maintain = Waiting for { $who } to promote.
wait-draw = Waiting for { $who } to draw.
wait-train = Waiting for { $who } to train.
wait-attack = Waiting for { $who } to attack.
wait-aid_attack = Waiting for { $who } to aid the attack or not.
wait-defend = Waiting for { $who } to defend.
wait-aid_defend = Waiting for { $who } to aid the defence or not.
wait-clean_up = Waiting for { $who } to bury the dead.
wait-discard = Waiting for { $who } to discard.
wait-goal_vote = Waiting for { $who } to vote for a goal.
wait-copy = Waiting for { $who } to choose a Knight for the Doppelganger to copy.
wait-loot = Waiting for { $who } to loot the field or not.
wait-other = Waiting for { $who }.
wait-nobody = The table waits for nobody.
many = { $who } and { $count } others
over =
    { $winners ->
        [0] Game over. Nobody wins.
        [one] Game over. { $who } wins.
       *[other] Game over. { $who } share the victory.
    }
