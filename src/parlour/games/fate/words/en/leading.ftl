### keys made: of commands.

# What the game master alone may do.

add_aspect = Only the game master can add aspects.
add_task = Only the game master can add tasks.
add_zone = Only the game master can draw the map.
rate = Only the game master can set difficulties.
approve = Only the game master can approve characters.
assign_task = Only the game master can say who takes which task.
begin_conflict = Only the game master can begin a conflict.
call_milestone = Only the game master can call a milestone.
call_ready = Only the game master can add characters from the library.
close_scene = Only the game master can close a scene.
doubt = Only the game master can judge what's plausible.
end_challenge = Only the game master can end a challenge.
end_conflict = Only the game master can end a conflict early.
end_contest = Only the game master can end a contest.
end_session = Only the game master can end a session.
enter = Only the game master can let characters enter.
give_character = Only the game master can give a character to a player.
give_consequence = Only the game master can give a consequence.
hazard_attack = Only the game master can attack with a hazard.
hold_border = Only the game master can say who blocks a way.
impose = Only the game master can say what conceding costs.
join_conflict = Only the game master can let characters join.
leave = Only the game master can let characters leave.
link_zones = { add_zone }
make_group = Only the game master can make groups.
make_mook = Only the game master can make mooks.
open_scene = Only the game master can open a scene.
oppose = Only the game master can name who opposes an action.
oppose_task = Only the game master can say who opposes a task.
permit_stunt = Only the game master can permit stunts for two actions.
place = Only the game master can place characters.
remove_aspect = Only the game master can remove aspects.
remove_consequence = Only the game master can remove consequences.
remove_zone = { add_zone }
reorder = Only the game master can change the turn order.
reshuffle = Only the game master can reshuffle the deck.
reveal_aspect = Only the game master can reveal what's hidden.
reveal_character = Only the game master can reveal what was hidden.
send_back = Only the game master can send characters back.
set_difficulty = Only the game master can set a difficulty.
set_side = Only the game master can say who is on which side.
settle_fact = Only the game master can speak for the whole table.
split_block = { reorder }
start_challenge = Only the game master can start a challenge.
start_conflict = Only the game master can start a conflict.
start_contest = Only the game master can start a contest.
start_session = Only the game master can start a session.
twist = Only the game master can add a twist.
unlink_zones = { add_zone }
veto_protector = Only the game master can judge who is able to step in.
veto_stunt = Only the game master can judge whether a stunt applies.
withhold = Only the game master can say who knows of an aspect.

## The desk
# What the desk's own commands do, as every role-playing game has them.

desk = Only the game master { $does }.
    .cure = Ask { $gm }.
