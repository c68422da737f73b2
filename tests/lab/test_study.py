"""The same question has the same answer: with one process or two, in shares, on a cluster; and nothing done is ever
lost."""

import multiprocessing
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.games import GAMES
from parlour.lab import shard as shards
from parlour.lab.crew import Alone, Cluster, Part, Processes
from parlour.lab.errors import BadStudy
from parlour.lab.files import in_json, joined, merge, read
from parlour.lab.job import Job, pieces, seating, seed_of, shard
from parlour.lab.shard import run_shard
from parlour.lab.study import prepared, run

GAMES_PLAYED = 12


@pytest.fixture(scope="module")
def job() -> Job:
    return prepared("domino-knights", ("normal", "easy", "normal"), GAMES_PLAYED, seed=5)


@pytest.fixture(scope="module")
def whole(job: Job) -> bytes:
    return told(run_shard(job, range(GAMES_PLAYED)))


def told(tally: Any) -> bytes:
    return msgspec.json.encode(msgspec.to_builtins(tally, str_keys=True), order="sorted")


def test_totals_do_not_depend_on_order_or_pieces(job: Job, whole: bytes) -> None:
    backwards = run_shard(job, reversed(range(GAMES_PLAYED)))
    assert told(backwards) == whole
    result, stopped = run(job, range(GAMES_PLAYED), Alone())
    assert told(result.tally) == whole and result.complete() and not stopped


def test_two_processes_count_what_one_does(job: Job, whole: bytes) -> None:
    crew = Processes(2)
    done: list[int] = []
    try:
        result, _ = run(job, range(GAMES_PLAYED), crew, done.append)
    finally:
        crew.close()
    assert told(result.tally) == whole
    assert sum(done) == GAMES_PLAYED and result.done == [(0, GAMES_PLAYED)]


def test_a_dask_cluster_counts_the_same(job: Job, whole: bytes) -> None:
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True) as cluster:
        crew = Cluster(cluster.scheduler_address)
        try:
            assert crew.hands == 2
            result, _ = run(job, range(GAMES_PLAYED), crew)
            assert told(result.tally) == whole
            other = msgspec.structs.replace(job, version="0")
            with pytest.raises(BadStudy, match="version"):
                run(other, range(1), crew)
        finally:
            crew.close()


def test_no_cluster_is_a_sentence() -> None:
    with pytest.raises(BadStudy, match=r"no cluster at tcp://127\.0\.0\.1:1"):
        Cluster("tcp://127.0.0.1:1", seconds=0.3)


def test_shares_add_up_to_the_same_file(job: Job, whole: bytes, tmp_path: Path) -> None:
    paths = []
    for index in (3, 1, 2):
        result, _ = run(job, shard(job.games, index, 3), Alone())
        path = tmp_path / f"{index}.json"
        path.write_text(in_json(result), encoding="utf-8")
        paths.append(path)
    merged = merge(paths)
    assert merged.complete() and told(merged.tally) == whole
    at_once, _ = run(job, range(GAMES_PLAYED), Alone())
    assert in_json(merged) == in_json(at_once)
    assert not merge(paths[:2]).complete()
    with pytest.raises(BadStudy, match="another of these files holds too"):
        merge([*paths, paths[0]])


def test_files_of_different_studies_are_not_added(job: Job, tmp_path: Path) -> None:
    for name, asked in (("a", job), ("b", msgspec.structs.replace(job, seed=6))):
        (tmp_path / name).write_text(in_json(run(asked, range(1), Alone())[0]), encoding="utf-8")
    with pytest.raises(BadStudy, match="seed is 5 there and 6 here"):
        merge([tmp_path / "a", tmp_path / "b"])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text[:-40], "isn't a result of a study"),
        (lambda text: text.replace("parlour-study", "other"), "isn't a result of a study in the format"),
        (lambda text: text.replace('"games": 1,', '"games": "x",'), "isn't a result of a study"),
        (lambda text: text.replace('"games": 1,', '"games": 7,'), "contradicts itself"),
        (lambda text: "[" * 50_000, "isn't a result of a study"),
    ],
)
def test_a_torn_file_is_refused_with_a_reason(job: Job, tmp_path: Path, change: Any, reason: str) -> None:
    path = tmp_path / "torn.json"
    path.write_text(change(in_json(run(job, range(1), Alone())[0])), encoding="utf-8")
    with pytest.raises(BadStudy, match=reason):
        read(path)


