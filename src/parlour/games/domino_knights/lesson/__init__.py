"""The lesson: five prepared positions, a coach beside one seat and a scripted opponent in the other. The rules are the
game's own."""
