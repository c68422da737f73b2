# The log: one sentence for each thing that happens, as a friend would tell it.

nothing = nothing
text-after = { $line } { $more }

## People

cast =
    { $kind ->
        [creature] { $who } joins the cast, a creature.
        [vehicle] { $who } joins the cast, a vehicle.
       *[person] { $who } joins the cast.
    }
cast-hidden =
    { $kind ->
        [creature] { $who } is added, hidden: a creature.
        [vehicle] { $who } is added, hidden: a vehicle.
       *[person] { $who } is added, hidden.
    }
takes = { $player } takes a character: { $who }.
begins = { $player } starts a character: { $who }.
file-opened = On your shelf, from a file: { $who }.
file-note = { $who }: { $notes }
renamed = { $before } is now called { $name }.
renamed-first = A new character is called { $name }.
concept = { $who }, in a few words: { $text }
concept-gone = { $who } has no concept any more.
human = { $who } is human.
not-human = { $who } isn't human.
named = { $who } is a named character.
unnamed = { $who } is one of many.
size = { $who }: { $size }.
size-mass = { $who }: { $size }, worked out from the mass.
size-volume = { $who }: { $size }, worked out from the volume.
soak = { $who }: Soak { $soak }.
attribute = { $who }: { $attribute } { $value }, { $band } (was { $before }).
attributes-rolled = { $who } rolls for attributes ({ $dice }): { $values }.
attributes-average = { $who } rolls for attributes ({ $dice }): all average.
step =
    { $stage ->
        [frame] { $who }: the frame comes next.
        [attributes] { $who }: attributes come next.
        [skills] { $who }: skills and languages come next.
        [techniques] { $who }: techniques come next.
        [gear] { $who }: gear comes next.
       *[review] { $who }: the game master's review comes next.
    }
skill-instant = { $who } gains { $skill } { $level } all at once.
skill-granted = { $who } learns { $skill } { $level }.
skill-gone = { $who } gives up { $skill }.
skill = { $who }: { $skill } { $level }.
skill-was = { $who }: { $skill } { $level } (was { $before }).
language = { $who } speaks { $language } at level { $level }.
language-unread = { $who } speaks { $language } at level { $level }, but doesn't read or write it.
language-gone = { $who } no longer speaks { $language }.
culture = { $who } comes from { $culture }.
culture-own = { $who } comes from the campaign's own culture.
item = { $who } has { $item } ({ $weight }).
item-worn = { $who } has { $item } ({ $weight }, { $load } while worn).
item-waits = It's from a later age, so the game master has to allow it.
put =
    { $where ->
        [worn] { $who } wears { $item }.
        [left] { $who } leaves { $item } behind.
       *[carried] { $who } carries { $item }.
    }
handed = { $who } hands { $item } to { $to }.
item-gone = { $who } no longer has { $item }.
load = { $who } is now { $band }, with { $weight }.
allowed = The game master allows this for { $who }: { $notice }.
notice = { $what } { $level }
notice-instant = { $what } { $level } at once
notice-late = { $what }, from a later age
an-item = an item
a-technique = a technique

## Experience

awarded = { $who } gains { $points }.
lost-experience = { $who } loses { $points }.
kind-technique = a technique
kind-familiarity = a familiarity
kind-specialisation = a specialisation
kind-mastery = a mastery
kind-mastery-level = a level { $level } mastery
learns = { $who } learns { $name }, { $what } of { $skills }.
learns-for = { $who } learns { $name }, { $what } of { $skills }, for { $price }.
mastery-raised = { $who } raises { $name } to level { $level }.
technique-gone = { $who } gives up { $name }.
technique-back = { $who } gives up { $name } and gets { $points } back.
studied = { $who } puts { $points } into { $skill }.
studied-from = { $who } puts { $points } into { $skill }, from { $source }.
skill-raised = { $who } now has { $skill } { $level }.
attribute-raised = { $who } raises { $attribute } to { $value }, for { $price }.
language-learnt = { $who } learns { $language } at level { $level }, for { $price }.
wish-roll = { $who } wants to roll { $pair }.
wish-check = { $who } wants to try something: { $text }
wish-study = { $who } wants to study { $skill } from { $text }. The game master decides.
wish-late = { $who } asks for { $text }. The game master decides.
wish-yes = The game master agrees.
wish-no = The game master declines.

