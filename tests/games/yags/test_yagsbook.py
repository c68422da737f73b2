"""Characters as Yagsbook: there and back, older files, and files nobody should trust."""

import pytest

from bounded import bounded
from games.yags.given_people import ANN, BEN, GIL, do, holding, refused, someone, table, technique
from parlour.games.yags import moves as m
from parlour.games.yags.content.ready import CHARACTERS, EXTRAS
from parlour.games.yags.model import Creature, Item, Language, Skill, State
from parlour.games.yags.rules.approval import lacks
from parlour.games.yags.sheets import read, written
from parlour.games.yags.yagsbook import BOOK, YAGS, people
from parlour.games.yags.yagsbook import from_yagsbook as brought
from parlour.games.yags.yagsbook_write import left_out, to_yagsbook

NUMBERS = "".join(
    [
        f'<attribute name="{name}" score="{value}"/>'
        for value, name in enumerate(
            ("strength", "health", "agility", "dexterity", "perception", "intelligence", "empathy", "will"), 1
        )
    ]
)


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


def from_yagsbook(state: State, text: str) -> Creature:
    return brought(state, text).one


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
        + (
            '<advantages><advantage name="Steady aim" skill="Rifles" cost="+4"/><advantage name="Lucky" '
            'cost="+1"/></advantages>'
        ),
        more=(
            "<description><short>A carter\n  of the hills.</short><age>30</age></description><equipment><item "
            "name='rope'/><cash value='3d'/></equipment>"
        ),
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
        f"{skills(one_skill('Stealth', 3), form='talents')}<skills age='16'><group "
        f"name='Misc'>{one_skill('Stealth', 5)}{one_skill('Bow', 4)}</group></skills>"
        "<skills age='21'><group "
        f"name='Misc'>{one_skill('Bow', 2)}</group></skills></character-template></character-templates>"
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
    other = (
        f'<statistics xmlns="{BOOK}/d20"><attributes size="9"><attribute name="strength" '
        'score="18"/></attributes></statistics>'
    )
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


BOMB = (
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><characters><character '
    'name="&b;"/></characters>'
)
OUTSIDE = '<!DOCTYPE x SYSTEM "file:///etc/passwd"><characters/>'


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (BOMB, "Entities"),
        (OUTSIDE, "no character"),
        ("<characters>", "no XML"),
        ("<characters/>", "no character"),
        ("<a>&amp;&unknown;</a>", "no XML"),
        ("<a>" * 30 + "</a>" * 30, "deep"),
        ("<a>" + "<b/>" * 12_500 + "</a>", "large"),
        ("<a>" + "x" * 160_000 + "</a>", "too long"),
        ("<characters>" + '<character name="x"/>' * 2 + "</characters>", "2 in it. Say which one: x, x 2"),
        (book(name="a\x07b"), "can't be shown"),
        ("<characters>" + '<character name="x"/>' * 61 + "</characters>", "At most 60"),
    ],
)
def test_a_file_that_cannot_be_trusted_says_why(text: str, word: str) -> None:
    with bounded(), pytest.raises(ValueError, match=word):
        from_yagsbook(table(), text)
    if len(text) < 40_000:
        assert refused(table(), ANN, m.ImportCreature(text)) == ("bad-file", "YAG-034")


def beast(name: str, inside: str = "", **values: str) -> str:
    marks = "".join([f' {key}="{value}"' for key, value in values.items()])
    return f'<beast name="{name}"{marks}>{inside}</beast>'


def numbers(*, soak: int = 12, more: str = "") -> str:
    return f'<statistics xmlns="{YAGS}"><attributes size="4" soak="{soak}">{NUMBERS}</attributes>{more}</statistics>'


FAMILY = beast(
    "Hounds",
    (
        "<description><short>They bark.</short><physical><para>All of them <e>bark</e>, "
        "mostly.</para></physical></description>"
    ),
    primary="true",
)
FIGHT = (
    '<combat><combatstyle style="Bite" skill="Brawl"><attack attribute="agility" bonus="+5"/><damage '
    'type="split" bonus="+4"/></combatstyle>'
    '<armourstyle style="Natural"><armour name="Fur" protection="1"/></armourstyle></combat><passions><passion '
    'name="Ego" score="2"/></passions>'
    '<advantages><advantage name="Acute hearing" score="+1"/><advantage name="Tracking" skill="Survival" '
    'score="4"/><advantage name="Outlaw" cost="-1"/>'
    '<advantage name="Bad at it" skill="Charm" cost="-2"/></advantages>'
)
HOUNDS = beast("Marsh hound", numbers(more=FIGHT), parent="Hounds") + beast("Moor hound", numbers(soak=15))
KENNEL = f'<bestiary xmlns="{BOOK}">{FAMILY}{HOUNDS}</bestiary>'


def test_a_bestiary_holds_several_and_families_without_numbers_describe_theirs() -> None:
    marsh, moor = people(table(), KENNEL)
    assert [(each.one.name, each.one.kind, each.one.human, each.one.soak) for each in (marsh, moor)] == [
        ("Marsh hound", "creature", False, 12), ("Moor hound", "creature", False, 15),
    ]  # fmt: skip
    assert "All of them bark, mostly." in marsh.one.notes and "They bark." in marsh.one.notes and moor.one.notes == ""
    assert brought(table(), KENNEL, "moor HOUND").one == moor.one


