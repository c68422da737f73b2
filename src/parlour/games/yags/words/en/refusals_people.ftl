### keys made: of commands, fields and conditions.

# Why something is refused, about people, sheets, experience and the campaign: what is wrong, what to do (.cure), by which rule (.rule) and how
# programs call it (.reason); the last two are read from English alone.

show_creature-what-unknown = That can't be shown.
    .cure = Show them, or their numbers.
    .reason = bad-value
has_own = You already play { $own }.
    .cure = You play one character at a time. The game master can give you more.
    .rule = YAG-033
take_ready-leading = You're the game master.
    .cure = Add characters of your own from the library.
    .rule = YAG-033
    .reason = gm
gm_hides = Only the game master can add hidden characters.
    .cure = Make yours in the open.
    .rule = YAG-048
    .reason = not-gm
gm_brings = Only the game master can add creatures and vehicles.
    .cure = Make a person.
    .rule = YAG-048
    .reason = not-gm
new_creature-no_human = A { $it } isn't human.
    .cure = Set human to no.
    .rule = YAG-048
    .reason = not-human
new_creature-kind-unknown = It can only be a person, a creature or a vehicle.
    .cure = Choose one of them.
    .reason = bad-value
key-unknown = The library has nobody by that name.
    .cure = Choose one from the list.
    .reason = no-such-ready
import_creature-unreadable = { $problem }
    .cure = Choose a character of this game, from Parlour or in Yagsbook form. If there are several, say which one.
    .reason = bad-file
open_file-unreadable = { $problem }
    .cure = Choose a file of characters of this game, from Parlour or in Yagsbook form.
    .reason = bad-file
import_creature-text-wordless = The file is missing.
    .cure = Choose one.
    .reason = bad-file
open_file-text-wordless = The file is missing.
    .cure = { import_creature-text-wordless.cure }
    .reason = { import_creature-text-wordless.reason }
import_creature-text-too_long = A file has at most { $most } characters.
    .cure = Shorten it.
    .reason = bad-value
open_file-text-too_long = A file has at most { $most } characters.
    .cure = Shorten it.
    .reason = bad-value
which-too_long = A name has at most { $most } characters.
    .cure = Shorten it.
    .reason = bad-value
shelf_full = The shelf holds at most { $most } characters.
    .cure = Take some off first.
    .reason = full
too_many_for_the_shelf = { shelf_full }
    .cure = { shelf_full.cure }
    .reason = { shelf_full.reason }
shelf_empty = The shelf is empty.
    .cure = Open a file first.
    .reason = not-on-shelf
which-unknown = They aren't on the shelf.
    .cure = Choose somebody who is.
    .reason = not-on-shelf
which-too_few = Nobody is chosen.
    .cure = Choose somebody on the shelf.
    .reason = not-on-shelf
which-twice = Somebody is named twice.
    .cure = Name everyone once.
    .reason = same-one
drop_creature-needed = { $it } is in something that's being played.
    .cure = Finish that first.
    .rule = YAG-005
    .reason = not-now
give_creature-needed = { $it } is in something that's being played.
    .cure = { drop_creature-needed.cure }
    .rule = { drop_creature-needed.rule }
    .reason = { drop_creature-needed.reason }
seat-unknown = You can't give { $who } to them.
    .cure = Choose another player, or the game master.
    .reason = bad-seat
describe-field-unknown = You can only describe the name, the concept or the notes.
    .cure = Choose one of them.
    .reason = bad-value
describe-text-wordless = The name is missing.
    .cure = Enter one.
    .reason = no-name
describe-text-too_long = That's too long: at most { $most } characters.
    .cure = Shorten it.
    .reason = bad-value
in_review = { $step }
    .cure = Go back a step, or wait.
    .reason = wrong-step
built = { $step }
    .cure = Changes now cost experience, or the game master makes them.
    .reason = made
wrong_step = { $step }
    .cure = Go to the { $wanted } step.
not_framed = { $step }
    .cure = { $ready ->
        [yes] It stays as it is.
       *[no] Go back to the frame step.
    }
    .reason = { $reason }
no_steps = You're the game master, so { $it } has no steps.
    .cure = Set anything you like.
waits_for_gm = { $step }
    .cure = Go back a step, or wait.
    .reason = wrong-step
