# Die Lektion. *Dies* ist ein Knopf oder ein Begriff des Spiels, { $them } das Königreich des Gegners, [4:5] oder 5♣ eine Figur oder Karte.

## Schritt 1

step1 = Ein Zug
step1-learned1 = Ein Zug besteht aus Vorbereitung, Ziehen, Ausbildung, Angriff und Abwurf; dann ist das nächste Königreich dran.
step1-learned2 = Du gewinnst, wenn nur noch dein Königreich Lebenspunkte hat.
step1-stage1 =
        Willkommen! Dein Königreich ist unten am Tisch, { $them } sitzt oben. Jedes hat 27 Lebenspunkte; ein Königreich ohne Lebenspunkte scheidet aus.
        Ein Zug hat fünf Schritte. Die *Vorbereitung* ist schon getan: Deine zwei Ritter sind bereit. Jetzt kommt das *Ziehen*: Du füllst deine Hand auf sechs Karten auf. Zieh eine vom Nachziehstapel, oder nimm die offene 5♣.
    .hint = Beides ist gut. Die Knöpfe sind in der Leiste unter dem Tisch; ein heller Ring zeigt immer, was als Nächstes dran ist.
    .praise = Sechs Karten. In jedem Zug ziehst du bis sechs.
step1-stage2 = Die *Ausbildung* ist der dritte Schritt. Hier bezahlst du mit Karten deine Rekruten, die zwei Dominos bei deiner Hand. Das kommt in Schritt 2 dieser Lektion, also drück jetzt *Ausbildung beenden*.
    .hint = Der Knopf *Ausbildung beenden* ist in der Leiste unter dem Tisch.
    .praise = Weiter zum Teil mit den Schwertern.
step1-stage3 = *Angriff*! Ein Ritter hat eine rote Zahl, seinen Angriff, und eine blaue, seine Verteidigung. { $them } hat gar keine Ritter, also kann sich dir niemand stellen. Wähle { $them } oben, dann deine beiden Ritter, dann drück *Angreifen*.
    .hint = Klick auf das Schild mit dem Namen { $them }, dann auf deine Ritter [3:5] und [4:4], und zuletzt auf den Knopf *Angreifen*. Esc nimmt eine Wahl zurück.
    .praise = Niemand stellte sich, also gingen die roten Zahlen direkt an die Lebenspunkte von { $them }. Deine Ritter liegen jetzt quer: Sie sind *erschöpft* und ruhen bis zu deinem nächsten Zug.
    .wait = { $them } kann niemanden gegen dich schicken. Achte auf das Herz neben dem Namen { $them }.
step1-stage4 = Jedes Königreich kann im Zug einmal angegriffen werden, und es gibt nur ein anderes. Drück *Angriffe beenden*.
    .hint = Der Knopf *Angriffe beenden* ist in der Leiste unter dem Tisch.
    .praise = Noch ein Schritt.
step1-stage5 = Der *Abwurf* ist der letzte Schritt: Behalte höchstens fünf Karten. Du hast sechs, also muss eine weg. Niedrige Karten bezahlen wenig: Wähle die 3♦, dann drück *Abwerfen und Zug beenden*.
    .hint = Jede Karte ist recht. Klick sie in deiner Hand an, dann den Knopf.
    .praise = Das war ein ganzer Zug!

## Schritt 2

step2 = Ausbildung
step2-learned1 = Ein Rekrut kostet die Summe seiner beiden Hälften, bezahlt mit Karten einer Farbe.
step2-learned2 = Die Farbe, mit der du bezahlst, ist die Farbe des Ritters; Könige, Damen und Buben wirken nur auf ihre eigene.
step2-learned3 = In deiner nächsten Vorbereitung ist er ein Ritter, und du wählst, welche Hälfte angreift. Das bleibt so.
step2-stage1 = Deine Rekruten sind neben deinen Karten; { $them } sieht nur ihre Rückseiten. [4:5] kostet 4 + 5 = 9. Du bezahlst mit Karten *einer Farbe*: 4♣ und 5♣ sind 9. Wähle [4:5], dann die zwei Karten, dann drück *Ausbilden*.
    .hint = 2♥ und 7♥ gehen auch. Farben lassen sich nicht mischen: Klickst du jetzt ein Herz an, gehen die Kreuzkarten zurück. [8:9] kostet 17, mehr als jede Farbe in deiner Hand.
    .praise = [4:5] ist jetzt ein *Anwärter*: verdeckt auf seinen Karten, und niemand sonst weiß, wer es ist.
