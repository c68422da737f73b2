# Der Trainer neben dem ersten Spiel: ein, zwei kurze Sätze je Lage. *Dies* ist ein Knopf oder ein Begriff des Spiels.

promote = Ein Anwärter wird zum Ritter. Die Hälfte, die du wählst, greift an, die andere verteidigt. Im Zweifel greift die höhere an.
copy = Ein Doppelgänger ahmt einen Ritter seiner Farbe nach. Wähle den stärksten.
draw = Zuerst ziehst du: Deine Hand wird auf sechs aufgefüllt. Klick auf den Nachziehstapel.
draw-open = Du kannst zuerst die offene Karte nehmen und dann deine Hand vom Stapel auffüllen. Das lohnt sich, wenn du mehr von dieser Farbe hast.
train = Du kannst einen Rekruten bezahlen! Klick ihn an, dann Karten einer Farbe, die zusammen seine Kosten ergeben. Im nächsten Zug ist er ein Ritter.
train-later = Noch bezahlt keine Farbe deiner Hand einen Rekruten. Beende die Ausbildung und behalte deine beste Farbe.
train-pairs = Zwei Karten einer Farbe sind ein Ritter: Die eine greift an, die andere verteidigt. Lege dein bestes Paar.
attack-open = Niemand kann sich dir stellen. Was du schickst, geht direkt an die Lebenspunkte.
attack-more = Du hast mehr Ritter, als dort verteidigen können: Einer kommt durch. Wer angreift, ist erschöpft und kann bis zu deinem nächsten Zug nicht verteidigen.
attack-guarded = Jeder, den du schickst, kann aufgehalten werden. Greif an, wo dein Angriff höher ist als die Verteidigung, oder bleib zu Hause.
attack-nobody = Du hast noch keine Ritter: Beende die Angriffe. Bilde erst einen aus.
attack-over = In diesem Zug ist niemand mehr anzugreifen. Beende die Angriffe.
defend = Klick einen deiner Ritter an, dann den Angreifer, dem er sich stellen soll. Er fällt, wenn der Angriff höher ist als seine Verteidigung. Wen du nicht aufhältst, der kostet dich Lebenspunkte.
defend-nobody = Du hast niemanden zum Verteidigen. Lass nächstes Mal einen Ritter zu Hause.
react = Du hast eine Sonderkarte, die du jetzt spielen könntest. Du musst nicht: Sonderkarten entscheiden Kämpfe, darum ist *Passen* oft richtig.
answer = Eine Sonderkarte wurde gespielt, und du könntest antworten. Schadet sie dir nicht, dann passe.
pass = Hier ist ein Moment für Sonderkarten. Du hast keine passende, also passe.
discard = Behalte höchstens fünf Karten. Wirf niedrige ab, die zu nichts passen, und nie eine Sonderkarte.
discard-free = Du darfst alle Karten behalten. Wirf niedrige nur ab, wenn du lieber neue ziehst.
bury = Der zuletzt begrabene liegt oben. Nur der oberste eines Friedhofs kann zurückkehren.
