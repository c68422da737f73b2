# The lesson. *This* is a button or a term of the game, { $them } the opponent's Kingdom, and [4:5] or 5♣ a piece.

## Step 1

step1 = A turn
step1-learned1 = A turn runs Maintain, Draw, Train, Attack, Discard, and then it's the next Kingdom's turn.
step1-learned2 = You win when you are the only Kingdom with Health left.
step1-stage1 =
        Welcome! Your Kingdom is at the bottom of the table, { $them }'s at the top. Each has 27 Health; a Kingdom with none left is out.
        A turn has five steps. *Maintain* is already done: your two Knights are ready. Now comes *Draw*: you fill your hand up to six cards. Draw one from the deck, or take the open 5♣.
    .hint = Both are good. The buttons are in the bar below the table; a bright ring always shows what to use next.
    .praise = Six cards. You'll draw up to six every turn.
step1-stage2 = *Train* is the third step. Here you pay with cards for your Recruits, the two dominoes in your hand. That is step 2 of this lesson, so press *Finish training* for now.
    .hint = The button *Finish training* is in the bar below the table.
    .praise = On to the part with the swords.
step1-stage3 = *Attack*! A Knight has a red number, its attack, and a blue one, its defence. { $them } has no Knights at all, so nobody can block you. Choose { $them } at the top, then both your Knights, then press *Attack*.
    .hint = Click the plate with { $them }'s name, then your Knights [3:5] and [4:4], and last the button *Attack*. Esc takes a choice back.
    .praise = Nobody blocked, so the red numbers went straight to { $them }'s Health. Your Knights are turned sideways now: they are *tapped*, and rest until your next turn.
    .wait = { $them } has nobody to send against you. Watch the heart beside { $them }'s name.
step1-stage4 = Each Kingdom can be attacked once in a turn, and there is only one other. Press *End the attacks*.
    .hint = The button *End the attacks* is in the bar below the table.
    .praise = One step is left.
step1-stage5 = *Discard* is the last step: keep five cards at most. You hold six, so one must go. Low cards pay for little: choose the 3♦, then press *Discard and end the turn*.
    .hint = Any card will do. Click it in your hand, then the button.
    .praise = That was a whole turn!

## Step 2

step2 = Training
step2-learned1 = A Recruit costs the sum of its two ends, paid with cards of one suit.
step2-learned2 = The suit you pay with is the Knight's suit; Kings, Queens and Jacks only touch their own.
step2-learned3 = In your next Maintain it is a Knight, and you choose which end attacks. That choice is final.
step2-stage1 = Your Recruits are beside your cards; { $them } sees only their backs. [4:5] costs 4 + 5 = 9. You pay with cards of *one suit*: 4♣ and 5♣ make 9. Choose [4:5], then the two cards, then press *Train*.
    .hint = 2♥ and 7♥ would do as well. Suits can't be mixed: if you click a heart now, the clubs are put back. [8:9] costs 17, more than any suit in your hand.
    .praise = [4:5] is a *Candidate* now: it is face-down on its cards, and nobody else knows what it is.
step2-stage2 = The suit matters: this will be a Knight of that suit. Later you will meet cards that help or hinder all Knights of one suit. [8:9] has to wait until you can pay 17. Press *Finish training*.
    .hint = The button is in the bar below the table.
    .praise = Paid and done. Training takes until your next turn.
step2-stage3 = You could attack with [3:5]. This time stay at home: a Knight that attacks is tapped and cannot defend. Press *End the attacks*.
    .hint = If you attack anyway, that is fine: end the attacks afterwards.
    .praise = Good. Nobody has to attack.
step2-stage4 = You hold fewer than six cards, so you may keep them all. Press *Keep all and end the turn*.
    .hint = You could discard cards you don't like, but you don't have to.
    .praise = That ends your turn.
step2-stage5 = Your turn again, and *Maintain* asks you something: [4:5] is ready, and its cards are turned up. Which end should *attack*? The other one defends. Choose 5 to hit harder, 4 to defend better; then press *Promote*. You can't turn it round later.
    .hint = There is no wrong answer: 5/4 attacks better, 4/5 defends better. The numbers are in the bar below the table.
    .praise = Your first Knight! The red number is its attack, the blue one its defence, and its suit is the small sign below it.
    .wait = { $them }'s turn: draw, train, attack, discard, just as you did. Watch.

## Step 3

step3 = Attack and defence
step3-learned1 = An attack beats a defence only if it is greater. Both sides strike at the same time.
step3-learned2 = An attacker nobody blocks takes its attack from the Kingdom's Health.
step3-learned3 = Several blockers against one attacker fight as a unit: their numbers are added.
step3-learned4 = Knights that attacked are tapped. Keep somebody at home.
step3-stage1 = Now { $them } has Knights too. Attack with your two best hitters, [3:8] and [4:5]; [4:6] and [3:3] stay at home: you'll need them. Choose { $them }, then [3:8] and [4:5], then press *Attack*.
    .hint = The red number is the attack: [3:8] hits with 8, [4:5] with 5. If you chose too many Knights, click one again to leave it out.
    .praise = Declared. Now { $them } may set Knights against yours.
