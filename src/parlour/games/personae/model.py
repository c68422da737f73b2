"""What a Personae table remembers. Everything else (Potential, caps, pools, slots, penalties, totals) is derived and lives in the rules."""

from typing import Literal

from msgspec import Struct

from parlour.games.personae.content.effects import Effect
from parlour.roleplay.desk import Desk

Attribute = Literal["Competence", "Prowess", "Cunning", "Power", "Knowledge", "Stature"]
ATTRIBUTES: tuple[Attribute, ...] = ("Competence", "Prowess", "Cunning", "Power", "Knowledge", "Stature")
Rank = Literal["", "First", "Second", "Third", "Handicap"]
RANKS: tuple[Rank, ...] = ("First", "Second", "Third", "Handicap")
Kind = Literal["interaction", "attack", "power", "recovery", "unopposed", "virtual"]
KINDS: tuple[Kind, ...] = ("interaction", "attack", "power", "recovery", "unopposed", "virtual")
Status = Literal["unharmed", "injured", "wounded", "incapacitated", "dying", "dead"]
STATUSES: tuple[Status, ...] = ("unharmed", "injured", "wounded", "incapacitated", "dying", "dead")
Toughness = Literal["minion", "minor", "major"]
Role = Literal["main", "companion", "ally", "adversary"]
Duration = Literal["I", "M", "T", "S"]
TAGS: tuple[str, ...] = (
    "weapon", "unarmed", "ranged", "small", "one-handed", "two-handed", "shield", "light", "heavy", "supernatural", "healing", "hiding",
    "initiative",
)  # fmt: skip
"""What the rules ask of a Skill; all else about it is its name."""
DEFENCES: tuple[str, ...] = ("Block", "Dodge", "Resist")
BANDS: tuple[str, ...] = ("close", "near", "far")
EVERY = Literal["", "encounter", "scene", "day", "session"]
"""How often something may be used; empty: no such limit."""


class Options(Struct, frozen=True):
    """The switches of catalogue 4.2."""

    creation_points: int = 20
    creation_upgrades: Literal["on", "powerOnly"] = "on"
    creation_power_mix: Literal["on", "off"] = "on"
    priorities_change: Literal["never", "viaTraits", "free"] = "never"
    traits_late_define: Literal["duringSession", "betweenSessions"] = "duringSession"
    skill_cap_counts: Literal["rating", "allocated"] = "rating"
    pool_reassign: Literal["never", "betweenSessions"] = "never"
    dice_over_max: Literal["allowed", "capped"] = "allowed"
    tie_exhausted: Literal["reactor", "reroll", "gm"] = "reactor"
    multi_rolls: Literal["once", "perPair"] = "once"
    goal_required: Literal["on", "off"] = "on"
    criticals_bank: Literal[
        "untilSpent", "encounterEnd", "nextSceneStart", "nextSceneEnd", "nextDayStart", "nextDayEnd", "nextSessionStart", "nextSessionEnd"
    ] = "untilSpent"
    criticals_gm: Literal["off", "on"] = "off"
    criticals_adversaries: Literal["on", "off"] = "on"
    critical_result: int = 2
    critical_hits: int = 1
    critical_success: Literal["on", "off"] = "on"
    critical_agreed: Literal["on", "off"] = "on"
    criticals_count: Literal["final", "before"] = "final"
    assist_max: int = 0
    assist_hold: Literal["untilNextTurn", "sameRound"] = "untilNextTurn"
    unopposed_normal: Literal["2", "0"] = "2"
    unopposed_gm_dice: Literal["rating", "rolled"] = "rating"
    action_order_method: Literal["initiativeSkill", "table", "chosenSkill", "manual"] = "initiativeSkill"
    escalation_direct: Literal["on", "off"] = "on"
    escalation_order: Literal["rebuild", "keep"] = "rebuild"
    sa_scope: Literal["turnAndAnswer", "ownTurn", "round"] = "turnAndAnswer"
    reroll_forced_highest: Literal["byUpgrade", "noOvertake", "always"] = "byUpgrade"
    powers_limit: int = 0
    parry_map: Literal["twoHandedHeavy", "smallLight", "threeTier"] = "twoHandedHeavy"
    parry_ranged: Literal["shieldsOnly", "all"] = "shieldsOnly"
    active_defence_covers: Literal["one", "all"] = "one"
    active_defence_early: Literal["off", "on"] = "off"
    interaction_answer: Literal["waived", "action"] = "waived"
    health_stature: Literal["live", "creation"] = "live"
    injury_timing: Literal["all", "severeOnly"] = "all"
    injury_penalty_lasts: Literal["recovered", "encounterEnd"] = "recovered"
    injury_excess_hits: Literal["discarded", "tallied"] = "discarded"
    injury_min_dice: Literal["1", "0"] = "1"
    dying_extra_hit: Literal["none", "dead"] = "none"
    dying_last_chance: Literal["on", "off"] = "on"
    unconscious_defence: Literal["passive", "none"] = "passive"
    minion_hits: Literal["one", "stature"] = "one"
    toughness_bonus: Literal["ignored", "added"] = "ignored"
    recovery_dice: Literal["skill", "one"] = "skill"
    recovery_under: Literal["half", "all"] = "half"
    recovery_stages: Literal["two", "one"] = "two"
    recovery_per_scene: Literal["strict", "extraAtEnd"] = "strict"
    raise_dead: Literal["off", "on"] = "off"
    advancement_percent_caps: Literal["on", "off"] = "on"
    advancement_split: Literal["perPoint", "perAward"] = "perPoint"
    companions_max: int = 1
    companion_potential: Literal["lag", "formula", "fivePoints"] = "lag"
    companion_spend: Literal["both", "attributesOnly"] = "both"
    resource_base: Literal["0", "1"] = "0"
    resource_reduction: Literal["ask", "off", "equal", "roll"] = "ask"
    rarity_uncommon: int = 1
    rarity_rare: int = 4
    rarity_very_rare: int = 7
    rarity_unique: int = 10
    languages_secret: Literal["on", "off"] = "on"
    nonviolent_method: Literal["separate", "subsequent", "track"] = "separate"
    nonviolent_track: int = 4
    distance_mode: Literal["bands", "zones", "none"] = "bands"
    round_seconds: int = 0


