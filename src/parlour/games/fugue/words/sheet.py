"""The table as plain text, for the terminal and the golden playthroughs. Built from a view, so it can show no more than
one."""

from collections.abc import Iterable
from functools import reduce

from parlour.core.odds import Bar
from parlour.core.phrasebook import Phrasebook, listed
from parlour.games.fugue.content.sets import SetChapter
from parlour.games.fugue.model import Flashback
from parlour.games.fugue.view import (
    AbilitySeen,
    ContestSeen,
    DealerDesk,
    GroupSeen,
    HandSeen,
    MyHand,
    Person,
    Private,
    Public,
    TaskSeen,
)
from parlour.games.fugue.words.cards import card_name
from parlour.games.fugue.words.options import options
from parlour.games.fugue.words.phrases import follows, quoted, short
from parlour.games.fugue.words.reader import time

SAY = Phrasebook(__package__, "sheet")


class _Table:
    """One view, and how things in it are called."""

    def __init__(self, public: Public, private: Private | None, seat: int | None) -> None:
        self.public, self.private, self.seat = public, private, seat
        self.mine = {hand.who: hand for hand in private.hands} if private is not None else {}
        self.abilities = {one.id: one.text for person in public.characters for one in person.abilities}

    def name(self, who: str) -> str:
        return next((one.title for one in self.public.characters if one.id == who), SAY("somebody"))

    def names(self, who: tuple[str, ...]) -> str:
        return listed([self.name(one) for one in who])

    def seat_name(self, seat: int) -> str:
        name = self.public.people[seat] if 0 <= seat < len(self.public.people) else ""
        return name or (SAY("dealer") if seat == self.public.dealer else SAY("player", number=seat))


def _cards(keys: tuple[str, ...]) -> str:
    return ", ".join([card_name(key) for key in keys])


def _bars(bars: Iterable[Bar]) -> str:
    return ", ".join([f"{bar.label} {bar.ways}/{bar.of}" for bar in bars if bar.ways])


def _marked(who: str, marks: list[str]) -> str:
    return SAY("marked", who=who, marks=", ".join(marks)) if marks else who


def _campaign(table: _Table) -> list[str]:
    public, dealer = table.public, table.seat_name(table.public.dealer)
    where: dict[str, str | int] = {"chapter": public.chapter, "chapters": public.chapters}
    chapter = SAY("before-first")
    if public.chapter and public.chapter_title:
        chapter = SAY("chapter-titled", title=public.chapter_title, **where)
    elif public.chapter:
        chapter = SAY("chapter", **where)
    by = SAY("dealt-by" if public.chapter else "opened-by", dealer=dealer)
    sitting = SAY("sitting", number=public.session) if public.sitting else SAY("no-sitting")
    lines = [SAY("head", chapter=chapter, dealer=by, sitting=sitting)]
    lines.append(f"  {SAY('story', title=public.content) if public.content else SAY('story-none')}")
    if public.proposal is not None:
        players = listed([table.seat_name(seat) for seat in public.proposal.waiting])
        lines.append(f"  {SAY('proposal', player=table.seat_name(public.proposal.seat), players=players)}")
    lines += [f"  {SAY('dark')}"] if public.dark else []
    if public.making is not None:
        owner, player = table.seat_name(public.making.seat), table.seat_name(public.making.asks)
        lines.append(f"  {SAY(f'making-{public.making.step}', owner=owner, player=player)}")
    piles = {"deck": public.deck, "discarded": len(public.discard)}
    deck = SAY("deck-unseen", unseen=public.unseen, **piles) if public.unseen else SAY("deck", **piles)
    return [*lines, f"  {SAY('deck-top', deck=deck, card=card_name(public.discard[-1])) if public.discard else deck}"]


def _ability(one: AbilitySeen) -> str:
    marks = [one.given] if one.given else []
    marks += [", ".join(one.parts)] if one.parts else []
    marks += [SAY("lost")] if one.lost else [one.barred] if one.barred else []
    return SAY("marked", who=one.text, marks="; ".join(marks)) if marks else one.text


def _person(table: _Table, one: Person) -> list[str]:
    mine = table.private is not None and one.id in table.private.mine
    marks = ["yours"] if mine and table.seat != table.public.dealer else []
    marks += ["gc"] if one.gc else []
    marks += [one.down] if one.down else []
    marks += ["parked"] if one.parked else []
    marks += ["gone"] if not one.here else []
    played = one.owner >= 0 and one.name
    who = SAY("played", who=one.title, player=table.seat_name(one.owner)) if played else one.title
    lines = [_marked(who, [SAY(f"mark-{mark}") for mark in marks])]
    likes = [SAY("looks-like", like=one.looks_like)] if one.looks_like else []
    likes += [SAY("sounds-like", like=one.sounds_like)] if one.sounds_like else []
    if one.looks or one.detail:
        lines.append(f" {''.join([follows(text) for text in (one.looks, one.detail, *likes)])}")
    lines += [f"  {SAY('offered', text=one.offered)}"] if one.offered else []
    lines += [f"  {SAY('signifier', card=card_name(one.signifier))}"] if one.signifier else []
    lines += [f"  {SAY('can', ability=_ability(ability))}" for ability in one.abilities]
    for wound in one.wounds:
        states = ["for-good"] if wound.permanent else []
        states += ["healed"] if wound.healed else ["tended"] if wound.tended else ["bleeds"] if wound.bleeding else []
        where = ", ".join([text for text in (wound.part, wound.text) if text]) or SAY("somewhere")
        lines.append(f"  {_marked(SAY('wound', wound=where), [SAY(state) for state in states])}")
    lines += [f"  {SAY('thinks', player=table.seat_name(one.owner), text=one.musing)}"] if one.musing else []
    return lines


