/** The contents page: every section of the rules, and what each declares. Importing this makes them known. */

import { cupOpened, endTurn, gameEnded, nextMarker, turnBegan } from './04-sequence/sequence';
import { draw, drawn } from './05-activation/cup';
import {
  beginSegment,
  combatBegan,
  commandFixed,
  endMovement,
  recovered,
  segmentBegan,
} from './05-activation/segment';
import { move, stepped, turned, walk, walked } from './07-movement/move';
import { chiefKilled, chiefTested, eliminated, leaderKilled, leaderLost } from './08-leaders/loss';
import { leaderMovedEvent, moveChief, moveLeader } from './08-leaders/move-leader';
import { leaderPlaced, placeLeader, placeLeaderDecision } from './08-leaders/placing';
import {
  beginChiefs,
  chiefsBegan,
  chooseCorps,
  chooseCorpsDecision,
  endChief,
  nextChief,
} from './09-chiefs/chiefs';
import { batteryTaken } from './10-artillery/capture';
import { aim, aimed, aimingBegan, beginAiming, endAiming, fire, fired } from './10-artillery/fire';
import {
  advance,
  advanceDeclined,
  advanced,
  advanceInto,
  advances,
  advancesDeclined,
} from './11-combat/advance';
import { attack, endSegment, fought, loss, runAgain, stepLost } from './11-combat/attack';
import { chargeTest } from './11-combat/charge';
import { attackLeader, leaderAttacked } from './11-combat/lone-leader';
import {
  goBack,
  hexTest,
  link,
  removeUnit,
  retreat,
  retreatCommand,
  retreated,
  retreatToDecision,
} from './11-combat/retreat';
import { demoralized } from './12-rout/demoralization';
import { disorder, disorganised, routed, runAll } from './12-rout/disorder';
import { beginRally, nextRally, rallied, rally, rallyBegan, rallyTaken } from './12-rout/rally';
import { ran, ranOut, run, runTo, runToDecision } from './12-rout/run';
import { tested } from './12-rout/tests';
import { planned, taken } from './engine/agenda';
import { addSection, type Section } from './engine/registry';
import type { Undeclared } from './engine/types';

const SECTIONS = {
  engine: { commands: [], events: [planned, taken], tasks: [], decisions: [] },
  '04-sequence': {
    commands: [],
    events: [turnBegan, cupOpened, gameEnded],
    tasks: [endTurn, nextMarker],
    decisions: [],
  },
  '05-activation': {
    commands: [draw, endMovement],
    events: [drawn, segmentBegan, recovered, commandFixed, combatBegan],
    tasks: [beginSegment],
    decisions: [],
  },
  '07-movement': { commands: [move], events: [stepped, turned, walked], tasks: [walk], decisions: [] },
  '08-leaders': {
    commands: [moveLeader, moveChief, placeLeader],
    events: [eliminated, leaderKilled, chiefTested, chiefKilled, leaderPlaced, leaderMovedEvent],
    tasks: [leaderLost],
    decisions: [placeLeaderDecision],
  },
  '09-chiefs': {
    commands: [chooseCorps, endChief],
    events: [chiefsBegan],
    tasks: [beginChiefs, nextChief],
    decisions: [chooseCorpsDecision],
  },
  '10-artillery': {
    commands: [aim, endAiming],
    events: [aimingBegan, aimed, fired, batteryTaken],
    tasks: [beginAiming, fire],
    decisions: [],
  },
  '11-combat': {
    commands: [attack, attackLeader, retreatCommand, removeUnit, advance, endSegment],
    events: [fought, leaderAttacked, stepLost, retreated, advanced, advanceDeclined, advancesDeclined],
    tasks: [loss, runAgain, retreat, link, goBack, hexTest, advances, chargeTest],
    decisions: [retreatToDecision, advanceInto],
  },
  '12-rout': {
    commands: [runTo, rally],
    events: [tested, disorganised, routed, ran, ranOut, rallyBegan, rallyTaken, rallied, demoralized],
    tasks: [disorder, runAll, run, beginRally, nextRally],
    decisions: [runToDecision],
  },
} satisfies { readonly [section: string]: Section };

for (const section of Object.values(SECTIONS)) addSection(section);

type All = (typeof SECTIONS)[keyof typeof SECTIONS];
/** Does not compile while something is named that no section declares. */
function everythingIsDeclared<_Missing extends never>(): void {}
everythingIsDeclared<
  Undeclared<{
    commands: All['commands'];
    events: All['events'];
    tasks: All['tasks'];
    decisions: All['decisions'];
  }>
>();