# Traits


class Skill(Struct, frozen=True, omit_defaults=True):
    """PER-033: unlocked, two dice and those of the pool assigned to it."""

    id: str
    """s1, s2, ..."""
    name: str
    attribute: Attribute
    dice: int = 0
    """Of the Prowess Pool."""
    tags: tuple[str, ...] = ()
    group: str = ""
    """Of a weapon: blades, axes, bludgeons."""
    free: bool = False
    """Block, Dodge and Resist (PER-039)."""
    approved: bool = True
    bought: bool = False
    """With a Development Point, not from Competence."""


class Upgrade(Struct, frozen=True, omit_defaults=True):
    """One step: how it was paid, and what it raises where there is a choice."""

    source: Literal["Cunning", "Power", "Knowledge", "DP", "condition"]
    what: Literal["", "count", "better", "highest", "hits", "targets", "duration", "use", "die", "cap", "skill"] = ""
    detail: str = ""
    """The further Skill or kind of Challenge, or the duration (T, S), where `what` leaves that open."""


class Ability(Struct, frozen=True, omit_defaults=True):
    """A Special Ability; with the Quality identifier a Special Quality."""

    id: str
    """a1, a2, ..."""
    name: str
    text: str
    effect: Effect
    quality: bool = False
    culture: bool = False
    conditions: tuple[str, ...] = ()
    """Each gives a free upgrade (PER-077). "once per encounter|scene|day|session" the engine keeps; all else the game master does."""
    free: tuple[str, ...] = ()
    """What each of those upgrades raises."""
    gear: str = ""
    """The piece of exceptional gear it stands for (identifier X)."""
    bought: tuple[Upgrade, ...] = ()
    paid: Literal["slot", "DP"] = "slot"
    price: int = 1
    """Agreed for each upgrade of a Quality (PER-279)."""
    uses: int = 0
    stamp: int = 0
    """Uses, and the number of the encounter, scene, day or session they belong to."""
    approved: bool = False
    remade: bool = False
    """Turned into a Quality later (PER-083)."""


class Power(Struct, frozen=True, omit_defaults=True):
    id: str
    """p1, p2, ..."""
    name: str
    text: str
    skill: str
    """The name of the supernatural Skill it is used with (PER-088)."""
    challenge: bool
    """It needs a Power Challenge (PER-Q73)."""
    duration: Duration
    effect: Effect
    hits: int = 0
    targets: int = 1
    tradition: str = ""
    bought: tuple[Upgrade, ...] = ()
    paid: Literal["slot", "DP"] = "slot"
    gear: str = ""
    uses: int = 0
    stamp: int = 0
    approved: bool = False


