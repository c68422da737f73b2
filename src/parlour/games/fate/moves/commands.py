"""What a seat may want to do, in the imperative. Names here are names on the wire and on disk."""

from typing import Literal

from parlour.roleplay.moves import Command, DeskCommand

# Pieces: c1 a character, a1 an aspect, z1 a zone, b1 a border, t1 a task, h1 something hidden, "scene", "gm", "pool".
# Fields come in the order in which they are decided: what an offer fixes first, what it asks for after.


class _C(Command, frozen=True, gc=False, omit_defaults=True):
    pass


# Characters


class NewCharacter(_C, frozen=True, gc=False, tag="new_character"):
    kind: Literal["pc", "major"]
    name: str


class Describe(_C, frozen=True, gc=False, tag="describe"):
    who: str
    name: str
    looks: str


class SetAspect(_C, frozen=True, gc=False, tag="set_aspect"):
    who: str
    place: Literal["high", "trouble", "first", "second", "third"]
    text: str


class RankApproaches(_C, frozen=True, gc=False, tag="rank_approaches"):
    """Best first: the first gets +3, the next two +2, the next two +1, the last 0."""

    who: str
    order: tuple[str, ...]


class WriteBonus(_C, frozen=True, gc=False, tag="write_bonus"):
    """Because I `feature`, I get a +2 when I `approach` `action` when `circumstance`."""

    who: str
    feature: str
    approach: str
    action: Literal["create", "overcome", "attack", "defend", "create+overcome"]
    circumstance: str


class WriteBend(_C, frozen=True, gc=False, tag="write_bend"):
    """Because I `feature`, once per game session I can `effect`."""

    who: str
    feature: str
    effect: str
    when: Literal["any", "conflict", "physical", "mental", "contest"]


class PermitStunt(_C, frozen=True, gc=False, tag="permit_stunt"):
    who: str
    stunt: int
    """Its place in the list; -1: the one on the bench."""


class RemoveStunt(_C, frozen=True, gc=False, tag="remove_stunt"):
    who: str
    stunt: int


class TakeStunt(_C, frozen=True, gc=False, tag="take_stunt"):
    """The stunt on the bench goes to a free place (FAE-034)."""

    who: str


class WriteBlank(_C, frozen=True, gc=False, tag="write_blank"):
    who: str
    text: str


class Submit(_C, frozen=True, gc=False, tag="submit"):
    who: str


class Approve(_C, frozen=True, gc=False, tag="approve"):
    who: str


class SendBack(_C, frozen=True, gc=False, tag="send_back"):
    who: str
    reason: str


class DropCharacter(_C, frozen=True, gc=False, tag="drop_character"):
    who: str


class TakeReady(_C, frozen=True, gc=False, tag="take_ready"):
    """A ready-made player character."""

    key: str


class CallReady(_C, frozen=True, gc=False, tag="call_ready"):
    """A ready-made character of the game master's."""

    key: str
    hidden: Literal["open", "hidden"]


class MakeMook(_C, frozen=True, gc=False, tag="make_mook"):
    """Lists are separated by semicolons."""

    hidden: Literal["open", "hidden"]
    name: str
    aspects: str
    boxes: int
    skilled: str
    bad: str
    """"everything else" stands for all that is not among the skills."""


class MakeGroup(_C, frozen=True, gc=False, tag="make_group"):
    who: str
    """The mook it is made of."""
    members: int
    name: str


class ImportCharacter(_C, frozen=True, gc=False, tag="import_character"):
    file: str


class GiveCharacter(_C, frozen=True, gc=False, tag="give_character"):
    who: str
    seat: int


class SetSide(_C, frozen=True, gc=False, tag="set_side"):
    who: str
    side: str


class RevealCharacter(_C, frozen=True, gc=False, tag="reveal_character"):
    who: str


class AddAspect(_C, frozen=True, gc=False, tag="add_aspect"):
    hidden: Literal["open", "hidden"]
    on: str
    text: str


class RemoveAspect(_C, frozen=True, gc=False, tag="remove_aspect"):
    aspect: str


class RevealAspect(_C, frozen=True, gc=False, tag="reveal_aspect"):
    aspect: str


class Withhold(_C, frozen=True, gc=False, tag="withhold"):
    """FAE-Q39: this character does not know of it after all."""

    aspect: str
    who: str


class SuggestAspect(_C, frozen=True, gc=False, tag="suggest_aspect"):
    text: str


