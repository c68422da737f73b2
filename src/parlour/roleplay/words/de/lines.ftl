# Das Protokoll an jedem Rollenspieltisch.

## Das Pult

reason = Grund: { $reason }
rule-changed = { $who } ändert eine Hausregel. { $label }: { $after } (vorher { $before }).
asks-gm = { $who } fragt die Spielleitung: { $words }
declines = { $who } lehnt eine Anfrage ab.
withdraws = { $who } zieht eine Anfrage zurück.
allows = { $by } erlaubt, worum { $who } gebeten hat.
hands-over = { $before } gibt die Spielleitung ab: Jetzt leitet { $to }.
renamed = { $before } heißt jetzt { $now }.
shows-note = { $who } zeigt dir eine Notiz: { $title }.
session = Sitzung { $number }
session-ends = Sitzung { $number } endet.
table-closed = Die Geschichte ist erzählt. Der Tisch ist geschlossen.

## Figuren

dropped = { $who } gehört nicht mehr zum Spiel.
given = { $player } spielt ab jetzt { $who }.
appears = { $who } taucht auf.
numbers-shown = Alle sehen jetzt die Werte von { $who }.
numbers-hidden = Nur noch die Spielleitung sieht die Werte von { $who }.
handed-in = { $who } liegt der Spielleitung vor.
ready = { $who } ist spielbereit.
sent-back = { $who } geht zurück:{ $reason }
