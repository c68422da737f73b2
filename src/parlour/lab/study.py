"""A study from its question to its counts: asked well, played by a crew, stopped at any moment without losing what is
done."""

from collections.abc import Callable, Mapping, Sequence

from parlour.core.game import Game, RuleViolation
from parlour.core.house import lab_says
from parlour.core.phrasebook import listed
from parlour.games import GAMES
from parlour.lab.crew import Crew, Part
from parlour.lab.errors import BadStudy
from parlour.lab.files import Result, joined
from parlour.lab.job import Job, pieces
from parlour.lab.play import MOST, PACE
from parlour.lab.tally import Tally

LARGEST_PIECE = 10
PIECES_A_HAND = 8

Progress = Callable[[int], None]
"""Told how many more games are done."""


def prepared(
    key: str,
    levels: Sequence[str],
    games: int,
    *,
    seed: int = 1,
    chosen: Mapping[str, str] | None = None,
    preset: str | None = None,
    fixed_seats: bool = False,
    pace: float = PACE,
    most: int = MOST,
) -> Job:
    """The question of a study, or BadStudy: everything that could be wrong with it is found before the first game."""
    game = GAMES.get(key)
    if game is None:
        raise BadStudy(lab_says("no-game", game=key, games=listed(list(GAMES))))
    if not game.levels:
        with_bots = [other.about.key for other in GAMES.values() if other.levels]
        raise BadStudy(lab_says("no-bots", title=game.about.title, games=listed(with_bots)))
    known = [level.key for level in game.levels]
    for level in levels:
        if level not in known:
            raise BadStudy(lab_says("no-level", level=level, levels=listed(known)))
    if not game.about.least <= len(levels) <= game.about.most:
        raise BadStudy(
            lab_says("players", title=game.about.title, least=game.about.least, most=game.about.most, count=len(levels))
        )
    if games < 1:
        raise BadStudy(lab_says("no-games"))
    if pace < 0 or most < 1:
        raise BadStudy(lab_says("less-than-none"))
    values = {**_preset(game, preset), **(chosen or {})}
    try:
        game.read_options(values, len(levels))
    except RuleViolation as no:
        raise BadStudy(f"{no.why} {no.cure}".strip()) from None
    defaults = {option.key: option.default for option in game.options}
    told = tuple(sorted([(option, value) for option, value in values.items() if value != defaults[option]]))
    return Job(key, game.version, tuple(levels), games, seed, told, fixed_seats, pace, most)


def _preset(game: Game, key: str | None) -> dict[str, str]:
    if key is None:
        return {}
    for preset in game.presets:
        if preset.key == key:
            return preset.values
    presets = [preset.key for preset in game.presets]
    raise BadStudy(
        lab_says("no-preset", title=game.about.title, preset=key, count=len(presets), presets=listed(presets))
    )


def run(job: Job, numbers: range, crew: Crew, progress: Progress | None = None) -> tuple[Result, str]:
    """These games of the study, and why it stopped early: empty where it did not."""
    size = max(1, min(LARGEST_PIECE, len(numbers) // (crew.hands * PIECES_A_HAND)))
    parts: list[Part] = []
    stopped = ""
    try:
        for part in crew.play(job, pieces(numbers, size)):
            parts.append(part)
            if progress is not None:
                progress(len(part[0]))
    except KeyboardInterrupt:
        stopped = lab_says("stopped-by-you")
    except BadStudy as bad:
        if not parts:
            raise
        stopped = str(bad)
    tally = Tally()
    for _, counted in parts:
        tally.add(counted)
    return Result(job, joined([(piece.start, piece.stop) for piece, _ in parts]), tally), stopped
