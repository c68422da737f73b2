# Die Seite von Domino Knights: was auf dem Brett neben dem steht, was der Server sagt. $who, $owner und $target sind Königreiche.

## Figuren und Karten

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
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz
rank-A = Ass
rank-J = Bube
rank-Q = Dame
rank-K = König
card = { $suit }-{ $rank }
card-second = { $card }, zweites Deck
joker = Joker
blank-card = leere Karte
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
special-doppelganger = Doppelgänger
special-card = { $card } ({ $name })
pair-of = Paar mit { $card }
double = Doppel-{ $number }
domino-named = Domino { $ends }
layers = { $end } +{ $courage } Mut = { $value }
layers-power = { $end }, Macht ×{ $power } = { $value }
layers-both = { $end } +{ $courage } Mut, Macht ×{ $power } = { $value }
knight = Ritter { $ends } von { $owner }
knight-of = Ritter { $ends } in { $suit } von { $owner }
attack = Angriff { $value }
defence = Verteidigung { $value }
attack-title = Angriff { $value }
defence-title = Verteidigung { $value }
defeated = besiegt
tapped = erschöpft
ready = bereit
never-tapped = nie erschöpft
never-tapped-title = Nie erschöpft
hired = ein Söldner, gekauft von { $who }
hired-title = Söldner, gekauft von { $who }
with-cards = mit { $cards }
doppelganger-of = ein Doppelgänger von { $model }
doppelganger-title = Doppelgänger von { $model }
on-piece = auf { $piece }
raised-candidate = Anwärter von { $owner }, erweckt: { $cards }
their-recruit = Rekrut { $domino } von { $owner }
their-recruit-hidden = Rekrut von { $owner }, verdeckt
their-candidate = { $count ->
        [0] Anwärter { $domino } von { $owner }
        [one] Anwärter { $domino } von { $owner }, auf 1 Karte
       *[other] Anwärter { $domino } von { $owner }, auf { $count } Karten
    }
their-candidate-hidden = { $count ->
        [0] Anwärter von { $owner }, verdeckt
        [one] Anwärter von { $owner }, verdeckt, auf 1 Karte
       *[other] Anwärter von { $owner }, verdeckt, auf { $count } Karten
    }
my-recruit = Mein Rekrut { $domino }, Kosten { $cost }
my-candidate = Mein Anwärter { $domino }, Kosten { $cost }, bezahlt { $paid } mit { $cards }
my-candidate-begun = Mein Anwärter { $domino }, Kosten { $cost }, bezahlt { $paid } mit { $cards }, nicht fertig
my-pair = Mein Anwärter aus { $cards }
my-pair-begun = Mein Anwärter aus { $cards }, die zweite Karte fehlt noch
recruit = Rekrut
candidate = Anwärter
in-training = In Ausbildung
cost = Kosten { $cost }
paid-of = { $paid } von { $cost }
add-cards = + Karten dazu
add-card = + Karte dazu
one-card-yet = erst eine Karte
which-attacks = Welche greift an?
of-my-candidate = meines Anwärters

## Königreiche

kingdom-of = Königreich { $who }
kingdom-out = Königreich { $who }, ausgeschieden
kingdom-health = { $cards ->
        [one] Königreich { $who }, { $value } Lebenspunkte, 1 Karte auf der Hand
       *[other] Königreich { $who }, { $value } Lebenspunkte, { $cards } Karten auf der Hand
    }
kingdom-fame = { $cards ->
        [one] Königreich { $who }, { $value } Ruhm, 1 Karte auf der Hand
       *[other] Königreich { $who }, { $value } Ruhm, { $cards } Karten auf der Hand
    }
kingdom-fame-goal = { $cards ->
        [one] Königreich { $who }, { $value } von { $goal } Ruhm, 1 Karte auf der Hand
       *[other] Königreich { $who }, { $value } von { $goal } Ruhm, { $cards } Karten auf der Hand
    }
