# What a study of many games says: what is wrong with it, and what stands on its pictures.

no-game = There's no game { $game } here. You can study { $games }.
no-bots = { $title } has no bots to play it; you can study { $games }.
no-level = There's no bot “{ $level }”. Choose { $levels }.
players = { $title } is for { $least } to { $most } players, not { $count }.
no-games = A study has at least one game.
less-than-none = Neither time nor decisions can be less than none.
no-preset = { $count ->
    [0] { $title } has no presets.
   *[other] There's no preset “{ $preset }”. Choose from { $presets }.
}
stopped-by-you = Stopped by you.

## Where it is played

killed = A worker process was killed from outside; perhaps memory ran out. Try fewer workers.
no-dask = A cluster needs Dask: install Parlour with its extra, parlour[lab].
no-cluster = There is no cluster at { $address }: { $why }.
idle-cluster = The cluster at { $address } has no workers.
cluster-failed = The cluster failed: { $why }.
other-parlour = The cluster's workers have no Parlour like this one: { $why }.
other-rules = The worker { $worker } plays by version { $version } of the rules, this Parlour by { $own }.

## Files of results

unread = { $path } can't be read: { $why }.
no-result = { $path } isn't a result of a study: { $why }.
other-format = { $path } isn't a result of a study in the format this Parlour writes.
contradicts = { $path } contradicts itself: it doesn't hold the games it names.
other-study = { $path } belongs to a different study from { $first }: { $why }.
same-games = { $path } holds games that another of these files holds too.
differs = { $field } is { $there } there and { $here } here

## Pictures

plot-ending = A plot is { $endings }, not “{ $name }”.
no-matplotlib = A plot needs Matplotlib: install Parlour with its extra, parlour[lab].
as-written = default options
plot-title = { $game }: { $games } games of { $players } ({ $levels }), { $options }
plot-seat = seat { $seat }
plot-first = who began
plot-wins = Share of the victories (dotted: par)
plot-percent = per cent, with 95 % intervals
plot-length-turns = Length in turns (dotted: half the games are over)
plot-length-decisions = Length in decisions (dotted: half the games are over)
plot-turns = turns
plot-decisions = decisions
plot-longer = { $unit }; the last bar holds all longer games
plot-games = per cent of the games
plot-plays = Special cards: plays in a game
plot-brought = brought it about
plot-averted = averted it
plot-fates = Plays that decided somebody's fate that turn
plot-of-plays = per cent of its plays
