/** Why a press at the table leads to nothing, before any rule is asked. */
import { reason } from '../engine/reason';
import { allNamed, counted, named } from '../wording';
import { looking } from './facings';

export const notUnderstood = reason(
  'notUnderstood',
  'table:typed',
  ({ figures: [text] }) =>
    `“${text}” is nothing that can be done now. A move is typed as 1319-1218, an attack as 1418x1319.`,
);
/** `figures`: the facings that it can have there. */
export const facesOtherwise = reason(
  'facesOtherwise',
  'table:typed',
  ({ counters: [unit], hexes: [hex], figures }) => {
    const ways = figures.map((facing) => `${looking(Number(facing))} (>${facing})`);
    return `${unit ? named(unit) : 'It'} cannot come to ${hex} and face as now. There it can face ${ways.join(', ')}.`;
  },
);
export const noPlace = reason('noPlace', 'table:typed', () => 'There is no such hex on this map.');
export const noSuchOption = reason('noSuchOption', '4.0', () => 'That cannot be chosen now.');
export const turnsNotNow = reason('turnsNotNow', '7.2', () => 'Only the unit in the hand is turned.');

export const chooseBattery = reason(
  'chooseBattery',
  '10.1',
  () => 'Choose a battery, and then the enemy unit that it fires at.',
);
export const noTargetInSight = reason(
  'noTargetInSight',
  '10.2',
  ({ counters }) => `${allNamed(counters)} has no enemy unit in range and in sight.`,
);
export const drawFirst = reason('drawFirst', '5.1', () => 'The next marker is drawn first.');
export const chooseMover = reason(
  'chooseMover',
  '5.2',
  () => 'Choose a unit of the corps that is active, or its leader.',
);
/** `figures`: the fewest points that lead there. */
export const noWayThere = reason(
  'noWayThere',
  '7.1',
  ({ counters, hexes: [hex] }) =>
    `No way leads ${allNamed(counters.slice(0, 1))} to ${hex}: enemies, their zones of control and other units bar it.`,
);
export const nothingToTrace = reason('nothingToTrace', '7.1', () => 'The way is not begun.');
export const chooseAttacker = reason(
  'chooseAttacker',
  '11.0',
  () => 'Choose a unit that attacks, or an enemy in front of one.',
);
export const nobodyAttacks = reason(
  'nobodyAttacks',
  '11.0',
  ({ counters }) => `No unit that can attack now has ${allNamed(counters)} in front of it.`,
);
export const nothingInFront = reason(
  'nothingInFront',
  '11.0',
  ({ counters }) => `${allNamed(counters)} has nobody in front whom it could attack now.`,
);
export const chooseChiefHex = reason(
  'chooseChiefHex',
  '9.3',
  ({ counters }) => `Choose a hex for ${allNamed(counters)}, or let him stay.`,
);
export const chooseRallier = reason(
  'chooseRallier',
  '12.4',
  ({ counters }) =>
    `Choose one of the routed units: ${counted(counters.length, 'is', 'are')} still to be tested.`,
);
export const chooseCorpsNow = reason(
  'chooseCorpsNow',
  '9.2',
  ({ counters }) => `Choose the corps that ${allNamed(counters)} leads.`,
);
export const turnAfterRally = reason(
  'turnAfterRally',
  '12.4',
  ({ counters }) => `${allNamed(counters)} is in an enemy zone of control: it runs on, and does not rally.`,
);
export const chooseAdvancer = reason(
  'chooseAdvancer',
  '11.9',
  ({ hexes: [hex] }) => `Choose a unit that advances into ${hex}, or none.`,
);