def _flashback(table: _Table, one: Flashback) -> str:
    told = " ".join([piece.text for piece in one.memory])
    ability = f" -> {one.ability}" if one.ability else ""
    trigger = f" [{short(one.trigger)}]" if one.trigger else ""
    known = [who for who in one.known if who not in one.to]
    knows = f"; {SAY('known-to', people=table.names(tuple(known)))}" if known else ""
    under_way = ""
    if one.stage != "kept":
        stage = SAY("stage-late" if one.late and one.stage == "memory" else f"stage-{one.stage}")
        under_way = f" {SAY('under-way', stage=stage, player=table.seat_name(one.teller))}"
    return f"  {table.names(one.to)}{trigger}: {short(told, 200) or '...'}{ability}{under_way}{knows}"


def _memories(table: _Table) -> list[str]:
    due = [one for one in table.public.flashbacks if one.stage != "kept"]
    kept = [one for one in table.public.flashbacks if one.stage == "kept"]
    lines = [SAY("coming-back"), *[_flashback(table, one) for one in due]] if due else []
    return lines + ([SAY("remembered"), *[_flashback(table, one) for one in kept]] if kept else [])


_OUTCOMES = {"success": "outcome-success", "failure": "outcome-failure", "given up": "outcome-given-up"}


def _task(table: _Table, task: TaskSeen) -> list[str]:
    desk = table.private.desk if table.private is not None else None
    hard = task.difficulty if task.difficulty is not None else desk.difficulty if desk is not None else None
    facts = [SAY("difficulty", number=hard) if hard is not None else SAY("difficulty-secret")]
    if task.ability:
        facts.append(SAY("with-ability", ability=table.abilities.get(task.ability, SAY("an-ability"))))
    else:
        facts.append(SAY("without-ability"))
    facts += [SAY("so-far", time=time(task.spent, task.unit))] if task.unit else []
    text = task.text or SAY("told-aloud")
    lines = [SAY("task", who=table.name(task.who), text=text, facts=", ".join(facts))]
    lines += [f"  {_cards(task.cards)}"] if task.cards else []
    lines += [f"  {SAY('odds', bars=_bars(task.odds))}"] if task.odds else []
    return lines + ([f"  {SAY(_OUTCOMES[task.outcome])}"] if task.outcome else [])


def _hand(table: _Table, hand: HandSeen, turn: str) -> list[str]:
    own = table.mine.get(hand.who)
    marks = [SAY("stymied")] if hand.stymied else [hand.rank_words] if hand.rank_words else []
    marks += [SAY("to-play")] if hand.who == turn else []
    cards = _cards(hand.up) or SAY("nothing-up")
    if own is not None and own.down:
        cards = SAY("hand-yours", up=cards, cards=_cards(own.down))
    elif hand.down:
        cards = SAY("hand-down", up=cards, count=hand.down)
    lines = [f"  {_marked(SAY('hand', who=table.name(hand.who), side=hand.side, cards=cards), marks)}"]
    known = {wild.id: wild.card for wild in own.wilds} if own is not None else {}
    for wild in hand.wilds:
        card = wild.card or known.get(wild.id, "")
        key = "wild-used" if wild.used else "wild-barred" if wild.barred else "wild"
        lines.append(f"    {SAY(key, ability=wild.ability, card=card_name(card) if card else SAY('face-down'))}")
    return lines + (_mine(own) if own is not None and hand.who == turn else [])


def _mine(hand: MyHand) -> list[str]:
    lines = [f"    {SAY('would-make', card=card_name(one.card), total=one.total)}" for one in hand.totals]
    return lines + ([f"    {SAY('twist', bars=_bars(hand.odds))}"] if hand.odds else [])


def _group(table: _Table, contest: ContestSeen, group: GroupSeen) -> list[str]:
    now = group.number == contest.group and not group.resolved
    sides = reduce(lambda one, other: SAY("against", one=one, other=other), [table.names(side) for side in group.sides])
    key = "group-now" if now else "group-settled" if group.resolved else "group"
    lines = [f"  {SAY(key, group=group.number, sides=sides)}"]
    lines += [f"    {SAY(f'left-{how}', who=table.name(who))}" for who, how in group.left]
    lines += [f"    {SAY('out-of-action', people=table.names(group.sitting_out))}"] if group.sitting_out else []
    if contest.stage == "optin" and group.number == contest.group:
        joined, back = table.names(group.joined) or SAY("nobody-yet"), table.names(group.back) or SAY("nobody")
        lines.append(f"    {SAY('opt-in', joined=joined, back=back)}")
    return lines


