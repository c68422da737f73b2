# What the page says at every role-playing table.

## The strip of people

strip-party = The party
strip-others = Everyone else
strip-turn = on turn
strip-done = done
strip-value = { $label }: { $now }
strip-value-of = { $label }: { $now } of { $most }
strip-ticked = { $label }: ticked
strip-clear = { $label }: clear
strip-box = { $name }: { $label }
strip-track = { $name }: { $label }
strip-less = { $name }: { $label }, one less
strip-more = { $name }: { $label }, one more
