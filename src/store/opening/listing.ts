/** What the start page needs to know about its battles; the battles themselves are loaded later. */

export type Listing = {
  readonly system: string;
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** How to win, in two sentences. */
  readonly aim?: string;
  /** What a newcomer should know at the start, for the game to begin with; '' for all others. */
  readonly firstGame?: string;
};

/** In the order of history, by the year that the subtitle names; those of one year by their ids. */
export function byYear(a: Listing, b: Listing): number {
  const yearOf = ({ subtitle }: Listing) => Number(/\b\d{4}\b/.exec(subtitle)?.[0] ?? 0);
  return yearOf(a) - yearOf(b) || (a.id < b.id ? -1 : 1);
}

export type Battle = {
  readonly name: string;
  readonly games: readonly { readonly entry: Listing; readonly title: string }[];
};

/**
 * The games grouped by battle. `Freiburg, 3 August` is a game of the battle `Freiburg`; where a battle has several,
 * each is called by the rest of its title.
 */
export function battlesOf(listings: readonly Listing[]): readonly Battle[] {
  const names = [...new Set(listings.map(battleOf))];
  return names.map((name) => {
    const entries = listings.filter((entry) => battleOf(entry) === name);
    const games = entries.map((entry) => ({
      entry,
      title: entries.length > 1 ? partOf(entry, name) : entry.title,
    }));
    return { name, games };
  });
}

const battleOf = ({ title }: Listing) => title.split(', ')[0] ?? title;

/** `The campaign` of `Freiburg, the campaign`. */
function partOf({ title }: Listing, battle: string): string {
  const part = title.slice(battle.length + 2) || title;
  return part.charAt(0).toUpperCase() + part.slice(1);
}
