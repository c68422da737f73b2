"""What may be asked of chance in Yags, and what each question needs to know. How each reads stands in odds.ftl of each
language."""

from msgspec.structs import replace

from parlour.core.asking import worded
from parlour.core.odds import Question, Setting
from parlour.games.yags.content.tables import TABLES
from parlour.games.yags.model.vocabulary import GAITS, PACES
from parlour.games.yags.words.odds import SAY
from parlour.games.yags.words.phrases import first_up, signed

LEAST, MOST = -50, 300
"""How far abilities and targets may go."""
SIDES = 5
"""The most in one contest."""
MEMBERS = 4
"""The most in a team."""


def _number(key: str, default: int, least: int, most: int) -> Setting:
    return Setting(key, "", str(default), least, most)


def _ability(key: str, default: int = 12) -> Setting:
    return _number(key, default, LEAST, MOST)


def _skill(key: str, default: int = 4) -> Setting:
    return _number(key, default, 0, 50)


def _either(key: str, *values: str) -> Setting:
    return Setting(key, "", values[0], values=tuple([(value, "") for value in values]))


_TARGET = _number("target", 20, LEAST, MOST)
_FUMBLE = _number("fumble", 1, 0, 19)
_WAYS = ("skill", "default", "unfamiliar", "unskilled")
_WAY = _either("way", *_WAYS)
_SLIP = _either("slip", "loses", "ignored")
_SWING = _either("swing", "lost", "taken")
_EVEN = _either("even", "sudden", "draw")
_ENDS = _either("ends", "first", "turns")


