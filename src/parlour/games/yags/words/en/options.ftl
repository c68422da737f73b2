### keys made: of options.

# What is settled when a table opens, and what each house rule says.

## The campaign

campaign_tl = Tech Level
    .note = How far technology has come: 3 is Medieval, 6 Mechanical, 8 the present day, 9 and up the future.
tl_enforce = Items and skills from later ages
    .note = What happens with anything above the Tech Level.
    .is-block = Only if the game master allows it
    .is-warn = A notice on the sheet
    .is-off = Nothing
build_mode = Making characters
    .note = Whether points are counted. The Core has no prices.
    .is-open = Freely, with notices
    .is-budget = With points set by the table
attribute_start_max = Attributes without a notice
    .note = A human attribute up to this value gets no notice.
attribute_human_max = Human maximum
    .note = Above this, the game master has to approve.
skill_unnamed_max = Skills of unnamed people
    .note = The highest skill of somebody who is one of many.
skill_instant_max = Skills gained at once
    .note = The highest level an implant or the like gives without a notice.
language_literacy = Reading and writing
    .note = Whether they come with a language.
    .is-automatic = With the language
    .is-separate = Learnt separately

## Checks

familiarity_missing = Missing familiarity
    .note = How a skill works without the right familiarity.
    .is-full = As a default: halved, twice the fumble chance, no techniques
    .is-halve = Only halved
unskilled_fumble = Unskilled fumbles
    .note = The fumble chance without the skill, where it's already raised.
    .is-atLeast2 = At least 2
    .is-doubled = Doubled
specialisation_cost = Price of a specialisation
    .note = In experience points. It's also the skill level it needs.
specialisation_broad = Broad specialisation
    .note = How much it lowers the target.
contest_tie = A tie with equal skills
    .note = Who wins when nothing else decides a contest.
    .is-none = Nobody
    .is-reroll = Both roll again
    .is-defender = Whoever resists
contest_fumble = Fumble in a contest
    .note = Whether a fumble loses, whatever the totals.
    .is-loses = It loses
    .is-ignored = Only totals count
push_fumble = Paying for a fumble
    .note = Whether fatigue can turn a fumbled check into a success.
    .is-on = Yes
    .is-off = No
guile_belief = After failing to detect
    .note = What the listener believes then.
    .is-roll = By the speaker's roll
    .is-random = At random
spot_base = Spotting a person in the open
    .note = The target before distance, Size and cover.
    .is-0 = 0
    .is-10 = 10
    .is-20 = 20
spot_zero = Spotting at a target of 0 or less
    .note = Whether it's rolled.
    .is-noRoll = No roll
    .is-roll = A roll, as it can be fumbled
throw_range = Range of throws
    .note = Which throws get harder with each metre.
    .is-all = Every throw
    .is-attacks = Only attacks
throw_to_catcher = Throwing to a catcher
    .note = The target before range.

## Tasks

competitive_swing = Losing with the advantage
    .note = Where the advantage goes.
    .is-lost = Nobody has it
    .is-taken = The winner takes it
competitive_even = Even after the last turn
    .note = How a competition over a number of turns ends then.
    .is-sudden = More turns until it's decided
    .is-draw = A draw
competitive_block = Blocking a success
    .note = How often fatigue can block a success in one competition.
    .is-always = Any number of times, until the game master ends it
    .is-health = As often as the blocker has Health
mastery_fatigue = Fatigue forced by a mastery
    .note = Where the higher mastery can tire the other side.
    .is-always = In every competition
    .is-physical = In physical ones only
artistic_fumble = Fumble in a work of art
    .note = What that roll counts for.
    .is-zero = 0
    .is-total = Its total

## Moving

gaits = Gaits
    .note = How far careful, standard and running go.
    .is-four = Half Move, Move, twice Move
    .is-prose = A quarter, half, Move
run_fatigue = Fatigue from running
    .note = How often running at twice Move tires, compared to jogging.
    .is-same = Just as often
    .is-half = Twice as often
climb_quarter = Climbing by the quarter of an hour
    .note = How many times Move it covers.
    .is-50 = 50
    .is-25 = 25
climb_rescue = Holding on in a climb
    .note = When you can pay fatigue.
    .is-before = Instead of the second die
    .is-after = Also after it
load_equal = Load equal to Strength
    .note = Whether it still counts as unencumbered where a rule asks for that.
    .is-included = Yes
    .is-strict = No, only less
load_affects_move = Load and Move
    .note = Whether Agility lost to load lowers Move.
    .is-on = Yes
    .is-off = No
load_over_agility = Agility while over encumbered
    .note = What a check totals.
    .is-total = 0, without a die
    .is-ability = The die alone
load_no_run = Too heavy to run
    .note = Which gaits a heavy load forbids.
    .is-named = Running and sprinting
    .is-jog = The standard gait as well
round_seconds = Seconds in a round
    .note = For saying how long something took.

## The body

wounds_dying = When somebody is dying
    .note = At which wound.
    .is-full = At the last box
    .is-beyond = At the one after it
fatigue_penalty = What fatigue does
    .note = The Core doesn't say.
    .is-manual = The game master sets penalties
    .is-perPoint = 1 off every roll for each point
fatigue_resist = Resisting fatigue
    .note = Whether the game master can call for a roll to shake off fatigue from movement.
    .is-gmCall = Yes
    .is-never = Never

## The game

about = Yags
    .line = Attribute × skill + one twenty-sided die: heroes by skill, yet mortal.
    .credit = After Yags Core, restated in our own words
