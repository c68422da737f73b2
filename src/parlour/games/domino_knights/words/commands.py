"""How commands read on buttons, and what their fields ask."""

from parlour.core.game import CommandWords

WORDS: dict[str, CommandWords] = {
    "name_kingdom": CommandWords("Name your Kingdom", {"name": "Its name"}, "Take this name", ("DK-028",)),
    "promote": CommandWords(
        "Promote {candidate}",
        {
            "candidate": "Which Candidate",
            "attack": "Which end attacks",
            "model": "Which Knight the Doppelganger copies",
        },
        "Promote",
        ("DK-045", "DK-046", "DK-156"),
    ),
    "reorient": CommandWords(
        "Turn Knights round",
        {"knights": "Knights whose ends change places"},
        "Turn them",
        none="Leave them as they are",
        rules=("DK-A12",),
    ),
    "draw_cards": CommandWords(
        "Draw cards",
        {"from_discard": "Take the top discard first"},
        "Draw",
        titles={"true": "Take the top discard, then draw", "false": "Draw from the deck"},
        rules=("DK-051", "DK-052"),
    ),
    "train": CommandWords(
        "Train {recruit}",
        {"recruit": "Which Recruit", "cards": "Cards of one suit towards its cost"},
        "Train",
        ("DK-055", "DK-056", "DK-061"),
    ),
    "add_training": CommandWords(
        "Add cards to {candidate}",
        {"candidate": "Which Candidate", "cards": "More cards of its suit"},
        "Add",
        ("DK-062", "DK-A23"),
    ),
    "train_pair": CommandWords(
        "Train a pair of cards", {"cards": "Two cards of one suit"}, "Train", ("DK-186", "DK-A79")
    ),
    "assign_pair": CommandWords(
        "Promote {candidate}",
        {
            "candidate": "Which Candidate",
            "attack": "Which card attacks",
            "model": "Which Knight the Doppelganger copies",
        },
        "Promote",
        ("DK-188", "DK-A78"),
    ),
    "end_train": CommandWords("Finish training", done="Finish training", rules=("DK-199",)),
    "attack": CommandWords(
        "Attack {target}",
        {"target": "Which Kingdom", "knights": "Which Knights attack"},
        "Attack",
        ("DK-073", "DK-074"),
    ),
    "end_attack": CommandWords("End the attacks", done="End the attacks", rules=("DK-104", "DK-199")),
    "ask_aid": CommandWords("Ask for aid", done="Ask for aid", rules=("DK-078", "DK-088")),
    "aid_attack": CommandWords(
        "Aid the attack", {"knights": "Which Knights join the attack"}, "Join the attack", ("DK-076",)
    ),
    "defend": CommandWords(
        "Defend",
        {"blocks": "Which Knight stands against which attacker"},
        "Set the blockers",
        none="Let them through",
        rules=("DK-082", "DK-083"),
    ),
    "aid_defend": CommandWords(
        "Aid the defence", {"blocks": "Which Knight stands against which attacker"}, "Join the defence", ("DK-088",)
    ),
    "pass_aid": CommandWords("Give no aid", done="Give no aid", rules=("DK-090",)),
    "commit": CommandWords(
        "Send {knight} into the battle",
        {"knight": "Which Knight", "against": "Against which attacker"},
        "Into the battle",
        ("DK-132", "DK-A20"),
    ),
    "order_graveyard": CommandWords(
        "Bury your dead",
        {"order": "Your dead of this battle, the last one on top"},
        "Bury them so",
        ("DK-101", "DK-A49"),
    ),
    "loot": CommandWords("Loot the field", {"knight": "Which of the fallen"}, "Take it", ("DK-105",)),
    "skip_loot": CommandWords("Leave the fallen", done="Leave them", rules=("DK-106",)),
    "discard": CommandWords(
        "Discard",
        {"cards": "Cards to discard, the last one on top"},
        "Discard and end the turn",
        none="Keep all and end the turn",
        rules=("DK-108", "DK-110"),
    ),
    "special": CommandWords(
        "Play {card} on {target}",
        {
            "card": "Which special card",
            "target": "On what",
            "suit": "Its suit",
            "attack": "Which end attacks",
            "model": "Which Knight the Doppelganger copies",
            "to": "To whose Recruits",
            "pair": "Two cards of one suit, the attack first",
        },
        "Play it",
        ("DK-112",),
    ),
    "pass": CommandWords("Pass", done="Pass", rules=("DK-A26",)),
    "choose_copy": CommandWords("Copy {knight}", {"knight": "Which Knight of its suit"}, "Copy it", ("DK-158",)),
    "give_up_copy": CommandWords(
        "Give the Doppelganger up", done="Give it up", rules=("DK-158",), sure="Give the Doppelganger up? It is lost."
    ),
    "plead": CommandWords("Plead for a goal", {"text": "What speaks for it"}, "Plead", ("DK-183",)),
    "vote_goal": CommandWords("Vote for a goal", {"goal": "Which goal, or another card"}, "Vote", ("DK-183",)),
    "concede": CommandWords(
        "Give up your Kingdom", done="Give up", rules=("DK-A82",), sure="Give up your Kingdom? You are out of the game."
    ),
    "take_step": CommandWords("Take a step of the lesson", {"step": "Which step"}, "Go there", ("DK-042",)),
    "time_is_up": CommandWords("Time is up", {"what": "Of what", "token": "Which"}, rules=("DK-166", "DK-A26")),
}