def _members(prefix: str, *abilities: int) -> list[Setting]:
    found: list[Setting] = []
    for at, ability in enumerate(abilities, 1):
        found += [_ability(f"{prefix}ability_{at}", ability), _skill(f"{prefix}skill_{at}", ability // 3)]
    return found


def _question(key: str, settings: tuple[Setting, ...], *rules: str) -> Question:
    return Question(key, "", "", settings, rules)


QUESTIONS: tuple[Question, ...] = (
    _question(
        "check",
        (_ability("ability"), _TARGET, _FUMBLE, _WAY, _skill("skill")),
        *("YAG-006", "YAG-009", "YAG-010", "YAG-012", "YAG-027", "YAG-028", "YAG-064", "YAG-104", "YAG-138", "YAG-Q40"),
    ),
    _question(
        "contest",
        (
            _ability("ability"),
            _skill("skill"),
            _FUMBLE,
            _ability("their_ability", 6),
            _skill("their_skill", 2),
            _number("their_fumble", 1, 0, 19),
            replace(_either("rated", *[row.label for row in TABLES.difficulty]), default="moderate"),
            _either("tie", "none", "reroll", "defender"),
            _either("resists", "they", "you"),
            _SLIP,
        ),
        *("YAG-019", "YAG-021", "YAG-022", "YAG-025", "YAG-Q18", "YAG-Q19", "YAG-Q20", "YAG-Q44"),
    ),
    _question(
        "many",
        (_number("sides", 3, 2, SIDES), *_members("", 12, 9, 6, 6, 6), _either("tie", "none", "reroll"), _SLIP),
        *("YAG-020", "YAG-Q43"),
    ),
    _question(
        "long",
        (
            _ability("ability"),
            _TARGET,
            _number("needed", 3, 1, 20),
            _FUMBLE,
            _number("raised", 0, 0, 20),
            _either("failed", "no", "yes"),
            _WAY,
        ),
        *("YAG-112", "YAG-113", "YAG-114", "YAG-115", "YAG-116", "YAG-Q51"),
    ),
    _question(
        "race",
        (
            _ability("ability"),
            _skill("skill"),
            _number("mastery", 0, 0, 30),
            _ability("their_ability", 6),
            _skill("their_skill", 2),
            _number("their_mastery", 0, 0, 30),
            _ENDS,
            _number("goal", 3, 1, 20),
            _number("blocks", 0, 0, 5),
            _number("their_blocks", 0, 0, 5),
            _either("keep", "no", "yes"),
            _SWING,
            _EVEN,
        ),
        *("YAG-118", "YAG-120", "YAG-122", "YAG-123", "YAG-148", "YAG-149", "YAG-Q21", "YAG-Q22"),
    ),
    _question(
        "team",
        (
            _number("ours", 2, 1, MEMBERS),
            *_members("", 12, 9, 6, 6),
            _number("theirs", 2, 1, MEMBERS),
            *_members("their_", 9, 6, 6, 6),
            _ENDS,
            _number("goal", 3, 1, 20),
            _SWING,
            _EVEN,
        ),
        *("YAG-124", "YAG-125", "YAG-120", "YAG-Q21", "YAG-Q22"),
    ),
    _question(
        "toss",
        (
            _ability("ability"),
            _WAY,
            _ability("their_ability"),
            _either("their_way", *_WAYS),
            _number("base", 10, 0, 40),
            _number("metres", 5, 0, 200),
        ),
        *("YAG-250", "YAG-248", "YAG-Q60", "YAG-Q38"),
    ),
    _question(
        "art",
        (_ability("ability"), _number("rolls", 3, 1, 12), _FUMBLE, _either("counts", "zero", "total")),
        *("YAG-126", "YAG-128", "YAG-129", "YAG-Q50"),
    ),
    _question(
        "run",
        (
            _ability("ability"),
            _number("ground", 15, 0, 100),
            replace(_either("gait", *GAITS), default="standard"),
            _either("dangerous", "yes", "no"),
            _number("rounds", 5, 1, 30),
        ),
        *("YAG-195", "YAG-200", "YAG-201", "YAG-190", "YAG-192", "YAG-193"),
    ),
    _question(
        "climb",
        (
            _ability("ability"),
            _ability("hold"),
            _number("target", 20, 0, 150),
            _number("height", 60, 1, 2000),
            _number("move", 12, 1, 100),
            _either("pace", *PACES),
            _either("careful", "no", "yes"),
            _either("quarter", "50", "25"),
        ),
        *("YAG-209", "YAG-210", "YAG-211", "YAG-212", "YAG-213", "YAG-215", "YAG-Q29", "YAG-Q30"),
    ),
    _question(
        "lie",
        (
            _ability("ability"),
            _skill("skill", 3),
            _ability("their_ability", 9),
            _skill("their_skill", 3),
            _either("said", "lie", "truth"),
            _either("belief", "roll", "random"),
        ),
        *("YAG-231", "YAG-233", "YAG-234", "YAG-236", "YAG-Q23", "YAG-Q24", "YAG-Q65"),
    ),
    _question(
        "sneak",
        (
            _ability("ability"),
            _skill("skill"),
            _ability("their_ability", 6),
            _skill("their_skill", 2),
            _number("off", 0, -50, 100),
            _number("watchers", 1, 1, 12),
            _SLIP,
        ),
        *("YAG-245", "YAG-239", "YAG-Q64", "YAG-Q27"),
    ),
    _question(
        "spot",
        (
            _ability("ability"),
            _number("metres", 50, 0, 10000),
            _number("size", 5, 0, 100),
            _number("tiny", 0, 0, 20),
            _either("cover", *[row.key for row in TABLES.cover]),
            _number("base", 0, 0, 20),
            _FUMBLE,
            _WAY,
        ),
        *("YAG-218", "YAG-219", "YAG-220", "YAG-221", "YAG-Q25", "YAG-Q26", "YAG-Q54", "YAG-Q63"),
    ),
    _question("charm", (_ability("ability", 6), _FUMBLE), "YAG-226", "YAG-228", "YAG-Q28"),
    _question(
        "take",
        (_number("percent", 75, 1, 99), _number("attribute", 3, 1, 30), _skill("skill"), _TARGET, _FUMBLE),
        *("YAG-006", "YAG-009", "YAG-091", "YAG-102"),
    ),
    _question(
        "table",
        (_number("least", 0, 0, 200), _number("step", 3, 1, 10), _FUMBLE, _WAY),
        *("YAG-006", "YAG-009", "YAG-188"),
    ),
)
"""Without words."""
BY_KEY: dict[str, Question] = {question.key: question for question in QUESTIONS}


def _printed(setting: Setting, question: str) -> Setting:
    """What stands in printed tables: difficulties, surfaces, covers, paces."""
    match setting.key:
        case "target":
            rows = [
                f"{row.label} {row.target}" for row in (TABLES.surface if question == "climb" else TABLES.difficulty)
            ]
            return replace(setting, note=f"{first_up('; '.join(rows))}.")
        case "rated":
            said = [(row.label, first_up(row.label), signed(row.opponent)) for row in TABLES.difficulty]
            values = [(label, SAY("rated-for-them", label=name, amount=amount)) for label, name, amount in said]
            return replace(setting, values=tuple(values))
        case "cover":
            return replace(setting, values=tuple([(row.key, first_up(row.text)) for row in TABLES.cover]))
        case "pace":
            named = zip(PACES, TABLES.pace, strict=True)
            return replace(setting, values=tuple([(pace, first_up(row.name)) for pace, row in named]))
    return setting


def asked(key: str) -> Question:
    """In words."""
    one = BY_KEY[key]
    return worded(replace(one, settings=tuple([_printed(setting, key) for setting in one.settings])), SAY)


def questions() -> tuple[Question, ...]:
    return tuple([asked(key) for key in BY_KEY])
