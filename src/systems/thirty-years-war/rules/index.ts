/** The standard rules as a book: what they declare. What battles may say otherwise are the hooks of its sections. */
import type { Book } from '../engine/book';
import { decisionOpened } from '../engine/decisionOpened';
import { leftWithoutHex, settingUp, setUp, sideSetUp } from './03-set-up';
import {
  endPhase,
  gameEnded,
  phaseBegan,
  phasePassed,
  returnedToMovement,
  returnToMovement,
} from './04-phases';
import { fire, gunFired } from './05-fire';
import { counterMoved, gunCaptured, move } from './06-move';
import { assignDefenderLeaders, attack, defenderLeaders } from './08-attack';
import { battleFought, chooseDisrupted, exchangeOpen, unitEliminated, unitsDisrupted } from './08-results';
import { attemptRemoval, removalAttempted } from './09-removal';
import { leaderEliminated } from './10-leader-loss';

export const STANDARD = {
  name: 'standard',
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
