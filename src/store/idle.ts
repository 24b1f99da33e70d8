/** An empty table: the state while there is no game, and after a game is left. */
import type { TableActions } from './state';

export const NO_TIME_TRAVEL = { asking: null, retaking: null, replay: null, resumed: false } as const;

export const PLAIN_TABLE = {
  pointed: null,
  preview: null,
  causes: [],
  focus: null,
  inView: null,
  plan: null,
  inspected: null,
  lookedAt: [],
  dialog: null,
  countersHidden: false,
  cursor: null,
} as const;

/** Nothing is known yet of what the computer does. */
export const NO_COMPUTER = { held: false, thinking: false, told: new Map() } as const;

export const AT_START = {
  ...NO_TIME_TRAVEL,
  ...PLAIN_TABLE,
  play: null,
  refusal: null,
  putBack: [],
  news: [],
  awaitedMarks: [],
  opening: false,
  progress: null,
  elsewhere: false,
  lastReceipt: null,
  notices: [],
  justDiscarded: null,
  ...NO_COMPUTER,
} as const;

const nothing = () => undefined;

/** Without a game on the table there is nothing to act on. */
export const IDLE: TableActions = {
  press: nothing,
  asSaved: () => null,
  prepare: () => false,
  giveAll: () => false,
  layAgain: () => null,
  cancelDraft: nothing,
  dismissRefusal: nothing,
  takeDiceFrom: nothing,
  enterDie: nothing,
  withdrawDie: nothing,

  beginWhatIf: nothing,
  playWhatIf: nothing,
  putWhatIfAway: nothing,
  keepWhatIf: nothing,
  dropWhatIf: nothing,

  undo: nothing,
  redo: nothing,
  redoAll: nothing,
  undoSegment: nothing,
  goToEntry: nothing,
  answerTakeBack: nothing,
  canRetake: () => false,
  retake: nothing,
  answerRetaking: nothing,
  nameBranch: nothing,
  bookmark: nothing,
  lookBack: nothing,
  lookBackTo: nothing,
  endLookBack: nothing,
  continueHere: nothing,
  setReplaySpeed: nothing,

  previewOf: () => null,
  wouldAct: () => false,
  hover: nothing,
  pointAt: nothing,
  pointOut: nothing,
  lookAt: nothing,
  bringIntoView: nothing,
  showPlan: nothing,
  consult: nothing,
  inspect: nothing,
  lookAway: nothing,
  openDialog: nothing,
  hideCounters: nothing,

  carryOut: () => false,
  hold: nothing,
  setPlayer: nothing,
};