already-attacked = diesen Zug schon angegriffen
already-attacked-title = Diesen Zug schon angegriffen
whose-turn = Am Zug: { $kingdom }
played-by-bot = von einem Bot gespielt: { $level }
bot-title = Hier spielt ein Bot: { $level }
turn-tag = am Zug
asked-tag = überlegt
attacked-tag = angegriffen
out-tag = aus
cards-in-hand = { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
health = Lebenspunkte
health-title = { $value } von { $full } Lebenspunkten
fame = Ruhm
fame-title = { $value } Ruhm
fame-title-goal = { $value } von { $goal } Ruhm
in-the-battle = { $count } im Kampf
no-knights = Keine Ritter
out-of-the-game = Ausgeschieden
in-play-at = bei { $who }
in-hand-of = auf der Hand von { $who }
hand-of = Hand von { $who }
graveyard-top = Oben im Friedhof von { $who } ({ $count }): { $piece }
graveyard-pair = Friedhof von { $who }: { $cards }
graveyard-of = Friedhof von { $who }
my-hand-and-recruits = Meine Hand und Rekruten
my-hand = Meine Hand
in-my-hand = auf meiner Hand
in-my-hand-key = auf meiner Hand, Taste { $key }
no-cards = Keine Karten auf der Hand.

## Die Mitte des Tisches

piles = Nachziehstapel, Ablagestapel und Bauern
piles-cards = Nachziehstapel und Ablagestapel
deck = Stapel { $count }
discard = Ablage { $count }
peasants = Bauern { $count }
discard-pile = Ablagestapel
deck-draw = Stapel, noch { $count }: ziehen
top-discard = oben auf dem Ablagestapel
top-discard-take = oben auf dem Ablagestapel: nehmen
show-all = { $mark } { $title }: alle { $count } zeigen
top-first = Das Oberste kommt zuerst.
nothing-here = Hier liegt nichts.
steps = Schritte des Zuges
step-maintain = Vorbereitung
step-draw = Ziehen
step-train = Ausbildung
step-attack = Angriff
step-discard = Abwurf
goal-voting = Über das Ziel wird abgestimmt
goal-button = Ziel:
changed = { $count ->
        [one] 1 Option
       *[other] { $count } Optionen
    }
time-up = die Zeit ist um
time-left = noch { $time }
table-plays = Was dieser Tisch spielt
card-turned = Am Anfang wurde { $card } aufgedeckt.
votes = Stimmen: { $votes }.
vote-of = { $who } für { $goal }
house-rules = Hausregeln
vote-region = Abstimmung über das Ziel
vote-head = Worum wollt ihr spielen?
vote-explained = Wirb für deinen Favoriten, dann stimm ab. Bei Gleichstand wird eine andere Karte aufgedeckt.
vote-joker = { $card } wurde aufgedeckt: Wirb für deinen Favoriten, dann stimm ab. Bei Gleichstand wird eine andere Karte aufgedeckt.
has-voted = ✓ hat abgestimmt
not-voted = noch nicht abgestimmt
vote-for = Stimmen für

## Kampf und Reaktionsfenster

battle = Kampf
attacks = { $who } greift { $target } an
attacks-with = { $who } greift mit dem Beistand von { $aiders } { $target } an
attacks-against = { $who } greift { $target } an. Beistand dort: { $helpers }
attacks-both = { $who } greift mit dem Beistand von { $aiders } { $target } an. Beistand dort: { $helpers }
fame-changed = Ruhm: { $changes }
fame-unchanged = Ruhm: unverändert
fame-would-change = Wenn nichts mehr gespielt wird, Ruhm: { $changes }
fame-would-stay = Wenn nichts mehr gespielt wird, Ruhm: unverändert
lost = { $who } hat { $damage } Lebenspunkte verloren.
lost-none = { $who } hat keine Lebenspunkte verloren.
would-lose = Wenn nichts mehr gespielt wird, verliert { $who } { $damage } Lebenspunkte ({ $from } → { $to }).
would-lose-none = Wenn nichts mehr gespielt wird, verliert { $who } keine Lebenspunkte.
asks-for-aid = { $who } bittet um Beistand.
loot-yours = Der Sieg ist dein: Nimm einen der Gefallenen in deinen Friedhof, oder lass alle liegen.
loot-theirs = { $who } hat gewonnen und darf einen der Gefallenen nehmen.
to-health = { $attack } an Lebenspunkte
nobody-blocks = niemand stellt sich
blocker-fell = gefallen
blocker-falls = Verteidigung fällt
blocker-holds = hält
attacker-fell = Angreifer gefallen
attacker-falls = Angreifer fällt
attacker-survives = Angreifer überlebt
will-block = { $values } stellt sich
window = Reaktionsfenster
just-played = gerade gespielt
plays-on = { $who } spielt { $special } auf { $target }
may-answer = Dürfen noch antworten:
may-play = Dürfen eine Sonderkarte spielen:
everybody-passed = Alle haben gepasst.
burial = Die Reihenfolge meiner Toten
bottom = unten
top = oben
deeper = { $piece }: tiefer
higher = { $piece }: höher

## Blätter

crib-sheet = Spickzettel
crib-of = Spickzettel zu { $game }
crib-goal = Spickzettel. Ziel dieses Tisches: { $goal }
print-layout = Auch den Aufbau des Tisches drucken
specials-head = Sonderkarten, jederzeit von allen spielbar
blank = Leer
negates = hebt auf
negates-text = Eine gerade gespielte Karte, in ihrem eigenen Fenster; manche auch später, wie die Zeile nach 10 sagt. Beide werden abgeworfen, und nichts Geschehenes wird ungeschehen.
at-this-table = An diesem Tisch
if-you-play = Wenn ihr damit spielt
as-written = Alles auf Standard.
pictures = Bilder: Parlour.
print-scores = Punktetafel drucken
score-sheet = Punktetafel
score-sheet-of = Punktetafel zu { $game }
sounds = Töne
after-each-turn-health = Lebenspunkte nach jedem Zug
after-each-turn-fame = Ruhm nach jedem Zug
turn = Zug
attacked = Angegriffen
start = Anfang
out = aus
out-now = † aus
fought = { $who }
fought-health = { $who } −{ $damage }
fell = { $battle }, { $count } gefallen

## Wie der Tisch aufgebaut ist

layout = Wie der Tisch aufgebaut ist
layout-table = Vier Königreiche. Die Angriffshälfte jedes Ritters zeigt zur Mitte des Tisches. Die Züge gehen im Uhrzeigersinn.
area = Der Bereich eines Spielers
layout-area = Ein bereiter Ritter steht aufrecht auf seinen Ausbildungskarten; einer, der gekämpft hat, ist bis zur nächsten Vorbereitung um 45 Grad gedreht.
layout-battle-title = Ein Kampf
layout-battle = Jeder Verteidiger steht vor dem Angreifer, dem er sich stellt; mehrere vor einem sind eine Einheit, ihre Zahlen werden addiert.
drawn-table = Ein Tisch für vier: Bauern, Nachziehstapel und Ablagestapel in der Mitte, ein Königreich an jeder Seite
drawn-area = Der Bereich eines Spielers: Friedhof, Rekruten, ein Anwärter, ein bereiter und ein erschöpfter Ritter, einer mit Macht, eine Bildkarte, die Hand
drawn-battle = Ein Kampf: ein Angreifer gegen einen Verteidiger, einer gegen eine Einheit aus zweien, einer, dem sich niemand stellt
drawn-peasants = Bauern, verdeckt
drawn-deck = Stapel
drawn-left = Bob
drawn-across = Charlie
drawn-right = Dianne
drawn-discard = Ablage
drawn-knights = Ritter
drawn-candidate = Anwärter
drawn-recruits = Rekruten
drawn-graveyard = Friedhof
drawn-you = Du
drawn-middle = zur Mitte
drawn-the-middle = die Mitte des Tisches
drawn-graveyard-1 = Friedhof,
drawn-graveyard-2 = Augen oben
drawn-recruits-1 = Rekruten,
drawn-recruits-2 = nur für dich
drawn-candidate-1 = Anwärter auf seinen
drawn-candidate-2 = Karten, verdeckt
drawn-attack = Angriff { $value }
drawn-defence = Verteidigung { $value }
drawn-ready = Ritter, bereit
drawn-tapped = Ritter, erschöpft
drawn-power = mit Macht
drawn-face-1 = Eine Bildkarte liegt beim Königreich,
drawn-face-2 = für das sie gilt, bis zur Vorbereitung
drawn-hand-1 = Hand: sechs nach
drawn-hand-2 = Ziehen, fünf am
drawn-hand-3 = Ende des Zuges
drawn-attackers = Angreifer
drawn-blockers = Verteidiger
drawn-beats = 9 schlägt 8: Verteidiger fällt.
drawn-survives = 3 gegen 5: Angreifer überlebt.
drawn-unit = eine Einheit: Angriff 5, Verteidigung 7
drawn-open-1 = niemand:
drawn-open-2 = 4 Lebenspunkte

## Die Lektion

coach = Der Trainer
coach-here = Ich melde mich, wenn etwas neu ist.
coach-off = Trainer ausschalten
coach-on = Ein Trainer für alles Neue
coach-says = Was der Trainer sagt
step-of = Schritt { $step } von { $steps }:
this-step = Dieser Schritt
lesson-steps = Schritte der Lektion
step-named = Schritt { $step }: { $title }
step-here = Schritt { $step }: { $title }, dieser
hint = Tipp
next-step = Nächster Schritt: { $title }
step-again = Diesen Schritt noch einmal beginnen
play-for-real = Ein richtiges Spiel gegen Bots
went-wrong = Etwas ist schiefgegangen.
learned = Was du gelernt hast
learned-more = Und ein guter Moment für die anderen
rule = Regel { $rule }

## Solange eine Sonderkarte gespielt werden kann

passes-in = passt in { $count } s
pass-until-turn = Passen, bis ich dran bin
pass-until-turn-on = Du passt, bis du dran bist
pass-no-longer = Frag mich wieder
wait-for-me = Auf mich warten
