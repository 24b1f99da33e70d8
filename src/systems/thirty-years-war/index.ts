/** The Thirty Years War system: the 1976 standard rules with the exclusive rules of each battle. */
import type { GameSystem } from '../../core/contract/system';
import { boardOf, glanceAt } from './engine/boards';
import { canonical, check, evolve, moves, resolve, think } from './engine/judge';
import { readCommand } from './engine/read';
import type { ThirtyYearsWar } from './engine/system';
import { asData } from './engine/told';
import { answers } from './play/answers';
import { answersInWords } from './play/answersInWords';
import type { Board } from './state/board';
import './books';
import './bookTables';
import { toCome } from './battle-sums/toCome';
import { board, table, tracks } from './play/board/board';
import { overlay, overlays } from './play/board/overlays';
import { dieInWords } from './play/log/dieInWords';
import { recap } from './play/log/recap';
import { moment, tell } from './play/log/tell';
import { completeTyped, press, preview, prompt } from './play/prompt';
import { interlude, sheets } from './play/standing';
import { allHints, builtIn, commandInWords, goesOn, readDraft } from './play/tables';
import { typedForms } from './play/typed';
import { rulebook } from './rulebook/rulebook';
import { optionSpecsOf, readOptions } from './scenario/options';
import { composeScenario, partOfScenario, readScenario, variantOf } from './scenario/readScenario';
import { start } from './scenario/start';
import { keeping, whyNotKept } from './standard/03-setting-up/keeping';
import { verdict } from './standard/04-sequence/end';
import { onward } from './standard/04-sequence/passing';
import { isIdleShot } from './standard/05-artillery/volley';
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

  canonical: (state, command) => canonical(boardOf(state), command),
  moves: (state, asking) => moves(boardOf(state), asking),
  check(state, command) {
    const board = boardOf(state);
    return asData(board, check(board, command), (again) => check(again, command));
  },
  resolve,
  evolve,
  think,
  onward: (state) => onward(glanceAt(state)),
  isIdle: (state, command) => isIdleShot(boardOf(state), command),

  built: builtIn,
  choosesSeveral: true,
  goesOn: (state, draft) => goesOn(boardOf(state), draft),
  press(state, draft, target) {
    const board = boardOf(state);
    const pressed = press(board, draft, target);
    if (pressed.to !== 'refusal') return pressed;
    const reasonsOn = (again: Board) => {
      const same = press(again, draft, target);
      return same.to === 'refusal' ? same.reasons : [];
    };
    return { ...pressed, reasons: asData(board, pressed.reasons, reasonsOn) };
  },
  preview(state, draft, target) {
    const board = boardOf(state);
    const previewed = preview(board, draft, target);
    const reasonsOn = (again: Board) => preview(again, draft, target).reasons;
    return { ...previewed, reasons: asData(board, previewed.reasons, reasonsOn) };
  },
  completeTyped: (state, draft, text) => completeTyped(boardOf(state), draft, text),
  prompt: (state, draft) => prompt(boardOf(state), draft),
  keeping: (state, draft) => keeping(boardOf(state), draft),
  whyNotKept(state, draft) {
    const board = boardOf(state);
    return asData(board, whyNotKept(board, draft), (again) => whyNotKept(again, draft));
  },
  toCome: (state) => toCome(boardOf(state)),
  board: (state, draft) => board(boardOf(state), draft),
  overlays: (state) => overlays(boardOf(state)),
  overlay: (state, id, counter) => overlay(boardOf(state), id, counter),
  describe: (state, at) => describe(boardOf(state), at),
  dieInWords: (state, purpose) => dieInWords(boardOf(state), purpose),
  tracks: (state) => tracks(boardOf(state)),
  sheets: (state) => sheets(boardOf(state)),
  table: (state) => table(boardOf(state)),
  moment: (state) => moment(boardOf(state)),
  segmentWord: 'phase',
  commandInWords: (state, command) => commandInWords(boardOf(state), command),
  mover: (_state, command) => (command.do === 'move' ? command.counter : null),
  tell: (before, event) => tell(boardOf(before), event),
  recap: (begun, ended) => recap(boardOf(begun), boardOf(ended)),
  isCoached: true,
  hasComputer: true,
  get hints() {
    return allHints();
  },
  interlude: (state) => interlude(boardOf(state)),
  answers: (state, about) => answers(boardOf(state), about),
  answersInWords: (state, asked) => answersInWords(boardOf(state), asked),
  verdict: (state) => (state.over ? verdict(boardOf(state)) : null),
};

function isObject(json: unknown): json is object {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
