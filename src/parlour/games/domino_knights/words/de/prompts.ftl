# Was gefragt ist, die Entscheidung zuerst; oder auf wen der Tisch wartet.

vote = Stimme für ein Ziel oder für eine andere Karte. Vorher kannst du für eins werben.
maintain-turn = Deine Vorbereitung. Drehe Ritter um, oder lass sie, wie sie sind.
maintain-copy = Deine Vorbereitung. Wähle, welchen Ritter dein Doppelgänger nachahmt.
maintain-end = Deine Vorbereitung. Wähle, welche Hälfte deines Anwärters angreift.
maintain-card = Deine Vorbereitung. Wähle, welche Karte deines Anwärters angreift.
draw = Du ziehst. Zieh vom Nachziehstapel.
draw-top = Du ziehst. Nimm { $card } vom Ablagestapel, oder zieh vom Nachziehstapel.
train = Ausbildung: Bezahle Rekruten mit Karten einer Farbe, oder beende sie.
train-pairs = Ausbildung: Lege zwei Karten einer Farbe für einen Ritter, oder beende sie.
attack-any = Dein Angriff. Wähle ein Königreich und deine Ritter, oder beende die Angriffe.
attack-one = Dein Angriff. Wähle Ritter gegen { $target }, oder beende die Angriffe.
attack-no-knights = Dein Angriff. Du hast keine Ritter: Beende die Angriffe.
attack-all-tapped = Dein Angriff. Deine Ritter sind alle erschöpft: Beende die Angriffe.
attack-all-barred = Dein Angriff. Keiner deiner Ritter darf noch jemanden angreifen: Beende die Angriffe.
attack-all-attacked = Dein Angriff. Alle Königreiche sind schon angegriffen: Beende die Angriffe.
defend = Verteidigst du dich gegen { $who }? Stelle Verteidiger auf, oder lass sie durch.
defend-nobody = { $who } greift dich an. Du hast niemanden zum Verteidigen: Lass sie durch.
aid-attack = Stehst du beim Angriff bei? { $who } greift { $target } an.
aid-defend = Stehst du bei der Verteidigung bei? { $who } greift { $target } an.
loot = Plünderst du? Nimm einen der Gefallenen in deinen Friedhof, oder lass sie liegen.
bury = Begrabe deine Toten. Nur der oberste eines Friedhofs kann erweckt werden.
bury-pairs = Begrabe deine Toten. Nur der letzte bleibt in deinem Friedhof.
discard = Dein Abwurf. Behalte höchstens fünf Karten; die zuletzt abgeworfene liegt oben.
copy = Dein Doppelgänger hat kein Vorbild mehr. Wähle ein neues, oder gib ihn auf.

## Sonderkarten

react-play = Spiel eine Sonderkarte, oder passe. { $moment }
react-answer = Antworte oder passe. { $moment }
react-commit = Schick einen Ritter mit Leben in den Kampf, oder passe. { $moment }
react-nothing = Du hast keine passende Sonderkarte: Passe. { $moment }
react-no-answer = Du hast keine Karte als Antwort: Passe. { $moment }
react-others = Warten auf { $who }. { $moment }
moment-played = { $special } auf { $target }.
moment-0 = Jetzt kann eine Sonderkarte gespielt werden.
moment-1 = Die Vorbereitung ist getan.
moment-2 = Die Karten sind gezogen.
moment-3 = Die Ausbildung endet gleich.
moment-4 = Die Angreifer stehen fest.
moment-5 = Der Kampf wird gleich entschieden.
moment-6 = Das Feld wird gleich geräumt.
moment-7 = Der Zug endet gleich.
aim-hand = zwei Handkarten von { $who }
aim-graveyard = den Friedhof von { $who }
aim-candidate = einen Anwärter von { $who }
aim-recruit = einen Rekruten von { $who }
aim-pair = ein verdecktes Paar
aim-domino = einen verdeckten Domino

## Warten

wait-maintain = Warten auf { $who }: befördern.
wait-draw = Warten auf { $who }: ziehen.
wait-train = Warten auf { $who }: ausbilden.
wait-attack = Warten auf { $who }: angreifen.
wait-aid_attack = Warten auf { $who }: beim Angriff beistehen oder nicht.
wait-defend = Warten auf { $who }: verteidigen.
wait-aid_defend = Warten auf { $who }: bei der Verteidigung beistehen oder nicht.
wait-clean_up = Warten auf { $who }: die Toten begraben.
wait-discard = Warten auf { $who }: abwerfen.
wait-goal_vote = Warten auf { $who }: für ein Ziel stimmen.
wait-copy = Warten auf { $who }: ein neues Vorbild für den Doppelgänger wählen.
wait-loot = Warten auf { $who }: das Feld plündern oder nicht.
wait-other = Warten auf { $who }.
wait-nobody = Der Tisch wartet auf niemanden.
many = { $who } und { $count } andere
over =
    { $winners ->
        [0] Das Spiel ist aus. Niemand gewinnt.
        [one] Das Spiel ist aus. { $who } gewinnt.
       *[other] Das Spiel ist aus. { $who } teilen sich den Sieg.
    }