class Talent(Struct, frozen=True, omit_defaults=True):
    id: str
    """t1, t2, ..."""
    kind: Literal["language", "expertise", "resource"]
    name: str
    native: bool = False
    secret: bool = False
    bought: tuple[Upgrade, ...] = ()
    paid: Literal["slot", "DP"] = "slot"
    uses: int = 0
    """Of an Expertise in this session."""
    worn: int = 0
    """Points of Cap a Resource has lost (PER-059)."""
    approved: bool = True


class Gear(Struct, frozen=True, omit_defaults=True):
    id: str
    """g1, g2, ..."""
    name: str
    size: Literal["", "small", "one-handed", "two-handed"] = ""
    group: str = ""
    ranged: bool = False
    shield: Literal["", "light", "heavy"] = ""
    exceptional: tuple[str, ...] = ()
    """craft, supernatural, or both (PER-239)."""
    tied: tuple[str, ...] = ()
    """The Traits that make use of it (PER-113)."""
    cost: int = 0
    basic: bool = False
    """Comes free with a weapon or shield Skill (PER-112)."""
    approved: bool = False


# Individuals


class Active(Struct, frozen=True, omit_defaults=True):
    """A Power at work."""

    power: str
    user: str
    targets: tuple[str, ...] = ()
    upheld: bool = True
    """Kept up in the user's present turn (PER-095)."""
    words: str = ""
    """How long, in a plain scene (PER-092)."""


class Condition(Struct, frozen=True, omit_defaults=True):
    """Something that holds somebody: imposed by a Trait, or declared by a goal."""

    text: str
    by: str = ""
    until: Literal["turn", "round", "encounter", "scene", "said"] = "encounter"
    round: int = 0
    dice: int = 0
    """Dice fewer while it holds (PER-152)."""


class Raise(Struct, frozen=True):
    """A Resource Cap lifted for so many scenes (PER-062)."""

    amount: int
    scenes: int


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of the ledger of Development Points."""

    amount: int
    what: str
    session: int = 0


class Individual(Struct, frozen=True, omit_defaults=True):
    id: str
    """c1, c2, ...; h1, h2, ... while it is prepared in hiding."""
    name: str
    role: Role
    controller: int
    """The seat that plays it; -1 the game master's."""
    toughness: Toughness = "major"
    owner: str = ""
    """Of a companion: whose it is."""
    stage: Literal["concept", "ranks", "points", "traits", "gear", "review", "ready", "dead"] = "concept"
    sent_back: str = ""
    concept: str = ""
    keywords: tuple[str, ...] = ()
    secret: str = ""
    """Background only its player and the game master read (PER-102)."""
    goal: str = ""
    values: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """In the order of ATTRIBUTES."""
    made: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """The values play began with: what the maxima are taken from (PER-014, PER-Q12)."""
    ranks: tuple[Rank, ...] = ("", "", "", "", "", "")
    points: int = 0
    """Creation Points."""
    skills: tuple[Skill, ...] = ()
    pool: int = 0
    """Pool dice bought in play, beside those of creation (PER-044)."""
    abilities: tuple[Ability, ...] = ()
    powers: tuple[Power, ...] = ()
    talents: tuple[Talent, ...] = ()
    gear: tuple[Gear, ...] = ()
    hits_bought: int = 0
    dp: int = 0
    ledger: tuple[Entry, ...] = ()
    plain: tuple[int, int] = (0, 0)
    """A supporting character without numbers: dice and Attribute it is given when it must roll (PER-254)."""
    numbered: bool = True
    hidden: bool = False
    shown: bool = False
    """The game master lets everybody see its numbers."""
    here: bool = False
    side: str = ""
    # In play
    hits: int = 0
    excess: int = 0
    """Hits that could carry no further, where the table counts them for recovery (PER-Q18)."""
    status: Status = "unharmed"
    delayed: int = 0
    """Rounds until pending injury takes hold (PER-193); -1: the end of the encounter."""
    stabilised: bool = False
    conscious: bool = True
    caveat: bool = False
    """Conscious again, but knocked out by the first round it fights in (PER-202)."""
    struck: bool = False
    """It acted under the caveat in this round."""
    tried: int = 0
    """The scene of the last recovery attempt,"""
    tried_end: bool = False
    """and whether the extra one at the fight's end was used."""
    hurt_scene: int = 0
    """The scene in which the present status was suffered or reached."""
    marked: int = 0
    """The scene at whose end the remaining hits vanish (PER-199); 0: none."""
    marked_in: int = 0
    """The encounter in which that recovery was won; 0: outside one (PER-Q61)."""
    mending: bool = False
    """The present status was reached by recovery: the next attempt comes at the end of a scene (PER-200)."""
    moved: bool = False
    acted: bool = False
    free_used: int = 0
    """Challenges issued without an action this turn (PER-272)."""
    abilities_used: tuple[str, ...] = ()
    """Special Abilities that have served in this turn or answer (PER-075)."""
    defence: str = ""
    """The Skill announced for active defence (PER-212)."""
    helping: tuple[str, str] = ("", "")
    """Whom it assists with its action, and with which Skill."""
    helped_round: int = 0
    place: str = ""
    """A band or a zone."""
    powers_on: tuple[Active, ...] = ()
    conditions: tuple[Condition, ...] = ()
    raises: tuple[Raise, ...] = ()
    used_encounter: int = 0
    """Powers used in this encounter, where the table limits them."""


