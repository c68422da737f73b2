"""The rules of Domino Knights, a file a chapter: for each command what judges it, what offers it and what carries it
out."""
