# Pronomen einer Figur, die jede andere Datei zitieren kann: $they sagt, welche (he, she, it oder they).

## Von anderen Dateien zitiert; keys made

they = { $they ->
    [he] er
    [she] sie
    [it] es
   *[they] sie
}
them = { $they ->
    [he] ihn
    [she] sie
    [it] es
   *[they] sie
}
# Vor einem Wort in der Mehrzahl.
their = { $they ->
    [he] seine
    [she] ihre
    [it] seine
   *[they] ihre
}
