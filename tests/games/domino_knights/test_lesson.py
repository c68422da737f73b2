"""The lesson: who does as the coach says finishes every step; who does not can still finish it or begin it again."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from laws.test_secrets import Tally, look
from laws.walk import Fair, Step, pick
from parlour.core.game import RuleViolation
from parlour.core.offers import fill, fits, pieces_of
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.lesson.content import LEARNER, RIVAL, STEPS
from parlour.games.domino_knights.lesson.course import is_still
from parlour.games.domino_knights.model import PHASES
from parlour.games.domino_knights.words.lesson import beside, learned, task

from .given import Lucky, NoChance
from .learner import Lesson

EVERY_STEP = pytest.mark.parametrize("step", range(1, len(STEPS) + 1))


def test_the_front_page_is_told_how_many_steps_there_are() -> None:
    assert GAME.about.lesson == len(STEPS) == 5


@EVERY_STEP
@pytest.mark.parametrize("seed", range(5))
def test_who_does_what_the_coach_says_finishes_the_step(step: int, seed: int) -> None:
    """Whatever luck brings; and every stage is met in its turn, by what the coach asks for."""
    lesson = Lesson(step, seed)
    for stage in range(len(STEPS[step - 1].stage)):
        assert (lesson.coach.state, lesson.coach.stage) == ("yours", stage)
        lesson.obeys()
    assert lesson.coach.state == "done"
    assert lesson.coach.learned


def test_all_five_steps_are_played_in_a_row() -> None:
    lesson = Lesson()
    for step in range(1, 6):
        while lesson.coach.state == "yours":
            lesson.obeys()
        assert (lesson.coach.step, lesson.coach.state) == (step, "done")
        asked = GAME.prompt(lesson.state, LEARNER)
        if step < 5:
            assert asked == "This step is done. Take the next one."
            lesson.plays(m.TakeStep(step + 1))
    assert asked == "The lesson is done: you know the game."


@EVERY_STEP
def test_a_step_is_begun_again_from_anywhere_as_it_was(step: int) -> None:
    lesson = Lesson(step)
    first = GAME.private(lesson.state, LEARNER), GAME.public(lesson.state)
    while lesson.coach.state == "yours":
        lesson.obeys()
        again = GAME.evolve(lesson.state, GAME.play(lesson.state, LEARNER, m.TakeStep(step), NoChance())[0])
        lesson_again = Lesson(step)
        lesson_again.state = again
        lesson_again.waits()
        assert (GAME.private(lesson_again.state, LEARNER), GAME.public(lesson_again.state)) == first


@EVERY_STEP
def test_when_a_step_is_over_everything_stands_still(step: int) -> None:
    lesson = Lesson(step)
    while lesson.coach.state == "yours":
        lesson.obeys()
    assert [offer.command for offer in GAME.offers(lesson.state, LEARNER)] == ["take_step"]
    assert GAME.offers(lesson.state, RIVAL) == []
    assert GAME.alarms(lesson.state) == ()
    assert GAME.passing(lesson.state, LEARNER, "never") is None
    with pytest.raises(RuleViolation) as refused:
        GAME.play(lesson.state, LEARNER, m.Pass(), NoChance())
    assert refused.value.reason == "step-over"


def test_nobody_waits_for_a_clock_and_nobody_can_give_up() -> None:
    lesson = Lesson(5)
    assert lesson.state.window is not None
    assert GAME.alarms(lesson.state) == ()
    assert "concede" not in [offer.command for offer in GAME.offers(lesson.state, LEARNER)]
    with pytest.raises(RuleViolation):
        GAME.play(lesson.state, LEARNER, m.Concede(), NoChance())


def test_a_game_like_any_other_has_no_steps_to_take() -> None:
    _, state = GAME.start(("Ann", "Ben"), GAME.default_options(2), Lucky(1))
    assert GAME.public(state).lesson is None
    with pytest.raises(RuleViolation) as refused:
        GAME.play(state, 0, m.TakeStep(2), NoChance())
    assert refused.value.reason == "no-lesson"


def test_only_the_learner_takes_steps_and_only_those_there_are() -> None:
    lesson = Lesson()
    for seat, step in ((RIVAL, 2), (LEARNER, 0), (LEARNER, 6)):
        with pytest.raises(RuleViolation):
            GAME.play(lesson.state, seat, m.TakeStep(step), NoChance())


def test_no_form_asks_for_a_lesson() -> None:
    with pytest.raises(RuleViolation):
        GAME.read_options({"lesson": "1"}, 2)


# Other legal things


def test_who_ends_the_attacks_too_early_is_told_so_and_may_attack_in_the_next_turn() -> None:
    lesson = Lesson(1)
    lesson.obeys()
    lesson.obeys()
    lesson.plays(m.EndAttack())
    assert lesson.coach.state == "astray"
    assert "in your Attack" in lesson.coach.task
    card = GAME.private(lesson.state, LEARNER).hand[0]
    lesson.plays(m.Discard((card,)))
    lesson.plays(m.DrawCards(False))
    assert lesson.coach.state == "astray"
    lesson.plays(m.EndTrain())
    assert lesson.coach.state == "yours"
    while lesson.coach.state == "yours":
        lesson.obeys()
    assert lesson.coach.state == "done"


def test_hearts_train_as_well_as_clubs_and_either_end_may_attack() -> None:
    lesson = Lesson(2)
    lesson.plays(m.Train("#1", ("2♥", "7♥")))
    while lesson.coach.press != "promote":
        lesson.obeys()
    lesson.plays(m.Promote("#1", 4))
    assert lesson.coach.state == "done"
    knight = GAME.public(lesson.state).kingdoms[LEARNER].knights[-1]
    assert (knight.attack, knight.defence, knight.suit) == (4, 5, "♥")


@pytest.mark.parametrize(
    ("cards", "reason"), [(("4♣", "7♥"), "mixed"), (("4♣",), "too-little"), (("2♥", "7♥", "6♠"), "mixed")]
)
def test_a_wrong_payment_is_refused_as_in_any_game(cards: tuple[str, ...], reason: str) -> None:
    lesson = Lesson(2)
    with pytest.raises(RuleViolation) as refused:
        GAME.play(lesson.state, LEARNER, m.Train("#1", cards), NoChance())
    assert refused.value.reason == reason
    assert refused.value.cure


def test_who_lets_the_attack_through_may_block_the_next_one() -> None:
    lesson = Lesson(3)
    while lesson.coach.press != "defend":
        lesson.obeys()
    lesson.plays(m.Defend(()))
    assert GAME.public(lesson.state).kingdoms[LEARNER].health == 20
    assert lesson.coach.state == "astray"
    lesson.plays(m.DrawCards(False))
    for command in (m.EndTrain(), m.EndAttack()):
        lesson.plays(command)
    lesson.plays(m.Discard(GAME.private(lesson.state, LEARNER).hand[:1]))
    while lesson.coach.state == "yours":
        lesson.obeys()
    assert lesson.coach.state == "done"


def test_who_sends_everybody_out_cannot_block_and_is_told_why() -> None:
    lesson = Lesson(3)
    lesson.plays(m.Attack("@1", ("[3:8]", "[4:5]", "[4:6]", "[3:3]")))
    while lesson.coach.press != "" and lesson.coach.state == "yours":
        lesson.obeys()
    assert (lesson.coach.state, PHASES[lesson.state.phase]) == ("astray", "defend")
    assert "tapped" in lesson.coach.task


def test_an_attack_with_somebody_else_is_not_what_was_asked() -> None:
    lesson = Lesson(3)
    lesson.plays(m.Attack("@1", ("[4:6]",)))
    assert lesson.coach.stage == 0
    lesson.plays(m.TakeStep(3))
    lesson.obeys()
    assert lesson.coach.stage == 1


@pytest.mark.parametrize(
    ("step", "before", "command"),
    [
        (4, "killed [9:9]", m.Special("A♠", "[5:6]")),
        (4, "killed [9:9]", m.Special("J♥", "@1")),
        (4, "lies J♥ @0", m.Pass()),
        (4, "empowered A♣ [4:4]", m.Pass()),
        (4, "turn_over", m.Discard(("A♣",))),
        (5, "answered A♠", m.Pass()),
        (5, "negated A♠", m.Pass()),
        (5, "lies Q♥ @1", m.Special("10♠", "Q♥")),
        (5, "survived", m.Pass()),
    ],
)
def test_what_spoils_the_step_is_allowed_told_and_begun_again(step: int, before: str, command: m.Command) -> None:
    """Also when the learner's Kingdom would fall: a lesson does not end the game."""
    lesson = Lesson(step)
    while STEPS[step - 1].stage[lesson.coach.stage].goal != before:
        lesson.obeys()
    lesson.plays(command)
    assert lesson.coach.state == "lost"
    assert "tart" in lesson.coach.task
    assert GAME.outcome(lesson.state) is None
    lesson.plays(m.TakeStep(step))
    assert (lesson.coach.state, lesson.coach.stage) == ("yours", 0)


