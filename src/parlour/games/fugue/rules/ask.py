"""Questions about a state that every chapter asks. Reads, never decides what is legal."""

from parlour.games.fugue.model import PART_OF, Ability, Character, Flashback, State, Task, Telling, Wound


def character(state: State, who: str) -> Character:
    return next(c for c in state.characters if c.id == who)


def find_character(state: State, who: str) -> Character | None:
    return next((c for c in state.characters if c.id == who), None)


def flashback(state: State, which: str) -> Flashback:
    return next(f for f in state.flashbacks if f.id == which)


def find_flashback(state: State, which: str) -> Flashback | None:
    return next((f for f in state.flashbacks if f.id == which), None)


def ability(person: Character, which: str) -> Ability:
    return next(a for a in person.abilities if a.id == which)


# Who plays whom


def is_persona(person: Character) -> bool:
    """Somebody's persona, whoever plays it now."""
    return person.seat >= 0


def is_gc(state: State, person: Character) -> bool:
    """The Dealer plays it: a game-character, her own persona (FUG-022), or that of somebody who is away."""
    return person.seat < 0 or person.parked or person.seat == state.desk.gm


def seat_of(state: State, person: Character) -> int:
    """Who plays this character now."""
    return state.desk.gm if is_gc(state, person) else person.seat


def mine(state: State, seat: int) -> list[Character]:
    """The living characters in the story that this seat plays."""
    return [c for c in state.characters if seat_of(state, c) == seat and c.down != "dead" and c.here and described(c)]


def persona_of(state: State, seat: int) -> Character | None:
    """The persona of a seat: the one that is alive, else the one that died."""
    own = [c for c in state.characters if c.seat == seat]
    return next((c for c in own if c.down != "dead"), own[-1] if own else None)


def described(person: Character) -> bool:
    """Made, as far as the others can see it: game-characters always are."""
    return person.seat < 0 or bool(person.detail)


def seated(state: State) -> list[int]:
    """Seats somebody has taken."""
    return [seat for seat, name in enumerate(state.desk.people) if name]


def place(seat: int) -> str:
    """A seat as a piece."""
    return f"@{seat}"


def seat_at(piece: str) -> int:
    """The seat a piece means; -1 where it means none."""
    number = piece.removeprefix("@")
    return int(number) if piece.startswith("@") and number.isascii() and number.isdigit() and len(number) < 4 else -1


def clockwise(state: State) -> list[int]:
    """Seats from the Dealer's left round to her own, which comes last (FUG-138, FUG-A38)."""
    count = len(state.desk.people)
    return [(state.desk.gm + step) % count for step in range(1, count + 1)]


def left_of(state: State, seat: int) -> int:
    """The next seat clockwise that somebody has taken (FUG-036, FUG-A53)."""
    count, taken = len(state.desk.people), seated(state)
    return next((other for other in [(seat + step) % count for step in range(1, count)] if other in taken), seat)


# What goes on


def active(state: State) -> bool:
    """A chapter is being played, and people sit at the table."""
    return state.phase == "scene" and state.opened and state.desk.sitting


def open_task(state: State) -> Task | None:
    """The skilled action that is under way."""
    return next((task for task in state.tasks if task.stage != "done"), None)


def task(state: State, which: str) -> Task:
    return next(task for task in state.tasks if task.id == which)


def in_round(state: State, who: str) -> bool:
    """With cards in the hand that is being played."""
    return state.contest is not None and any(hand.who == who for hand in state.contest.hands)


def held(state: State, who: str) -> bool:
    """FUG-A80: the contest leaves her no hand free: she plays in this round, or is incapacitated through one
    (FUG-199)."""
    contest = state.contest
    return contest is not None and (
        in_round(state, who) or any(who in (*g.sitting_out, *g.serving) for g in contest.groups)
    )


def unspoken(state: State) -> bool:
    """FUG-178: the Fool and the World have won, and the winner has yet to begin."""
    win = state.contest.win if state.contest is not None else None
    return win is not None and win.rank == 6 and not win.started and not win.lapsed


def of_task(state: State, memory: Flashback) -> bool:
    """Its Signifier was turned for the open task, not in a contest beside it."""
    task = open_task(state)
    return task is not None and memory.card in task.cards


def unfinished(state: State) -> list[Flashback]:
    """Memories that are due or being told: the queue, oldest first."""
    return [f for f in state.flashbacks if f.stage != "kept"]


def pausing(state: State) -> list[Flashback]:
    """Signifiers' memories that play waits for (3.5)."""
    return [f for f in unfinished(state) if f.way == "signifier" and not f.late]


def untold(state: State) -> list[Telling]:
    """Cards that play waits for. Where people talk by voice, a card of a contest is told while play goes on
    (FUG-A81)."""
    return [one for one in state.tellings if one.about == "flip" or state.options.voice == "off"]


def card_waits(state: State) -> bool:
    """No card may be turned now: one has yet to be told, or a Signifier's memory comes first."""
    return bool(untold(state)) or bool(pausing(state)) or any(leave.what == "intercede" for leave in state.leaves)


def teller(state: State, memory: Flashback) -> int:
    """Who tells it: whoever it fell to, or the Dealer while that person is away."""
    persona = persona_of(state, memory.teller)
    return state.desk.gm if persona is not None and persona.parked else memory.teller


def chapters(state: State) -> int:
    """How many the story has (FUG-003, FUG-A79)."""
    return 4 if state.options.chapters == "4" or state.content is None else len(state.content.chapters)


# Bodies


def alive(person: Character) -> bool:
    return person.down != "dead"


def able(person: Character) -> bool:
    """Can act at all."""
    return person.down == "" and person.here


def helpless(state: State, person: Character) -> bool:
    """Knocked out, or incapacitated through the next round (FUG-180)."""
    if person.down == "knocked":
        return True
    return state.contest is not None and any(
        person.id in (*group.sitting_out, *group.serving) for group in state.contest.groups
    )


def open_wounds(person: Character) -> list[Wound]:
    return [w for w in person.wounds if not w.healed]


def needs(one: Ability, part: str) -> bool:
    """Whether it cannot be done without that part: a hand goes with its arm (FUG-A57)."""
    return any(tag == part or PART_OF.get(tag) == part for tag in one.parts)


def barred_by(person: Character, one: Ability) -> str:
    """The rule that keeps an ability from being used now; empty where nothing does."""
    if one.lost:
        return "FUG-197"
    wounds = open_wounds(person)
    if any(w.permanent and not w.tended for w in wounds):
        return "FUG-196"
    if any(not w.tended and needs(one, w.part) for w in wounds):
        return "FUG-193"
    return ""
