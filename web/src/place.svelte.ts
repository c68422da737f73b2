// Where in the house we are: the front page, the form for a new table, the odds, the crib sheet or the lesson of a game, or a table.
export type Place =
  | { at: 'front' | 'nowhere' }
  | { at: 'open' | 'odds' | 'crib' | 'learn'; game: string }
  | { at: 'table'; table: string };

function read(): Place {
  const [room, name] = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (room === 't' && name) return { at: 'table', table: name };
  if ((room === 'open' || room === 'odds' || room === 'crib' || room === 'learn') && name)
    return { at: room, game: name };
  return { at: room ? 'nowhere' : 'front' };
}

class Whereabouts {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener('popstate', () => (this.place = read()));
    addEventListener('hashchange', () => (this.place = read()));
  }

  /** `instead`: the way back does not lead here again. */
  go(path: string, { instead = false } = {}): void {
    if (instead) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.place = read();
    scrollTo(0, 0);
  }

  /** The same place with other settings: they stand in the address, to be shared, and leave no trail behind. */
  settle(settings: Record<string, string>): void {
    history.replaceState(history.state, '', `${location.pathname}?${new URLSearchParams(settings)}`);
  }

  /** For links: a plain click stays in the page. */
  follow = (event: MouseEvent): void => {
    const link = (event.currentTarget as HTMLAnchorElement).getAttribute('href');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link);
  };
}

export const whereabouts = new Whereabouts();
