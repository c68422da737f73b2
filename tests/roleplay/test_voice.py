"""A talking table: one switch in all four games; whatever only tells what somebody does, or why, may be left unwritten,
and the log reads well without."""

import pytest

from parlour.core.game import Line
from parlour.core.judge import Words
from parlour.core.sentences import Sentences
from parlour.games import GAMES

SHARED = "take_seat.name write_note.title plead.words prepare_scene.name import_plans.file"
"""What people call themselves and their notes, and what they ask for."""
PIECES = {
    "fate": """
        call_own.file settle_search.text name_it.text tell_fate.text add_zone.name impose.text start_challenge.name
        start_challenge.tasks add_task.text start_contest.name tell_victory.text suggest_aspect.text
        propose_fact.text new_character.name describe.name describe.looks set_aspect.text write_blank.text
        write_bonus.feature write_bonus.circumstance write_bend.feature write_bend.effect make_mook.name
        make_mook.aspects make_group.name import_character.file set_side.side pick_rewrite.text rewrite_high.text
        hazard_attack.name give_consequence.text open_scene.name add_aspect.text
    """,
    "fugue": """
        bring_content.text write_dealer_note.title describe_persona.looks add_detail.text name_persona.name
        invent.name set_scene.text set_language.text add_basic.text pin_up.text rule.text own_flashback.trigger
        gift_flashback.trigger story_flashback.trigger tell_memory.text reword.trigger reword.memory
        name_ability.ability help_tell.text
    """,
    "personae": """
        call_own.file state_goal.goal open_scene.place add_obstacle.name agree_hazard.name add_ware.name
        new_individual.name import_individual.text wonder.subject wonder.question new_extra.name new_supporting.name
        new_figure.name unlock_skill.name unlock_skill.group add_ability.name add_power.skill add_power.name
        take_trait.skill add_talent.name add_gear.name add_gear.group new_companion.name plan_skill.name
        plan_skill.group plan_ability.name plan_power.skill plan_power.name plan_talent.name
    """,
    "yags": """
        call_own.file tell_outcome.text start_long.name start_race.name start_team.name start_art.name
        open_scene.place new_creature.name import_creature.text open_file.text set_language.name add_item.name
        buy_own.name learn_language.name define_skill.name define_technique.name add_culture.name
    """,
}
"""What becomes a piece of the game, is told only in words, or is a file: it has to be written."""


def compulsory(game: str) -> list[str]:
    moves = GAMES[game].playing.desk.moves.values()
    fields = [(move.tag, name, field) for move in moves for name, field in zip(move.names, move.fields, strict=True)]
    return [f"{tag}.{name}" for tag, name, field in fields if isinstance(field, Words) and field.asked["least"] == 1]


@pytest.mark.parametrize("game", PIECES)
def test_no_reason_and_no_story_has_to_be_written_where_people_talk(game: str) -> None:
    assert sorted(compulsory(game)) == sorted([*SHARED.split(), *PIECES[game].split()])
    assert not [field for field in compulsory(game) if field.endswith((".reason", ".why", ".label", ".goal"))] or (
        game == "personae" and "state_goal.goal" in compulsory(game)
    )


@pytest.mark.parametrize("game", PIECES)
def test_the_switch_is_the_same_at_every_table(game: str) -> None:
    option = next(option for option in GAMES[game].options if option.key == "voice")
    assert (option.label, option.default) == ("We talk by voice", "off")
    assert [choice.value for choice in option.values] == ["off", "on"] and option.rule


def test_a_colon_nothing_follows_is_a_full_stop() -> None:
    book: Sentences[None] = Sentences()
    for told in ("Ama concedes:", "Ama concedes: ", "Ama concedes: .", "Ama concedes."):
        line = book.marked(object(), Line(told))
        assert line is not None and line.text == "Ama concedes."
    kept = book.marked(object(), Line("Ama: it is over."))
    assert kept is not None and kept.text == "Ama: it is over."
