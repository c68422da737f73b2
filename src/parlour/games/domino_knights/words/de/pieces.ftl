# Wie Figuren und Karten heißen. Ein Ritter, wie der Tisch ihn schreibt, bleibt so: [3:6] ♣ 6/3.

suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz
rank-1 = Ass
rank-2 = Zwei
rank-3 = Drei
rank-4 = Vier
rank-5 = Fünf
rank-6 = Sechs
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-10 = Zehn
rank-11 = Bube
rank-12 = Dame
rank-13 = König
number-0 = null
number-1 = eins
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn
number-11 = elf
number-12 = zwölf
card = { $suit }-{ $rank }
joker = Joker { $number }
blank-card = leere Karte
second-deck = { $card } (zweites Deck)

## Sonderkarten

special-death = Tod
special-life = Leben
special-wealth = Reichtum
special-power = Macht
special-majesty = Majestät
special-loyalty = Treue
special-courage = Mut
special-wizard = Zauberer
special-necromancer = Nekromant
special-mercenary = Söldner
special-card = { $name } ({ $card })

## Im Protokoll, nach einem Tätigkeitswort

the-doppelganger = den Doppelgänger { $marks }
the-doppelganger-as = den Doppelgänger { $marks } als { $model }

## Zum Auswählen

knight = Ritter { $ends }
knight-of = Ritter { $ends } in { $suit }
doppelganger = Doppelgänger
doppelganger-of = Doppelgänger in { $suit }
doppelganger-as = Doppelgänger von { $model }
doppelganger-of-as = Doppelgänger in { $suit } von { $model }
theirs = { $knight } ({ $who })
tapped = { $knight }, erschöpft
domino = Domino { $ends }
dead-pair = { $cards } im Friedhof von { $who }
pair = Paar { $body }
recruit = Rekrut { $domino }
recruit-known = Rekrut { $domino } von { $who }
recruit-hidden = verdeckter Rekrut von { $who }
candidate = Anwärter { $domino } auf { $cards }
candidate-known = { $count ->
        [one] Anwärter { $domino } von { $who } auf 1 Karte
       *[other] Anwärter { $domino } von { $who } auf { $count } Karten
    }
candidate-hidden = { $count ->
        [one] verdeckter Anwärter von { $who } auf 1 Karte
       *[other] verdeckter Anwärter von { $who } auf { $count } Karten
    }
pair-candidate = Anwärter { $cards }
pair-candidate-known = Anwärter { $cards } von { $who }
pair-candidate-hidden = { $count ->
        [one] verdeckter Anwärter von { $who }, 1 Karte
       *[other] verdeckter Anwärter von { $who }, { $count } Karten
    }
face-down = verdeckter Domino
kingdom = Königreich { $number }
kingdom-yours = { $who } (du)

## Die Schritte eines Zuges

step-setup = der Aufbau
step-maintain = Vorbereitung
step-draw = Ziehen
step-train = Ausbildung
step-attack = Angriff
step-aid_attack = Beistand für den Angriff
step-defend = die Verteidigung
step-aid_defend = Beistand für die Verteidigung
step-resolve = die Entscheidung des Kampfes
step-clean_up = das Aufräumen
step-discard = Abwurf
step-over = das Ende
step-goal_vote = die Abstimmung über das Ziel