step2-stage2 = Die Farbe ist wichtig: Das wird ein Ritter dieser Farbe. Später kommen Karten, die allen Rittern einer Farbe helfen oder schaden. [8:9] muss warten, bis du 17 bezahlen kannst. Drück *Ausbildung beenden*.
    .hint = Der Knopf ist in der Leiste unter dem Tisch.
    .praise = Bezahlt. Die Ausbildung dauert bis zu deinem nächsten Zug.
step2-stage3 = Du könntest mit [3:5] angreifen. Bleib diesmal zu Hause: Ein Ritter, der angreift, ist erschöpft und kann nicht verteidigen. Drück *Angriffe beenden*.
    .hint = Wenn du trotzdem angreifst, ist das in Ordnung: Beende die Angriffe danach.
    .praise = Gut. Niemand muss angreifen.
step2-stage4 = Du hast weniger als sechs Karten, also darfst du alle behalten. Drück *Alle behalten und Zug beenden*.
    .hint = Du könntest Karten abwerfen, die dir nicht gefallen, aber du musst nicht.
    .praise = Das beendet deinen Zug.
step2-stage5 = Du bist wieder dran, und die *Vorbereitung* fragt dich etwas: [4:5] ist fertig, und seine Karten sind aufgedeckt. Welche Hälfte soll *angreifen*? Die andere verteidigt. Wähle 5, um härter zuzuschlagen, oder 4, um besser zu verteidigen; dann drück *Befördern*. Umdrehen kannst du ihn später nicht.
    .hint = Es gibt keine falsche Antwort: 5/4 greift besser an, 4/5 verteidigt besser. Die Zahlen sind in der Leiste unter dem Tisch.
    .praise = Dein erster Ritter! Die rote Zahl ist sein Angriff, die blaue seine Verteidigung, und seine Farbe ist das kleine Zeichen darunter.
    .wait = { $them } ist am Zug: ziehen, ausbilden, angreifen, abwerfen, genau wie du. Sieh zu.

## Schritt 3

step3 = Angriff und Verteidigung
step3-learned1 = Ein Angriff schlägt eine Verteidigung nur, wenn er größer ist. Beide Seiten schlagen gleichzeitig zu.
step3-learned2 = Ein Angreifer, dem sich niemand stellt, nimmt seinen Angriff von den Lebenspunkten des Königreichs.
step3-learned3 = Mehrere Verteidiger gegen einen Angreifer kämpfen als Einheit: Ihre Zahlen werden addiert.
step3-learned4 = Ritter, die angegriffen haben, sind erschöpft. Lass jemanden zu Hause.
step3-stage1 = Jetzt hat auch { $them } Ritter. Greif mit deinen zwei stärksten an, [3:8] und [4:5]; [4:6] und [3:3] bleiben zu Hause: Du wirst sie brauchen. Wähle { $them }, dann [3:8] und [4:5], dann drück *Angreifen*.
    .hint = Die rote Zahl ist der Angriff: [3:8] schlägt mit 8 zu, [4:5] mit 5. Hast du zu viele Ritter gewählt, klick einen noch einmal an.
    .praise = Angegriffen. Jetzt darf { $them } Ritter gegen deine stellen.
step3-stage2 = Sieh in die Mitte des Tisches. [2:6] stellt sich deinem [3:8]: Dein Angriff 8 ist größer als seine Verteidigung 6, also fällt er; sein Angriff 2 ist nicht größer als deine 3, also überlebt deiner. [4:5] stellt sich niemand: Die 5 gehen an die Lebenspunkte von { $them }. Drück *Passen*, damit der Kampf entschieden wird.
    .hint = Bevor ein Kampf entschieden wird, gibt es einen Moment für Sonderkarten. Du hast keine, also passt du. Die Worte in der Mitte sagen, was geschehen wird.
    .praise = [2:6] ist gefallen, und was niemand aufhielt, traf die Lebenspunkte von { $them }. Gleiche Zahlen hätten niemandem geschadet.
    .wait = { $them } entscheidet, wer sich wem stellt.
step3-stage3 = [3:8] und [4:5] sind jetzt erschöpft. Drück *Angriffe beenden*.
    .hint = Der Knopf ist in der Leiste unter dem Tisch.
    .praise = Jetzt mach dich bereit.
step3-stage4 = Fünf Karten dürfen bleiben. Drück *Alle behalten und Zug beenden*.
    .hint = Der Knopf ist in der Leiste unter dem Tisch.
    .praise = { $them } ist am Zug.
