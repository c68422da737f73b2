"""Ways in Yags, most of them from its ready scene."""

from games.yags import given_check as checks
from games.yags.given_check import GIL, do
from games.yags.given_scene import on_wall
from games.yags.test_yagsbook import book, one_skill, skills
from laws.paths.common import Begin, Path, looks_and_shown_notes, staged
from parlour.core.chance import Told
from parlour.games.yags import GAME
from parlour.games.yags import moves as m
from parlour.games.yags.model import Side, State
from parlour.roleplay import moves as d

TOMAS, IMOGEN = "c1", "c5"
RUNNERS = "c14", "c16"
"""The one is as good as the other."""
PLAYER = 1


def told(state: State, *played: tuple[int, object]) -> State:
    for seat, command in played:
        state = do(state, seat, command)
    return state


def rich(begin: Begin, **options: object) -> State:
    """Everything has its price, and Tomas can pay it."""
    state = staged(begin, GAME, 3, **options)
    kinds = ("attribute", "talent", "standard", "knowledge", "language")
    state = told(state, *[(GIL, m.SetPrice(kind, 1, 0)) for kind in kinds])  # type: ignore[arg-type]
    return do(state, GIL, m.Award((TOMAS,), 40, "a long winter"))


def experience(begin: Begin) -> None:
    state = rich(begin)
    do(state, PLAYER, m.RaiseAttribute(TOMAS, "Will"))
    do(state, PLAYER, m.LearnLanguage(TOMAS, "Latin"))
    do(state, PLAYER, m.Study(TOMAS, "awareness", 1, ""))


def up_a_wall(begin: Begin) -> None:
    """With a technique that needs another, to the top."""
    state = rich(begin)
    for name in ("Tumbling escape", "Wall runner"):
        if not any(known.name == name for known in checks.person(state, TOMAS).techniques):
            state = do(state, PLAYER, m.BuyTechnique(TOMAS, name))
    state = on_wall(state, who=TOMAS, height=2)
    state = do(state, PLAYER, m.BoostClimb(TOMAS, checks.person(state, TOMAS).techniques[-1].id))
    do(do(state, PLAYER, m.ClimbOn(TOMAS)), PLAYER, m.Roll(0), 19)


def clinging(begin: Begin) -> None:
    """A quarter of an hour's climb goes wrong; holding on exhausts."""
    state = on_wall(staged(begin, GAME, 3), who=TOMAS, pace="quarter", target=60)
    state = checks.roll(do(state, PLAYER, m.ClimbOn(TOMAS)), 2)
    do(state, PLAYER, m.Cling(True))


def judged(begin: Begin) -> None:
    """What the game master says of the first check holds for the whole long task."""
    state = do(staged(begin, GAME, 3), GIL, m.StartLong(TOMAS, "Will", "athletics", 20, 3, 0, "the trap"))
    state = checks.judge(do(state, GIL, m.Work(state.tasks[-1].id)))
    checks.roll(state, 10)


def a_file(begin: Begin) -> None:
    """With something in it that has no place here; it is put away again."""
    state = staged(begin, GAME, 2)
    file = book(skills(one_skill("Athletics", 4)), more="<flaws><flaw name='Proud'/></flaws>")
    state = do(state, GIL, m.OpenFile(file))
    do(state, GIL, m.ClearShelf(tuple([one.id for one in state.shelf])))


def building(begin: Begin) -> None:
    """The campaign is set, and what somebody built comes back with a reason."""
    state = begin(("Gil", "Ann"), GAME.options_type(language_literacy="separate"), Told())
    state = told(state, (GIL, d.ChangeRule("spot_base", "10")), (GIL, m.SetBudget(5, 41, 11)))
    state = told(state, (GIL, m.AddCulture(1, "Hillfolk")), (GIL, m.DropCulture("Hillfolk")))
    state = do(state, PLAYER, m.NewCreature(False, True, "person", "Mo"))
    who = state.creatures[-1].id
    while checks.person(state, who).stage != "gear":
        if checks.offered(state, PLAYER, "set_language"):
            state = do(state, PLAYER, m.SetLanguage(False, who, 1, "Latin"))
        state = do(state, PLAYER, m.Step(True, who))
    told(state, (PLAYER, m.Submit(who)), (GIL, m.SendBack(who, "Somebody else has that job")))


def ties(begin: Begin) -> None:
    """Rolled anew, or given to whoever resists."""
    one, other = (Side(who, "Will") for who in RUNNERS)
    state = checks.contest(staged(begin, GAME, 3, contest_tie="reroll"), one, other)
    checks.roll(state, 10, 10)
    do(checks.contest(staged(begin, GAME, 3, contest_tie="defender"), one, other), GIL, m.Hold(1))


def part_of_the_way(begin: Begin) -> None:
    """Over a bench, and not over it."""
    state = do(staged(begin, GAME, 3), GIL, m.StartRounds())
    state = checks.roll(do(state, GIL, m.CallScramble(False, IMOGEN, "bench", 0, "")), 1)
    do(state, GIL, m.PartWay(1))


def a_draw(begin: Begin) -> None:
    """One turn in which nobody gains."""
    state = staged(begin, GAME, 3, competitive_even="draw")
    pairs = (TOMAS, "Will", "athletics", IMOGEN, "Will", "athletics")
    state = do(state, GIL, m.StartRace(False, *pairs, "turns", 1, "", "to the hoist"))
    state = do(state, GIL, m.Work(state.tasks[-1].id))
    checks.roll(state, 19, 2)


PATHS: tuple[Path, ...] = (
    looks_and_shown_notes(GAME),
    experience,
    up_a_wall,
    clinging,
    judged,
    a_file,
    building,
    ties,
    part_of_the_way,
    a_draw,
)
