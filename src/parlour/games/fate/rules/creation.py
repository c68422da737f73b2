"""How a character comes to be: a draft filled in by its player, looked at by the game master, ready to play."""

from collections.abc import Sequence

from parlour.core.judge import Move, One, Some, Words, waived
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import GENERAL_ASPECTS, NAME, PHRASE, RATINGS, SENTENCE
from parlour.games.fate.content.ready import PLAYERS, ReadyCharacter, ReadyStunt
from parlour.games.fate.model import APPROACHES, FOES, HEROES, Aspect, Character, State, Stunt
from parlour.games.fate.rules.ask import Lack, aspects_of, is_npc, lowest_refresh, refresh
from parlour.games.fate.rules.conditions import not_yours, roll_open
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.games.fate.rules.roster import own
from parlour.roleplay.cast import not_gm, people, seat_of
from parlour.roleplay.chapter import leads

PLACES = ("first", "second", "third")
"""Of the general aspects."""


def general(state: State, who: str) -> list[Aspect]:
    return [a for a in aspects_of(state, who) if a.kind == "general"]


def blanks(state: State, who: str) -> int:
    """FAE-029: general aspects that are still to be written."""
    return max(0, GENERAL_ASPECTS - len(general(state, who)))


def full_sheet(person: Character) -> bool:
    """FAE-166: who is built with approaches, stunts and consequences."""
    return person.kind in ("pc", "major")


def advances(ratings: Sequence[int]) -> int | None:
    """FAE-031, FAE-155: points above a new character's ratings; None where no such character could have come to
    these."""
    best = sorted(ratings, reverse=True)
    if len(best) != len(RATINGS) or any(now < then for now, then in zip(best, RATINGS, strict=True)):
        return None
    return sum(best) - sum(RATINGS)


def lacks(state: State, person: Character) -> list[Lack]:
    """FAE-028, FAE-030, FAE-031, FAE-033, FAE-040: what a draft still needs."""
    kinds = [a.kind for a in aspects_of(state, person.id)]
    out: list[Lack] = []
    if kinds.count("high") != 1:
        out.append(Lack("FAE-003", "high"))
    if kinds.count("trouble") != 1:
        out.append(Lack("FAE-004", "trouble"))
    if not 1 <= kinds.count("general") <= GENERAL_ASPECTS:
        out.append(Lack("FAE-028", "general"))
    if not person.name.strip():
        out.append(Lack("FAE-030", "name"))
    if not person.looks.strip():
        out.append(Lack("FAE-030", "looks"))
    if advances(person.ratings) is None:
        out.append(Lack("FAE-031", "ratings"))
    if not person.stunts:
        out.append(Lack("FAE-033", "stunts"))
    elif refresh(person) < lowest_refresh():
        out.append(Lack("FAE-036", "refresh", {"stunts": len(person.stunts)}))
    if any(not stunt.permitted for stunt in person.stunts):
        out.append(Lack("FAE-040", "permission"))
    return out


BENDS = ("FAE-028", "FAE-033", "FAE-036")
"""What the game master may let pass: numbers."""


def complete(state: State, person: Character) -> bool:
    return not [lack for lack in lacks(state, person) if not (state.lax and lack.rule in BENDS)]


def welcome(draft: Draft, who: str) -> None:
    """FAE-017, FAE-018, FAE-037: a player character begins a session with its refresh at least; more is kept."""
    person = draft.character(who)
    if is_npc(person):
        return
    short = refresh(person) - person.fp
    if short > 0:
        draft.put(m.PointsMoved("supply", who, short, "refresh"))
    if not person.played:
        draft.put(m.SessionPlayed(who))


# Drafts


def unfinished(state: State, seat: int) -> list[Character]:
    return [c for c in own(state, seat) if c.status != "ready"]


def one_at_a_time(state: State, seat: int) -> bool:
    """A player makes one character at a time; the game master as many as the story needs."""
    return not leads(state, seat) and bool(unfinished(state, seat))


def major(state: State, seat: int, it: str) -> bool:
    """FAE-166."""
    return it == "major" and not leads(state, seat)


def submitted(it: Character) -> bool:
    return it.status == "submitted"


def not_a_draft(it: Character) -> bool:
    return it.status == "ready"


