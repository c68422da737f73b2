### keys made: of commands, fields and conditions.

# Why something is refused, about pieces somebody points at: what is wrong, what to do (.cure), by which rule (.rule) and how
# programs call it (.reason); the last two are read from English alone.

unknown = You can't do anything with this now.
    .cure = Look at what is asked above.
    .reason = not-now
nothing_to_do = You can't do anything with this now.
    .cure = { unknown.cure }
    .reason = { unknown.reason }
is_dead = { $it } is dead.
    .cure = Choose somebody living.
    .reason = dead
played_by_another = { $player } plays { $who }.
    .cure = Act with a character of your own.
    .reason = not-yours
belongs_to_another = That belongs to { $who }.
    .cure = Use what is on your own sheets.
    .reason = not-yours
no_technique_now = { $it } can't be used right now.
    .cure = It helps in checks with its skill.
    .rule = YAG-131
    .reason = not-now
no_packing_now = { $it } stays where it is right now.
    .cure = Pack and unpack between checks.
    .rule = YAG-186
    .reason = not-now
nothing_played = No scene is open.
    .cure = Wait for the game master to open one.
    .reason = not-now
check_under_way = A check is being made.
    .cure = Finish it first.
    .reason = not-now