step3-stage5 = { $them } greift mit [5:7] an: Angriff 7, Verteidigung 5. Allein würde dein [4:6] fallen, denn 7 ist größer als 6. Zusammen mit [3:3] ist er eine *Einheit* mit 7/9. Wähle [4:6], dann den Angreifer [5:7]; dann [3:3] und noch einmal [5:7]; dann drück *Verteidiger aufstellen*.
    .hint = Erst deinen eigenen Ritter, dann den Angreifer in der Mitte des Tisches, dem er sich stellen soll. Erschöpfte Ritter können nicht verteidigen.
    .praise = Zwei gegen einen!
    .wait = { $them } ist am Zug. Früher oder später kommt ein Angriff.
step3-stage6 = Deine Einheit greift mit 4 + 3 = 7 an, mehr als 5: Der Angreifer wird fallen. Seine 7 ist nicht größer als 6 + 3 = 9: Von deinen fällt niemand. Drück *Passen*.
    .hint = Es ist derselbe Moment vor der Entscheidung. Du hast keine Sonderkarte, also passe.
    .praise = Ohne einen Kratzer abgewehrt.

## Schritt 4

step4 = Sonderkarten
step4-learned1 = Asse, Könige, Damen, Buben, Zehnen und Joker sind Sonderkarten: Spiel sie jederzeit, auch wenn andere am Zug sind.
step4-learned2 = A♠ Tod holt den Ritter, den du nicht besiegen kannst, oder einen Anwärter, der ein Vermögen gekostet hat.
step4-learned3 = Ein Bube ist Mut: +3 für eine Farbe bis zu deiner nächsten Vorbereitung. Spiel ihn, wenn die Verteidiger stehen.
step4-learned4 = A♣ Macht verdoppelt einen Ritter, solange er lebt. Spiel sie, wenn der Feind nicht mehr zurückkann.
step4-learned5 = A♥ Leben bringt einen Rekruten sofort ins Spiel: ein überraschender Verteidiger mitten im Kampf.
step4-learned6 = A♦ Reichtum lässt deine Karten in der Ausbildung doppelt zählen: Behalte ihn für einen teuren Rekruten.
step4-learned7 = Ein König ist Majestät: Ritter seiner Farbe greifen an, ohne erschöpft zu werden, und können noch verteidigen.
step4-learned8 = Eine Dame ist Treue: Ritter ihrer Farbe dürfen dich nicht angreifen. Spiel sie, wenn eine Farbe droht.
step4-learned9 = Ein Joker ist der Nekromant: Der oberste eines beliebigen Friedhofs wird dein Rekrut.
step4-stage1 = { $them } hat ein Ungeheuer: [9:9]. Nichts von dir schlägt eine 9. Aber du hast A♠, den *Tod*. Er tötet einen beliebigen Ritter. Wähle A♠, dann [9:9] oben, dann drück *Karte spielen*.
    .hint = Sonderkarten haben ein Bild. Klick erst A♠ an, dann [9:9].
    .praise = Der Tod hat [9:9] geholt. Ein guter Moment dafür: kurz vor deinem Angriff, auf den Ritter, der dich aufhalten würde.
    .wait = Alle dürfen auf eine Sonderkarte antworten. Jetzt wird { $them } gefragt.
    .regret = Der Tod ist weg, und [9:9] ist noch da. Beginne diesen Schritt noch einmal und ziel mit A♠ auf [9:9].
step4-stage2 = Jetzt greif { $them } mit [4:5] an, deinem Ritter in Herz. [4:4] bleibt zu Hause.
    .hint = Wähle { $them }, dann [4:5], dann *Angreifen*.
    .praise = Los geht es.
    .wait = Alle dürfen auf eine Sonderkarte antworten. Jetzt wird { $them } gefragt.
step4-stage3 = [5:6] stellt sich, und es sieht schlecht aus: Deine 5 schlägt seine 6 nicht, aber seine 5 schlägt deine 4. Doch nichts ist entschieden. Das ist das *Reaktionsfenster*: J♥ ist *Mut*, +3 für alle deine Ritter in Herz. Wähle J♥, dann dein eigenes Königreich, und spiel die Karte.
    .hint = Klick J♥ in deiner Hand an, dann das Schild mit deinem eigenen Namen unter dem Kampf. Passe noch nicht: Dann wird der Kampf entschieden.
    .praise = Aus 5/4 ist 8/7 geworden. { $them } hat den Verteidiger gestellt und kann ihn nicht zurücknehmen: Darum hast du gewartet.
    .wait = { $them } entscheidet, wer verteidigt.
    .regret = Der Kampf wurde ohne den Buben entschieden, und dein [4:5] ist gefallen. Beginne diesen Schritt noch einmal und spiel J♥, bevor du passt.