step3-stage2 = Look at the middle of the table. [2:6] blocks your [3:8]: your attack 8 is greater than its defence 6, so it falls; its attack 2 is not greater than your 3, so yours survives. Nobody blocks [4:5]: its 5 goes to { $them }'s Health. Press *Pass* to decide the battle.
    .hint = Before a battle is decided there is a moment for special cards. You have none, so you pass. The words in the middle say what will happen.
    .praise = [2:6] fell, and what nobody blocked went to { $them }'s Health. Equal numbers would have hurt nobody.
    .wait = { $them } decides who blocks whom.
step3-stage3 = [3:8] and [4:5] are tapped now. Press *End the attacks*.
    .hint = The button is in the bar below the table.
    .praise = Now brace yourself.
step3-stage4 = Five cards may stay. Press *Keep all and end the turn*.
    .hint = The button is in the bar below the table.
    .praise = It is { $them }'s turn.
step3-stage5 = { $them } attacks with [5:7]: attack 7, defence 5. Alone, your [4:6] would fall, since 7 is greater than 6. Together with [3:3] it is a *unit* of 7/9. Choose [4:6], then the attacker [5:7]; then [3:3] and [5:7] again; then press *Set the blockers*.
    .hint = First your own Knight, then the attacker it should block, in the middle of the table. Tapped Knights cannot block.
    .praise = Two against one!
    .wait = { $them }'s turn. Sooner or later there will be an attack.
step3-stage6 = Your unit attacks with 4 + 3 = 7, more than 5: the attacker will fall. Its 7 is not greater than 6 + 3 = 9: none of yours does. Press *Pass*.
    .hint = It is the same moment before the battle is decided. You have no special card, so pass.
    .praise = Beaten off without a scratch.

## Step 4

step4 = Special cards
step4-learned1 = Aces, Kings, Queens, Jacks, Tens and Jokers are special: play them at any time, also in somebody else's turn.
step4-learned2 = A♠ Death takes the Knight you cannot beat, or a Candidate that cost a fortune.
step4-learned3 = A Jack is Courage: +3 for one suit until your next Maintain. Play it when the blocks are set.
step4-learned4 = A♣ Power doubles a Knight for as long as it lives. Play it when the enemy can no longer turn back.
step4-learned5 = A♥ Life brings a Recruit in at once: a surprise blocker in the middle of a battle.
step4-learned6 = A♦ Wealth counts your cards double while you train: keep it for an expensive Recruit.
step4-learned7 = A King is Majesty: Knights of its suit attack without being tapped, and can still defend.
step4-learned8 = A Queen is Loyalty: Knights of her suit may not attack you. Play her when one suit threatens.
step4-learned9 = A Joker is the Necromancer: the top of any graveyard becomes your Recruit.
step4-stage1 = { $them } has a monster: [9:9]. Nothing of yours beats a 9. But you hold A♠, *Death*. It kills any one Knight. Choose A♠, then [9:9] at the top, then press the button to play it.
    .hint = Special cards have a picture. Click A♠ first, then [9:9].
    .praise = Death took [9:9]. A good moment for it: just before you attack, on the Knight that would stop you.
    .wait = Everybody may answer a special card. { $them } is asked now.
    .regret = Death is gone, and [9:9] is still there. Start this step again and aim A♠ at [9:9].
step4-stage2 = Now attack { $them } with [4:5], your Knight of hearts. [4:4] stays at home.
    .hint = Choose { $them }, then [4:5], then *Attack*.
    .praise = Off it goes.
    .wait = Everybody may answer a special card. { $them } is asked now.
step4-stage3 = [5:6] blocks, and it looks bad: your 5 does not beat its 6, but its 5 beats your 4. Yet nothing is decided. This is the *reaction window*: J♥ is *Courage*, +3 for all your Knights of hearts. Choose J♥, then your own Kingdom, and play it.
    .hint = Click J♥ in your hand, then the plate with your own name below the battle. Do not pass yet: passing decides the battle.
    .praise = 5/4 has become 8/7. { $them } has set the block and cannot take it back: that is why you waited.
    .wait = { $them } decides who blocks.
    .regret = The battle was decided without the Jack, and your [4:5] fell. Start this step again and play J♥ before you pass.
step4-stage4 = Read the battle once more: your 8 beats 6, its 5 no longer beats your 7. Keep A♣ for later and press *Pass*.
    .hint = The table asks again after every card. *Pass* means: I'm happy, go on.
    .praise = [5:6] fell to Courage. The Jack stays at your Kingdom until your next Maintain.
    .wait = { $them } may answer your Jack.
step4-stage5 = [4:5] is tapped. Press *End the attacks*.
    .hint = Keep A♣: you will need it in a moment.
    .praise = You can play special cards in { $them }'s turn, too.
step4-stage6 = Press *Keep all and end the turn*. Never discard a special card lightly.
    .hint = The button is in the bar below the table.
    .praise = { $them }'s turn.