def test_what_is_not_played_here_is_kept_as_words_and_said() -> None:
    marsh = people(table(), KENNEL)[0]
    for words in ("Passions: Ego 2.", "Ways to fight: Bite (Brawl): attack +5 damage +4.", "Armour: Fur 1."):
        assert words in marsh.one.notes
    assert marsh.one.concept == "Advantages: Acute hearing (+1), Outlaw (-1), Bad at it (Charm, -2)."
    assert marsh.said == (
        "Not played here, kept as words: passions, ways to fight, armour, advantages without a skill.",
    )
    assert [(known.name, known.skills, known.level) for known in marsh.one.techniques] == [
        ("Tracking", ("survival",), 4)
    ]
    odd = brought(
        table(),
        book(
            "<spells><spell name='Light'/></spells>",
            more="<information><habitat climate='Cold' terrain='Land'/></information>",
        ),
    )
    assert (
        "Spells: Light." in odd.one.notes
        and "Habitat: Cold Land." in odd.one.notes
        and odd.said == ("Not played here, kept as words: spells.",)
    )


def test_no_shape_of_a_sheet_is_an_error() -> None:
    bare = brought(table(), '<character name="x"/>')
    assert bare.one.attributes == (3,) * 8 and bare.said == (
        "It has no attributes: those of an average adult are taken.",
    )
    template = brought(
        table(),
        (
            "<characters><character "
            f"name='y'><statistics>{skills(one_skill('Melee', 4))}</statistics></character></characters>"
        ),
    )
    assert template.one.skills == (Skill("melee", 4),) and template.said == bare.said
    assert from_yagsbook(table(), book(name=" ")).name == "Nameless"
    without = brought(table(), book().replace("strength", "luck"))
    assert without.one.attributes == (3, 2, 3, 4, 5, 6, 7, 8) and without.said == (
        "It has no Strength: those of an average adult are taken.",
    )
    assert "Luck 1." in without.one.notes
    for score in ("lots", "100", "-3"):
        found = brought(table(), book(skills(one_skill("Rifles", score))))
        assert found.one.skills == () and found.said == (
            f"rifles: {score} is no number from 0 to 99; 0 is taken.".replace("rifles", "Rifles"),
        )
    nested = book(
        f'<skills><skill name="Other" type="skills">{one_skill("Melee", 4)}</skill>{one_skill("Rifles", 2)}</skills>'
    )
    assert from_yagsbook(table(), nested).skills == (Skill("melee", 4), Skill("rifles", 2))
    assert [
        each.one.name for each in people(table(), "<characters>" + '<character name="x"/>' * 2 + "</characters>")
    ] == ["x", "x 2"]
    assert from_yagsbook(table(), OUTSIDE.replace("<characters/>", book().partition("?>")[2])).name == "Tam", (
        "and nothing was fetched"
    )


def test_techniques_of_ones_own_of_any_kind_and_of_two_skills_survive() -> None:
    kinds = [
        ("knife throwing", "mastery", ("throw",), 3),
        ("the abbey", "specialisation", ("history",), 2),
        ("ice yachts", "familiarity", ("sailing",), 2),
    ]
    own = [
        technique(name, "", level, kind=kind, skills=skills, which=f"k{at}")
        for at, (name, kind, skills, level) in enumerate(kinds)
    ]
    both = technique("Two at once", "", 4, skills=("rifles", "bows"), which="k9", text="Shoots, draws, and shoots.")
    one = someone(skills={"throw": 4, "history": 3, "rifles": 4}, techniques=(*own, both))
    state = holding(one)
    again = read(state, to_yagsbook(state, one))
    assert [(known.name, known.kind, known.skills, known.level, known.text) for known in again.techniques] == [
        *[(*each, "") for each in kinds],
        ("Two at once", "technique", ("rifles", "bows"), 4, "Shoots, draws, and shoots."),
    ]


@pytest.mark.parametrize("key", [*CHARACTERS, *EXTRAS])
def test_what_the_format_has_no_place_for_is_said_in_the_file(key: str) -> None:
    state = do(table(campaign_tl=10), GIL, m.CallReady(False, key))
    one = state.creatures[0]
    file, lost = to_yagsbook(state, one), left_out(state, one)
    assert [line for line in file.splitlines() if line.startswith("<!--")] == (
        [f"<!-- Yagsbook has no place for: {'; '.join(lost)}. -->"] if lost else []
    )
    again = read(state, file)
    assert (again.kind, again.human) == (one.kind, one.human) or "that it is" in file
    assert (again.tiny == one.tiny) or f"Tiny {one.tiny}" in file
    assert ("weigh" in file) == bool(one.items) and ("one of many" in file) != one.named
    assert all(language.literate for language in one.languages) or "not read or written" in file
    assert ("<beast " in file) == (one.kind == "creature")


def test_of_several_a_player_says_which() -> None:
    two = book() + book(name="Ola").partition("?>")[2]
    two = f"<characters xmlns='{BOOK}'>" + two.partition("?>")[2] + "</characters>"
    assert refused(table(), ANN, m.ImportCreature(two)) == ("bad-file", "YAG-034")
    assert do(table(), ANN, m.ImportCreature(two, "ola")).creatures[0].name == "Ola"
    assert refused(table(), ANN, m.ImportCreature(two, "Nobody")) == ("bad-file", "YAG-034")


def test_a_mark_of_byte_order_does_no_harm() -> None:
    assert read(table(), "\ufeff" + book()).name == "Tam"