def test_a_card_played_before_it_is_asked_for_counts() -> None:
    lesson = Lesson(4)
    lesson.obeys()
    lesson.plays(m.Special("J♥", "@0"))
    lesson.obeys()
    assert STEPS[3].stage[lesson.coach.stage].goal == "struck"
    while lesson.coach.state == "yours":
        lesson.obeys()
    assert lesson.coach.state == "done"


def test_any_ten_may_answer_first() -> None:
    lesson = Lesson(5)
    lesson.plays(m.Special("10♠", "A♠"))
    lesson.plays(m.Special("10♦", "10♥"))
    assert STEPS[4].stage[lesson.coach.stage].goal == "lies Q♥ @1"


def test_who_wants_to_be_asked_always_is_told_to_pass_where_the_step_waits_for_nobody() -> None:
    lesson = Lesson(1)
    _, asked = GAME.play(lesson.state, LEARNER, m.DrawCards(False), Lucky(1))
    assert asked.window is not None and GAME.awaited(asked) == (LEARNER, RIVAL)
    told = GAME.public(asked).lesson
    assert told is not None and (told.state, told.press) == ("waiting", "pass")
    assert "press *Pass*" in told.task
    _, passed = GAME.play(asked, LEARNER, m.Pass(), Lucky(1))
    told = GAME.public(passed).lesson
    assert told is not None and (told.state, told.press) == ("waiting", "")


