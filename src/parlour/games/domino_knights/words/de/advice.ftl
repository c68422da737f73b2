# Was ein starker Spieler täte, und warum. $knights sind Ritter, wie der Tisch sie schreibt.

draw = Zieh vom Nachziehstapel.
    .why = Etwas anderes gibt es nicht zu nehmen.
draw-deck = Zieh vom Nachziehstapel.
    .why = Irgendeine Karte ist dir wahrscheinlich mehr wert als die offene.
draw-open = Nimm { $card }.
    .why = Sie passt zu deinen Karten in { $suit } und hilft, einen Rekruten zu bezahlen.
draw-open-alone = Nimm { $card }.
    .why = Damit lässt sich gut bezahlen, und du weißt, was du bekommst.
train = Bilde aus: { $domino } mit { $cards }.
    .why = Im nächsten Zug hast du einen Ritter mehr, und was du behältst, ist mehr wert.
end-train = Beende die Ausbildung.
    .why = Die Karten in deiner Hand sind mehr wert als ein Rekrut, den du jetzt bezahlen könntest.
end-train-none = Beende die Ausbildung.
    .why = Noch bezahlt keine Farbe deiner Hand einen Rekruten.
attack-open = Greif { $who } mit { $knights } an.
    .why = Niemand dort kann sich stellen: { $damage } gehen direkt an die Lebenspunkte.
attack-more = Greif { $who } mit { $knights } an.
    .why = { $guards ->
        [one] Dort verteidigt nur einer: Jemand kommt durch.
       *[other] Dort verteidigen nur { $guards }: Jemand kommt durch.
    }
attack = Greif { $who } mit { $knights } an.
    .why = Wer sich stellt, wagt mehr als du.
end-attack = Beende die Angriffe.
    .why = Wer angreift, ist erschöpft, und deine Ritter werden zu Hause gebraucht.
end-attack-none = Beende die Angriffe.
    .why = Keiner deiner Ritter kann noch angreifen.
unit = { $attacker } mit { $blockers }
defend = Halte auf: { $units }.
    .why = Nur { $damage } Lebenspunkte gehen verloren, und der Tausch ist gut für dich.
defend-all = Halte auf: { $units }.
    .why = Niemand kommt durch.
defend-none = Stelle niemanden auf.
    .why = Das kostet { $damage } Lebenspunkte, aber du behältst alle Ritter.
pass = Passe.
    .why = Deine Sonderkarten sind später mehr wert.
pass-none = Passe.
    .why = Du hast keine Sonderkarte.
special = Spiel { $special } ({ $card }) auf { $target }.
    .why = Jetzt ändert die Karte am meisten.
promote = Lass die { $attack } angreifen ({ $candidate }).
    .why = So herum ist der Ritter mehr wert.
copy = Ahme { $model } nach.
    .why = Das ist der stärkste Ritter dieser Farbe.
discard = Wirf { $cards } ab.
    .why = Damit lässt sich wenig bezahlen, und bessere können kommen.
keep = Behalte alle Karten.
    .why = Jede ist mehr wert als eine, die du stattdessen ziehen würdest.
other = { $action }.
    .why = In den Spielen, die daraus werden können, geht das am besten aus.