unfinished_business = { $lack }
    .cure = Fix it first.
    .rule = { $rule }
    .reason = not-complete
last_step = This is the last step.
    .cure = Submit the sheet to the GM.
first_step = This is the first step.
    .cure = Go on.
set_nature-what-unknown = You can only set whether somebody is human, or named.
    .cure = Choose one of them.
    .reason = bad-value
no_person = { $who } isn't a person.
    .cure = Only people can be human or not.
    .rule = YAG-048
    .reason = not-human
has_a_name = A player's character always has a name.
    .cure = Only the game master's characters can be one of many.
    .rule = YAG-071
    .reason = named
so_already = That's already set.
    .cure = There's nothing to change.
    .reason = as-it-is
set_size-size-too_low = Size starts at 0. Smaller things have a Tiny level.
    .cure = Set a Tiny level instead.
    .rule = YAG-270
    .reason = tiny
set_size-size-too_high = Size goes up to { $most }.
    .cure = Enter 0 to { $most }.
    .reason = bad-value
set_tiny-level-too_low = A Tiny level is at least { $least }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
set_tiny-level-too_high = A Tiny level is at most { $most }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
size_by-by-unknown = Size goes by mass or by volume.
    .cure = Choose one of them.
    .reason = bad-value
bad_measure = Bodies go by mass, vehicles by volume.
    .cure = { $kind ->
        [vehicle] Enter the volume.
       *[other] Enter the mass.
    }
    .rule = YAG-157
size_by-amount-too_low = An amount is at least { $least }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
size_by-amount-too_high = An amount is at most { $most }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
human_soak = Adult humans have Soak 12.
    .cure = Ask the game master to change it.
    .rule = YAG-059
soak-too_low = Soak is at least { $least }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
soak-too_high = Soak is at most { $most }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
set_attribute-attribute-unknown = { $kind ->
        [size] Size can't be raised by training or points.
        [secondary] { $it } is a secondary attribute.
       *[other] There's no attribute called { $it }.
    }
    .cure = { $kind ->
        [size] It's set when somebody is made.
        [secondary] Choose one of the eight attributes.
       *[other] Choose { $choices }.
    }
    .rule = { $rule }
    .reason = { $reason }
raise_attribute-attribute-unknown = { set_attribute-attribute-unknown }
    .cure = { set_attribute-attribute-unknown.cure }
    .rule = { set_attribute-attribute-unknown.rule }
    .reason = { set_attribute-attribute-unknown.reason }
set_attribute-value-too_low = An attribute is at least { $least }.
    .cure = Enter 0 or more.
    .reason = bad-value
set_attribute-value-too_high = { $budget ->
        [yes] Your points only reach to { $most }.
       *[no] An attribute is at most { $most }.
    }
    .cure = { $budget ->
        [yes] Lower another attribute first.
       *[no] Enter a number from 0 to { $most }.
    }
    .rule = { $rule }
    .reason = { $reason }
roll_attributes-a_players = A player plays { $it }.
    .cure = You can only roll for quick humans of your own.
    .reason = not-yours
roll_attributes-no_human = You can only roll attributes for humans.
    .cure = Set the attributes one by one.
    .reason = not-human
set_skill-skill-unknown = { $it } isn't on the campaign's skill list.
    .cure = The game master can define it.
    .rule = YAG-063
    .reason = no-such-skill
set_skill-level-too_high = { $problem ->
        [bound] { $name } { $level }: { $bar }.
        [points] Your points only reach to { $reach }.
        [needed] { $name } can't go below { $reach }: { $bar }.
        [low] A level is at least { $reach }.
       *[high] { $name } goes up to { $reach } here.
    }
    .cure = { $problem ->
        [bound] { $fix ->
            [YAG-251] The game master can allow it.
            [YAG-063] The game master can define it.
           *[other] Raise the skill it rests on first.
        }
        [points] Lower another skill first.
        [needed] Change what rests on it first.
        [low] Enter a higher one.
       *[high] Enter a lower level.
    }
    .rule = { $rule }
    .reason = { $reason }
set_skill-level-too_low = { set_skill-level-too_high }
    .cure = { set_skill-level-too_high.cure }
    .rule = { set_skill-level-too_high.rule }
    .reason = { set_skill-level-too_high.reason }
