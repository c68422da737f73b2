# Was eine Untersuchung vieler Spiele sagt: was an ihr nicht stimmt, und was auf ihren Bildern steht.

no-game = Das Spiel { $game } gibt es hier nicht. Zur Wahl: { $games }.
no-bots = Für { $title } gibt es keine Bots; untersuchen kannst du { $games }.
no-level = Einen Bot „{ $level }“ gibt es nicht. Zur Wahl: { $levels }.
players = { $title } ist für { $least } bis { $most } Personen, nicht für { $count }.
no-games = Eine Untersuchung hat mindestens ein Spiel.
less-than-none = Weder Zeit noch Entscheidungen können weniger als null sein.
no-preset = { $count ->
    [0] { $title } hat keine Voreinstellungen.
   *[other] Eine Voreinstellung „{ $preset }“ gibt es nicht. Zur Wahl: { $presets }.
}
stopped-by-you = Von dir abgebrochen.

## Wo gespielt wird

killed = Ein Arbeitsprozess wurde von außen beendet; vielleicht war der Speicher voll. Versuche es mit weniger Arbeitern.
no-dask = Ein Cluster braucht Dask: Installiere Parlour mit seinem Zusatz, parlour[lab].
no-cluster = Unter { $address } gibt es keinen Cluster: { $why }.
idle-cluster = Der Cluster unter { $address } hat keine Arbeiter.
cluster-failed = Der Cluster ist gescheitert: { $why }.
other-parlour = Die Arbeiter des Clusters haben kein Parlour wie dieses: { $why }.
other-rules = Der Arbeiter { $worker } spielt nach Version { $version } der Regeln, dieses Parlour nach { $own }.

## Dateien mit Ergebnissen

unread = { $path } lässt sich nicht lesen: { $why }.
no-result = { $path } ist kein Ergebnis einer Untersuchung: { $why }.
other-format = { $path } ist kein Ergebnis einer Untersuchung in dem Format, das dieses Parlour schreibt.
contradicts = { $path } widerspricht sich: Es enthält nicht die Spiele, die es nennt.
other-study = { $path } gehört zu einer anderen Untersuchung als { $first }: { $why }.
same-games = { $path } enthält Spiele, die auch eine andere dieser Dateien enthält.
differs = { $field } ist dort { $there } und hier { $here }

## Bilder

plot-ending = Ein Bild endet auf { $endings }, nicht „{ $name }“.
no-matplotlib = Ein Bild braucht Matplotlib: Installiere Parlour mit seinem Zusatz, parlour[lab].
as-written = Standardoptionen
plot-title = { $game }: { $games } Spiele zu { $players } ({ $levels }), { $options }
plot-seat = Platz { $seat }
plot-first = wer begann
plot-wins = Anteil der Siege (gepunktet: Schnitt)
plot-percent = Prozent, mit 95-%-Intervallen
plot-length-turns = Länge in Runden (gepunktet: die Hälfte der Spiele ist vorbei)
plot-length-decisions = Länge in Entscheidungen (gepunktet: die Hälfte der Spiele ist vorbei)
plot-turns = Runden
plot-decisions = Entscheidungen
plot-longer = { $unit }; der letzte Balken enthält alle längeren Spiele
plot-games = Prozent der Spiele
plot-plays = Sonderkarten: wie oft pro Spiel gespielt
plot-brought = bewirkt
plot-averted = abgewendet
plot-fates = Ausspielungen, die in dieser Runde ein Schicksal entschieden
plot-of-plays = Prozent ihrer Ausspielungen