## The campaign

skill-defined = On the campaign's skill list: { $skill } ({ $details }).
detail-kind =
    { $kind ->
        [knowledge] a knowledge with { $attributes }
        [talent] a talent with { $attributes }
       *[standard] a standard skill with { $attributes }
    }
detail-default = default { $skill }
detail-needs = needs { $skills }
detail-limit = at most half of { $skill }
detail-tl = from Tech Level { $tl }
skill-struck = { $skill } is off the campaign's skill list.
technique-defined = In the library: { $name }, { $what } of { $skills }, level { $level }.
technique-struck = { $name } is no longer in the library.
culture-added = New culture: { $name }, { $tl }.
culture-dropped = { $name } is no longer a culture of its own.
price =
    { $of ->
        [attribute] A new attribute level costs { $price } in experience.
        [talent] A new talent level costs { $price } in experience.
        [knowledge] A new knowledge level costs { $price } in experience.
        [language] A new language level costs { $price } in experience.
       *[standard] A new level of a standard skill costs { $price } in experience.
    }
price-level = the level
price-times = { $times } × the level
price-none =
    { $of ->
        [attribute] Attributes can't be bought any more.
        [talent] Talents can't be bought any more.
        [knowledge] Knowledges can't be bought any more.
        [language] Languages can't be bought any more.
       *[standard] Standard skills can't be bought any more.
    }
budget = To build with: { $attributes } points for attributes above 3, { $skills } for skills, and { $experience }.

## Scenes and rounds

scene = Scene { $number }: { $place }
scene-time = Scene { $number }: { $place }, { $time }
scene-aim = What it's about: { $aim }
scene-here = In this scene: { $who }.
scene-ends = Scene { $number } ends.
enters = { $who } enters.
enters-unseen = { $who } enters, unseen.
leaves = { $who } leaves the scene.
leaves-unseen = { $who } leaves, unseen.
rated = The difficulty of { $what } is { $target }.
rated-gone = The difficulty of { $what } is forgotten.
rated-else = everything else
ground = The ground: { $ground }.
ground-clear = clear
ground-obstruction = { $how } obstruction
ground-unstable = unstable { $amount }
ground-narrow = narrow { $amount }
ground-slippery = slippery { $amount }
ground-gap = gap { $amount }
ground-windy = windy
ground-dangerous = { $ground }; a fall would be dangerous
rounds-begin = Time is counted in rounds: round { $round }.
round = Round { $round }.
rounds-end =
    { $count ->
        [one] The rounds end after 1 round.
       *[other] The rounds end after { $count } rounds.
    }
goes =
    { $gait ->
        [careful] { $who } goes carefully, { $metres } m.
        [running] { $who } runs { $metres } m.
        [sprinting] { $who } sprints { $metres } m.
       *[standard] { $who } jogs { $metres } m.
    }
goes-action =
    { $gait ->
        [careful] { $who } goes carefully, { $metres } m, as the round's action.
        [running] { $who } runs { $metres } m as the round's action.
        [sprinting] { $who } sprints { $metres } m as the round's action.
       *[standard] { $who } jogs { $metres } m as the round's action.
    }
goes-on = { $who } moves { $metres } m further.
goes-part = { $who } still makes { $metres } m.
stuck = { $who } gets nowhere this round.
falls = { $who } falls.
falls-from = { $who } falls from { $metres } m up.
barred = { $who } can't attack or defend for the rest of the round.
runs-on =
    { $gait ->
        [careful] { $who } goes carefully for { $time }.
        [running] { $who } runs for { $time }.
        [sprinting] { $who } sprints for { $time }.
       *[standard] { $who } jogs for { $time }.
    }
runs-on-far =
    { $gait ->
        [careful] { $who } goes carefully for { $time }, { $far }.
        [running] { $who } runs for { $time }, { $far }.
        [sprinting] { $who } sprints for { $time }, { $far }.
       *[standard] { $who } jogs for { $time }, { $far }.
    }
