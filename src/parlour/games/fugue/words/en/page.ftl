# What the page says at a Fugue table.

## The strip of people

strip-wounds = wounds
