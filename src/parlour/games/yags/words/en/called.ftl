# What something is called in a refusal where it has no name.

this-creature = This character
that = that
somebody = Somebody
in-check = A check is being made.
    .cure = Finish it first, or call it off.