# Challenges


class Addition(Struct, frozen=True, omit_defaults=True):
    label: str
    amount: int
    rule: str = ""
    by: str = ""
    """The Trait it comes from; empty: circumstance or help."""
    only: str = ""
    """The opponent it counts against; empty: all."""


class Change(Struct, frozen=True):
    """One die rerolled."""

    by: str
    """The Ability."""
    at: int
    before: int
    rolled: int
    after: int


class Side(Struct, frozen=True, omit_defaults=True):
    """One individual in a Challenge; the game master's own dice where there is nobody."""

    who: str
    """Empty: the game master rolls for a difficulty or a wound."""
    skill: str = ""
    """Its id; empty: unskilled, one die."""
    attribute: str = ""
    """The Attribute added; a name of ATTRIBUTES, or empty."""
    value: int = 0
    """What it adds."""
    base: int = 1
    """Dice before bonus and penalty."""
    chosen: bool = False
    """It has said what it uses."""
    active: bool = False
    """An active defence (PER-211)."""
    additions: tuple[Addition, ...] = ()
    bonus: tuple[Addition, ...] = ()
    """Dice: bonus and penalty, each with its reason."""
    helpers: tuple[tuple[str, str], ...] = ()
    """Who helps, with which Skill."""
    expertise: str = ""
    pending: str = ""
    """An Expertise whose justification the game master has yet to accept."""
    reason: str = ""
    stand_in: str = ""
    """A healer whose dice stand in for the patient's (PER-205)."""
    dice: tuple[int, ...] = ()
    by_hand: bool = False
    changes: tuple[Change, ...] = ()
    ignored: tuple[int, ...] = ()
    """Places of dice that do not count (PER-218),"""
    ignored_by: tuple[str, ...] = ()
    """and for whom each of them does not."""
    used: tuple[str, ...] = ()
    """Special Abilities its individual has used for this roll."""
    done: bool = False
    """Has nothing more to do in the present step."""
    earned: int = 0
    bought: int = 0
    """Criticals spent for a better result,"""
    sure: int = 0
    """and for automatic success."""
    extra: int = 0
    """Hits bought."""


class Duel(Struct, frozen=True, omit_defaults=True):
    """The actor against one reactor."""

    reactor: int
    """Its place among the sides."""
    start: int = 0
    """The die it begins with: 0, or later in a subsequent Challenge."""
    outcome: Literal["", "success", "failure", "deadlock"] = ""
    pairs: tuple[tuple[int, int], ...] = ()
    """The totals compared, the deciding pair last; -1 where a side has no die left."""
    settled: bool = False


class Challenge(Struct, frozen=True, omit_defaults=True):
    number: int
    kind: Kind
    sides: tuple[Side, ...]
    """The actor first, then the reactors."""
    goal: str
    power: str = ""
    difficulty: int | None = None
    listed: int | None = None
    """Before the game master shifted it (PER-271)."""
    unnoticed: bool = False
    """The reactor is not aware of it (PER-212)."""
    hidden: bool = True
    """Of a virtual one: the answer was hidden (PER-148)."""
    at_end: bool = False
    """Of a recovery: at the end of the scene or the fight."""
    effect: str = ""
    """What success means beside or instead of hits: a condition, in words (PER-168)."""
    harmless: bool = False
    """It inflicts no hits."""
    stage: Literal["help", "answer", "settings", "ready", "reroll", "ignore", "spend", "settle", "close"] = "help"
    duels: tuple[Duel, ...] = ()
    chained: int = 0
    """The how-manieth subsequent Challenge with the same dice."""
    grants: tuple[str, ...] = ()
    """Traits whose follow-up is due: "a3:subsequent", "a4:additional"."""
    free: bool = False
    """It cost no action."""
    provoked: bool = False
    rerolled: int = 0
    """Deadlocks rolled anew."""
    later: tuple[str, ...] = ()
    """Reactors still to come, each with a roll of its own (PER-Q31)."""


