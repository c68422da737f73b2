# What the page says at a Personae table.

## The strip and the bar

hits = Hits
help = { $action } { $whom }, +1
end-unspent = { $who } can still act this turn. End it anyway?
hold = Use a Trait before rolling
how-many = How many
way =
    { $dice ->
        [one] { $skill } (1 die)
       *[other] { $skill } ({ $dice } dice)
    }
way-of =
    { $dice ->
        [one] { $who }: { $skill } (1 die)
       *[other] { $who }: { $skill } ({ $dice } dice)
    }
unskilled = Unskilled

## Who wins

actor-wins = { $who } succeeds
defends = { $who } defends
resists = { $who } resists
holds = { $who } holds firm
fails = { $who } fails
not-yet = { $who } does not recover yet
deadlock = Deadlock