grant_skill-skill-unknown = { set_skill-skill-unknown }
    .cure = { set_skill-skill-unknown.cure }
    .rule = { set_skill-skill-unknown.rule }
    .reason = { set_skill-skill-unknown.reason }
grant_skill-level-too_high = { set_skill-level-too_high }
    .cure = { set_skill-level-too_high.cure }
    .rule = { set_skill-level-too_high.rule }
    .reason = { set_skill-level-too_high.reason }
grant_skill-level-too_low = { set_skill-level-too_high }
    .cure = { set_skill-level-too_high.cure }
    .rule = { set_skill-level-too_high.rule }
    .reason = { set_skill-level-too_high.reason }
reading_comes_along = At this table, reading and writing come with every language.
    .cure = The group can agree to learn them separately.
    .rule = YAG-088
    .reason = literate
set_language-level-too_low = A level is at least { $least }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
set_language-level-too_high = A level is at most { $most }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
set_language-name-unknown = { $name } isn't on the sheet.
    .cure = Choose a language that is.
    .reason = not-known
no_cultures = This campaign has no other cultures.
    .cure = The game master can add one.
    .rule = YAG-279
    .reason = no-such-culture
made_already = { $step }
    .cure = Ask the game master.
    .reason = { $reason }
culture-unknown = There's no culture called { $it }.
    .cure = The game master can add it.
    .rule = YAG-279
    .reason = no-such-culture
yours_to_approve = { $it } is yours.
    .cure = Approve them yourself.
    .reason = gm
incomplete = { $lack }
    .cure = Fix it first.
    .rule = { $rule }
    .reason = not-complete
approve-built = { $it } is finished.
    .cure = Choose somebody who is waiting.
    .reason = made
send_back-built = { approve-built }
    .cure = { approve-built.cure }
    .reason = { approve-built.reason }
players_draft = { $it } hasn't been submitted yet.
    .cure = Wait for their player.
    .reason = not-submitted
not_handed_in = { players_draft }
    .cure = { $npc ->
        [yes] Change it yourself.
       *[no] { players_draft.cure }
    }
    .reason = not-submitted
send_back-reason-too_long = A reason has at most { $most } characters.
    .cure = Shorten it.
    .reason = bad-value
notice-unknown = There's nothing like that to allow.
    .cure = { $count ->
        [0] Nothing on this sheet needs to be allowed.
       *[other] On this sheet: { $notices }.
    }
    .reason = no-such-notice
anothers_draft = { $it } is still being made.
    .cure = Their player chooses the gear.
    .reason = not-ready
weight-too_low = A weight in grams is at least { $least }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
weight-too_high = A weight in grams is at most { $most }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
worn_load-too_low = A load is at least { $least }.
    .cure = Enter grams, or −1 for the weight itself.
    .reason = bad-value
worn_load-too_high = A load in grams is at most { $most }.
    .cure = Enter less, or −1 for the weight itself.
    .reason = bad-value
item-unknown = { $who } has no item like that.
    .cure = Choose one of their items.
    .reason = no-such-item
of_a_later_age = { $it } is from Tech Level { $tl }, and here it's { $here }.
    .cure = The game master can allow it.
    .rule = YAG-251
    .reason = tech-level
where-unknown = An item is worn, carried or left behind.
    .cure = Choose one of them.
    .reason = bad-value
there_already = { $where ->
        [worn] { $item } is already worn.
        [left] { $item } is already left behind.
       *[carried] { $item } is already carried.
    }
    .cure = Choose another place.
left_behind = { $it } was left behind.
    .cure = Pick it up first.
    .reason = left
hand_item-not_here = { $it } isn't in this scene.
    .cure = You can only hand things to somebody who is there.
    .reason = not-here
hand_item-same_one = { $who } already has it.
    .cure = Choose somebody else.
    .reason = bad-target
in_a_check = A check is being made.
    .cure = Wait until it's over.
    .reason = not-now
buy_technique-name-unknown = The library has no technique called { $it }.
    .cure = Choose one from the library.
    .rule = YAG-131
    .reason = no-such-technique
known_already = { $who } already has it.
    .cure = It's bought once and works with every skill it is for.
    .rule = YAG-132
    .reason = known