def test_a_bot_in_the_learners_place_does_what_the_coach_says_step_after_step() -> None:
    lesson = Lesson()
    steps: list[int] = []
    for _ in range(400):
        seat = GAME.awaited(lesson.state)[0]
        command = GAME.bot(GAME.redeal(lesson.state, seat, lesson._chance), seat, "normal", lesson._random)
        steps += [command.step] if isinstance(command, m.TakeStep) else []
        if len(steps) == 5:
            break
        lesson._does(seat, command)
    assert steps == [2, 3, 4, 5, 1]


def test_a_bot_in_the_learners_place_begins_a_lost_step_again() -> None:
    lesson = Lesson(5)
    lesson.plays(m.Pass())
    assert GAME.bot(lesson.state, LEARNER, "normal", lesson._random) == m.TakeStep(5)


def test_the_opponent_does_what_the_step_says() -> None:
    """The script is not stopped by its own mildness: every answer of every step is really given by somebody's play."""
    given: set[tuple[int, str]] = set()
    for number, step in enumerate(STEPS, 1):
        lesson = Lesson(number)
        honest = lesson._does

        def noted(seat: int, command: m.Command, number: int = number, honest: object = honest) -> None:
            if seat == RIVAL:
                given.add((number, repr(command)))
            honest(seat, command)  # type: ignore[operator]

        lesson._does = noted  # type: ignore[method-assign]
        for ten in ("", "10♣", "10♠") if number == 5 else ("",):
            lesson.plays(m.TakeStep(number))
            if ten:
                lesson.plays(m.Special(ten, "A♠"))
            while lesson.coach.state == "yours":
                lesson.obeys()
                if ten:
                    break
        for answer in step.answers:
            assert (number, repr(answer.do)) in given


# Words


