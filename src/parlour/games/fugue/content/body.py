"""The parts of the body an ability may need and a wound may take (FUG-193, FUG-A57)."""

PARTS: tuple[str, ...] = (
    "head", "eyes", "ears", "voice", "torso", "back",
    "left arm", "left hand", "right arm", "right hand",
    "left leg", "left knee", "left foot", "right leg", "right knee", "right foot",
)  # fmt: skip