metres = { $amount } m
kilometres = { $amount } km
run-ends = { $who } stops running.
travels =
    { $count ->
        [one] { $who } travels for { $time }.
       *[other] { $who } travel for { $time }.
    }
travels-far =
    { $count ->
        [one] { $who } travels for { $time }, { $far }.
       *[other] { $who } travel for { $time }, { $far }.
    }
watch = It's day { $day }, watch { $watch }.

## Counters

counter =
    { $counter ->
        [exhaustion] { $who }: exhaustion { $now } ({ $change }).
        [wounds] { $who }: wounds { $now } ({ $change }).
        [stuns] { $who }: stuns { $now } ({ $change }).
       *[fatigue] { $who }: fatigue { $now } ({ $change }).
    }
penalty =
    { $field ->
        [wound_penalty] { $who }: { $value } on every roll for wounds (was { $before }).
        [stun_penalty] { $who }: { $value } on every roll for stuns (was { $before }).
        [move_penalty] { $who }: { $value } on Move (was { $before }).
       *[fatigue_penalty] { $who }: { $value } on every roll for fatigue (was { $before }).
    }
hit = { $who } is hit.
hit-by = { $other } hits { $who }.
killed = { $who } is hit and dies. Nothing that small survives a hit.
killed-by = { $other } hits { $who }, who dies. Nothing that small survives a hit.
dying = { $who } is dying.
resists = { $who } shakes off a point of fatigue.
resists-now = { $who } shakes off a point of fatigue (fatigue { $now }).
resists-not = { $who } can't shake off the fatigue.
resists-not-now = { $who } can't shake off the fatigue (fatigue { $now }).

## Checks

spared =
    { $why ->
        [easy] { $who } succeeds without a roll.
        [field] { $who } knows this without a roll: it's exactly { their } field.
        [sight] { $who } needs no roll: it's in plain sight.
        [clear] { $who } needs no roll: the way is clear.
       *[other] { $who } needs no roll.
    }
spared-text =
    { $why ->
        [easy] { $who }: { $text } It works without a roll.
        [field] { $who }: { $text } It's exactly { their } field, so no roll is needed.
        [sight] { $who }: { $text } It's in plain sight, so no roll is needed.
        [clear] { $who }: { $text } The way is clear, so no roll is needed.
       *[other] { $who }: { $text } No roll is needed.
    }
check-of = { $who } is asked for a check
check-text = { $doing }, { $text }
check-frame = { $head }: { $frame }
check = { $head }.
check-pairs = { $head } ({ $pairs }).
check-pair = { $who }: { $pair }
check-real = Only the skill itself will do.
says = { $speaker } tells { $listener } something. Is it the truth?
says-text = { $speaker } tells { $listener }: { $text } Is it the truth?
says-truth = It's the truth.
says-lie = It's a lie.
joins = { $who } joins in.
joins-pair = { $who } joins in ({ $pair }).
dodges = { $who } tries to dodge.
dodges-with = { $who } tries to dodge with { $skill }.
dodges-not = { $who } doesn't dodge.
frame-target = The target is now { $value } (was { $before }).
frame-fumble = The fumble chance is now { $value } (was { $before }).
frame-minutes = It takes { $time }.
frame-resists = { $who } resists and wins a tie.
judged =
    { $predictable ->
        [yes] { $stressful ->
            [yes] The game master calls it predictable, but stressful.
           *[no] The game master calls it predictable and free of stress.
        }
       *[no] { $stressful ->
            [yes] The game master calls it unpredictable and stressful.
           *[no] The game master calls it unpredictable, but free of stress.
        }
    }
