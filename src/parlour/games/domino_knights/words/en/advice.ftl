# What a strong player would do, and why. $knights are Knights as the table writes them.

draw = Draw from the deck.
    .why = There's nothing else to take.
draw-deck = Draw from the deck.
    .why = Any card is likely to be worth more to you than the open one.
draw-open = Take the { $card }.
    .why = It goes with the { $suit } you hold and helps to pay for a Recruit.
draw-open-alone = Take the { $card }.
    .why = It's a good card to pay with, and you know what you get.
train = Train { $domino } with { $cards }.
    .why = In your next turn you have one more Knight, and the cards you keep are worth more.
end-train = Finish training.
    .why = The cards in your hand are worth more than a Recruit you could pay for now.
end-train-none = Finish training.
    .why = No suit in your hand pays for a Recruit yet.
attack-open = Attack { $who } with { $knights }.
    .why = Nobody there can block, so { $damage } goes straight to Health.
attack-more = Attack { $who } with { $knights }.
    .why = { $guards ->
        [one] There's only one blocker, so somebody gets through.
       *[other] There are only { $guards } blockers, so somebody gets through.
    }
attack = Attack { $who } with { $knights }.
    .why = Whoever blocks risks more than you do.
end-attack = End the attacks.
    .why = Knights that attack are tapped, and yours are needed at home as blockers.
end-attack-none = End the attacks.
    .why = None of your Knights can attack any more.
unit = { $attacker } with { $blockers }
defend = Block { $units }.
    .why = Only { $damage } Health is lost, and the trade is good for you.
defend-all = Block { $units }.
    .why = Nobody gets through.
defend-none = Set no blockers.
    .why = It costs { $damage } Health, but you keep all your Knights.
pass = Pass.
    .why = Your special cards will be worth more later.
pass-none = Pass.
    .why = You have no special card.
special = Play { $special } ({ $card }) on { $target }.
    .why = This is the moment when it changes most.
promote = Let the { $attack } of your { $candidate } attack.
    .why = The Knight is worth more that way round.
copy = Copy { $model }.
    .why = It's the strongest Knight of that suit.
discard = Discard { $cards }.
    .why = They pay for little, and better ones may come.
keep = Keep all your cards.
    .why = Each of them is worth more than a card you'd draw instead.
other = { $action }.
    .why = It does best in the games that could come of it.
