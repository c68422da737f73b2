"""Characters as Yagsbook: there and back, older files, and files nobody should trust."""

import pytest

from bounded import bounded
from games.yags.given_people import ANN, BEN, GIL, do, holding, refused, someone, table, technique
from parlour.games.yags import moves as m
from parlour.games.yags.content.ready import CHARACTERS, EXTRAS
from parlour.games.yags.model import Item, Language, Skill
from parlour.games.yags.rules.approval import lacks
from parlour.games.yags.sheets import read, written
from parlour.games.yags.yagsbook import BOOK, YAGS, from_yagsbook, to_yagsbook

NUMBERS = "".join([
    f'<attribute name="{name}" score="{value}"/>'
    for value, name in enumerate(("strength", "health", "agility", "dexterity", "perception", "intelligence", "empathy", "will"), 1)
])  # fmt: skip


def book(
    inside: str = "",
    *,
    name: str = "Tam",
    around: str = f'xmlns="{BOOK}"',
    stats: str = f'xmlns="{YAGS}"',
    more: str = "",
) -> str:
    return (
        f'<?xml version="1.0"?>\n<characters {around}><character name="{name}">{more}<statistics {stats}>'
        f'<attributes size="6" soak="13">{NUMBERS}</attributes>{inside}</statistics></character></characters>'
    )


def skills(*rows: str, form: str = "skills") -> str:
    return f'<skills><group name="Some" type="{form}">{"".join(rows)}</group></skills>'


def one_skill(name: str, score: object = 3) -> str:
    return f'<skill name="{name}" score="{score}"/>'


def test_a_character_is_read() -> None:
    text = book(
        skills(
            one_skill("Athletics", 4),
            one_skill("Drive", 2),
            one_skill("Speak Norse"),
            one_skill("Speak own", 4),
            one_skill("Law", 0),
        )
        + '<advantages><advantage name="Steady aim" skill="Rifles" cost="+4"/><advantage name="Lucky" cost="+1"/></advantages>',
        more="<description><short>A carter\n  of the hills.</short><age>30</age></description><equipment><item name='rope'/><cash value='3d'/></equipment>",
    )
    one = from_yagsbook(table(), text)
    assert (one.name, one.attributes, one.size, one.soak) == ("Tam", (1, 2, 3, 4, 5, 6, 7, 8), 6, 13)
    assert one.skills == (Skill("athletics", 4), Skill("driving", 2)) and one.languages == (
        Language("Norse", 3),
        Language("native", 4),
    )
    assert one.concept == "A carter of the hills. Advantages: Lucky." and one.items == (Item("i1", "rope", 0),)
    assert [(known.name, known.skills, known.level, known.kind) for known in one.techniques] == [
        ("Steady aim", ("rifles",), 4, "technique")
    ]


def test_it_is_brought_to_the_table() -> None:
    state = do(table(), BEN, m.ImportCreature(book(skills(one_skill("Rifles", 4), one_skill("Sorcery", 2)))))
    one = state.creatures[0]
    assert (one.stage, one.controller, one.human, one.xp) == ("gear", BEN, True, 10)
    assert [rule for rule, _ in lacks(state, one)] == ["YAG-063"]


@pytest.mark.parametrize("key", [*CHARACTERS, *EXTRAS])
def test_what_the_format_has_a_place_for_survives(key: str) -> None:
    state = do(table(campaign_tl=10), GIL, m.CallReady(False, key))
    one = state.creatures[0]
    again = read(state, written(state, GIL, one.id, "yagsbook"))
    assert (again.name, again.attributes, again.size, again.soak, again.concept) == (
        one.name,
        one.attributes,
        one.size,
        one.soak,
        one.concept,
    )
    assert sorted(again.skills, key=str) == sorted(one.skills, key=str) and again.languages == one.languages
    assert [(known.name, known.level, known.kind, known.skills) for known in again.techniques] == [
        (known.name, known.level, known.kind, known.skills) for known in one.techniques
    ]
    assert [item.name for item in again.items] == [item.name for item in one.items]