skill_too_low = You need { $skills } { $level }.
    .cure = Raise the skill first.
    .rule = { $rule }
needs_another = { $it } needs { $first } first.
    .cure = Buy { $first } first.
    .rule = YAG-135
    .reason = needs-technique
buy_technique-too_dear = That costs { $cost }, and { $who } has { $xp } experience.
    .cure = Wait until the game master awards more.
    .rule = YAG-133
    .reason = no-experience
buy_own-kind-unknown = You can only learn a specialisation or a mastery this way.
    .cure = Choose one of them.
    .reason = bad-value
no_points = That costs { $cost }, and { $who } has { $xp } experience.
    .cure = Wait until the game master awards more.
    .rule = { $rule }
    .reason = no-experience
buy_own-skill-unknown = { set_skill-skill-unknown }
    .cure = { set_skill-skill-unknown.cure }
    .rule = { set_skill-skill-unknown.rule }
    .reason = { set_skill-skill-unknown.reason }
buy_own-no_knowledge = Specialisations are for knowledges, and { $it } isn't one.
    .cure = Learn a mastery instead.
    .rule = YAG-140
    .reason = no-knowledge
unlearnt = { $who } hasn't learnt { $it }.
    .cure = Raise the skill first.
    .rule = { $rule }
    .reason = skill-too-low
not_deep_enough = You need { $it } { $level }.
    .cure = Raise the skill first.
    .rule = YAG-134
    .reason = skill-too-low
buy_own-level-too_low = { $problem ->
        [cost] A specialisation costs { $cost } at this table.
        [low] A mastery starts at 1.
        [poor] { no_points }
       *[skill] You need { $skill } { $level }.
    }
    .cure = { $problem ->
        [cost] Enter { $cost }.
        [low] Enter 1 or more.
        [poor] Wait until the game master awards more.
       *[skill] Raise the skill first.
    }
    .rule = { $rule }
    .reason = { $reason }
buy_own-level-too_high = { buy_own-level-too_low }
    .cure = { buy_own-level-too_low.cure }
    .rule = { buy_own-level-too_low.rule }
    .reason = { buy_own-level-too_low.reason }
no_point = { $it } has no experience to spend.
    .cure = Wait until the game master awards more.
    .reason = no-experience
raise_mastery-technique-unknown = { $who } has no mastery like that.
    .cure = Only masteries have levels.
    .rule = YAG-144
    .reason = no-mastery
no_mastery = { $it } isn't a mastery.
    .cure = Only masteries have levels.
    .rule = YAG-144
no_higher = You need { $skills } { $level }.
    .cure = Raise the skill first.
    .rule = YAG-145
    .reason = skill-too-low
drop_technique-technique-unknown = That technique isn't on the sheet.
    .cure = Choose one that is.
    .rule = YAG-131
    .reason = not-known
drop_technique-needed = Another technique needs { $it }.
    .cure = Remove that one first.
    .rule = YAG-135
award-who-too_few = Nobody is chosen.
    .cure = Choose who gets the points.
    .reason = bad-target
award-who-dead = { $it } is dead.
    .cure = Choose somebody living.
    .reason = bad-target
award-who-in_hiding = { $it } is still hidden.
    .cure = Choose somebody who isn't hidden.
    .reason = bad-target
award-points-too_low = An award is at least { $least }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
award-points-too_high = An award is at most { $most }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
award-why-too_long = { send_back-reason-too_long }
    .cure = { send_back-reason-too_long.cure }
    .reason = { send_back-reason-too_long.reason }
nothing_sold = The table has no prices.
    .cure = The game master can set some. The Core has none.
    .rule = YAG-001
    .reason = not-for-sale
study-skill-unknown = { set_skill-skill-unknown }
    .cure = { set_skill-skill-unknown.cure }
    .rule = { set_skill-skill-unknown.rule }
    .reason = { set_skill-skill-unknown.reason }
not_allowed = { $ends ->
        [yes] { $skill } can't rise any higher.
       *[no] { $skill } can't rise to { $level }: { $bar }.
    }
    .cure = { $fix ->
        [YAG-251] The game master can allow it.
        [YAG-063] The game master can define it.
       *[other] Raise the skill it rests on first.
    }
    .rule = { $rule }
