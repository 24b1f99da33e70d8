/** The standard rules as a book: what they declare. What battles may say otherwise are the hooks of its sections. */
import type { Book } from '../engine/book';
import { decisionOpened } from '../engine/decisionOpened';
import { leftWithoutHex, settingUp, setUp, sideSetUp } from './03-setting-up/set-up';
import {
  endPhase,
  gameEnded,
  phaseBegan,
  phasePassed,
  returnedToMovement,
  returnToMovement,
} from './04-sequence/phases';
import { fire, gunFired } from './05-artillery/fire';
import { counterMoved, gunCaptured, move } from './06-movement/move';
import { assignDefenderLeaders, attack, defenderLeaders } from './08-combat/attack';
import {
  battleFought,
  chooseDisrupted,
  exchangeOpen,
  unitEliminated,
  unitsDisrupted,
} from './08-combat/results';
import { attemptRemoval, removalAttempted } from './09-disruption/removal';
import { leaderEliminated } from './10-leaders/loss';
import { STANDARD_OPTIONS } from './options';

export const STANDARD = {
  name: 'standard',
  options: STANDARD_OPTIONS,
  commands: [
    setUp,
    attemptRemoval,
    fire,
    move,
    attack,
    assignDefenderLeaders,
    chooseDisrupted,
    returnToMovement,
    endPhase,
  ],
  events: [
    decisionOpened,
    sideSetUp,
    leftWithoutHex,
    phaseBegan,
    phasePassed,
    returnedToMovement,
    gunFired,
    counterMoved,
    gunCaptured,
    battleFought,
    unitsDisrupted,
    unitEliminated,
    removalAttempted,

    leaderEliminated,
    gameEnded,
  ],
  decisions: [settingUp, defenderLeaders, exchangeOpen],
  overrides: [],
} satisfies Book;
