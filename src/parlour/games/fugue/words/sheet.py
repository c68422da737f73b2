"""The table as plain text, for the terminal and the golden playthroughs. Built from a view, so it can show no more than
one."""

from parlour.games.fugue.content.sets import SetChapter
from parlour.games.fugue.model import Flashback
from parlour.games.fugue.view import (
    AbilitySeen,
    ContestSeen,
    DealerDesk,
    HandSeen,
    MyHand,
    Person,
    Private,
    Public,
    TaskSeen,
)
from parlour.games.fugue.words.cards import card_name
from parlour.games.fugue.words.options import OPTIONS
from parlour.games.fugue.words.phrases import counted, follows, listed, quoted, short, time


class _Table:
    """One view, and how things in it are called."""

    def __init__(self, public: Public, private: Private | None, seat: int | None) -> None:
        self.public, self.private, self.seat = public, private, seat
        self.mine = {hand.who: hand for hand in private.hands} if private is not None else {}
        self.abilities = {one.id: one.text for person in public.characters for one in person.abilities}

    def name(self, who: str) -> str:
        return next((one.title for one in self.public.characters if one.id == who), "somebody")

    def names(self, who: tuple[str, ...]) -> str:
        return listed([self.name(one) for one in who])

    def seat_name(self, seat: int) -> str:
        name = self.public.people[seat] if 0 <= seat < len(self.public.people) else ""
        return name or ("the Dealer" if seat == self.public.dealer else f"player {seat}")


def _cards(keys: tuple[str, ...]) -> str:
    return ", ".join([card_name(key) for key in keys])


def _campaign(table: _Table) -> list[str]:
    public = table.public
    title = f": {public.chapter_title}" if public.chapter_title else ""
    where = f"Chapter {public.chapter} of {public.chapters}{title}" if public.chapter else "Before the first chapter"
    sitting = f"sitting {public.session}" if public.sitting else "nobody sits"
    dealer = (
        f"dealt by {table.seat_name(public.dealer)}"
        if public.chapter
        else f"opened by {table.seat_name(public.dealer)}"
    )
    lines = [f"{where}, {dealer}, {sitting}", f"  story: {public.content or 'not chosen yet'}"]
    if public.proposal is not None:
        asked = listed([table.seat_name(seat) for seat in public.proposal.waiting])
        lines.append(f"  shall {table.seat_name(public.proposal.seat)} deal? asked: {asked}")
    lines += ["  eyes are closed: the introduction is read"] if public.dark else []
    if public.making is not None:
        asks = {"describe": "describes a persona", "detail": "adds one more thing", "answer": "accepts it or not"}
        lines.append(
            f"  persona of {table.seat_name(public.making.seat)}: {table.seat_name(public.making.asks)} "
            f"{asks.get(public.making.step, 'is asked')}"
        )
    unseen = f" and {public.unseen} unseen" if public.unseen else ""
    last = f", on top {card_name(public.discard[-1])}" if public.discard else ""
    lines.append(f"  deck {public.deck}, discarded {len(public.discard)}{unseen}{last}")
    return lines


def _ability(one: AbilitySeen) -> str:
    marks = [one.given] if one.given else []
    marks += [", ".join(one.parts)] if one.parts else []
    marks += ["lost"] if one.lost else [one.barred] if one.barred else []
    return f"{one.text} ({'; '.join(marks)})" if marks else one.text


def _person(table: _Table, one: Person) -> list[str]:
    mine = table.private is not None and one.id in table.private.mine
    marks = ["yours"] if mine and table.seat != table.public.dealer else []
    marks += ["game-character"] if one.gc else []
    marks += [{"knocked": "knocked out"}.get(one.down, one.down)] if one.down else []
    marks += ["player away"] if one.parked else []
    marks += ["not in the story now"] if not one.here else []
    played = f", {table.seat_name(one.owner)}'s persona" if one.owner >= 0 and one.name else ""
    lines = [f"{one.title}{played}" + (f" ({', '.join(marks)})" if marks else "")]
    likes = [f"Looks like {one.looks_like}"] if one.looks_like else []
    likes += [f"Sounds like {one.sounds_like}"] if one.sounds_like else []
    lines += (
        [f" {''.join([follows(text) for text in (one.looks, one.detail, *likes)])}"] if one.looks or one.detail else []
    )
    lines += [f"  one more thing? {one.offered}"] if one.offered else []
    lines += [f"  Signifier: {card_name(one.signifier)}"] if one.signifier else []
    lines += [f"  can: {_ability(ability)}" for ability in one.abilities]
    for wound in one.wounds:
        marks = ["for good"] if wound.permanent else []
        marks += ["healed"] if wound.healed else ["tended"] if wound.tended else ["bleeds"] if wound.bleeding else []
        lines.append(
            f"  wound: {', '.join([one for one in (wound.part, wound.text) if one]) or 'somewhere'}"
            + (f" ({', '.join(marks)})" if marks else "")
        )
    lines += [f"  {table.seat_name(one.owner)} thinks: {one.musing}"] if one.musing else []
    return lines


