/** A game as it leaves this browser: a file with the whole game, or one line of text. */
import { writeFile, writeLine } from '../../core/record/writeGame';
import { nameOf } from './gameName';
import type { SavedGame } from './savedGame';

export type GameFile = { readonly fileName: string; readonly text: string };

/** Carries its scenario, so that any Tercio can play it. */
export function fileOf(game: SavedGame, about: { readonly title: string; readonly turn: string }): GameFile {
  const { record, name } = game;
  const called = [nameOf({ name, title: about.title }), about.turn].map(slug).filter((part) => part !== '');
  return {
    fileName: `${called.join('-')}.tercio.json`,
    text: writeFile({ record, name, scenario: record.scenario.whole ?? game.scenario }),
  };
}

/** Short enough for a message: without the scenario where the catalogue has it. */
export function textOf({ record, name }: SavedGame): string {
  return writeLine({ record, name, scenario: record.scenario.whole });
}

/** Letters and figures of any script, the rest as single hyphens. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}