# Scenes


class OpenScene(_C, frozen=True, gc=False, tag="open_scene"):
    name: str
    pcs: tuple[str, ...]
    aspects: str = ""


class CloseScene(_C, frozen=True, gc=False, tag="close_scene"):
    pass


class Enter(_C, frozen=True, gc=False, tag="enter"):
    who: str


class Leave(_C, frozen=True, gc=False, tag="leave"):
    who: str


class AddZone(_C, frozen=True, gc=False, tag="add_zone"):
    name: str


class RemoveZone(_C, frozen=True, gc=False, tag="remove_zone"):
    zone: str


class LinkZones(_C, frozen=True, gc=False, tag="link_zones"):
    """Zones next to each other; with a barrier, or without."""

    a: str
    b: str
    barrier: str


class UnlinkZones(_C, frozen=True, gc=False, tag="unlink_zones"):
    border: str


class HoldBorder(_C, frozen=True, gc=False, tag="hold_border"):
    """Somebody bars the way; "" lets it go."""

    border: str
    who: str


class Place(_C, frozen=True, gc=False, tag="place"):
    who: str
    zone: str


class Reshuffle(_C, frozen=True, gc=False, tag="reshuffle"):
    pass


# Challenges, contests, conflicts


class StartChallenge(_C, frozen=True, gc=False, tag="start_challenge"):
    showing: Literal["all", "one"]
    name: str
    tasks: str
    difficulty: int


class AddTask(_C, frozen=True, gc=False, tag="add_task"):
    showing: Literal["open", "hidden"]
    text: str
    difficulty: int
    takers: tuple[str, ...]


class AssignTask(_C, frozen=True, gc=False, tag="assign_task"):
    task: str
    takers: tuple[str, ...]


class EndChallenge(_C, frozen=True, gc=False, tag="end_challenge"):
    pass


class StartContest(_C, frozen=True, gc=False, tag="start_contest"):
    name: str
    who: tuple[str, ...]


class Compete(_C, frozen=True, gc=False, tag="compete"):
    """This exchange's overcome roll of a contest."""

    who: str
    how: tuple[str, ...]
    words: str


class Twist(_C, frozen=True, gc=False, tag="twist"):
    """An unexpected turn becomes a situation aspect; "" for none."""

    text: str


class EndContest(_C, frozen=True, gc=False, tag="end_contest"):
    pass


class StartConflict(_C, frozen=True, gc=False, tag="start_conflict"):
    harm: Literal["physical", "mental"]
    who: tuple[str, ...]


class Reorder(_C, frozen=True, gc=False, tag="reorder"):
    """Before the first turn: everybody in a new order; "npcs" stands for the block."""

    order: tuple[str, ...]


class SplitBlock(_C, frozen=True, gc=False, tag="split_block"):
    pass


class BeginConflict(_C, frozen=True, gc=False, tag="begin_conflict"):
    pass


class JoinConflict(_C, frozen=True, gc=False, tag="join_conflict"):
    who: str


class EndTurn(_C, frozen=True, gc=False, tag="end_turn"):
    who: str


class EndConflict(_C, frozen=True, gc=False, tag="end_conflict"):
    pass


class Move(_C, frozen=True, gc=False, tag="move"):
    who: str
    zone: str


class Concede(_C, frozen=True, gc=False, tag="concede"):
    who: str
    words: str


class Impose(_C, frozen=True, gc=False, tag="impose"):
    """FAE-090: what giving in costs, by the game master."""

    who: str
    text: str


# Actions and rolls


class Overcome(_C, frozen=True, gc=False, tag="overcome"):
    who: str
    target: str
    how: tuple[str, ...]
    words: str


class Create(_C, frozen=True, gc=False, tag="create"):
    """Create an advantage: `text` is the aspect to be made, or what is looked for."""

    who: str
    goal: Literal["create", "discover", "use"]
    target: str
    how: tuple[str, ...]
    text: str
    words: str


class Attack(_C, frozen=True, gc=False, tag="attack"):
    who: str
    harm: Literal["physical", "mental"]
    target: str
    how: tuple[str, ...]
    words: str


class SetDifficulty(_C, frozen=True, gc=False, tag="set_difficulty"):
    difficulty: int


class Oppose(_C, frozen=True, gc=False, tag="oppose"):
    """Somebody works against it: she is asked to defend."""

    who: str


