### keys made: of the situation.
# The coach beside a first game: one or two short sentences a situation. *This* is a button or a term of the game.

promote = A Candidate becomes a Knight. The end you choose attacks, the other one defends. When in doubt, attack with the higher end.
copy = A Doppelganger copies a Knight of its suit. Choose the strongest one.
draw = Draw first: you fill your hand up to six. Click the deck.
draw-open = You may take the open card first, then fill your hand from the deck. It's worth it if you hold more of that suit.
train = You can afford a Recruit! Click it, then cards of one suit that add up to its cost. In your next turn it's a Knight.
train-later = No suit in your hand pays for a Recruit yet. Finish training and keep your best suit.
train-pairs = Two cards of one suit make a Knight: one attacks, the other one defends. Lay your best pair.
attack-open = Nobody can block you. Whatever you send goes straight to their Health.
attack-more = You have more Knights than they have blockers, so somebody gets through. Knights that attack are tapped and can't defend until your next turn.
attack-guarded = They can block everyone you send. Attack where your attack is higher than their defence, or stay home and defend.
attack-nobody = You have no Knights yet, so end the attacks. Train one first.
attack-over = Nobody is left to attack this turn. End the attacks.
defend = Click one of your Knights, then the attacker it should block. A blocker falls if the attack is higher than its defence. Attackers you don't block cost you Health.
defend-nobody = You have nobody to block with. Next time keep a Knight at home.
react = You hold a special card you could play now. You don't have to: special cards decide battles, so *Pass* is often right.
answer = A special card was played, and you could answer it. If it doesn't hurt you, pass.
pass = There's a moment for special cards here. You have none to play, so pass.
discard = Keep five cards at most. Throw away low cards that don't match anything; never a special card.
discard-free = You may keep all your cards. Discard low ones only if you'd rather draw new ones.
bury = The last one you bury is on top. Only the top of a graveyard can come back.
