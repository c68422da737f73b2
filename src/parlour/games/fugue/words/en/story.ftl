# What is wrong with the file of a story somebody brings; what comes before the colon is the place in the file.

bad-key = key: use only small letters, digits and hyphens, such as “low-water”.
bad-part = { $where }: “{ $part }” isn't a part of the body. Use { $parts }.
bad-signifier = ready { $at }, signifier: a Signifier is a major arcana card, major-00 (The Fool) to major-21 (The World).
same-name = chapters { $at }, people: two have the name { $name }. Tell them apart.
