# Warum eine Figur oder Karte jetzt nichts tun kann: Das liest, wer auf eine abgedunkelte zeigt.

piece-unknown = Damit ist jetzt nichts zu tun.
    .cure = Die Leiste unter dem Tisch sagt, was du tun kannst.

# Eine Karte

top_barred = { $it } liegt oben auf der Ablage, und nur eine 2 bis 9 darf genommen werden.
    .cure = Zieh vom Nachziehstapel.
top_later = { $it } liegt oben auf der Ablage; nehmen kannst du sie, wenn du ziehst.
    .cure = Warte, bis du ziehst.
top_now = Du kannst { $it } jetzt nehmen, bevor du vom Nachziehstapel ziehst.
    .cure = Nimm die oberste Karte der Ablage.
one_taken = Nur eine Karte darf vom Ablagestapel genommen werden.
    .cure = Zieh vom Nachziehstapel.
idle_card-not_held = { $it } ist nicht auf deiner Hand.
    .cure = Eine Zehn kann eine Sonderkarte im Spiel aufheben.
moment_closed = { $it } kann in diesem Augenblick nicht gespielt werden.
    .cure = Warte auf das nächste Reaktionsfenster.
nobody_to_hire = Ein Söldner kauft einen Ritter im Spiel.
    .cure = Behalte ihn, bis es einen gibt.
no_pair_to_raise = In keinem Friedhof liegt ein Paar.
    .cure = Behalte sie, bis ein Ritter gestorben ist.
none_fell = In diesem Kampf ist niemand gefallen.
    .cure = Behalte sie, bis Ritter gefallen sind.
blank_waits = Eine leere Karte wird mit einer Karte von 2 bis König ausgebildet, die ihre Farbe gibt.
    .cure = Behalte sie.
pairs_later = { $it } wird mit einer zweiten Karte derselben Farbe ein Ritter, in deiner Ausbildung.
    .cure = Behalte sie bis dahin.
trains_no_more = An diesem Tisch bildest du nur einmal im Zug aus.
    .cure = Behalte sie bis zu deinem nächsten Zug.
without_fame = Ohne Ruhm kannst du kein neues Paar ausbilden.
    .cure = Gewinne welchen mit den Rittern, die du hast.
no_second = Du hast keine zweite Karte dieser Farbe zu { $it }.
    .cure = Versuch es mit einer anderen Farbe, oder beende die Ausbildung.
nothing_in_play = { $it } hebt eine Sonderkarte auf, und keine ist im Spiel.
    .cure = Behalte sie.
wealth_later = { $it } wird in deiner eigenen Ausbildung gespielt.
    .cure = Behalte es bis dahin.
graves_empty = { $it } erweckt Tote, und alle Friedhöfe sind leer.
    .cure = Behalte ihn.
no_target = { $special } hat jetzt kein Ziel.
    .cure = Behalte die Karte.
pays_for_nobody = Mit { $it } und deinen anderen Karten dieser Farbe kannst du keinen deiner Rekruten bezahlen.
    .cure = Versuch es mit einer anderen Farbe, oder beende die Ausbildung.
pays_later = { $it } bildet Rekruten aus, in deiner Ausbildung.
    .cure = Behalte sie bis dahin.

# Ein Ritter

buried = Er liegt in einem Friedhof.
    .cure = Ein Joker kann den obersten erwecken.
fell_here = Er ist in diesem Kampf gefallen.
    .cure = Er kommt in einen Friedhof, wenn das Feld geräumt wird.
idle_knight-not_yours = Das ist ein Ritter von { $who }.
    .cure = Sonderkarten und Angriffe zielen auf ihn.
idle_knight-committed = Er ist schon in diesem Kampf.
    .cure = Jeder Ritter kämpft in einem Kampf nur einmal.
idle_knight-tapped = Er ist erschöpft; in deiner nächsten Vorbereitung ist er wieder bereit.
    .cure = Leben würde ihn sofort befreien.
fights_later = Er greift in deinem Angriff an und verteidigt, wenn du angegriffen wirst.
    .cure = Warte auf deinen Angriff, oder auf den von jemand anderem.

# Ein Königreich

idle_kingdom-out_of_the_game = { $it } ist ausgeschieden.
    .cure = Wähle ein anderes Königreich.
idle_kingdom-your_own = Das ist dein eigenes Königreich.
    .cure = Bildkarten kannst du hierher spielen.
you_attacked = Du hast { $it } diesen Zug schon angegriffen.
    .cure = Greif ein anderes Königreich an.
knights_first = Ein Angriff braucht einen eigenen, bereiten Ritter.
    .cure = Wähle zuerst die Ritter.
attacked_later = { $it } kannst du in deinem Angriff angreifen.
    .cure = Warte darauf.

# Ein verdeckter Domino

soon_a_knight = { $mine ->
        [yes] Er ist in Ausbildung und wird in deiner nächsten Vorbereitung Ritter.
       *[no] Dieser Anwärter von { $who } ist in Ausbildung und wird in der nächsten Vorbereitung dort Ritter.
    }
    .cure = Warte darauf.
in_anothers_training = Dieser Anwärter von { $who } ist in Ausbildung; er wird in der Vorbereitung Ritter, nachdem seine Kosten bezahlt sind.
    .cure = Warte darauf.
nothing_to_add = Seine Ausbildung geht weiter, und du hast keine Karte seiner Farbe.
    .cure = Leg in einem späteren Zug eine dazu.
added_later = Seine Kosten sind noch nicht bezahlt.
    .cure = Leg in deiner Ausbildung Karten seiner Farbe dazu.
for_its_owner = Das ist ein Rekrut von { $who }.
    .cure = Nur { $who } darf ihn ansehen.
no_more_training = An diesem Tisch bildest du nur einmal im Zug aus.
    .cure = Bilde ihn in deinem nächsten Zug aus.
too_dear = Er kostet { $cost }, und keine Farbe auf deiner Hand reicht dafür.
    .cure = Beende die Ausbildung.
trained_later = Rekruten werden in deiner Ausbildung ausgebildet.
    .cure = Warte darauf.