def test_a_failed_game_is_told_with_its_seed_and_the_others_count(job: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    real = shards.play_number

    def failing(job: Job, game: Any, options: Any, number: int) -> Any:
        if number == 1:
            raise RuntimeError("the bot fell asleep")
        return real(job, game, options, number)

    monkeypatch.setattr(shards, "play_number", failing)
    tally = run_shard(job, range(3))
    assert tally.games == 2
    [failure] = tally.failures
    assert (failure.number, failure.seed, failure.what) == (1, seed_of(job, 1), "RuntimeError: the bot fell asleep")


class Interrupted(Alone):
    def play(self, job: Job, pieces: Sequence[range]) -> Iterator[Part]:
        yield from list(super().play(job, pieces[:2]))
        raise KeyboardInterrupt


def test_stopping_keeps_what_was_done(job: Job) -> None:
    result, stopped = run(job, range(GAMES_PLAYED), Interrupted())
    assert stopped == "Stopped by you."
    assert 0 < result.tally.games < GAMES_PLAYED
    assert sum(stop - start for start, stop in result.done) == result.tally.games
    assert not result.complete()


def test_strengths_move_from_seat_to_seat() -> None:
    job = Job("domino-knights", "1", ("hard", "normal", "normal", "easy"), 400)
    sat = [seating(job, number) for number in range(job.games)]
    for seat in range(4):
        assert [sum(levels[seat] == level for levels in sat) for level in ("hard", "normal", "easy")] == [100, 200, 100]
    left_of_hard = {levels[(levels.index("hard") + 1) % 4] for levels in sat}
    assert left_of_hard == {"normal", "easy"}
    fixed = msgspec.structs.replace(job, fixed_seats=True)
    assert {seating(fixed, number) for number in range(50)} == {job.levels}


def test_games_are_cut_without_loss() -> None:
    assert [n for part in pieces(range(3, 30), 4) for n in part] == list(range(3, 30))
    assert [n for index in range(1, 8) for n in shard(100, index, 7)] == list(range(100))
    assert joined([(4, 6), (0, 4), (8, 9)]) == [(0, 6), (8, 9)]


def test_seeds_follow_from_the_study_and_the_number() -> None:
    one = Job("domino-knights", "1", ("easy", "easy"), 10, seed=1)
    two = msgspec.structs.replace(one, seed=2)
    assert len({seed_of(job, number) for job in (one, two) for number in range(500)}) == 1000
    assert seed_of(one, 3) == 9_652_040_389_593_855_171


def test_a_timed_goal_ends_by_decisions_not_by_seconds() -> None:
    chosen = {"goal": "healthiestAfter", "minutes": "1"}
    quick = prepared("domino-knights", ("easy",) * 3, 4, chosen=chosen, pace=1)
    slow = prepared("domino-knights", ("easy",) * 3, 4, chosen=chosen, pace=20)
    lengths = [run_shard(job, range(4)) for job in (quick, slow)]
    assert max(lengths[1].turns) < max(lengths[0].turns)
    assert lengths[1].endings.keys() <= {"healthiest", "knights", "shared"}
    assert told(run_shard(slow, range(4))) == told(lengths[1])


def test_only_what_differs_from_the_defaults_is_part_of_the_question() -> None:
    plain = prepared("domino-knights", ("easy", "easy"), 5)
    said = prepared("domino-knights", ("easy", "easy"), 5, chosen={"looting": "no", "set": "double-nine"})
    assert plain == said


def test_rules_are_named_in_the_question() -> None:
    assert prepared("domino-knights", ("easy", "easy"), 5).version == GAMES["domino-knights"].version


def test_a_worker_that_is_killed_does_not_take_the_study_with_it(job: Job) -> None:
    many = msgspec.structs.replace(job, games=5000)
    others = set(multiprocessing.active_children())
    crew = Processes(1)

    def kill(_: int) -> None:
        for child in set(multiprocessing.active_children()) - others:
            child.kill()

    try:
        result, stopped = run(many, range(5000), crew, kill)
    finally:
        crew.close()
    assert "killed from outside" in stopped
    assert 0 < result.tally.games < 5000