def test_words_with_signs_in_them_stay_words() -> None:
    one = someone(
        name='A "b" <c> & d',
        concept="x < y & z > w",
        items=(Item("i1", "a'b\"c&", 5),),
        techniques=(technique("<i>", "brawl", 2),),
    )
    again = from_yagsbook(table(), to_yagsbook(holding(one), one))
    assert (again.name, again.concept, again.items[0].name, again.techniques[0].name) == (
        one.name,
        one.concept,
        "a'b\"c&",
        "<i>",
    )


def test_older_files_are_read() -> None:
    """No namespaces, no statistics, other words; a template that grows with age."""
    old = NUMBERS.replace("health", "stamina").replace("empathy", "charisma")
    text = (
        f'<character-templates><character-template name="Bandit"><attributes points="48">{old}</attributes>'
        f"{skills(one_skill('Stealth', 3), form='talents')}<skills age='16'><group name='Misc'>{one_skill('Stealth', 5)}{one_skill('Bow', 4)}</group></skills>"
        f"<skills age='21'><group name='Misc'>{one_skill('Bow', 2)}</group></skills></character-template></character-templates>"
    )
    one = from_yagsbook(table(), text)
    assert (
        one.attributes == (1, 2, 3, 4, 5, 6, 7, 8)
        and one.skills == (Skill("stealth", 5), Skill("bows", 4))
        and (one.size, one.soak) == (5, 12)
    )
    beast = f'<bestiary><beast name="Wolf"><attributes size="4" soak="12">{old}</attributes></beast></bestiary>'
    wolf = from_yagsbook(table(), beast)
    assert (wolf.kind, wolf.human, wolf.size) == ("creature", False, 4)
    state = do(table(), GIL, m.ImportCreature(beast))
    assert state.creatures[0].kind == "creature"


def test_statistics_of_other_games_are_passed_over() -> None:
    other = f'<statistics xmlns="{BOOK}/d20"><attributes size="9"><attribute name="strength" score="18"/></attributes></statistics>'
    one = from_yagsbook(table(), book(more=other))
    assert (one.size, one.attributes[0]) == (6, 1)


def test_techniques_of_knowledges_are_specialisations() -> None:
    advantages = "".join(
        [
            f'<advantage name="{name}" skill="{skill}" cost="{cost}"/>'
            for name, skill, cost in (("Rome", "History", 3), ("Dance", "Athletics", 3), ("Haggling", "Charm", 2))
        ]
    )
    one = read(table(), book(f"<advantages>{advantages}</advantages>"))
    assert [(known.name, known.kind, known.level) for known in one.techniques] == [
        ("Rome", "specialisation", 2),
        ("dance", "mastery", 3),
        ("Haggling", "technique", 2),
    ]


BOMB = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><characters><character name="&b;"/></characters>'
OUTSIDE = '<!DOCTYPE x SYSTEM "file:///etc/passwd"><characters/>'


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (BOMB, "entities"), (OUTSIDE, "entities"), ("<characters>", "no XML"), ("<characters/>", "no character"), ("<a>&amp;&unknown;</a>", "no XML"),
        ('<character name="x"/>', "no attributes"), (book(name=" "), "no name"), (book().replace("<character ", "<character name2='' ").replace("strength", "luck"), "Strength"),
        (book(skills(one_skill("Rifles", "lots"))), "no number"), (book(skills(one_skill("Rifles", 100))), "no number"), (book(skills(one_skill("Rifles", "-3"))), "no number"),
        ("<a>" * 30 + "</a>" * 30, "deep"), ("<a>" + "<b/>" * 2500 + "</a>", "large"), ("<a>" + "x" * 50_000 + "</a>", "too long"),
        ("<characters>" + '<character name="x"/>' * 2 + "</characters>", "2 characters"), (book(name="a\x07b"), "can't be shown"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_trusted_says_why(text: str, word: str) -> None:
    with bounded(), pytest.raises(ValueError, match=word):
        from_yagsbook(table(), text)
    if len(text) < 40_000:
        assert refused(table(), ANN, m.ImportCreature(text)) == ("bad-file", "YAG-034")


def test_a_mark_of_byte_order_does_no_harm() -> None:
    assert read(table(), "\ufeff" + book()).name == "Tam"