step4-stage4 = Lies den Kampf noch einmal: Deine 8 schlägt die 6, seine 5 schlägt deine 7 nicht mehr. Behalte A♣ für später und drück *Passen*.
    .hint = Der Tisch fragt nach jeder Karte wieder. *Passen* heißt: Mir ist es recht, weiter.
    .praise = [5:6] ist dem Mut erlegen. Der Bube bleibt bis zu deiner nächsten Vorbereitung bei deinem Königreich.
    .wait = { $them } darf auf deinen Buben antworten.
step4-stage5 = [4:5] ist erschöpft. Drück *Angriffe beenden*.
    .hint = Behalte A♣: Du brauchst es gleich.
    .praise = Sonderkarten kannst du auch spielen, wenn { $them } am Zug ist.
step4-stage6 = Drück *Alle behalten und Zug beenden*. Wirf nie leichtfertig eine Sonderkarte ab.
    .hint = Der Knopf ist in der Leiste unter dem Tisch.
    .praise = { $them } ist am Zug.
step4-stage7 = [7:8] greift dich mit 8 an. Dein [4:4] sieht zu schwach aus, und genau das soll { $them } denken. Stell [4:4] gegen [7:8], dann drück *Verteidiger aufstellen*.
    .hint = Wähle [4:4], dann [7:8] in der Mitte, dann den Knopf.
    .praise = Der Köder ist ausgelegt.
    .wait = { $them } ist am Zug. Ein Angriff wird kommen.
step4-stage8 = Das Fenster ist offen: 8 würde deine 4 schlagen. Spiel A♣, *Macht*, auf [4:4]. Sie verdoppelt beide Zahlen.
    .hint = Wähle A♣ in deiner Hand, dann [4:4] im Kampf, dann spiel die Karte. Passe noch nicht.
    .praise = 8/8! Macht bleibt auf dem Ritter, solange er lebt.
    .regret = Der Kampf wurde ohne Macht entschieden, und 8 schlug 4. Beginne diesen Schritt noch einmal und spiel A♣, bevor du passt.
step4-stage9 = 8 ist nicht größer als 8, also überlebt [4:4]. Und seine 8 ist größer als 7: Der Angreifer fällt. Drück *Passen*.
    .hint = Es gibt nichts mehr zu spielen: *Passen*.
    .praise = Drei Karten, drei Ritter. Du wählst den Moment, und der Moment ist alles.
    .wait = { $them } darf auf deine Macht antworten.

## Schritt 5

step5 = Die Zehn
step5-learned1 = Eine Zehn ist der Zauberer: Sie hebt eine Sonderkarte auf, gerade gespielt oder im Spiel.
step5-learned2 = Eine Zehn hebt auch eine Zehn auf.
step5-learned3 = Tod und Joker lassen sich nur aufhalten, bevor sie wirken; was im Spiel bleibt, jederzeit.
step5-learned4 = Eine Zehn zahlt in der Ausbildung auch 10. Überleg zweimal, bevor du deine letzte ausgibst.
step5-stage1 = { $them } spielt A♠, den *Tod*, auf deinen besten Ritter! Noch ist nichts geschehen: Eine Karte wirkt erst, wenn alle gepasst haben. Eine Zehn ist der *Zauberer* und hebt jede Sonderkarte auf. Du hast drei: Wähle eine, dann das A♠ in der Mitte, und spiel sie.
    .hint = Klick eine deiner Zehnen an, dann die Karte, die sie aufhalten soll.
    .praise = Geantwortet! Aber { $them } darf auf deine Antwort antworten.
    .wait = { $them } ist am Zug, und deine 9 Lebenspunkte sind nicht viel. Sieh zu, was kommt.
    .regret = Niemand hat den Tod aufgehalten, und [9:9] ist weg. Beginne diesen Schritt noch einmal und antworte auf A♠ mit einer Zehn.
