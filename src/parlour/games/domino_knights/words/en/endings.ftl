# What a game can be played for and how it can end.

goal-lastStanding = Last Kingdom standing
goal-healthiestAfter = Healthiest after a time limit
    .here = { $minutes ->
        [one] Healthiest after 1 minute
       *[other] Healthiest after { $minutes } minutes
    }
goal-fameFirstTo = First to reach a Fame total
    .here = First to reach { $fame } Fame
goal-fameTimed = Most Fame after a time limit
    .here = { $minutes ->
        [one] Most Fame after 1 minute
       *[other] Most Fame after { $minutes } minutes
    }
goal-fameAttrition = Last standing, with Fame that never rises
goal-redraw = Turn another card

aim-lastStanding = The goal: be the last Kingdom standing.
aim-healthiestAfter = The goal: be the healthiest after { $limit ->
        [one] 1 minute
       *[other] { $limit } minutes
    }.
aim-fameFirstTo = The goal: be the first to reach { $limit } Fame.
aim-fameTimed = The goal: have the most Fame after { $limit ->
        [one] 1 minute
       *[other] { $limit } minutes
    }.
aim-fameAttrition = The goal: be the last one standing, with Fame that never rises.

won = { $winners ->
        [0] Nobody wins: { $how }.
        [one] { $who } wins: { $how }.
       *[other] { $who } share the victory: { $how }.
    }
how-lastStanding = the last Kingdom with Health left
how-healthiest = the healthiest when time was up
how-knights = equal Health when time was up, but more Knights in play
how-shared = equal Health when time was up
how-standing = the last Kingdom standing
how-together = out of the game together, with nobody left
how-fameReached = the Fame total reached, and more than anybody else
how-mostFame = the most Fame when time was up
how-knightsAtEqualFame = equal Fame when time was up, but more Knights in play
how-equalFame = equal Fame when time was up
