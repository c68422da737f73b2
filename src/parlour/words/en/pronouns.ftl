# Pronouns of a character, which every other file can quote: $they says which ones (he, she, it or they).

## Quoted by other files; keys made

they = { $they ->
    [he] he
    [she] she
    [it] it
   *[they] they
}
them = { $they ->
    [he] him
    [she] her
    [it] it
   *[they] them
}
their = { $they ->
    [he] his
    [she] her
    [it] its
   *[they] their
}