IN_DRAFT = (not_yours, submitted, not_a_draft)
"""What is done only while a character is being made."""


def act_new(draft: Draft, seat: int, command: m.NewCharacter) -> None:
    """FAE-166: a major character of the game master's is made in hiding, until she reveals it."""
    major = command.kind == "major"
    person = Character(
        draft.hidden_id() if major else draft.new_id("c"),
        command.name.strip(),
        command.kind,
        controlled_by(draft.state, seat),
        FOES if major else HEROES,
        status="draft",
        hidden=major,
    )
    draft.put(m.CharacterMade(seat, person))


def controlled_by(state: State, seat: int) -> int:
    return -1 if leads(state, seat) else seat


def act_describe(draft: Draft, seat: int, command: m.Describe) -> None:
    """FAE-030."""
    draft.put(m.Described(command.who, command.name.strip(), command.looks.strip()))


def not_in_order(state: State, who: Character, it: str) -> bool:
    """FAE-028: places of general aspects are filled one after another; what is written may be written anew."""
    return it in PLACES and PLACES.index(it) > len(general(state, who.id))


def act_set_aspect(draft: Draft, seat: int, command: m.SetAspect) -> None:
    """FAE-003, FAE-004, FAE-028: one text for each place."""
    text = command.text.strip()
    if command.place in PLACES:
        kind = "general"
        known, at = general(draft.state, command.who), PLACES.index(command.place)
    else:
        kind = command.place
        known, at = [a for a in aspects_of(draft.state, command.who) if a.kind == kind], 0
    if at < len(known):
        draft.put(m.AspectRewritten(known[at].id, text))
    else:
        write_aspect(draft, command.who, kind, text)


def write_aspect(draft: Draft, who: str, kind: str, text: str) -> None:
    """A new aspect of a character, hidden while the character is."""
    hidden = draft.character(who).hidden
    name = draft.hidden_id() if hidden else draft.new_id("a")
    draft.put(m.AspectAdded(Aspect(name, text, kind, who, hidden=hidden)))  # type: ignore[arg-type]


def act_rank(draft: Draft, seat: int, command: m.RankApproaches) -> None:
    """FAE-008, FAE-031: best first."""
    ratings = [RATINGS[command.order.index(approach)] for approach in APPROACHES]
    draft.put(m.ApproachesRanked(command.who, tuple(ratings)))


def gm_approves(state: State, seat: int) -> bool:
    """The game master approves her own at once."""
    return leads(state, seat)


def not_complete(state: State, it: Character) -> bool:
    return not complete(state, it)


def act_submit(draft: Draft, seat: int, command: m.Submit) -> None:
    draft.put(m.Submitted(command.who))


def approved_already(it: Character) -> bool:
    return it.status == "ready"


def not_submitted(state: State, seat: int, it: Character) -> bool:
    return it.status == "draft" and seat_of(state, it) != seat


def not_permitted(it: Character) -> bool:
    """FAE-040: what waits for another word of the game master's is not approved before."""
    return any(not stunt.permitted for stunt in it.stunts)


def draft_not_complete(state: State, it: Character) -> bool:
    return it.status == "draft" and not complete(state, it)


def is_submitted(who: Character) -> bool:
    return who.status == "submitted"


def act_approve(draft: Draft, seat: int, command: m.Approve) -> None:
    """FAE-Q01: with the boxes of this table. Who joins a session under way begins it now."""
    draft.put(m.Approved(command.who, draft.state.options.stress_boxes))
    if draft.state.desk.sitting:
        welcome(draft, command.who)


def not_waiting(it: Character) -> bool:
    return it.status != "submitted"


def act_send_back(draft: Draft, seat: int, command: m.SendBack) -> None:
    draft.put(m.SentBack(command.who, command.reason.strip()))


def no_sheet(it: Character) -> bool:
    """FAE-171: mooks and groups have no blank aspects."""
    return not full_sheet(it)


def still_a_draft(it: Character) -> bool:
    return it.status != "ready"


def no_blanks(state: State, it: Character) -> bool:
    return not blanks(state, it.id)


def act_write_blank(draft: Draft, seat: int, command: m.WriteBlank) -> None:
    write_aspect(draft, command.who, "general", command.text.strip())


# Ready-made characters


def ready_made() -> dict[str, ReadyCharacter]:
    return dict(PLAYERS)


