"""The rules of Domino Knights, a file a chapter: for each command one function that offers it and one that carries it
out."""