@EVERY_STEP
def test_every_word_of_the_coach_is_good(step: int) -> None:
    data = STEPS[step - 1]
    rules = {rule.id for rule in GAME.rulebook}
    assert set(data.learned) <= rules
    assert all(learned(step, fact) for fact in range(1, 1 + len(data.learned)))
    for number, stage in enumerate(data.stage, 1):
        assert set(stage.at) <= set(PHASES)
        said = {part: beside(step, number, part, "Bertrand") for part in ("hint", "praise", "wait", "regret")}
        assert said["hint"] and said["praise"]
        assert bool(stage.lost) <= bool(said["regret"])
        for words in (task(step, number, "Bertrand"), *said.values()):
            assert words.count("*") % 2 == 0
            assert len(words) < 440, words


def test_the_coach_names_the_opponent() -> None:
    assert "Bertrand" in Lesson(1).coach.task


def test_the_coach_speaks_in_the_terminal_too() -> None:
    lesson = Lesson(2)
    told = GAME.sheet(GAME.public(lesson.state), GAME.private(lesson.state, LEARNER), LEARNER)
    assert "Lesson, step 2 of 5: Training" in told
    assert "Hint: 2♥ and 7♥" in told
    assert "*" not in told


# The laws


def _walk(step: int, seed: int, most: int) -> Iterator[Step]:
    """Random play from a step on, both seats at random; now and then another step is taken."""
    chance, rnd = Fair(seed), random.Random(seed)
    _, state = GAME.start(("Ann", "Bertrand"), GAME.lesson, chance)
    state = GAME.play(state, LEARNER, m.TakeStep(step), chance)[1]
    for _ in range(most):
        seat = rnd.choice(GAME.awaited(state))
        offers = [offer for offer in GAME.offers(state, seat) if offer.owed or rnd.random() < 0.3]
        offers = [offer for offer in offers if offer.owed or offer.command != "take_step" or rnd.random() < 0.1]
        if not offers:
            continue
        command = fill(pick(offers, rnd), GAME.commands, rnd.random)
        at = len(chance.given)
        events, after = GAME.play(state, seat, command, chance)
        yield Step(state, seat, command, events, after, tuple(chance.given[at:]))
        state = after


@EVERY_STEP
def test_the_laws_hold_in_a_lesson(step: int) -> None:
    """Replay, round trips, offers, who is asked, and that no game of a lesson ends."""
    rnd = random.Random(step)
    met: list[m.Command] = []
    for played in _walk(step, step, 500):
        assert GAME.evolve(played.state, played.events) == played.after
        for value, kind in ((played.after, GAME.state_type), (played.events, tuple[GAME.event_type, ...])):
            assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value
        assert GAME.outcome(played.after) is None
        for seat in GAME.awaited(played.after):
            assert any(offer.owed for offer in GAME.offers(played.after, seat))
        met.append(played.command)
        for seat in (LEARNER, RIVAL):
            offers = GAME.offers(played.after, seat)
            GAME.names(played.after, seat, tuple(pieces_of(GAME.menu(played.after, seat).forms)))
            for command in rnd.sample(met, min(4, len(met))):
                tag = command.__struct_config__.tag
                offered = fits([offer for offer in offers if offer.command == tag], command)
                assert _accepts(played.after, seat, command) == offered, (seat, command)


def _accepts(state: object, seat: int, command: m.Command) -> bool:
    try:
        GAME.play(state, seat, command, Lucky(1))
    except RuleViolation as refused:
        assert refused.rule in {rule.id for rule in GAME.rulebook}
        return False
    return True


@EVERY_STEP
def test_nothing_leaks_in_a_lesson(step: int) -> None:
    tally, rnd = Tally(), random.Random(step)
    for seed in range(4):
        for played in _walk(step, seed, 120):
            look(GAME, played, rnd.choice((LEARNER, RIVAL, None)), rnd.randrange(1 << 30), tally)
    assert tally.states > 300
    assert tally.failed <= 0.02 * tally.states


@EVERY_STEP
def test_random_play_meets_the_stillness_of_a_step(step: int) -> None:
    assert any(is_still(played.after) for seed in range(6) for played in _walk(step, seed, 200))