def taken(state: State, it: ReadyCharacter) -> bool:
    """Each of them once."""
    return any(c.kind == "pc" and c.name == it.name for c in state.characters)


def act_take_ready(draft: Draft, seat: int, command: m.TakeReady) -> None:
    who = make_ready(draft, seat, PLAYERS[command.key], "pc", hidden=False)
    if draft.state.desk.sitting:
        welcome(draft, who)


def make_ready(draft: Draft, seat: int, ready: ReadyCharacter, kind: str, *, hidden: bool) -> str:
    """A character of the library, complete."""
    state = draft.state
    scene = kind != "pc" and not hidden and state.scene.opened
    person = Character(
        draft.hidden_id() if hidden else draft.new_id("c"),
        ready.name,
        kind,  # type: ignore[arg-type]
        controlled_by(state, seat),
        HEROES if kind == "pc" else FOES,
        looks=ready.looks,
        ratings=ready.ratings,
        stunts=tuple([as_stunt(stunt) for stunt in ready.stunts]),
        boxes=state.options.stress_boxes,
        here=scene,
        hidden=hidden,
    )
    texts = [("high", ready.high), ("trouble", ready.trouble), *[("general", text) for text in ready.general]]
    draft.put(m.CharacterMade(seat, person, numbered(state, person, texts), "ready"))
    return person.id


def as_stunt(ready: ReadyStunt) -> Stunt:
    return Stunt(
        ready.template, ready.feature, ready.approach, ready.actions, ready.circumstance, ready.effect, ready.when
    )


def numbered(state: State, person: Character, texts: list[tuple[str, str]]) -> tuple[Aspect, ...]:
    """Aspects of a new character, with ids that follow its own."""
    letter = "h" if person.hidden else "a"
    after = int(person.id[1:]) + 1
    return tuple([
        Aspect(f"{letter}{after + at}", text, kind, person.id, hidden=person.hidden)  # type: ignore[arg-type]
        for at, (kind, text) in enumerate(texts)
    ])  # fmt: skip


MOVES: Moves = {
    Move(
        m.NewCharacter,
        {"kind": One(("pc", "major"), unless=(major,)), "name": Words(NAME)},
        rule="FAE-028",
        unless=(waived(one_at_a_time),),
        decided=1,
    ): act_new,
    Move(
        m.Describe,
        {"who": One(people, unless=IN_DRAFT), "name": Words(NAME), "looks": Words(SENTENCE)},
        rule="FAE-030",
        decided=1,
    ): act_describe,
    Move(
        m.SetAspect,
        {
            "who": One(people, unless=IN_DRAFT),
            "place": One(("high", "trouble", *PLACES), unless=(not_in_order,)),
            "text": Words(PHRASE),
        },
        rule="FAE-028",
        decided=1,
    ): act_set_aspect,
    Move(
        m.RankApproaches,
        {"who": One(people, unless=IN_DRAFT), "order": Some(APPROACHES, least=6, ordered=True)},
        rule="FAE-031",
        decided=1,
    ): act_rank,
    Move(
        m.Submit,
        {"who": One(people, unless=(*IN_DRAFT, gm_approves, not_complete))},
        rule="FAE-028",
        decided=1,
    ): act_submit,
    Move(
        m.Approve,
        {"who": One(people, unless=(approved_already, not_submitted, draft_not_complete, not_permitted))},
        rule="FAE-028",
        unless=(not_gm,),
        owed=is_submitted,
        decided=1,
    ): act_approve,
    Move(
        m.SendBack,
        {"who": One(people, unless=(not_waiting,)), "reason": Words(SENTENCE, 0)},
        rule="FAE-028",
        unless=(not_gm,),
        owed=True,
        decided=1,
    ): act_send_back,
    Move(
        m.WriteBlank,
        {"who": One(people, unless=(not_yours, no_sheet, still_a_draft, no_blanks)), "text": Words(PHRASE)},
        rule="FAE-029",
        unless=(waived(roll_open),),
        decided=1,
    ): act_write_blank,
    Move(
        m.TakeReady,
        {"key": One(ready_made, unless=(waived(taken),))},
        rule="FAE-030",
        unless=(waived(one_at_a_time),),
    ): act_take_ready,
}