# Scenes and encounters


class Critical(Struct, frozen=True):
    """One in the bank (PER-134)."""

    owner: int
    """A seat; -1 the game master's bank."""
    session: int
    day: int
    scene: int
    encounter: int


class Scene(Struct, frozen=True, omit_defaults=True):
    number: int = 0
    place: str = ""
    time: str = ""
    aim: str = ""
    open: bool = False
    zones: tuple[str, ...] = ()
    closing: bool = False
    """Recoveries that are due are offered before it ends."""


class Encounter(Struct, frozen=True, omit_defaults=True):
    number: int
    violent: bool
    escalator: str
    round: int = 1
    order: tuple[str, ...] = ()
    rolls: tuple[tuple[str, tuple[int, ...], int], ...] = ()
    """How the order came about: who, dice, what was added."""
    waiting: tuple[str, ...] = ()
    """Who has yet to say which Skill gives the place in the order."""
    at: int = 0
    opening: bool = True
    """The escalator has yet to issue the opening Challenge (PER-161)."""
    goals: tuple[tuple[str, str], ...] = ()
    tracks: tuple[tuple[str, int], ...] = ()
    """Of a non-violent one by track: what each side has left (PER-220)."""
    closing: bool = False
    """The last round is over: the last chance to stabilise (PER-Q59)."""
    provoked: tuple[str, str] = ("", "")
    """Who must attack whom at once, before anything else (PER-071, PER-Q57)."""
    saved: tuple[str, ...] = ()
    """Who has used that last chance."""


class Series(Struct, frozen=True, omit_defaults=True):
    """An extended Challenge (PER-158): several in a row for one conflict."""

    number: int
    sides: tuple[tuple[str, ...], ...]
    goals: tuple[str, ...]
    said: tuple[tuple[int, str], ...] = ()
    """What each side has answered since the last one: achieved, continue, back down."""
    challenges: int = 0


class Obstacle(Struct, frozen=True, omit_defaults=True):
    id: str
    """o1, o2, ..."""
    name: str
    text: str = ""
    how: Literal["", "narrate", "fold", "unopposed"] = ""


class Hazard(Struct, frozen=True):
    """Agreed by the group (PER-152): on a die of at most `chance`, so many hits or dice fewer."""

    id: str
    """z1, z2, ..."""
    name: str
    chance: int
    hits: int
    penalty: int


class Ware(Struct, frozen=True, omit_defaults=True):
    """Something that can be bought: its cost here, where the game master set another (PER-061)."""

    id: str
    """w1, w2, ..."""
    name: str
    cost: int
    local: int = -1


class Purchase(Struct, frozen=True):
    """One wish of a batch of advancement (3.5), as words the rules read."""

    what: str
    piece: str = ""
    detail: str = ""
    amount: int = 1


class Batch(Struct, frozen=True, omit_defaults=True):
    who: str
    purchases: tuple[Purchase, ...] = ()
    submitted: bool = False


class Wish(Struct, frozen=True, omit_defaults=True):
    """Something that waits for the game master's word: a purchase that may wear the Cap, help with another Skill, a swap of ranks."""

    id: int
    seat: int
    what: Literal["wear", "similar", "swap", "language", "attribute", "condition"]
    who: str
    piece: str = ""
    detail: str = ""


class Consent(Struct, frozen=True):
    """A Power waits for those who must be willing (PER-Q73)."""

    who: str
    power: str
    targets: tuple[str, ...]
    words: str
    waiting: tuple[str, ...]
    """Who has yet to answer."""


class State(Struct, frozen=True, omit_defaults=True):
    desk: Desk
    options: Options
    individuals: tuple[Individual, ...] = ()
    scene: Scene = Scene()
    encounter: Encounter | None = None
    challenge: Challenge | None = None
    series: Series | None = None
    batches: tuple[Batch, ...] = ()
    bank: tuple[Critical, ...] = ()
    obstacles: tuple[Obstacle, ...] = ()
    hazards: tuple[Hazard, ...] = ()
    wares: tuple[Ware, ...] = ()
    wishes: tuple[Wish, ...] = ()
    consent: Consent | None = None
    day: int = 1
    encounters: int = 0
    challenges: int = 0
    made: int = 0
    """Ids given out in the open; hidden ones are counted apart."""
    hid: int = 0
    wished: int = 0
    turn: int = 0
    """Counts what happens in play: names the question that is open."""
    lax: bool = False
    """The game master allowed it: limits are laid aside."""