def _contest(table: _Table, contest: ContestSeen) -> list[str]:
    kind = "fight" if contest.violent else "contest"
    lines = [SAY(f"{kind}-text", text=contest.text) if contest.text else SAY(kind)]
    for group in contest.groups:
        lines += _group(table, contest, group)
    for hand in contest.hands:
        lines += _hand(table, hand, contest.turn)
    if contest.win is not None:
        lines.append(f"  {SAY('won', who=table.name(contest.win.who), may=contest.win_words)}".rstrip())
    return lines


def _under_way(table: _Table) -> list[str]:
    public = table.public
    lines = [SAY("about-to", who=table.name(deed.who), text=deed.text or SAY("told-aloud")) for deed in public.declared]
    lines += _task(table, public.task) if public.task is not None else []
    lines += _contest(table, public.contest) if public.contest is not None else []
    for one in public.tellings:
        who, player = table.name(one.who), table.seat_name(one.seat)
        lines.append(SAY("to-tell", player=player, who=who, cards=_cards(one.cards)))
        lines += [f"  {SAY('suggests', player=table.seat_name(seat), text=idea)}" for seat, idea in one.ideas]
    lines += [SAY(f"leave-{leave.what}", who=table.name(leave.who)) for leave in public.leaves]
    pins = []
    for pin in public.pins:
        said = SAY(f"pin-{pin.kind}", text=pin.text)
        pins.append(f"  {SAY('pin-answered', pin=said) if pin.settled else said}")
    return lines + ([SAY("board"), *pins] if pins else [])


def _desk(table: _Table, desk: DealerDesk) -> list[str]:
    """What only the Dealer reads: the texts in full while preparing, later only what they are called."""
    preparing = not table.public.opened or table.public.phase == "intro"
    texts = (("introduction", desk.introduction), ("setting", desk.setting), ("advice", desk.advice))
    lines = [f"  {SAY(key, text=text)}" for key, text in texts if text and preparing]
    for read in desk.chapters:
        lines.append(f"  {SAY('desk-chapter', number=read.number, title=read.chapter.title)}")
        if preparing and read.number == table.public.chapter:
            lines += _chapter(read.chapter)
    for note in (*desk.letters, *desk.notes):
        lines.append(f"  {SAY('letter' if note.letter else 'dealer-note', title=note.title, text=note.text)}")
    lines += [f"  {SAY('note-of', who=table.name(who), note=said)}" for who, said in desk.people_notes.items() if said]
    lines += [f"  {SAY('bleeding', people=table.names(desk.bleeding))}"] if desk.bleeding else []
    return [SAY("desk"), *lines] if lines else []


def _chapter(chapter: SetChapter) -> list[str]:
    lines = [f"    {chapter.text}"] if chapter.text else []
    lines += [f"    {SAY('set-scene', title=scene.title, text=scene.text)}" for scene in chapter.scenes]
    for person in chapter.people:
        text = " ".join([text for text in (person.looks, person.notes) if text])
        lines.append(f"    {SAY('set-person', who=person.name, text=text)}")
    for one in chapter.memories:
        lines.append(f"    {SAY('set-memory', who=one.to, memory=one.memory, ability=one.ability)}")
    return lines


def _basics(public: Public) -> list[str]:
    """FUG-030, FUG-031, FUG-099: what everybody can do; and how this table plays otherwise than written."""
    known = SAY("basics-read" if public.literate else "basics-spoken", language=public.language)
    lines = ["; ".join([known, *public.basics])]
    labels = {
        option.key: (option.label, {choice.value: choice.label for choice in option.values}) for option in options()
    }
    house = [
        SAY("house-rule", rule=labels[key][0], value=labels[key][1].get(value, value))
        for key, value in public.house.items()
        if key in labels
    ]
    return lines + ([SAY("house", rules="; ".join(house))] if house else [])


def _used(table: _Table) -> list[str]:
    """FUG-068, FUG-069: what a player has left of her own and to give."""
    if table.private is None or table.private.leads or table.seat is None or not table.private.persona:
        return []
    count = table.public.counts[table.seat]
    return [SAY("used", own=count.own, gift=count.gift)]


def sheet(public: Public, private: Private | None, seat: int | None) -> str:
    """Chapter and scene, a block a character, memories, then what is under way and what hangs on the board."""
    table = _Table(public, private, seat)
    lines = _campaign(table)
    lines += [SAY("scene", number=public.scenes, text=public.scene)] if public.scene else []
    for one in public.characters:
        lines += _person(table, one)
    lines += [*_memories(table), *_basics(public), *_under_way(table), *_used(table)]
    if private is not None:
        lines += _desk(table, private.desk) if private.desk is not None else []
        for sealed in private.unsealed:
            lines.append(SAY("unsealed", chapter=sealed.chapter, title=sealed.title, text=sealed.text))
        lines += [SAY("note", title=note.title, text=note.text) for note in private.notes]
        lines += [SAY("asks", player=table.seat_name(plea.seat), text=quoted(plea.words)) for plea in private.pleas]
    return "\n".join(lines)
