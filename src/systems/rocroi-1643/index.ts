/** Rocroi 1643: facing, markers drawn from a cup, command, support, rout and rally. The rules and the reader of files. */
import type { Reader } from '../../core/contract/reader';
import type { Rules } from '../../core/contract/rules';
import { onward } from './04-sequence/onward';
import { verdict } from './13-victory/points';
import { canonical, check, evolve, moves, resolve } from './engine/judge';
import { readCommand, readDraft } from './engine/read';
import type { Rocroi1643 } from './engine/system';
import { optionSpecs, readOptions } from './scenario/options';
import { composeScenario, partOfScenario, readScenario, variantOf } from './scenario/readScenario';
import { boardOf } from './state/board';
import { start } from './state/start';
import './sections';

export const rules: Rules<Rocroi1643> = {
  id: 'rocroi-1643',
  rulesVersion: 1,
  start,
  canonical: (state, command) => canonical(boardOf(state), command),
  moves: (state, asking) => moves(boardOf(state), asking),
  check: (state, command) => check(boardOf(state), command),
  resolve,
  evolve,
  onward: (state) => onward(boardOf(state)),
  verdict: (state) => verdict(boardOf(state)),
};

/** The reader but for its rulebook and typed forms, which belong to the table. */
export const reader: Pick<Reader<Rocroi1643>, 'read' | 'optionSpecs'> = {
  read: {
    whole: composeScenario,
    partOf: partOfScenario,
    variant: variantOf,
    scenario: readScenario,
    options: (scenario, json) =>
      readOptions(isObject(json) ? { ...scenario.options, ...json } : (json ?? scenario.options)),
    command: readCommand,
    draft: readDraft,
  },
  optionSpecs,
};

function isObject(json: unknown): json is object {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