modifier = { $amount } for { $who }: { $label }.
modifier-attribute = { $amount } on { $who }'s attribute: { $label }.
modifier-gone = This no longer counts for { $who }: { $label }
familiarity = This needs familiarity with { $name }.
familiarity-any = This needs no particular familiarity.
fits-not = { $name } doesn't help { $who } here.
fits-broadly = { $who }'s { $name } fits broadly: the target is { $target }.
fits-exactly = { $who }'s { $name } fits exactly.
route-default = { $who } uses { $default } as a default: halved, twice the fumble chance.
route-unskilled = { $who } tries it unskilled: the die alone, halved.
route-skill = { $who } uses the skill itself.
uses = { $who } uses { $name }.
uses-not = { $who } sets { $name } aside.
wants-take0 = { $who } wants to take 0. The game master judges whether it's predictable.
wants-take10 = { $who } wants to take 10. The game master judges whether it's predictable and free of stress.
refused-take0 = { $who } can't take 0 here and has to roll.
refused-take10 = { $who } can't take 10 here and has to roll.
rolls = { $who }: { $roll }.
rolls-hidden = Hidden roll by { $who }: { $roll }.
roll-fumble = { $roll }, a fumble
reroll-tie = A tie. Those who are level roll again.
reroll = Nobody wins. Everyone rolls again.
hidden-roll = Hidden roll. { $line }
believes = { $who } { $belief }.
overheard = { $speaker } has said it, and { $listener } has heard it. Nobody can tell how well it went.
no-roll = { $head }. No roll was needed.
reveals = The game master reveals a hidden roll. { $line }
pays-fatigue = { $who } pays a point of fatigue to pull through.
pays-exhaustion = { $who } pays a level of exhaustion to pull through.
extras = { $who } does it with { $extras }.
called-off = The check is called off.
feels-dislike = { $who } dislikes { $other } ({ $value }).
feels-neutral = { $who } doesn't mind { $other } ({ $value }).
feels-like = { $who } likes { $other } ({ $value }).
feels-impressed = { $who } is impressed by { $other } ({ $value }).
feels-love = { $who } loves { $other } ({ $value }).
feels-other = { $who } now feels { $feeling } towards { $other } ({ $value }).

## Climbs and tasks

climb = { $who } starts to climb: { $height } m against { $target }, { $pace }.
climb-named = { $who } starts to climb { $label }: { $height } m against { $target }, { $pace }.
climb-pace = { $who } climbs on { $pace }.
climb-stretch = From { $start } m on, { $who }'s climb is against { $target }.
climb-boost = { $who } climbs the next round at half Move.
climb-boost-by = { $who } climbs the next round at half Move, with { $name }.
climb-held = { $who } holds on at { $reached } m, but gets no higher.
climbs = { $who } climbs { $metres } m, up to { $reached } m.
climbs-top = { $who } climbs { $metres } m and reaches the top at { $reached } m.
climb-ends = { $who } stops climbing.
task =
    { $kind ->
        [race] A competition: { $name }, { $who } ({ $aim }).
        [team] A team competition: { $name }, { $who } ({ $aim }).
        [art] A work of art: { $name }, { $who } ({ $aim }).
       *[long] A long task: { $name }, { $who } ({ $aim }).
    }
task-sides = { $one } against { $other }
aim-physical = { $aim }, physical
aim-time = { $aim }, { $time } per check
task-stands = { $name }: { $state }.
task-named = { $name }: { $who } has named the next member.
task-needs = { $name } now needs { $needed } (was { $before }).
turn-took = { $winner } takes the advantage
turn-lost = { $loser } loses the advantage
turn-scored = { $winner } scores
turn-blocked = { $loser } pays a point of fatigue, so { $winner } doesn't score
turn-kept = { $winner } has the higher mastery, scores and keeps the advantage
turn-tired = { $winner } has the higher mastery, scores and tires the other side
turn-same = nothing changes
turn = { $name }, turn { $turn }: { $how }. The score is { $one } to { $other }.
task-complete = { $name }: it's done.
task-lost = { $name }: two failures in a row, so it's lost.
task-won = { $name }: { $who } wins.
task-drawn = { $name }: a draw.
task-aborted = { $name } is aborted.
task-art = { $name } is finished. Its quality is { $value }: { $quality }.

## Values set by the game master

sets = { $player } sets { $field } of { $who } from { $before } to { $after }.
sets-road = { $player } sets { $field } from { $before } to { $after }.
sets-hidden = { $player } sets something about a character.
takes-back = { $player } takes back a value: { $field } of { $who } goes from { $before } to { $after }.
takes-back-road = { $player } takes back a value: { $field } goes from { $before } to { $after }.
takes-back-hidden = { $player } takes back a value of a character.