not_sold = { $kind ->
        [talent] The table has no price for talents.
        [knowledge] The table has no price for knowledges.
       *[standard] The table has no price for standard skills.
    }
    .cure = { nothing_sold.cure }
    .rule = YAG-001
    .reason = not-for-sale
study-points-too_low = You put in at least one point.
    .cure = Enter 1 or more.
    .reason = bad-value
study-points-too_high = { $poor ->
        [yes] { no_points }
       *[no] The next level only needs { $wanted } points.
    }
    .cure = { $poor ->
        [yes] Wait until the game master awards more.
       *[no] Enter fewer. The level after that comes later.
    }
    .rule = { $rule }
    .reason = { $reason }
source-wordless = A knowledge needs a source.
    .cure = Name one, such as a book or a teacher.
    .rule = YAG-079
    .reason = no-source
source-too_long = A source has at most { $most } characters.
    .cure = Shorten it.
    .reason = bad-value
attributes_not_sold = The table has no price for attributes.
    .cure = { nothing_sold.cure }
    .rule = YAG-001
    .reason = not-for-sale
human_maximum = { $most } is the human maximum.
    .cure = The game master can allow more.
    .rule = YAG-046
highest_there_is = { $it } goes no higher.
    .cure = Choose another attribute.
    .reason = bad-value
raise_attribute-too_dear = { no_points }
    .cure = Wait until the game master awards more.
    .rule = YAG-133
    .reason = no-experience
languages_not_sold = The table has no price for languages.
    .cure = { nothing_sold.cure }
    .rule = YAG-001
    .reason = not-for-sale
cannot_pay = That costs { $cost }, and { $it } has { $xp } experience.
    .cure = Wait until the game master awards more.
    .reason = no-experience
level_too_dear = { no_points }
    .cure = Wait until the game master awards more.
    .reason = no-experience
no_petitions = There are no requests.
    .cure = They may have been answered already.
    .reason = no-such-wish
wish-unknown = There's no request like that.
    .cure = It may have been answered already.
    .reason = no-such-wish
call_it = You answer this request by calling for a check.
    .cure = Call for it, or decline.
    .rule = YAG-005
too_late = Nothing would come of it any more.
    .cure = Decline the request.
    .rule = YAG-110
define_skill-kind-unknown = It can only be a standard skill or a knowledge.
    .cure = Choose one of them.
    .reason = bad-value
attributes-unknown = That isn't an attribute.
    .cure = Choose { $choices }.
    .rule = YAG-034
    .reason = bad-value
attributes-too_few = A skill needs at least one attribute.
    .cure = Choose one.
    .reason = bad-value
attributes-twice = An attribute is named twice.
    .cure = Name each once.
    .reason = bad-value
define_skill-default-unknown = { set_skill-skill-unknown }
    .cure = { set_skill-skill-unknown.cure }
    .rule = YAG-103
    .reason = no-such-skill
limited_by-unknown = { set_skill-skill-unknown }
    .cure = { set_skill-skill-unknown.cure }
    .rule = YAG-111
    .reason = no-such-skill
needs-too_long = A list has at most { $most } characters.
    .cure = Shorten it.
    .reason = bad-value
familiarities-too_long = { needs-too_long }
    .cure = { needs-too_long.cure }
    .reason = { needs-too_long.reason }
group-too_long = A group's name has at most { $most } characters.
    .cure = Shorten it.
    .reason = bad-value
talent = { $name } is one of the eight talents.
    .cure = Define a skill with another name.
    .rule = YAG-075
no_such_need = { $need } isn't another skill on the list.
    .cure = Define that skill first.
    .rule = YAG-108
    .reason = no-such-skill
need_without_level = { $need } has no level.
    .cure = Write “{ $need } 2”.
    .rule = YAG-108
    .reason = no-level
circle = { $need } already needs { $name }.
    .cure = Take that out first.
    .rule = YAG-108
limit_circle = { $limited_by } already rests on { $name }.
    .cure = Choose another skill.
    .rule = YAG-111
    .reason = circle
first_has_a_price = { $first } comes first, so it comes free with the skill.
    .cure = Leave out its price.
    .rule = YAG-137
    .reason = no-default
price_missing = { $familiarity } has no price.
    .cure = Write “{ $familiarity } 2”, or 4 for a complex one.
    .rule = YAG-139
    .reason = no-price
