"""Scenes: where and when, who is there, and the ground underfoot. Markers for the log, and what checks are called in
(3.9)."""

from collections.abc import Callable

from parlour.core.judge import FLAG, Count, Move, One, Some, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import FOOTINGS, MOST, NAME, PHRASE
from parlour.games.yags.content.tables import OBSTRUCTIONS
from parlour.games.yags.model import Creature, Ground, Scene, State
from parlour.games.yags.rules.ask import RULE, climb_of, involves, open_check, present
from parlour.games.yags.rules.conditions import BETWEEN, KNOWN, PLAYING, SHOWN, nobody_here
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.rounds import tire, tire_one
from parlour.roleplay.cast import here_already, no_session, not_gm, not_here, people, players, scene_open


def nobody_away(state: State) -> bool:
    return not any([one.stage == "ready" and not one.here for one in state.creatures])


def in_a_check(state: State, it: Creature) -> bool:
    """Nobody leaves in the middle of one."""
    check = open_check(state)
    return check is not None and involves(check, it.id)


def act_open(draft: Draft, seat: int, command: m.OpenScene) -> None:
    number = draft.state.scene.number + 1
    draft.put(
        m.SceneOpened(
            Scene(number, command.place.strip(), command.time.strip(), command.aim.strip(), True), command.here
        )
    )


def act_close(draft: Draft, seat: int, command: m.CloseScene) -> None:
    """Climbs end where they are; tasks may go on in another scene."""
    if draft.state.scene.round:
        tire(draft)
        draft.put(m.RoundsEnded(draft.state.scene.round))
    for one in present(draft.state):
        leave(draft, one.id)
    draft.put(m.SceneClosed(draft.state.scene.number))


def leave(draft: Draft, who: str) -> None:
    """A run and a climb end with it, and a sprint has cost what it costs."""
    if climb_of(draft.state, who) is not None:
        draft.put(m.ClimbEnded(who, "ended"))
    if draft.one(who).gait == "sprinting":
        tire_one(draft, who)
    if draft.one(who).ran:
        draft.put(m.RunEnded(who))


def act_enter(draft: Draft, seat: int, command: m.Enter) -> None:
    """YAG-Q75: also unseen, without a word to anybody."""
    draft.put(m.Entered(command.who))


def act_leave(draft: Draft, seat: int, command: m.Leave) -> None:
    leave(draft, command.who)
    draft.put(m.Left(command.who))


def lies(part: str) -> Callable[[State], int | str]:
    """The form begins with the ground as it is."""

    def now(state: State) -> int | str:
        found: int | str = getattr(state.scene.ground, part)
        return found

    return now


def act_ground(draft: Draft, seat: int, command: m.SetGround) -> None:
    ground = Ground(
        command.obstruction,
        command.unstable,
        command.narrow,
        command.slippery,
        command.windy,
        command.gap,
        command.dangerous,
    )
    draft.put(m.GroundSet(ground))


MOVES: Moves = {
    Move(
        m.OpenScene,
        {
            "place": Words(PHRASE),
            "time": Words(NAME, 0),
            "aim": Words(PHRASE, 0),
            "here": Some(people, unless=SHOWN, least=0, suggest=players),
        },
        rule=RULE,
        unless=(not_gm, no_session, scene_open),
    ): act_open,
    Move(m.CloseScene, {}, rule=RULE, unless=(not_gm, *BETWEEN)): act_close,
    Move(
        m.Enter,
        {"who": One(people, unless=(*KNOWN, here_already))},
        rule=RULE,
        unless=(not_gm, *PLAYING, nobody_away),
    ): act_enter,
    Move(
        m.Leave,
        {"who": One(people, unless=(*KNOWN, not_here, in_a_check))},
        rule=RULE,
        unless=(not_gm, *PLAYING, nobody_here),
    ): act_leave,
    Move(
        m.SetGround,
        {
            "windy": One(FLAG, suggest=lies("windy")),
            "dangerous": One(FLAG, suggest=lies("dangerous")),
            "obstruction": One(tuple(OBSTRUCTIONS), suggest=lies("obstruction")),
            "unstable": One(FOOTINGS, suggest=lies("unstable")),
            "narrow": One(FOOTINGS, suggest=lies("narrow")),
            "slippery": One(FOOTINGS, suggest=lies("slippery")),
            "gap": Count(0, MOST, suggest=lies("gap")),
        },
        rule="YAG-196",
        unless=(not_gm, *PLAYING),
    ): act_ground,
}