class Defend(_C, frozen=True, gc=False, tag="defend"):
    who: str
    how: tuple[str, ...]
    words: str


class StandOpen(_C, frozen=True, gc=False, tag="stand_open"):
    """No defence (FAE-Q42)."""

    who: str


class Protect(_C, frozen=True, gc=False, tag="protect"):
    who: str
    words: str


class ChooseProtector(_C, frozen=True, gc=False, tag="choose_protector"):
    who: str


class VetoProtector(_C, frozen=True, gc=False, tag="veto_protector"):
    who: str


class CallOff(_C, frozen=True, gc=False, tag="call_off"):
    """Before the dice: the declared action does not happen after all; the turn is not used."""

    reason: str


class Help(_C, frozen=True, gc=False, tag="help"):
    who: str
    ally: str
    words: str


class ClaimStunt(_C, frozen=True, gc=False, tag="claim_stunt"):
    """The circumstance is given: +2."""

    who: str
    stunt: int


class VetoStunt(_C, frozen=True, gc=False, tag="veto_stunt"):
    who: str
    stunt: int


class UseStunt(_C, frozen=True, gc=False, tag="use_stunt"):
    """Bend a rule, once a session."""

    who: str
    stunt: int
    words: str


class ThrowDice(_C, frozen=True, gc=False, tag="throw_dice"):
    who: str


class DrawCard(_C, frozen=True, gc=False, tag="draw_card"):
    who: str


class EnterDice(_C, frozen=True, gc=False, tag="enter_dice"):
    """Dice thrown on one's own table."""

    who: str
    first: Literal["+", "0", "-"]
    second: Literal["+", "0", "-"]
    third: Literal["+", "0", "-"]
    fourth: Literal["+", "0", "-"]


class Invoke(_C, frozen=True, gc=False, tag="invoke"):
    """bonus: +2 to my own roll; ally: +2 to an ally's; reroll: my dice anew; raise: +2 to what a foe has to beat."""

    who: str
    pay: Literal["free", "paid"]
    effect: Literal["bonus", "ally", "reroll", "raise"]
    aspect: str
    words: str


class LetStand(_C, frozen=True, gc=False, tag="let_stand"):
    """No (further) invocation for this side."""

    side: int


# What a roll leaves to be settled


class SettleFailure(_C, frozen=True, gc=False, tag="settle_failure"):
    """FAE-045: no aspect, or one with changes the game master makes."""

    how: Literal["none", "altered"]
    text: str


class SettleSearch(_C, frozen=True, gc=False, tag="settle_search"):
    """What was found: a hidden aspect ("new": one the game master names now), or nothing ("none", after a failure)."""

    aspect: str
    text: str = ""


class SetCost(_C, frozen=True, gc=False, tag="set_cost"):
    """FAE-059, FAE-060: the obstacle stands, or is passed at a cost."""

    how: Literal["stands", "cost"]
    text: str = ""


class AnswerCost(_C, frozen=True, gc=False, tag="answer_cost"):
    how: Literal["pay", "fail"]


class SettleRemoval(_C, frozen=True, gc=False, tag="settle_removal"):
    """FAE-063."""

    how: Literal["gone", "stays"]


class Trade(_C, frozen=True, gc=False, tag="trade"):
    """FAE-074: one damage less for a boost."""

    how: Literal["boost", "damage"]


class Absorb(_C, frozen=True, gc=False, tag="absorb"):
    boxes: str
    """The box that is ticked, "" for none; "1+3" where a switch allows several."""
    consequences: tuple[str, ...]


class GoDown(_C, frozen=True, gc=False, tag="go_down"):
    """Be taken out rather than absorb it."""


class NameIt(_C, frozen=True, gc=False, tag="name_it"):
    """The text of a consequence or a boost."""

    text: str


class TellFate(_C, frozen=True, gc=False, tag="tell_fate"):
    """FAE-079: what becomes of whoever was taken out."""

    text: str


# Compels and facts


class OfferCompel(_C, frozen=True, gc=False, tag="offer_compel"):
    by: str
    aspect: str
    sort: Literal["decision", "event"]
    text: str
    victim: str = ""
    """For an aspect of the scene: who is troubled by it."""


class SelfCompel(_C, frozen=True, gc=False, tag="self_compel"):
    who: str
    aspect: str
    sort: Literal["decision", "event"]
    text: str


class Bargain(_C, frozen=True, gc=False, tag="bargain"):
    deal: int
    text: str


