# Was die Seite an jedem Rollenspieltisch sagt.

## Die Leiste der Personen

strip-party = Die Gruppe
strip-others = Alle anderen
strip-turn = am Zug
strip-done = fertig
strip-value = { $label }: { $now }
strip-value-of = { $label }: { $now } von { $most }
strip-ticked = { $label }: angekreuzt
strip-clear = { $label }: frei
strip-box = { $name }: { $label }
strip-track = { $name }: { $label }
strip-less = { $name }: { $label }, eins weniger
strip-more = { $name }: { $label }, eins mehr
