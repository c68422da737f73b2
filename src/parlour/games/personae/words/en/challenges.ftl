# A Challenge by name, and how it ended.

gm = the game master
somebody = somebody
unskilled = unskilled
a-skill = Skill
a-power = a Power
side-skill = { $who }, { $skill }
side-stand-in = { $who }, by { $healer }'s { $skill }

## Who does what to whom

# keys made: of kinds of Challenges.
doing-attack =
    { $count ->
        [one] { $who } attacks { $others }
       *[other] { $who } attack { $others }
    }
# keys made: of kinds of Challenges.
doing-power =
    { $count ->
        [one] { $who } uses { $power } on { $others }
       *[other] { $who } use { $power } on { $others }
    }
# keys made: of kinds of Challenges.
doing-recovery = { $who } tries to recover
# keys made: of kinds of Challenges.
doing-unopposed = { $who } tries something
# keys made: of kinds of Challenges.
doing-virtual = What { $who } knows about { $others }
# keys made: of kinds of Challenges.
doing-interaction =
    { $count ->
        [one] { $who } challenges { $others }
       *[other] { $who } challenge { $others }
    }
title-skill = { $doing }: { $skill }
title-against = { $doing }: { $skill } against { $answers }
title-stand-in = { $doing }: by { $healer }'s { $skill }

## How it ended

# keys made: of outcomes.
outcome-success = success
# keys made: of outcomes.
outcome-failure = failure
# keys made: of outcomes.
outcome-deadlock = deadlock
pair = { $one }–{ $two }
pair-no-answer = { $one } against no die
pair-no-die = no die against { $two }
pair-only = { $one } to { $two }
pairs-then = { $before }, then { $next }
unanswered = no answer: { $outcome }
bought-success = { $walk }, but success is bought: { $outcome }
bought-answer = { $walk }, but a successful answer is bought: { $outcome }
# keys made: of outcomes.
level-deadlock = { $walk }, deadlock: nobody is ahead
# keys made: of outcomes.
level-failure = { $walk }, deadlock: the reactor wins
# keys made: of outcomes.
level-success = { $walk }, deadlock: the issuer prevails
ended = { $walk }: { $outcome }
