/** What players call their games. */

const LONGEST = 80;

/** A name that somebody typed or sent, fit for one line. */
export function nameFrom(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST).trim();
}

/** The same name, with the first number behind it that nobody of these has yet. */
export function notTaken(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const numbered = (n: number) => `${name.slice(0, LONGEST - 5)} (${n})`;
  let n = 2;
  while (taken.includes(numbered(n))) n++;
  return numbered(n);
}

/** What a copy of a game is called: never the same as the game. */
export function copyOf(game: { readonly name: string; readonly title: string }): string {
  const behind = ' (copy)';
  return `${nameOf(game).slice(0, LONGEST - behind.length)}${behind}`;
}

/** What a game is called in lists: its own name, or the battle's. */
export function nameOf(game: { readonly name: string; readonly title: string }): string {
  return game.name === '' ? game.title : game.name;
}

/** Whether the name is a player's own, not the battle's with the number that tells games of one battle apart. */
export function isOwnName({ name, title }: { readonly name: string; readonly title: string }): boolean {
  return name !== '' && !(name.startsWith(title) && /^ \(\d+\)$/.test(name.slice(title.length)));
}