_STAGES = {
    "memory": "to be told", "ability": "its ability is to be named", "naming": "the Dealer names its ability",
    "judged": "the Dealer judges it", "choice": "used at once?", "kept": "",
}  # fmt: skip


def _flashback(table: _Table, one: Flashback) -> str:
    told = " ".join([piece.text for piece in one.memory])
    stage = _STAGES[one.stage] + (", at the end of the hand" if one.late and one.stage == "memory" else "")
    ability = f" -> {one.ability}" if one.ability else ""
    trigger = f" [{short(one.trigger)}]" if one.trigger else ""
    known = [who for who in one.known if who not in one.to]
    knows = f"; known to {table.names(tuple(known))} too" if known else ""
    under_way = f" ({stage}, {table.seat_name(one.teller)})" if stage else ""
    return f"  {table.names(one.to)}{trigger}: {short(told, 200) or '...'}{ability}{under_way}{knows}"


def _memories(table: _Table) -> list[str]:
    due = [one for one in table.public.flashbacks if one.stage != "kept"]
    kept = [one for one in table.public.flashbacks if one.stage == "kept"]
    lines = ["Coming back:", *[_flashback(table, one) for one in due]] if due else []
    return lines + (["Remembered:", *[_flashback(table, one) for one in kept]] if kept else [])


def _task(table: _Table, task: TaskSeen) -> list[str]:
    desk = table.private.desk if table.private is not None else None
    hard = task.difficulty if task.difficulty is not None else desk.difficulty if desk is not None else None
    ability = f", with {table.abilities.get(task.ability, 'an ability')}" if task.ability else ", without an ability"
    spent = f", {time(task.spent, task.unit)} so far" if task.unit else ""
    lines = [
        (
            f"{table.name(task.who)} tries: {task.text or 'told aloud'} (difficulty "
            f"{hard if hard is not None else 'kept back'}{ability}{spent})"
        )
    ]
    lines += [f"  {_cards(task.cards)}"] if task.cards else []
    lines += (
        [f"  odds: {', '.join([f'{bar.label} {bar.ways}/{bar.of}' for bar in task.odds if bar.ways])}"]
        if task.odds
        else []
    )
    return lines + ([f"  {task.outcome}"] if task.outcome else [])


def _hand(table: _Table, hand: HandSeen, turn: str) -> list[str]:
    own = table.mine.get(hand.who)
    marks = ["stymied"] if hand.stymied else [hand.rank_words] if hand.rank_words else []
    marks += ["to play"] if hand.who == turn else []
    up = _cards(hand.up) or "nothing turned up"
    down = (
        f"; face-down {_cards(own.down)}"
        if own is not None and own.down
        else f"; {counted(hand.down, 'card')} face-down"
        if hand.down
        else ""
    )
    lines = [f"  {table.name(hand.who)}, side {hand.side}: {up}{down}" + (f" ({', '.join(marks)})" if marks else "")]
    known = {wild.id: wild.card for wild in own.wilds} if own is not None else {}
    for wild in hand.wilds:
        card = wild.card or known.get(wild.id, "")
        which = card_name(card) if card else "face-down"
        lines.append(
            f"    wild card for {wild.ability}: "
            f"{which}{' (in the hand)' if wild.used else ' (barred)' if wild.barred else ''}"
        )
    return lines + (_mine(own) if own is not None and hand.who == turn else [])


def _mine(hand: MyHand) -> list[str]:
    lines = [f"    turned up, {card_name(one.card)} would make {one.total}" for one in hand.totals]
    return lines + (
        [f"    a twist: {', '.join([f'{bar.label} {bar.ways}/{bar.of}' for bar in hand.odds if bar.ways])}"]
        if hand.odds
        else []
    )


def _contest(table: _Table, contest: ContestSeen) -> list[str]:
    lines = [f"{'A fight' if contest.violent else 'A contest'}{f': {contest.text}' if contest.text else ''}"]
    for group in contest.groups:
        now = (
            " (plays now)"
            if group.number == contest.group and not group.resolved
            else " (settled)"
            if group.resolved
            else ""
        )
        lines.append(f"  group {group.number}: {' against '.join([table.names(side) for side in group.sides])}{now}")
        lines += [f"    {table.name(who)} has {how}" for who, how in group.left]
        lines += [f"    out of action: {table.names(group.sitting_out)}"] if group.sitting_out else []
        if contest.stage == "optin" and group.number == contest.group:
            lines.append(
                f"    in: {table.names(group.joined) or 'nobody yet'}; holding back: "
                f"{table.names(group.back) or 'nobody'}"
            )
    for hand in contest.hands:
        lines += _hand(table, hand, contest.turn)
    if contest.win is not None:
        lines.append(f"  {table.name(contest.win.who)} has won. {contest.win_words}".rstrip())
    return lines


