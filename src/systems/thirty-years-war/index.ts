/** The Thirty Years War system: the 1976 standard rules with the exclusive rules of each battle. */
import type { GameSystem } from '../../core/contract/system';
import { canonical, check, evolve, moves, resolve } from './engine/judge';
import { readCommand } from './engine/read';
import type { ThirtyYearsWar } from './engine/system';
import { answers } from './play/answers';
import './books';
import './bookTables';
import { board, table, tracks } from './play/board/board';
import { overlay, overlays } from './play/board/overlays';
import { dieInWords } from './play/log/dieInWords';
import { recap } from './play/log/recap';
import { moment, tell } from './play/log/tell';
import { completeTyped, press, preview, prompt } from './play/prompt';
import { interlude, sheets } from './play/standing';
import { builtIn, readDraft } from './play/tables';
import { typedForms } from './play/typed';
import { rulebook } from './rulebook/rulebook';
import { optionSpecsOf, readOptions } from './scenario/options';
import { composeScenario, partOfScenario, readScenario, variantOf } from './scenario/readScenario';
import { start } from './scenario/start';
import { verdict } from './standard/04-sequence/end';
import { onward } from './standard/04-sequence/passing';
import { describe } from './standard/12-terrain/describe';

export const thirtyYearsWar: GameSystem<ThirtyYearsWar> = {
  id: 'thirty-years-war',
  title: 'Thirty Years War',
  rulesVersion: 2,
  // Books may become known later.
  get rulebook() {
    return rulebook();
  },
  get typedForms() {
    return typedForms();
  },
  read: {
    whole: composeScenario,
    partOf: partOfScenario,
    variant: variantOf,
    scenario: readScenario,
    // What the scenario presets holds unless it is chosen otherwise; anything but an object is refused as such.
    options: (scenario, json) =>
      readOptions(isObject(json) ? { ...scenario.options, ...json } : (json ?? scenario.options), scenario),
    command: readCommand,
    draft: readDraft,
  },
  optionSpecs: optionSpecsOf,
  start,

  canonical,
  moves,
  check,
  resolve,
  evolve,
  onward,

  built: builtIn,
  press,
  preview,
  completeTyped,
  prompt,
  board,
  overlays,
  overlay,
  describe,
  dieInWords,
  tracks,
  sheets,
  table,
  moment,
  tell,
  recap,
  interlude,
  answers,
  verdict: (state) => (state.over ? verdict(state) : null),
};

function isObject(json: unknown): json is object {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