class Accept(_C, frozen=True, gc=False, tag="accept"):
    deal: int


class Refuse(_C, frozen=True, gc=False, tag="refuse"):
    deal: int


class Withdraw(_C, frozen=True, gc=False, tag="withdraw"):
    deal: int


class ProposeFact(_C, frozen=True, gc=False, tag="propose_fact"):
    aspect: str
    text: str


class Agree(_C, frozen=True, gc=False, tag="agree"):
    fact: int


class Object(_C, frozen=True, gc=False, tag="object"):
    fact: int


class SettleFact(_C, frozen=True, gc=False, tag="settle_fact"):
    """The game master speaks for the table."""

    fact: int


# Recovery and milestones


class Recover(_C, frozen=True, gc=False, tag="recover"):
    """FAE-144: how the mild consequence went away; the game master says whether there was rest."""

    who: str
    text: str


class CallMilestone(_C, frozen=True, gc=False, tag="call_milestone"):
    kind: Literal["minor", "significant", "major"]


class ClearAt(_C, frozen=True, gc=False, tag="clear_at"):
    who: str
    degree: Literal["moderate", "severe"]
    text: str


class Doubt(_C, frozen=True, gc=False, tag="doubt"):
    """The game master finds it implausible."""

    who: str
    degree: Literal["moderate", "severe"]


class PickSwap(_C, frozen=True, gc=False, tag="pick_swap"):
    who: str
    pair: tuple[str, ...]


class PickRewrite(_C, frozen=True, gc=False, tag="pick_rewrite"):
    who: str
    aspect: str
    text: str


class PickReplace(_C, frozen=True, gc=False, tag="pick_replace"):
    """The stunt on the bench for this one."""

    who: str
    stunt: int


class PickAdd(_C, frozen=True, gc=False, tag="pick_add"):
    who: str


class PickNothing(_C, frozen=True, gc=False, tag="pick_nothing"):
    who: str


class RaiseApproach(_C, frozen=True, gc=False, tag="raise_approach"):
    who: str
    approach: str


class TakeRefresh(_C, frozen=True, gc=False, tag="take_refresh"):
    who: str


class TakeStuntInstead(_C, frozen=True, gc=False, tag="take_stunt_instead"):
    who: str


class RewriteHigh(_C, frozen=True, gc=False, tag="rewrite_high"):
    who: str
    text: str


class Unpick(_C, frozen=True, gc=False, tag="unpick"):
    who: str
    part: Literal["clears", "effect", "approach", "great", "high"]


class Confirm(_C, frozen=True, gc=False, tag="confirm"):
    who: str


AnyCommand = (
    DeskCommand | NewCharacter | Describe | SetAspect | RankApproaches | WriteBonus | WriteBend | PermitStunt | RemoveStunt | TakeStunt
    | WriteBlank | Submit | Approve | SendBack | DropCharacter | TakeReady | CallReady | MakeMook | MakeGroup | ImportCharacter
    | GiveCharacter | SetSide | RevealCharacter | AddAspect | RemoveAspect | RevealAspect | Withhold | SuggestAspect
    | OpenScene | CloseScene | Enter | Leave | AddZone | RemoveZone | LinkZones | UnlinkZones | HoldBorder | Place | Reshuffle
    | StartChallenge | AddTask | AssignTask | EndChallenge | StartContest | Compete | Twist | EndContest
    | StartConflict | Reorder | SplitBlock | BeginConflict | JoinConflict | EndTurn | EndConflict | Move | Concede | Impose
    | Overcome | Create | Attack | SetDifficulty | Oppose | Defend | StandOpen | Protect | ChooseProtector | VetoProtector | CallOff
    | Help | ClaimStunt | VetoStunt | UseStunt | ThrowDice | DrawCard | EnterDice | Invoke | LetStand
    | SettleFailure | SettleSearch | SetCost | AnswerCost | SettleRemoval | Trade | Absorb | GoDown | NameIt | TellFate
    | OfferCompel | SelfCompel | Bargain | Accept | Refuse | Withdraw | ProposeFact | Agree | Object | SettleFact
    | Recover | CallMilestone | ClearAt | Doubt | PickSwap | PickRewrite | PickReplace | PickAdd | PickNothing | RaiseApproach
    | TakeRefresh | TakeStuntInstead | RewriteHigh | Unpick | Confirm
)  # fmt: skip