drop_skill-skill-unknown = { $it } isn't on the campaign's skill list.
    .cure = Choose one that is on it.
    .rule = YAG-063
    .reason = no-such-skill
one_of_the_eight = { $it } is one of the eight talents.
    .cure = Talents can't be removed.
    .rule = YAG-075
    .reason = talent
somebody_has_it = Somebody has { $it }.
    .cure = Change that first.
    .rule = YAG-108
    .reason = in-use
something_rests_on_it = { $other } rests on { $it }.
    .cure = Change that first.
    .rule = YAG-108
    .reason = in-use
define_technique-kind-unknown = There's no choice like that.
    .cure = Choose one of those offered.
    .reason = bad-value
define_technique-what-unknown = { define_technique-kind-unknown }
    .cure = { define_technique-kind-unknown.cure }
    .reason = { define_technique-kind-unknown.reason }
define_technique-group-unknown = No skill is in the group { $it }.
    .cure = Give some skills that group first.
    .rule = YAG-136
    .reason = no-such-group
for_a_group = A technique is for skills by name or for a group.
    .cure = Name skills or a group, not both.
    .rule = YAG-136
    .reason = both
skills-unknown = { set_skill-skill-unknown }
    .cure = { set_skill-skill-unknown.cure }
    .rule = { set_skill-skill-unknown.rule }
    .reason = { set_skill-skill-unknown.reason }
skills-too_few = The technique has no skill.
    .cure = Name its skills, or a group.
    .rule = YAG-131
    .reason = no-skill
skills-twice = A skill is named twice.
    .cure = Name each once.
    .reason = bad-value
define_technique-level-too_low = A level is at least { $least }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
define_technique-level-too_high = A level is at most { $most }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
define_technique-amount-too_low = An amount is at least { $least }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
define_technique-amount-too_high = An amount is at most { $most }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
situations-unknown = There's no situation like that.
    .cure = Choose one from the list.
    .reason = bad-value
situations-twice = A situation is named twice.
    .cure = Name each once.
    .reason = bad-value
needs-unknown = The library has no technique like that.
    .cure = Choose one from the library.
    .rule = YAG-135
    .reason = no-such-technique
needs-twice = A technique is named twice.
    .cure = Name each once.
    .reason = bad-value
define_technique-text-too_long = A text has at most { $most } characters.
    .cure = Shorten it.
    .reason = bad-value
needs_itself = { $name } would need itself.
    .cure = Choose other techniques.
    .rule = YAG-135
    .reason = circle
drop_library-name-unknown = { buy_technique-name-unknown }
    .cure = { buy_technique-name-unknown.cure }
    .rule = { buy_technique-name-unknown.rule }
    .reason = { buy_technique-name-unknown.reason }
drop_library-needed = Another technique needs { $it }.
    .cure = Remove that one first.
    .rule = YAG-135
drop_culture-name-unknown = There's no culture called { $it }.
    .cure = Choose one from the list.
    .rule = YAG-279
    .reason = no-such-culture
set_price-kind-unknown = { define_technique-kind-unknown }
    .cure = { define_technique-kind-unknown.cure }
    .reason = { define_technique-kind-unknown.reason }
flat-too_low = A price is at least { $least }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
flat-too_high = A price is at most { $most }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
times-too_low = A price for each level is at least { $least }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
times-too_high = A price for each level is at most { $most }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
set_budget-attributes-too_low = A budget is at least { $least }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
set_budget-attributes-too_high = A budget is at most { $most }.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
set_budget-skills-too_low = { set_budget-attributes-too_low }
    .cure = { set_budget-attributes-too_low.cure }
    .reason = { set_budget-attributes-too_low.reason }
set_budget-skills-too_high = { set_budget-attributes-too_high }
    .cure = { set_budget-attributes-too_high.cure }
    .reason = { set_budget-attributes-too_high.reason }
set_budget-experience-too_low = { set_budget-attributes-too_low }
    .cure = { set_budget-attributes-too_low.cure }
    .reason = { set_budget-attributes-too_low.reason }
set_budget-experience-too_high = { set_budget-attributes-too_high }
    .cure = { set_budget-attributes-too_high.cure }
    .reason = { set_budget-attributes-too_high.reason }
