"""What a form says to who fills it in: advice of the rules, each with its rule. Never a condition."""

from parlour.games.yags.content.numbers import HUMAN_SIZE
from parlour.games.yags.model import Creature, State
from parlour.games.yags.rules.derive import tech_level
from parlour.roleplay.words import Hint

HUGE, LARGE = 21, 10
"""Above the first Size the numbers need rules of their own (YAG-032); from the second on small weapons do less
(YAG-268)."""
ACADEMIC = 6
"""YAG-255: the Tech Level from which the usual skills fit."""


HINTS: tuple[Hint, ...] = (
    Hint("frame", "YAG-152", "Adults are Size 5. Size 4 is small and slim, 6 a heavyweight; both are at the edge."),
    Hint(
        "frame",
        "YAG-153",
        (
            "For noticeably large or small people the character article limits Strength. Here that is the game "
            "master's word."
        ),
    ),
    Hint("frame", "YAG-058", "Size is how much damage somebody can take. Experience never raises it."),
    Hint("attributes", "YAG-033", "3 is an average adult. Most people have 2 to 5."),
    Hint(
        "attributes", "YAG-062", "Above 5 comes from training, not from birth. The greatest minds and athletes reach 8."
    ),
    Hint(
        "attributes",
        "YAG-049",
        "Which attributes matter most depends on the setting: Strength more among swords than among starships.",
    ),
    Hint("attributes", "YAG-036", "They work alike in every setting; only how many people have high values differs."),
    Hint("skills", "YAG-069", "4 is a professional. Most stay at 4 or 5, veterans reach 6 or 7."),
    Hint("skills", "YAG-077", "Many skills may fall back on a talent: halved, with twice the fumble chance."),
    Hint("skills", "YAG-079", "A knowledge needs a source to study from: a teacher, a library, a school."),
    Hint("skills", "YAG-255", "Below Tech Level 6 academic and scientific skills need reworking for the time."),
    Hint("languages", "YAG-082", "A language is not rolled: its level says how much is understood."),
    Hint("techniques", "YAG-074", "High skill opens techniques, which allow what the plain skill cannot do."),
    Hint("techniques", "YAG-143", "One broad skill covers every topic; a few points deepen single fields."),
    Hint("techniques", "YAG-081", "High knowledge shows best in specialisations."),
    Hint("techniques", "YAG-142", "A specialisation may be as broad or narrow as you like."),
    Hint("techniques", "YAG-150", "Dance, ballet and gymnastics rest on athletics; chess, go and backgammon on games."),
    Hint("techniques", "YAG-223", "Martial arts are techniques of brawl, not skills of their own."),
    Hint(
        "gear",
        "YAG-177",
        "Up to Strength times Strength in kilograms is a light load and costs nothing but in the water.",
    ),
    Hint("gear", "YAG-186", "Worn armour and clothes may weigh less on you than in your pack."),
    Hint("check", "YAG-004", "What is easy needs no roll."),
    Hint("check", "YAG-011", "10 is very easy, 20 moderate, 30 difficult."),
    Hint("check", "YAG-101", "Above 40 is rare and mostly due to conditions."),
    Hint("check", "YAG-102", "The labels assume an average attribute."),
    Hint("check", "YAG-031", "Predictable and stressful are yours to judge: they open or close take 0 and take 10."),
    Hint("check", "YAG-018", "What a degree of success means in the story is the game master's word."),
    Hint("contest", "YAG-264", "A rivalry may be one contest, or a competition over several turns."),
    Hint("fact", "YAG-140", "A special fact is 30. A broad specialisation makes it 20, the exact one spares the roll."),
    Hint("fact", "YAG-141", "Which specialisation is used colours what is learnt."),
    Hint(
        "notice",
        "YAG-278",
        "Obvious: a blade beside a corpse. Tricky: soaked shoes on somebody who claims to have stayed in.",
    ),
    Hint("spot", "YAG-156", "What is larger is easier to hit and to spot."),
    Hint("charm", "YAG-224", "Small talk, flirting, jokes, kindness; it need not be sincere. Nobody resists it."),
    Hint("charm", "YAG-229", "Even who is loved is not given everything."),
    Hint("lie", "YAG-232", "A simple lie says little. Make an elaborate one harder with a modifier."),
    Hint("lie", "YAG-235", "Neither side learns whether it went well."),
    Hint(
        "interrogate", "YAG-276", "Tripping somebody up with reasoning and proof; withstanding it takes fast thinking."
    ),
    Hint("sleight", "YAG-238", "Empathy may aid: a point of the attribute for this roll, if you like."),
    Hint("conjure", "YAG-242", "Seeing how it was done is no failure of the trick where it is only to entertain."),
    Hint("stealth", "YAG-244", "A hiding place takes Perception, moving quietly Agility, both at once Agility."),
    Hint("throw", "YAG-247", "Throwing at somebody is an attack; a dodge may apply."),
    Hint("run", "YAG-199", "A gap to jump is further obstruction."),
    Hint("climb", "YAG-213", "A slower pace means fewer rolls, and so fewer fumbles."),
    Hint("climb", "YAG-208", "How hard it is depends on the surface, not on its height."),
    Hint("climb", "YAG-203", "Ladders and stairs need no check unless somebody is in a hurry."),
    Hint("long", "YAG-117", "For work against the clock, or work of days and weeks. Say how long each check takes."),
    Hint("race", "YAG-122", "In a physical one the loser of a turn may pay fatigue so that no success is scored."),
    Hint(
        "art",
        "YAG-128",
        "One roll for a short work, two for a middling one, three or more for a long one, five for a symphony.",
    ),
    Hint("art", "YAG-130", "Works are compared with each other, not with a target."),
    Hint("travel", "YAG-174", "Weather and ground change how far a watch leads: give a percentage."),
    Hint(
        "creature", "YAG-048", "Beasts have other ranges: often Perception 5 and more, large ones Strength 10 and more."
    ),
    Hint("creature", "YAG-032", "The numbers are made for beings of about human size."),
    Hint("creature", "YAG-268", "Small weapons do less to large creatures; how much is for the combat article."),
    Hint("creature", "YAG-269", "Size and Strength grow by tenfold steps, so that even giants keep small numbers."),
    Hint("vehicle", "YAG-159", "Weapons made against people do much less to vehicles."),
    Hint(
        "vehicle", "YAG-157", "A vehicle's Size follows from its volume: 1 cubic metre is 5, ten times as much 5 more."
    ),
    Hint(
        "campaign", "YAG-257", "From Tech Level 9 up the future is yours: cyberpunk, first star travel, super-science."
    ),
    Hint("campaign", "YAG-254", "Before and after Rome is Tech Level 2, Rome itself nearly 3."),
    Hint(
        "campaign",
        "YAG-001",
        (
            "Only the Core is here: prices of attributes and skills, wounds, what fatigue does and combat are in "
            "other articles."
        ),
    ),
    Hint(
        "award",
        "YAG-133",
        "Techniques cost their level. Prices for attributes, skills and languages are the table's own.",
    ),
)


def sheet_hints(state: State, one: Creature) -> tuple[str, ...]:
    """What the rules say of a sheet like this: very large or tiny, a vehicle, somebody small or heavy, an early age."""
    rules = [
        ("YAG-032", one.size > HUGE or one.tiny > 0),
        ("YAG-159", one.kind == "vehicle"),
        ("YAG-268", one.size >= LARGE and one.kind != "vehicle"),
        ("YAG-152", one.human and one.size != HUMAN_SIZE),
        ("YAG-153", one.human and one.size != HUMAN_SIZE),
        ("YAG-255", one.human and tech_level(state, one) < ACADEMIC),
    ]
    said = {hint.rule: hint.text for hint in HINTS}
    return tuple([said[rule] for rule, fits in rules if fits])
