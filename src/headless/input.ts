/** Input of the command line: files, texts, scenarios by id, in a file, or as a change of a known one. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SystemTypes } from '../core/contract/rules';
import type { GameSystem } from '../core/contract/system';
import { DataError, type DataFault } from '../core/json/dataError';
import { RECORD_FORMAT } from '../core/record/record';
import { mustNameOnce, type ReadText, readText, withoutMark } from '../core/record/salvage';
import { SYSTEMS, systemNamed } from '../systems';
import { fileOfKnown, scenarioNamed } from './catalogue';

/** The call itself is wrong: exit code 2, with the usage. */
export class WrongCall extends Error {}

/** A scenario with its system; `file` names the file that holds a path of it. */
export type Given = {
  readonly system: GameSystem;
  readonly json: unknown;
  readonly file: (path: string) => string;
};

/** The text of a file, or of standard input for `-`. Throws a `DataError` if there is none. */
export function textOf(file: string): string {
  if (file === '-') return withoutMark(readFileSync(0, 'utf8'));
  if (!existsSync(file)) throw new DataError('file', `a file; there is no ${file}`);
  if (statSync(file).isDirectory()) throw new DataError('file', `a file; ${file} is a folder`);
  try {
    return withoutMark(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new DataError('file', `a file that can be read; ${messageOf(error)}`);
  }
}

/** The JSON of a text that names each field once. Throws a `DataError` if it is not JSON. */
export function jsonOf(text: string, file: string): unknown {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new DataError('file', `JSON${file === '-' ? '' : ` in ${file}`}; ${messageOf(error)}`);
  }
  mustNameOnce(text);
  return json;
}

/** How a file of a game begins, damaged or not. */
const BEGINS_AS_GAME = new RegExp(`^[^{]*\\{\\s*"format"\\s*:\\s*"${RECORD_FORMAT}"`);

/** A game as far as its text can be read; null if it is not the text of one. */
export function gameIn(text: string): ReadText | null {
  try {
    return readText(text);
  } catch (error) {
    if (!(error instanceof DataError) || BEGINS_AS_GAME.test(text)) throw error;
    return null;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function isGame(json: unknown): boolean {
  return isTable(json) && json.format === RECORD_FORMAT;
}

/** The scenario with that id or in that file, in one piece. Throws a `WrongCall` if it is neither. */
export function scenarioFrom(name: string): Given {
  const known = scenarioNamed(name);
  if (known !== undefined)
    return { system: systemOf(known), json: known, file: (path) => fileOfKnown(name, path) };
  if (name !== '-' && !name.endsWith('.json') && !existsSync(name))
    throw new WrongCall(
      `there is no scenario "${name}", and no such file; \`headless scenarios\` lists them`,
    );
  return scenarioIn(jsonOf(textOf(name), name), name);
}

/** The scenario that the JSON of a file means: whole, in parts beside the file, or a change of a known one. */
export function scenarioIn(json: unknown, file: string): Given {
  if (isGame(json))
    throw new DataError(`${file}: format`, 'a scenario, not a game; `replay` and `ask` take games');
  const from = isTable(json) && typeof json.from === 'string' ? scenarioNamed(json.from) : undefined;
  const whole = () => file;
  const system = readIn(whole, () => systemOf(isTable(json) && 'system' in json ? json : (from ?? json)));
  return readIn(whole, () => {
    const meant = system.read.variant?.(json, scenarioNamed) ?? json;
    const inParts = isTable(meant) && (typeof meant.map === 'string' || typeof meant.units === 'string');
    const beside = (name: string) => {
      const path = join(dirname(file), name);
      return jsonOf(textOf(path), path);
    };
    return {
      system,
      json: inParts ? system.read.whole(meant, beside) : meant,
      file: (path) => (inParts && system.read.partOf(meant, path)) || file,
    };
  });
}

/** Reads a scenario file; an error names the file it is in. */
export function readIn<T>(file: Given['file'], read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const named = ({ path }: DataFault) => `${file(path)}: ${path}`;
    const further = error.further.map((fault) => ({ ...fault, path: named(fault) }));
    throw new DataError(named(error), error.expected, further);
  }
}

/** The options of the call; one that the game does not have makes it a wrong call. */
export function optionsOf<T extends SystemTypes>(
  system: GameSystem<T>,
  scenario: T['Scenario'],
  chosen: object,
) {
  try {
    return system.read.options(scenario, chosen);
  } catch (error) {
    throw error instanceof DataError ? new WrongCall(error.message) : error;
  }
}

function systemOf(json: unknown): GameSystem {
  const id = isTable(json) && 'system' in json ? String(json.system) : '';
  const system = systemNamed(id);
  if (!system) throw new DataError('system', `one of ${SYSTEMS.map((s) => s.id).join(', ')}`);
  return system;
}

function isTable(json: unknown): json is { readonly [key: string]: unknown } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
