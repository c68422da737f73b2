# Worum gespielt wird und wie es endet.

goal-lastStanding = Letztes Königreich im Spiel
goal-healthiestAfter = Meiste Lebenspunkte nach einer Zeitspanne
    .here = { $minutes ->
        [one] Meiste Lebenspunkte nach 1 Minute
       *[other] Meiste Lebenspunkte nach { $minutes } Minuten
    }
goal-fameFirstTo = Als Erstes genug Ruhm
    .here = Als Erstes { $fame } Ruhm
goal-fameTimed = Der meiste Ruhm nach einer Zeitspanne
    .here = { $minutes ->
        [one] Der meiste Ruhm nach 1 Minute
       *[other] Der meiste Ruhm nach { $minutes } Minuten
    }
goal-fameAttrition = Letztes im Spiel, mit Ruhm, der nie steigt
goal-redraw = Eine andere Karte aufdecken

aim-lastStanding = Das Ziel: als letztes Königreich im Spiel bleiben.
aim-healthiestAfter = Das Ziel: die meisten Lebenspunkte nach { $limit ->
        [one] 1 Minute
       *[other] { $limit } Minuten
    }.
aim-fameFirstTo = Das Ziel: als Erstes { $limit } Ruhm erreichen.
aim-fameTimed = Das Ziel: der meiste Ruhm nach { $limit ->
        [one] 1 Minute
       *[other] { $limit } Minuten
    }.
aim-fameAttrition = Das Ziel: als Letztes übrig bleiben, mit Ruhm, der nie steigt.

won = { $winners ->
        [0] Niemand gewinnt: { $how }.
        [one] { $who } gewinnt: { $how }.
       *[other] { $who } teilen sich den Sieg: { $how }.
    }
how-lastStanding = das letzte Königreich mit Lebenspunkten
how-healthiest = die meisten Lebenspunkte, als die Zeit um war
how-knights = gleich viele Lebenspunkte, als die Zeit um war, aber mehr Ritter im Spiel
how-shared = gleich viele Lebenspunkte, als die Zeit um war
how-standing = das letzte Königreich im Spiel
how-together = gemeinsam ausgeschieden, niemand ist übrig
how-fameReached = den nötigen Ruhm erreicht, und mehr als alle anderen
how-mostFame = der meiste Ruhm, als die Zeit um war
how-knightsAtEqualFame = gleich viel Ruhm, als die Zeit um war, aber mehr Ritter im Spiel
how-equalFame = gleich viel Ruhm, als die Zeit um war
