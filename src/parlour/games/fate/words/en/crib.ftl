### keys made: of boxes and terms.

# The crib sheet: boxes, and in each a term and what to know about it (.text). Short enough for one printed page.

ladder = The ladder
approaches = Approaches
odds = Odds, by difficulty less approach
odds-same = equal
odds-line = succeed { $success } (with style { $style }), tie { $tie }
outcomes = Outcomes
outcome-line = Fail: { $fail }. Tie: { $tie }. Succeed: { $succeed }. With style: { $style }.

invoking = Invoking an aspect
invoking-cost = What it costs
    .text = A fate point, or a free invoke. Decide once you see the dice.
invoking-bonus = +2
    .text = To your own roll.
invoking-ally = +2 for an ally
    .text = To an ally's roll.
invoking-reroll = Reroll
    .text = All your dice. Bonuses stay, and the new dice count even if they're lower.
invoking-against = +2 against a foe
    .text = To what an opponent has to beat.
invoking-often = How often
    .text = Each aspect once for a fate point on one roll; free invokes come on top. A boost is used once and gone.

absorbing = Absorbing a hit
absorb-line = { $piece }: up to { $most }
    .text = Clears: { $when }
absorbing-one = One hit
    .text = At most one stress box, and as many consequences as you like. Absorb all of it, or you're taken out.

turn = A turn in a conflict
turn-move = Move
    .text = One zone is free unless something is in the way. Farther, or through it, takes your action.
turn-act = Act
    .text = One of: create an advantage, overcome, attack, help an ally.
turn-defend = Defend
    .text = Whenever someone acts against you. It's free.
turn-help = Help
    .text = +1 to an ally's roll, instead of your own turn.
turn-concede = Concede
    .text = Before the opponent's dice: you're out, have a say in what happens, and gain fate points.

points = Fate points
points-line = From { $source } to { $to }, { $when }.
points-nobody = Nobody pays: { $when }.
milestones = Milestones
