"""What the house itself says, around every game: the page's shell, the table's log, the server. A folder a language."""