def _under_way(table: _Table) -> list[str]:
    public = table.public
    lines = [f"{table.name(deed.who)} is about to: {deed.text or 'told aloud'}" for deed in public.declared]
    lines += _task(table, public.task) if public.task is not None else []
    lines += _contest(table, public.contest) if public.contest is not None else []
    for one in public.tellings:
        lines.append(f"To be told by {table.seat_name(one.seat)}, of {table.name(one.who)}: {_cards(one.cards)}")
        lines += [f"  {table.seat_name(seat)} suggests: {idea}" for seat, idea in one.ideas]
    lines += [f"{table.name(leave.who)} waits for the Dealer's leave: {leave.what}" for leave in public.leaves]
    pins = [f"  {pin.kind}: {pin.text}{' (answered)' if pin.settled else ''}" for pin in public.pins]
    return lines + (["On the board:", *pins] if pins else [])


def _desk(table: _Table, desk: DealerDesk) -> list[str]:
    """What lies before the Dealer alone: the texts in full while she prepares, later only what they are called."""
    preparing = not table.public.opened or table.public.phase == "intro"
    texts = (
        [("Introduction", desk.introduction), ("Setting", desk.setting), ("Advice", desk.advice)] if preparing else []
    )
    lines = [f"  {title}: {text}" for title, text in texts if text]
    for read in desk.chapters:
        lines.append(f"  Chapter {read.number}: {read.chapter.title}")
        if preparing and read.number == table.public.chapter:
            lines += _chapter(read.chapter)
    lines += [
        f"  {'letter' if note.letter else 'note'}: {note.title}. {note.text}" for note in (*desk.letters, *desk.notes)
    ]
    lines += [f"  of {table.name(who)}: {note}" for who, note in desk.people_notes.items() if note]
    lines += [f"  bleeding: {table.names(desk.bleeding)}"] if desk.bleeding else []
    return ["Before you as Dealer:", *lines] if lines else []


def _chapter(chapter: SetChapter) -> list[str]:
    lines = [f"    {chapter.text}"] if chapter.text else []
    lines += [f"    Scene, {scene.title}: {scene.text}" for scene in chapter.scenes]
    lines += [
        f"    {person.name}: {' '.join([text for text in (person.looks, person.notes) if text])}"
        for person in chapter.people
    ]
    return lines + [f"    Memory for {one.to}: {one.memory} -> {one.ability}" for one in chapter.memories]


def _basics(public: Public) -> list[str]:
    """FUG-030, FUG-031, FUG-099: what everybody can do; and how this table plays otherwise than written."""
    literate = "can" if public.literate else "cannot"
    lines = [
        (
            f"Everybody remembers {public.language} and {literate} read and write "
            f"it{''.join([f'; {basic}' for basic in public.basics])}"
        )
    ]
    labels = {
        option.key: (option.label, {choice.value: choice.label for choice in option.values}) for option in OPTIONS
    }
    house = [
        f"{labels[key][0]}: {labels[key][1].get(value, value)}" for key, value in public.house.items() if key in labels
    ]
    return lines + ([f"House rules: {'; '.join(house)}"] if house else [])


def _used(table: _Table) -> list[str]:
    """FUG-068, FUG-069: what a player has left of her own and to give."""
    if table.private is None or table.private.leads or table.seat is None or not table.private.persona:
        return []
    count = table.public.counts[table.seat]
    return [f"You have used {count.own} of 2 flashbacks of your own and {count.gift} of 1 to give."]


def sheet(public: Public, private: Private | None, seat: int | None) -> str:
    """Chapter and scene, a block a character, memories, then what is under way and what hangs on the board."""
    table = _Table(public, private, seat)
    lines = _campaign(table)
    lines += [f"Scene {public.scenes}: {public.scene}"] if public.scene else []
    for one in public.characters:
        lines += _person(table, one)
    lines += [*_memories(table), *_basics(public), *_under_way(table), *_used(table)]
    if private is not None:
        lines += _desk(table, private.desk) if private.desk is not None else []
        lines += [f"Your note of chapter {note.chapter}: {note.title}. {note.text}" for note in private.unsealed]
        lines += [f"Note: {note.title}. {note.text}" for note in private.notes]
        lines += [f"{table.seat_name(plea.seat)} asks: {quoted(plea.words)}" for plea in private.pleas]
    return "\n".join(lines)