step4-stage7 = [7:8] attacks you with 8. Your [4:4] looks too weak, and that is just what { $them } should think. Set [4:4] against [7:8], then press *Set the blockers*.
    .hint = Choose [4:4], then [7:8] in the middle, then the button.
    .praise = The bait is laid.
    .wait = { $them }'s turn. There will be an attack.
step4-stage8 = The window is open: 8 would beat your 4. Play A♣, *Power*, on [4:4]. It doubles both its numbers.
    .hint = Choose A♣ in your hand, then [4:4] in the battle, then play it. Do not pass yet.
    .praise = 8/8! Power stays on the Knight for as long as it lives.
    .regret = The battle was decided without Power, and 8 beat 4. Start this step again and play A♣ before you pass.
step4-stage9 = 8 is not greater than 8, so [4:4] survives. And its 8 is greater than 7: the attacker falls. Press *Pass*.
    .hint = Nothing is left to play: *Pass*.
    .praise = Three cards, three Knights. You choose the moment, and the moment is everything.
    .wait = { $them } may answer your Power.

## Step 5

step5 = The Ten
step5-learned1 = A Ten is the Wizard: it negates one special card, just played or in play.
step5-learned2 = A Ten negates a Ten, too.
step5-learned3 = Death and the Joker can only be stopped before they take effect; what is in play, at any time.
step5-learned4 = A Ten also pays 10 in training. Think twice before you spend your last one.
step5-stage1 = { $them } plays A♠, *Death*, on your best Knight! It has not happened yet: a card takes effect only when everybody has passed. A Ten is the *Wizard* and negates any special card. You hold three: choose one, then the A♠ in the middle, and play it.
    .hint = Click one of your Tens, then the card it should stop.
    .praise = Answered! But { $them } may answer your answer.
    .wait = It is { $them }'s turn, and your 9 Health isn't much. Watch what comes.
    .regret = Nobody stopped Death, and [9:9] is gone. Start this step again and answer A♠ with a Ten.
step5-stage2 = { $them } has a Ten as well and plays 10♥ on yours. Then Death would go through after all. But a Ten stops a Ten: play your second one on 10♥.
    .hint = Choose a Ten in your hand, then 10♥ in the middle. The last Ten wins: it stops the one before it, and so your first one works.
    .praise = Your second Ten stopped 10♥, so your first one stopped Death. [9:9] lives.
    .wait = { $them } thinks about your Ten.
    .regret = { $them }'s Ten stopped yours, and Death went through. Start this step again and answer the Ten with a Ten.
step5-stage3 = Q♥, *Loyalty*: your Knights of hearts may not attack { $them } until the Queen goes. Annoying. You could stop her, but with your last Ten, and nobody dies of a Queen. Keep it: press *Pass*.
    .hint = Ask yourself: what is the worst card that could still come?
    .praise = Well kept. Now you still have an answer.
    .wait = { $them } goes on. Which card comes next?
    .regret = That works, but it was your last Ten. Next { $them } would attack with 7 and play Power: 14, and you have 9 Health. Start this step again and let the Queen pass.
step5-stage4 = [3:7] attacks with 7, and your [9:9] is tapped: nobody can block. That leaves you 9 − 7 = 2 Health. It hurts, but you live. Press *Let them through*.
    .hint = A tapped Knight is turned sideways. It is ready again in your next Maintain.
    .praise = Brave. Now watch closely.
    .wait = { $them } is not done.
step5-stage5 = There it is: A♣, *Power*, on [3:7]. Once it takes effect, 7 becomes 14, and you have 9 Health. This is the moment you kept your Ten for: play it on A♣.
    .hint = Choose your Ten, then the A♣ beside the battle. Passing now would be the end of your Kingdom.
    .praise = 7, not 14: you live, with 2 Health, and [9:9] is ready again in your next turn. The last Ten was worth a Kingdom.
    .wait = { $them } looks at the battle, and at one last card.
    .regret = Power went through: 14 against your 9 Health. Start this step again and answer A♣ with your last Ten.

## Beside the steps

waiting = { $them } is thinking. Watch the table.
not-now = You are asked whether to play a special card. Not now: press *Pass*.
astray-maintain = You can do what I asked in your Maintain. { astray }
astray-draw = You can do what I asked in your Draw. { astray }
astray-train = You can do what I asked in your Train phase. { astray }
astray-attack = You can do what I asked in your Attack. { astray }
astray-defend = You can do what I asked when { $them } attacks you. { astray }
astray-aid_defend = You can do what I asked before a battle is decided. { astray }
astray-discard = You can do what I asked in your Discard. { astray }
astray = Play on until then: the bar below the table always says what to do. Or start this step again.
tapped = The Knights I wanted here are tapped or gone: let the attack through and keep them at home in your next turn. Or start this step again.
lost = That was allowed, but this step can't go on as planned now. Start it again: nothing is lost.
again = Start this step again, or take another.
next = This step is done. Take the next one.
done = The lesson is done: you know the game.
head = Lesson, step { $step } of { $steps }: { $title }
hint = Hint: { $hint }
