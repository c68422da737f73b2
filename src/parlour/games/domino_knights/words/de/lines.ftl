# Das Protokoll: ein Satz für jedes Ereignis. $who ist ein Königreich, $knights sind Ritter, wie der Tisch sie schreibt: [3:6].

## Der Tisch und der Zug

named = { $who } nimmt am Tisch Platz.
first-drawn = Um den ersten Zug: { $drawn }.
first-drawn-one = { $who } zieht { $card }
first-found = { $who } hat die höchste Karte und beginnt.
dealt = { $who } erhält { $cards }.
dealt-hidden = { $who } erhält { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
drew = { $who } zieht { $cards }.
drew-hidden = { $who } zieht { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
turned-up = { $card } wird aufgedeckt und beginnt den Ablagestapel.
turn = { $who } ist am Zug.
promoted = { $who } befördert { $knight }.
promoted-with = { $who } befördert { $knight }, ausgebildet mit { $cards }.
copy-lost = Der Doppelgänger von { $who } findet keinen Ritter seiner Farbe zum Nachahmen und kommt in den Friedhof.
copy-lost-pair = Der Doppelgänger { $knight } von { $who } findet keinen Ritter seiner Farbe zum Nachahmen und ist verloren.
still-training = { $count ->
        [one] Ein Anwärter von { $who } ist noch in Ausbildung.
       *[other] { $count } Anwärter von { $who } sind noch in Ausbildung.
    }
reoriented = { $who } dreht { $knights } um.
expired = { $count ->
        [one] { $cards } bei { $who } läuft ab.
       *[other] { $cards } bei { $who } laufen ab.
    }
recruited = { $count ->
        [one] { $who } nimmt 1 Rekruten von den Bauern.
       *[other] { $who } nimmt { $count } Rekruten von den Bauern.
    }
recruited-seen = { $count ->
        [one] { $who } nimmt 1 Rekruten von den Bauern: { $recruits }.
       *[other] { $who } nimmt { $count } Rekruten von den Bauern: { $recruits }.
    }
recycled = { $count ->
        [one] Es sind nur noch wenige Bauern da: 1 Toter kehrt zu ihnen zurück.
       *[other] Es sind nur noch wenige Bauern da: { $count } Tote kehren zu ihnen zurück.
    }
took-discard = { $who } nimmt { $card } vom Ablagestapel.
reshuffled = { $count ->
        [one] Der Nachziehstapel ist leer: 1 abgelegte Karte wird der neue.
       *[other] Der Nachziehstapel ist leer: { $count } abgelegte Karten werden zu einem neuen gemischt.
    }
trained = { $who } bildet { $domino } mit { $cards } aus.
trained-partly = { $who } bildet { $domino } mit { $cards } aus, { $paid } von { $cost }.
trained-hidden = { $count ->
        [one] { $who } bildet einen Rekruten mit 1 Karte aus.
       *[other] { $who } bildet einen Rekruten mit { $count } Karten aus.
    }
trained-known = { $count ->
        [one] { $who } bildet { $domino } mit 1 Karte aus.
       *[other] { $who } bildet { $domino } mit { $count } Karten aus.
    }
added = { $who } legt { $cards } zur Ausbildung von { $domino }, und die Kosten sind bezahlt.
added-partly = { $who } legt { $cards } zur Ausbildung von { $domino }, { $paid } von { $cost }.
added-hidden = { $count ->
        [one] { $who } legt 1 Karte zur Ausbildung eines Anwärters.
       *[other] { $who } legt { $count } Karten zur Ausbildung eines Anwärters.
    }
added-known = { $count ->
        [one] { $who } legt 1 Karte zur Ausbildung von { $domino }.
       *[other] { $who } legt { $count } Karten zur Ausbildung von { $domino }.
    }
training-returned = Ein Anwärter von { $who } ist nicht bezahlt: Er ist wieder Rekrut, und seine Karten gehen auf die Hand zurück.
discarded = { $who } wirft { $cards } ab.
discarded-none = { $who } wirft nichts ab.
time-up = Die Zeit ist um.
conceded = { $who } gibt auf und verlässt das Spiel.
ejected = { $who } hat keine Lebenspunkte mehr und scheidet aus.
ejected-fame = { $who } hat keinen Ruhm mehr und kann keinen mehr gewinnen: { $who } scheidet aus.
lesson-step = Die Lektion, Schritt { $step }.

## Der Kampf

attacked = { $who } greift { $target } mit { $knights } an.
aid-asked-attack = { $who } bittet um Beistand beim Angriff.
aid-asked-defence = { $who } bittet um Beistand bei der Verteidigung.
attack-aided = { $who } steht mit { $knights } beim Angriff bei.
defended = { $who } stellt { $units }.
defended-unit = { $knights } gegen { $attacker }
defended-none = { $who } stellt keine Verteidiger auf.
committed-attack = { $knight } von { $who }, durch Leben befreit, greift mit an.
committed-block = { $knight } von { $who }, durch Leben befreit, stellt sich { $attacker }.
met-nobody = { $attacker } trifft auf niemanden.
met-both = { $attacker } trifft auf { $unit }: Beide Seiten fallen.
met-unit = { $attacker } trifft auf { $unit }: Die Verteidiger fallen.
met-one = { $attacker } trifft auf { $unit }: { $fallen } fällt.
met-push = { $attacker } trifft auf { $unit }: ein Patt, niemand fällt.
unit-together = { $knights } zusammen { $values }
health-lost = { $who } verliert { $damage } Lebenspunkte und hat noch { $health }.
fame-gained = { $who } gewinnt { $change } Ruhm und hat { $fame }.
fame-lost = { $who } verliert { $change } Ruhm und hat { $fame }.
fame-cost = Das kostet { $who } 1 Ruhm: noch { $fame }.
battle-won = { $who } gewinnt den Kampf.
nobody-left = Niemand ist mehr da, um zu kämpfen.
looted = { $who } plündert das Feld: { $knight } kommt oben auf den eigenen Friedhof.
loot-skipped = { $who } lässt die Gefallenen liegen.
buried = { $who } begräbt { $knights }, den letzten zuoberst.
buried-pairs = { $who } begräbt { $knights }; der letzte bleibt im Friedhof.
dead-leave = Die Toten verlassen das Feld: { $dead }.
dead-leave-cards = Die Toten verlassen das Feld: { $dead }; { $cards } auf den Ablagestapel.
dead-to = { $knights } in den Friedhof von { $who }
dead-of = { $knights } von { $who }
tapped-down = { $count ->
        [one] { $knights } ist erschöpft: Die Karte, die davor bewahrte, ist weg.
       *[other] { $knights } sind erschöpft: Die Karte, die davor bewahrte, ist weg.
    }
withdrew = { $count ->
        [one] Aus Treue zieht sich { $knights } aus dem Kampf zurück.
       *[other] Aus Treue ziehen sich { $knights } aus dem Kampf zurück.
    }

## Ziel und Ruhm

goal-joker = Ein Joker wird für das Ziel aufgedeckt und kommt zurück: Die Königreiche entscheiden selbst.
goal-turned = { $card } wird für das Ziel aufgedeckt und kommt zurück.
vote-began = Alle dürfen für ein Ziel werben und stimmen dann für eins, oder für eine andere Karte.
pleaded = { $who } wirbt: „{ $text }“
voted = { $who } hat abgestimmt.
voted-for = { $who } hat abgestimmt: { $goal }.
vote-ended = Die Stimmen sind gezählt. { $votes }.
vote-tie = Gleichstand: Eine andere Karte wird aufgedeckt.
vote-redraw = Eine andere Karte wird aufgedeckt.
settled-health = { $aim } Jedes Königreich beginnt mit { $start } Lebenspunkten.
settled-fame = { $aim } Jedes Königreich beginnt mit { $start } Ruhm.

## Kartenpaare

pair-trained = { $who } bildet { $cards } aus.
pair-begun = { $who } bildet { $cards } aus, die erste Karte eines Paares.
pair-hidden = { $count ->
        [one] { $who } legt 1 Karte verdeckt für einen Anwärter.
       *[other] { $who } legt { $count } Karten verdeckt für einen Anwärter.
    }
pair-completed = { $who } vervollständigt das Paar { $cards }.
pair-completed-hidden = { $who } vervollständigt ein Paar mit der zweiten Karte.
pair-killed = Ein Anwärter von { $who } stirbt.
pair-killed-shown = { $count ->
        [one] Ein Anwärter von { $who } stirbt; { $cards } kommt auf den Ablagestapel.
       *[other] Ein Anwärter von { $who } stirbt; { $cards } kommen auf den Ablagestapel.
    }
entombed = Im Friedhof von { $who } liegen jetzt { $cards }.
entombed-over = Im Friedhof von { $who } liegen jetzt { $cards }; { $gone } von vorher kommen auf den Ablagestapel.
raised-to-candidates = Der Nekromant erweckt { $cards } aus dem Friedhof von { $grave }: ein Anwärter von { $who }.
raised-to-hand = Der Nekromant erweckt { $cards } aus dem Friedhof von { $grave }: auf die Hand von { $who }.
raised-field-to-candidates = Der Nekromant erweckt { $cards } vom Schlachtfeld: ein Anwärter von { $who }.
raised-field-to-hand = Der Nekromant erweckt { $cards } vom Schlachtfeld: auf die Hand von { $who }.
hired = { $knight } von { $owner } wird mit { $special } gekauft und dient jetzt { $who }.
hired-own = { $who } spielt { $special } auf den eigenen { $knight }.
went-home = { $knight } verlässt { $from } und kehrt zu { $who } zurück.
went-home-dead = { $knight } verlässt { $from }, aber { $who } ist nicht mehr im Spiel: { $knight } stirbt.

## Sonderkarten

played = { $who } spielt { $special } auf { $target }.
played-chosen = { $who } spielt { $special } auf { $target } ({ $chosen }).
played-for = { $who } spielt { $special } auf { $target } für { $to }.
on-graveyard = den Friedhof von { $who }
on-hand = zwei Karten aus der Hand
on-pair = { $attack } und { $defence } aus der Hand, { $attack } zum Angriff
on-pair-copying = { $attack } und { $defence } aus der Hand, als { $model }
on-raised = einen erweckten Anwärter
on-recruit = einen Rekruten
on-candidate = einen Anwärter
on-face-down = einen verdeckten Anwärter
chosen-attack = Angriff { $attack }
chosen-end = Angriffshälfte { $attack }
chosen-model = als { $model }
negated = { $by } hebt { $card } auf.
fizzled = { $card } findet sein Ziel nicht mehr und bewirkt nichts.
candidate-killed = Ein Anwärter von { $who } stirbt: Es war { $domino } auf { $cards }.
knight-killed = Der Tod holt { $knight } von { $who }.
copy-dies = Der Doppelgänger von { $who } hat niemanden mehr zum Nachahmen und kommt in den Friedhof.
copy-dies-pair = Der Doppelgänger von { $who } hat niemanden mehr zum Nachahmen und ist verloren.
brought-in = Leben bringt { $knight } für { $who } ins Spiel; dieser Ritter wird nie erschöpft.
life-laid = Leben macht { $knights } wieder bereit.
life-laid-stays = { $count ->
        [one] Leben macht { $knights } wieder bereit, und bereit bleibt der Ritter, solange Leben bei ihm ist.
       *[other] Leben macht { $knights } wieder bereit, und bereit bleiben sie, solange Leben da ist.
    }
power-laid = Macht verdoppelt { $knight } von { $who }.
laid-wealth = { $card } ist jetzt bei { $who }: In dieser Ausbildung zählen Karten doppelt.
laid-majesty = { $card } ist jetzt bei { $who }: Ritter in { $suit } kämpfen dort, ohne erschöpft zu werden.
laid-loyalty = { $card } ist jetzt bei { $who }: Ritter in { $suit } dürfen dort weder angreifen noch gegen Ritter in { $suit } kämpfen.
laid-courage = { $card } ist jetzt bei { $who }: Ritter in { $suit } werden dort stärker.
untapped = { $count ->
        [one] { $knights } ist wieder bereit.
       *[other] { $knights } sind wieder bereit.
    }
life-lost-recruit = Ohne sein Leben ist { $knight } von { $who } wieder Rekrut.
life-lost-hand = Ohne sein Leben geht { $knight } von { $who } auf die Hand zurück.
life-lost-graveyard = Ohne sein Leben kommt { $knight } von { $who } in den Friedhof.
life-lost-stays = Ohne sein Leben bleibt { $knight } von { $who } im Spiel und kann wieder erschöpft werden.
raised = Der Nekromant erweckt { $domino } aus dem Friedhof von { $grave }: ein Rekrut von { $who }.
copy-asked = Der Doppelgänger von { $who } hat sein Vorbild verloren und muss einen anderen Ritter seiner Farbe nachahmen.
copied = Der Doppelgänger von { $who } ahmt jetzt { $model } nach.
