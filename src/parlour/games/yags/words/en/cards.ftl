# A roll as a card and as one line of the log. Parts of a sum begin small.

die = die { $face }
die-by-hand = die { $face } (entered)
over-encumbered = { $sum }, over encumbered
unskilled = { $skill }, unskilled
halved-sum = { $sum } / 2, { $why }
halved = halved, { $why }
half-default = by default
half-unskilled = unskilled
half-unfamiliar = not familiar with { $name }
gait = the gait
as-called = as called
specialisation = A specialisation
technique = A technique
target = Target
target-of = Target ({ $label })
fumbles = { $who } fumbles: { $face } with a fumble chance of { $chance }.
extras = With { $extras }.
success = { $degree } success