step5-stage2 = { $them } hat auch eine Zehn und spielt 10♥ auf deine. Dann würde der Tod doch wirken. Aber eine Zehn hält eine Zehn auf: Spiel deine zweite auf 10♥.
    .hint = Wähle eine Zehn in deiner Hand, dann 10♥ in der Mitte. Die letzte Zehn gewinnt: Sie hält die davor auf, und so wirkt deine erste.
    .praise = Deine zweite Zehn hat 10♥ aufgehalten, also hat deine erste den Tod aufgehalten. [9:9] lebt.
    .wait = { $them } denkt über deine Zehn nach.
    .regret = Die Zehn von { $them } hat deine aufgehalten, und der Tod hat gewirkt. Beginne diesen Schritt noch einmal und antworte auf die Zehn mit einer Zehn.
step5-stage3 = Q♥, *Treue*: Deine Ritter in Herz dürfen { $them } nicht angreifen, bis die Dame geht. Ärgerlich. Du könntest sie aufhalten, aber nur mit deiner letzten Zehn, und an einer Dame stirbt niemand. Behalte sie: Drück *Passen*.
    .hint = Frag dich: Was ist die schlimmste Karte, die noch kommen könnte?
    .praise = Gut gespart. Jetzt hast du noch eine Antwort.
    .wait = { $them } macht weiter. Welche Karte kommt als Nächstes?
    .regret = Das geht, aber es war deine letzte Zehn. Als Nächstes würde { $them } mit 7 angreifen und Macht spielen: 14, und du hast 9 Lebenspunkte. Beginne diesen Schritt noch einmal und lass die Dame zu.
step5-stage4 = [3:7] greift mit 7 an, und dein [9:9] ist erschöpft: Niemand kann sich stellen. Dir bleiben 9 − 7 = 2 Lebenspunkte. Das tut weh, aber du lebst. Drück *Durchlassen*.
    .hint = Ein erschöpfter Ritter liegt quer. In deiner nächsten Vorbereitung ist er wieder bereit.
    .praise = Tapfer. Jetzt pass gut auf.
    .wait = { $them } ist noch nicht fertig.
step5-stage5 = Da ist sie: A♣, *Macht*, auf [3:7]. Wenn sie wirkt, werden aus 7 14, und du hast 9 Lebenspunkte. Für diesen Moment hast du deine Zehn gespart: Spiel sie auf A♣.
    .hint = Wähle deine Zehn, dann das A♣ neben dem Kampf. Jetzt zu passen wäre das Ende deines Königreichs.
    .praise = 7, nicht 14: Du lebst, mit 2 Lebenspunkten, und [9:9] ist in deinem nächsten Zug wieder bereit. Die letzte Zehn war ein Königreich wert.
    .wait = { $them } sieht auf den Kampf, und auf eine letzte Karte.
    .regret = Macht hat gewirkt: 14 gegen deine 9 Lebenspunkte. Beginne diesen Schritt noch einmal und antworte auf A♣ mit deiner letzten Zehn.

## Neben den Schritten

waiting = { $them } denkt nach. Sieh auf den Tisch.
not-now = Du wirst gefragt, ob du eine Sonderkarte spielst. Jetzt nicht: Drück *Passen*.
astray-maintain = Worum ich bat, geht in deiner Vorbereitung. { astray }
astray-draw = Worum ich bat, geht, wenn du ziehst. { astray }
astray-train = Worum ich bat, geht in deiner Ausbildung. { astray }
astray-attack = Worum ich bat, geht in deinem Angriff. { astray }
astray-defend = Worum ich bat, geht, wenn { $them } dich angreift. { astray }
astray-aid_defend = Worum ich bat, geht, bevor ein Kampf entschieden wird. { astray }
astray-discard = Worum ich bat, geht bei deinem Abwurf. { astray }
astray = Spiel bis dahin weiter: Die Leiste unter dem Tisch sagt immer, was zu tun ist. Oder beginne diesen Schritt noch einmal.
tapped = Die Ritter, die ich hier brauche, sind erschöpft oder weg: Lass den Angriff durch und sie im nächsten Zug zu Hause. Oder beginne diesen Schritt noch einmal.
lost = Das war erlaubt, aber jetzt kann dieser Schritt nicht weitergehen wie geplant. Beginne ihn noch einmal: Nichts ist verloren.
again = Beginne diesen Schritt noch einmal, oder nimm einen anderen.
next = Dieser Schritt ist geschafft. Nimm den nächsten.
done = Die Lektion ist geschafft: Du kennst das Spiel.
head = Lektion, Schritt { $step } von { $steps }: { $title }
hint = Tipp: { $hint }
