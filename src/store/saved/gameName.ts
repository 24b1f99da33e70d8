/** What players call their games. */

const LONGEST = 80;

/** A name that was typed or received, made fit for one line. */
export function nameFrom(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST).trim();
}

/** The same name, followed by the first number that is not taken. */
export function notTaken(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const numbered = (n: number) => `${name.slice(0, LONGEST - 5)} (${n})`;
  let n = 2;
  while (taken.includes(numbered(n))) n++;
  return numbered(n);
}

/** The name of a copy: never the same as the game's. */
export function copyOf(game: { readonly name: string; readonly title: string }): string {
  const behind = ' (copy)';
  return `${nameOf(game).slice(0, LONGEST - behind.length)}${behind}`;
}

/** The name of a game in lists: its own, or the battle's. */
export function nameOf(game: { readonly name: string; readonly title: string }): string {
  return game.name === '' ? game.title : game.name;
}

/** Whether the name is a player's own, not the battle's with a number that distinguishes games of one battle. */
export function isOwnName({ name, title }: { readonly name: string; readonly title: string }): boolean {
  return name !== '' && !(name.startsWith(title) && /^ \(\d+\)$/.test(name.slice(title.length)));
}
