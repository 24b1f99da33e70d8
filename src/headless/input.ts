/** What the command line is given: files, texts, scenarios by id, in a file, or as a change of a known one. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DataError, type DataFault } from '../core/dataError';
import { RECORD_FORMAT } from '../core/record';
import type { GameSystem, SystemTypes } from '../core/seam';
import { SYSTEMS, systemNamed } from '../systems';
import { fileOfKnown, scenarioNamed } from './catalogue';

/** The call itself is wrong: exit code 2, with the usage. */
export class WrongCall extends Error {}

/** A scenario with the system that it is of; `file` names where something in it is, by its path. */
export type Given = {
  readonly system: GameSystem;
  readonly json: unknown;
  readonly file: (path: string) => string;
};

/** The JSON of a file, or with `-` of standard input. Throws a `DataError` when there is none. */
export function jsonOf(file: string): unknown {
  return parsed(file === '-' ? readFileSync(0, 'utf8') : textOf(file), file);
}

function textOf(file: string): string {
  if (!existsSync(file)) throw new DataError('file', `a file; there is no ${file}`);
  if (statSync(file).isDirectory()) throw new DataError('file', `a file; ${file} is a folder`);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new DataError('file', `a file that can be read; ${messageOf(error)}`);
  }
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DataError('file', `JSON${file === '-' ? '' : ` in ${file}`}; ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function isGame(json: unknown): boolean {
  return isTable(json) && json.format === RECORD_FORMAT;
}

/** The scenario of that id or in that file, in one piece. Throws a `WrongCall` when it is neither. */
export function scenarioFrom(name: string): Given {
  const known = scenarioNamed(name);
  if (known !== undefined)
    return { system: systemOf(known), json: known, file: (path) => fileOfKnown(name, path) };
  if (name !== '-' && !name.endsWith('.json') && !existsSync(name))
    throw new WrongCall(
      `there is no scenario "${name}", and no such file; \`headless scenarios\` lists them`,
    );
  return scenarioIn(jsonOf(name), name);
}

/** The scenario that the JSON of that file is: whole, in parts that lie beside the file, or a change of a known one. */
export function scenarioIn(json: unknown, file: string): Given {
  if (isGame(json))
    throw new DataError(`${file}: format`, 'a scenario, not a game; `replay` and `ask` take games');
  const from = isTable(json) && typeof json.from === 'string' ? scenarioNamed(json.from) : undefined;
  const whole = () => file;
  const system = readIn(whole, () => systemOf(isTable(json) && 'system' in json ? json : (from ?? json)));
  return readIn(whole, () => {
    const meant = system.read.variant?.(json, scenarioNamed) ?? json;
    const inParts = isTable(meant) && (typeof meant.map === 'string' || typeof meant.units === 'string');
    const beside = (name: string) => jsonOf(join(dirname(file), name));
    return {
      system,
      json: inParts ? system.read.whole(meant, beside) : meant,
      file: (path) => (inParts && system.read.partOf(meant, path)) || file,
    };
  });
}

/** What a scenario file says, an error naming the file it is in. */
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

/** The options of the call; one that the game does not have makes it a wrong one. */
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
