# What is asked of somebody, or of whom the table waits: one short sentence, the decision first. Beside it (.wait) what the
# others read after “Waiting for Bea to”.

## Requests

# keys made: of what is asked for.
wish-wear = Does { $who }'s Resource Cap drop after buying { $ware } (cost { $cost })?
    .wait = answer a request
# keys made: of what is asked for.
wish-similar = Is “{ $trait }” similar enough for { $who } to help with it?
    .wait = answer a request
# keys made: of what is asked for.
wish-condition = Does the condition hold for { $who } to use “{ $trait }”: { $condition }?
    .wait = answer a request
wish-ware-gone = something dear
wish-skill-gone = another Skill
consent = Is { $who } willing? { $actor } wants to use { $power } on { them }.
    .wait = say who is willing
consent-power-gone = a Power

## Scenes

scene-closing = Close the scene again once everybody who can recover has tried.
    .wait = end the scene
scene-recover = The scene is ending: try to recover now, or let it be.
    .wait = try to recover
series = Do you have what you wanted?
    .wait = say where they stand

## The open Challenge

answer = How does { $who } answer? { $title }.
    .wait = answer for { $who }
expertise = Does this Expertise help: “{ $reason }”?
    .wait = say whether an Expertise helps
settings = Use what helps, then press Ready.
    .wait = be ready to roll
deadlock = Every pair is tied: does it succeed?
    .wait = settle the deadlock
numberless = Give { $who } dice and an Attribute: there are no numbers yet.
    .wait = give { $who } dice
hidden = Was it hidden? If not, answer. “{ $goal }”
    .wait = say whether it was hidden
unopposed = Let it succeed or fail, or set the difficulty. { $title }.
    .wait = say how hard it is
unopposed-goal = Let it succeed or fail, or set the difficulty. “{ $goal }”
    .wait = say how hard it is
help = Does anyone help? { $title }.
    .wait = go on when nobody else helps

# keys made: of the stages of a Challenge.
step-reroll = { $who }: reroll a die, or let the dice stand.
    .wait = reroll a die or let it stand
# keys made: of the stages of a Challenge.
step-ignore = { $who }: leave out a die, or let the dice stand.
    .wait = leave out a die or let it stand
# keys made: of the stages of a Challenge.
step-spend = { $who }: spend a critical, or let it stand.
    .wait = spend a critical or let it stand
# keys made: of the stages of a Challenge.
step-settle = { $who }: use what comes with success, or let it stand.
    .wait = use what comes with success
# keys made: of the stages of a Challenge.
step-close = { $who }: close the Challenge, or say that it goes on.
    .wait = close the Challenge
step-follow = { $who }: follow up with a further Challenge, or let it be.
    .wait = follow up or let it be

## Encounters

provoked = { $who } is provoked and must attack { $target } at once.
    .wait = attack with { $who }
order-skill = Which Skill does { $who } roll for the order?
    .wait = choose a Skill for the order
last-chance = Last chance to stabilise somebody; then end the encounter again.
    .wait = end the encounter, after the last chance to stabilise somebody
stuck = Nobody can go on: end the encounter, or bring somebody in.
    .wait = say how it goes on
unordered = Set the order, or end the encounter.
    .wait = set the order
turn-opening = Round { $round }: { $who } escalated. Issue the opening Challenge.
    .wait = play { $who }'s turn
turn =
    { $lapsing ->
        [yes] What does { $who } do? A Power ends unless you keep it up.
       *[no] Round { $round }: what does { $who } do?
    }
    .wait = play { $who }'s turn
turn-acted =
    { $lapsing ->
        [yes] { $who } has acted. Move, or end the turn; a Power ends unless you keep it up.
       *[no] Round { $round }: { $who } has acted. Move, or end the turn.
    }
    .wait = play { $who }'s turn
turn-over =
    { $lapsing ->
        [yes] { $who } has acted. End the turn; a Power ends unless you keep it up.
       *[no] Round { $round }: { $who } has acted. End the turn.
    }
    .wait = play { $who }'s turn

## Sheets

# keys made: of the steps of creation.
making-concept = { $who }: write a concept and a few key words.
    .wait = make { $who }
# keys made: of the steps of creation.
making-ranks = { $who }: rank the Attributes: two First, two Second, one Third, one Handicap.
    .wait = make { $who }
# keys made: of the steps of creation.
making-points = { $who }: spread the Creation Points over the Attributes.
    .wait = make { $who }
# keys made: of the steps of creation.
making-traits = { $who }: choose Skills, Special Abilities, Powers and Talents.
    .wait = make { $who }
# keys made: of the steps of creation.
making-gear = { $who }: add gear, then submit the character to the GM.
    .wait = make { $who }
sent-back = { $who } was sent back: change what is asked for, then submit again.
review = Approve { $who }, or send { them } back.
    .wait = look at { $who }
plans = Approve the planned Development Points, or send the plans back.

## Nothing in particular

no-character = Make a character, or take a ready-made one.
before-session-gm = Prepare what you need, then start the session.
before-session = The game master starts the session.
between-gm = Open a scene, let time pass, or award Development Points.
between = Between scenes: plan what to buy, or wait for the next one.
scene-gm = { $place }: ask the players what they do.
scene = { $place }: say what you do, issue a Challenge, or just talk.
scene-watch = { $place }. The story goes on.
scene-number = Scene { $number }
