"""Refusals of scenes: the map, challenges, contests, conflicts, compels and facts, the game master's aspects."""

from parlour.core.saying import Said, Sentences
from parlour.games.fate.model import Border
from parlour.games.fate.words.refusal_parts import Known, name_of
from parlour.roleplay.desk import called


def _border(known: Known) -> Border:
    ends = {known["who"].zone, known["it"].id}
    borders: tuple[Border, ...] = known["state"].scene.borders
    return next(border for border in borders if {border.a, border.b} == ends)


def _hindered(known: Known) -> str:
    border = _border(known)
    return f"{border.barrier or name_of(known['state'], border.holder)} hinders the way to {known['it'].name}"


def _awaited(known: Known) -> str:
    state, deal = known["state"], known["it"]
    who = deal.by if deal.turned else deal.victim
    person = next((c for c in state.characters if c.id == who), None)
    hers = deal.kind != "compel" or person is None or person.controller < 0
    return f"{called(state.desk, state.desk.gm if hers or person is None else person.controller)} is asked now."


_WORDLESS = Said(
    "The compel needs words.",
    "Say what trouble the aspect brings.",
    lambda known: "FAE-116" if known["sort"] == "event" else "FAE-115",
    "no-text",
)
_ANSWERED = Said("There's no such offer.", "It may have been settled already.", "", "no-such-deal")
SENTENCES: Sentences = {
    # Moving
    "move.no_conflict": Said(
        "Moving between zones belongs to conflicts.", "Outside one, just say where you go.", "FAE-184"
    ),
    "nowhere": Said("{who} is in no zone yet.", "The game master places people.", "FAE-134"),
    "there_already": Said("{who} is in {it} already.", "Choose another zone."),
    "overcome_first": Said(lambda known: f"{_hindered(known)}.", "Overcome it with a roll.", "FAE-Q17", "hindered"),
    "no_way": Said("No way leads to {it}.", "Choose another zone.", "FAE-Q46"),
    "move.too_far": Said("{it} is too far for one turn.", "Go part of the way.", "FAE-Q46"),
    "way_hindered": Said("The way to {it} is hindered farther on.", "Go part of the way.", "FAE-Q46", "too-far"),
    "moved_already": Said(
        "{who} has moved already, and the action is used.", "You can move one zone for free each turn.", "FAE-Q16"
    ),
    "hindered_and_acted": Said(
        lambda known: f"{_hindered(known)}, and your action is used.",
        "Try next turn.",
        "FAE-094",
        "hindered",
    ),
    "far_and_acted": Said(
        "{it} is more than one zone away, and your action is used.", "Try next turn.", "FAE-093", "too-far"
    ),
    # The map
    "a.unknown": Said("There is no such zone.", "Choose one from the map.", "", "no-such-zone"),
    "b.unknown": Said("There is no such zone.", "Choose one from the map.", "", "no-such-zone"),
    "same_one": Said("A zone isn't next to itself.", "Choose two zones.", "", "same-zone"),
    "not_held": Said("Nobody bars that way.", "Choose somebody to bar it."),
    "not_near": Said("{it} isn't next to that border.", "Place them there first."),
    # Challenges and contests
    "no_challenge": Said("No challenge is under way.", "Start one first.", "FAE-124"),
    "start_challenge.tasks.wordless": Said(
        "A challenge is made of tasks.", "Write them with semicolons between.", "", "no-tasks"
    ),
    "add_task.text.wordless": Said("A task needs words.", "Say what is to be done.", "", "no-text"),
    "oppose_task.task.unknown": Said(
        "That isn't a task of this challenge.", "Choose one of its open tasks.", "FAE-124", "no-such-task"
    ),
    "not_opposed": Said("Nobody opposes {task}.", "Choose somebody who does."),
    "hero": Said("{it} is one of the heroes.", "Choose somebody on another side.", "", "same-side"),
    "start_contest.who.too_few": Said("A contest is between two or more.", "Name at least two."),
    "no_twist": Said("No exchange of a contest has just ended in a tie.", "A twist comes with a tied one."),
    "no_victory": Said("No exchange of a contest has just been won.", "Tell it before the next roll."),
    "not_the_winner": Said(
        lambda known: f"{name_of(known['state'], known['state'].victor)} won the exchange.", "The winner tells how."
    ),
    "tell_victory.text.wordless": Said("Say how it happened.", "Or leave it untold.", "", "no-words"),
    # Conflicts
    "start_conflict.who.too_few": Said("A conflict needs at least two.", "Name those involved."),
    "start_conflict.harm.unknown": Said(
        "A conflict is physical or mental.", "Choose one of them.", "FAE-Q28", "no-kind"
    ),
    "begun": Said("The conflict has begun, and its order is fixed.", "Play on, or end the conflict.", "FAE-Q28"),
    "order.unknown": Said("Everybody has one place in the order.", "Name each of them once.", "", "bad-order"),
    "order.too_few": Said("Everybody has one place in the order.", "Name each of them once.", "", "bad-order"),
    "order.twice": Said("Everybody has one place in the order.", "Name each of them once.", "", "bad-order"),
    "split_already": Said("Everybody has their own place already.", "Begin, or change the order."),
    "one_side": Said("Only one side takes part.", "Let somebody on another side join."),
    "joined_already": Said("{it} takes part already.", "Choose somebody else."),
    "concede.no_conflict": Said("Conceding belongs to conflicts.", "Outside one, just tell what you do.", "FAE-184"),
    "concede.not_in_conflict": Said("{it} isn't part of this conflict.", "There's nothing to concede.", "FAE-184"),
    "concede.too_late": Said(
        "The dice are on the table: conceding comes before them.", "Decline to absorb a hit and be taken out."
    ),
    "npcs_fight_on": Said(
        "At this table only player characters concede.", "They can go down instead.", "FAE-Q15", "npc"
    ),
    "acting_now": Said("{it} acts in this roll.", "Concede before it, or after.", "", "acting"),
    "concede.words.wordless": Said(
        "Conceding gives you a say in what happens.", "Say how you leave.", "FAE-090", "no-words"
    ),
    "not_conceded": Said("{it} hasn't conceded.", "This answers a concession.", "", "not-given-in"),
    "impose.text.wordless": Said("The cost needs words.", "Say what happens.", "", "no-words"),
    # Harm by the game master's word
    "hazard_attack.name.wordless": Said(
        "The hazard has no name.", "Say what it is, such as a falling beam.", "", "no-name"
    ),
    "hazard_attack.dice.unknown": Said("It attacks with a number or with dice.", "Choose one of them.", "", "no-kind"),
    "give_consequence.no_consequences": Said("{it} takes no consequences.", "Tick a box, or take them out.", "FAE-173"),
    "absorbing": Said("{it} is still absorbing a hit.", "Wait until that is done.", "FAE-076", "hit"),
    "give_consequence.filled": Said(
        "{who} has a {it} consequence already.", "There is one of each degree; choose another.", "FAE-085"
    ),
    "give_consequence.text.wordless": Said(
        "The consequence needs words.", "Write it as a short phrase.", "FAE-083", "no-text"
    ),
    "remove_consequence.none_taken": Said("{who} has no {it} consequence.", "Choose one they have.", "FAE-085", "none"),
    # Sessions and scenes
    "start_session.session_on": Said("A session is under way already.", "End it first."),
    "end_session.no_session": Said("No session is under way.", "Start one first."),
    "open_scene.no_session": Said("No session is under way.", "Start one first.", "FAE-017"),
    "open_scene.scene_open": Said(
        lambda known: f"The scene {known['state'].scene.name} is still open.", "Close it first.", "FAE-143"
    ),
    "open_scene.name.wordless": Said("A scene needs a name.", "Say where or what it is.", "", "no-name"),
    "pcs.unknown": Said("There is no such character.", "Choose finished player characters.", "", "no-such-character"),
    "pcs.not_a_pc": Said("Only player characters are counted.", "Others enter afterwards.", "", "no-such-character"),
    "pcs.not_ready": Said(
        "Only finished player characters are counted.", "Others enter afterwards.", "", "no-such-character"
    ),
    "pcs.twice": Said("Somebody is named twice.", "Name everybody once."),
    "close_scene.no_scene": Said("No scene is open.", "Open one first."),
    "here_already": Said("{it} is in the scene already.", "Choose somebody else."),
    "leave.competing": Said("{it} takes part in the contest.", "End it first.", "FAE-129"),
    "fighting": Said("{it} is part of the conflict.", "They leave it by conceding or being taken out.", "FAE-142"),
    # The game master's aspects
    "no_scene_yet": Said("No scene is open.", "Open one, or prepare the aspect in hiding.", "", "no-scene"),
    "on.unknown": Said(
        "There is no such place or person.", "Choose the scene, a zone or somebody.", "", "no-such-place"
    ),
    "absent": Said("{it} isn't in this scene.", "Choose somebody who is.", "", "not-here"),
    "add_aspect.text.wordless": Said("The aspect needs words.", "Write it as a short phrase.", "FAE-001", "no-text"),
    "remove_aspect.unknown": Said("There is no such aspect.", "Choose one from the table.", "", "no-such-aspect"),
    "reveal_aspect.unknown": Said("There is no such aspect.", "Choose one from the table.", "", "no-such-aspect"),
    "withhold.aspect.unknown": Said("There is no such aspect.", "Choose one from the table.", "", "no-such-aspect"),
    "on_a_sheet": Said(
        lambda known: f"{known['it'].text} belongs to {name_of(known['state'], known['it'].owner)}'s sheet.",
        "Milestones and recovery change it.",
        "FAE-149",
        "sheet",
    ),
    "reveal_aspect.in_the_open": Said("{it} is in the open already.", "Choose a hidden one.", "", "open-already"),
    "not_yet": Said(
        lambda known: (
            f"{name_of(known['state'], known['it'].owner)} is still hidden."
            if known["it"].owner
            else "No scene is open."
        ),
        lambda known: "Reveal the character first." if known["it"].owner else "Open one first.",
    ),
    "everybodys": Said("{it} is known to everybody.", "Choose a situation or general aspect.", "", "known"),
    "off_the_table": Said("{it} belongs to somebody who isn't on the table yet.", "Choose another aspect."),
    "nobody_knows": Said("Nobody knows of {it} yet.", "There's nothing to withhold."),
    "its_owner": Said("{aspect} is {it}'s own.", "Choose another player character.", "", "not-knowing"),
    "not_knowing": Said("{it} doesn't know of {aspect}.", "Choose a player character who does."),
    "reshuffle.dice_only": Said(
        "This table rolls dice; it has no deck.", "There's nothing to shuffle.", "FAE-021", "dice"
    ),
    # Compels
    "by.unknown": Said("There is no such character.", "Choose one of yours.", "", "no-such-character"),
    "gm_in_her_own_name": Said(
        "The game master compels in their own name.", 'Choose "the game master".', "FAE-Q21", "gm"
    ),
    "offer_compel.gm_alone": Said(
        "Only the game master compels in that name.", "Choose one of yours.", "", "not-the-game-master"
    ),
    "not_a_player_character": Said("{it} isn't a player character.", "Compel through one of yours.", "", "not-a-pc"),
    "cannot_pay": Said("{it} has no fate point to offer.", "Gain one first, by being compelled.", "FAE-121"),
    "offer_compel.pool_empty": Said(
        "At this table compels come from the pool, and it is empty.", "Wait for the next scene.", "FAE-Q21"
    ),
    "offer_compel.aspect.unknown": Said(
        "{by} knows of no such aspect.", "Choose one that is known.", "", "unknown-aspect"
    ),
    "offer_compel.hidden": Said("{it} isn't in the open yet.", "Reveal it first, so that it can be answered."),
    "offer_compel.boost": Said("{it} is a boost: it can only be invoked.", "Choose another aspect.", "FAE-Q40"),
    "offer_compel.own": Said("{it} is {by}'s own.", "Compel yourself with it instead.", "FAE-114"),
    "sort.unknown": Said("A compel is a bad decision or an event.", "Choose one of them.", "FAE-115", "no-kind"),
    "offer_compel.text.wordless": _WORDLESS,
    "self_compel.text.wordless": _WORDLESS,
    "victim.unknown": Said(
        "{aspect} belongs to the scene, so you choose whom it troubles.", "Name somebody in the scene.", "", "no-victim"
    ),
    "victim.not_asked": Said(
        lambda known: f"{known['aspect'].text} troubles {name_of(known['state'], known['aspect'].owner)}.",
        "Name nobody else.",
        "",
        "victim",
    ),
    "offers_it": Said("{it} offers the compel.", "Name somebody else.", "FAE-114", "own"),
    "self_compel.aspect.unknown": Said("{who} has no such aspect.", "Choose one from the sheet.", "", "not-own"),
    "hidden_npc_aspect": Said("{it} isn't in the open yet.", "Reveal it first.", "FAE-113", "hidden"),
    "suggest_aspect.no_scene": Said("No scene is open.", "Wait for the next one."),
    "gm_adds": Said("The game master needn't suggest anything.", "Add the aspect.", "", "gm"),
    "suggest_aspect.text.wordless": Said("The aspect needs words.", "Write it as a short phrase.", "", "no-text"),
    "deal.unknown": _ANSWERED,
    "not_a_compel": Said("Only compels are negotiated.", "Accept it, or refuse."),
    "deal.not_asked": Said(_awaited, "Wait for the answer."),
    "bargain.text.wordless": Said("Another wording is needed.", "Say what should happen instead.", "", "no-text"),
    "payer_broke": Said(
        lambda known: f"There's no fate point left to pay it: {name_of(known['state'], known['it'].by)} has none.",
        "Refuse it, or wait.",
        "FAE-121",
        "cannot-pay",
    ),
    "gm_answers": Said("Only the game master answers this.", "Wait for the answer.", "FAE-Q51", "not-the-game-master"),
    "not_the_victim": Said(
        lambda known: f"It's for {name_of(known['state'], known['it'].victim)}'s player to refuse.",
        "You can withdraw your own offer.",
        "",
        "not-yours",
    ),
    "cannot_refuse": Said(
        lambda known: (
            f"{name_of(known['state'], known['it'].victim)} has no fate point to spend, and refusing costs one."
        ),
        "Accept, or negotiate the details.",
        lambda known: (
            "FAE-120"
            if any(c.id == known["it"].victim and c.kind == "pc" for c in known["state"].characters)
            else "FAE-Q22"
        ),
        lambda known: (
            "cannot-refuse"
            if any(c.id == known["it"].victim and c.kind == "pc" for c in known["state"].characters)
            else "pool-empty"
        ),
    ),
    "not_the_proposer": Said("Somebody else offered it.", "Accept it, or refuse.", "", "not-yours"),
    # Facts
    "no_character": Said("Facts follow from aspects that a character knows.", "Make a character first."),
    "hidden_from_players": Said("{it} isn't in the open yet.", "Reveal it first.", "", "hidden"),
    "propose_fact.text.wordless": Said("The fact needs words.", "Say what is true.", "", "no-text"),
    "fact.unknown": Said("No such fact is proposed.", "It may have been taken back.", "", "no-such-fact"),
    "true_already": Said("The table has agreed to it already.", "Play on: it's true.", "", "settled"),
    "own_fact": Said("You proposed it yourself.", "Wait for the others.", "", "own"),
    "has_agreed": Said("You aren't asked about it any more.", "Wait for the others.", "", "not-asked"),
    "not_concerned": Said("You aren't asked about it any more.", "Wait for the others.", "", "not-asked"),
}
