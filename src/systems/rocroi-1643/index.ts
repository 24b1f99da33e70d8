/** Rocroi 1643: facing, markers drawn from a cup, command, support, rout and rally. */
import type { Reader } from '../../core/contract/reader';
import type { Rules } from '../../core/contract/rules';
import type { GameSystem } from '../../core/contract/system';
import { onward } from './04-sequence/onward';
import { rallyGoesOn } from './12-rout/rally-stage';
import { verdict } from './13-victory/points';
import { answers } from './answers/answers';
import { answersInWords } from './answers/answersInWords';
import { canonical, check, evolve, moves, resolve } from './engine/judge';
import { readCommand } from './engine/read';
import type { Rocroi1643 } from './engine/system';
import { think } from './engine/thinking';
import { toCome } from './fight-sums/toCome';
import { describe } from './play/about';
import { board, table, tracks } from './play/board/board';
import { overlay, overlays } from './play/board/overlays';
import { builtIn, type Draft, readDraft } from './play/drafts';
import { moment } from './play/heading';
import { HINTS } from './play/hints';
import { tell } from './play/log/tell';
import { recap } from './play/log/turns';
import { commandInWords } from './play/phrases';
import { press, preview, prompt, stageOf, usable } from './play/prompt';
import { sheets } from './play/sheets';
import { completeTyped, TYPED_FORMS } from './play/typed';
import { rulebook } from './rulebook/rulebook';
import { optionSpecs, readOptions } from './scenario/options';
import { composeScenario, partOfScenario, readScenario, variantOf } from './scenario/readScenario';
import { type Board, boardOf } from './state/board';
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
  think,
  verdict: (state) => verdict(boardOf(state)),
};

/** The reader but for what players look up. */
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

export const rocroi1643: GameSystem<Rocroi1643> = {
  ...rules,
  title: 'Rocroi 1643',
  rulebook,
  typedForms: TYPED_FORMS,
  ...reader,

  built: builtIn,
  goesOn: (state, draft) => rallyGoesOn(boardOf(state), draft),
  press: (state, draft, target) => at(state, draft, (board, begun) => press(board, begun, target)),
  preview: (state, draft, target) => at(state, draft, (board, begun) => preview(board, begun, target)),
  completeTyped: (state, draft, text) =>
    state.over ? [] : at(state, draft, (board, begun) => completeTyped(board, begun, text, stageOf(board))),
  prompt: (state, draft) => at(state, draft, prompt),
  toCome: (state) => toCome(boardOf(state)),
  board: (state, draft) => at(state, draft, board),
  overlays: (state) => overlays(boardOf(state)),
  overlay: (state, id, counter) => overlay(boardOf(state), id, counter),
  describe: (state, at) => (typeof at === 'string' ? describe(boardOf(state), at) : ''),
  tracks: (state) => tracks(boardOf(state)),
  sheets: (state) => sheets(boardOf(state)),
  table: (state) => table(boardOf(state)),
  moment: (state) => moment(boardOf(state)),
  commandInWords: (state, command) => commandInWords(boardOf(state), command),
  // With the move of a commander in chief after the operations his part of the turn is over (9.3).
  mover: (_state, command) =>
    command.do === 'move' ? command.unit : command.do === 'moveLeader' ? command.leader : null,
  tell: (before, event) => tell(boardOf(before), event),
  recap: (begun, ended) => recap(boardOf(begun), boardOf(ended)),
  hints: HINTS,
  isCoached: true,
  hasComputer: true,
  answers: (state, about) => answers(boardOf(state), about),
  answersInWords: (state, asked) => answersInWords(boardOf(state), asked),
};

/** With the board of a state, and the draft if it belongs to it. */
function at<R>(
  state: Rocroi1643['State'],
  draft: Draft | null,
  ask: (board: Board, draft: Draft | null) => R,
): R {
  const now = boardOf(state);
  return ask(now, usable(now, draft));
}

function isObject(json: unknown): json is object {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
