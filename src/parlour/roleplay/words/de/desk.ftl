# Plätze und Personen ohne Namen, was an jedem Rollenspieltisch gefragt wird, und Hausregeln, die mehrere Spiele haben.

## Namen

seat-table = Der Tisch
seat-gm = Die Spielleitung
seat-player = Spieler { $number }

# Dasselbe mitten im Satz.
within-gm = die Spielleitung
within-player = Spieler { $number }
somebody = jemand

## Fragen

closed = Die Geschichte ist erzählt. Der Tisch ist geschlossen.
waiting = Wir warten auf { $who }: { $do }.
requests = { $count ->
    [one] { $who } hat eine Anfrage: Erlaube sie oder lehne sie ab.
   *[other] { $who } haben Anfragen: Erlaube sie oder lehne sie ab.
}

## Der Tisch in Worten

house-rules = Hausregeln: { $rules }

## Hausregeln, die mehrere Spiele haben

voice = Wir reden miteinander
    .note = Was ihr laut sagt, müsst ihr nicht schreiben, und nichts wartet darauf.
    .is-off = Wir schreiben, was wir erzählen
    .is-on = Wir erzählen es laut

## Was kein Spiel mit Spielleitung hat

no-clock = An diesem Tisch läuft keine Uhr.
no-bots = { $game } spielen Menschen, keine Bots.
