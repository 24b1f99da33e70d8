/** How the log words what happens by the standard rules. */
import { caseName } from '../../../core/caseName';
import { EXIT } from '../engine/commandParts';
import { grave, NOTABLE, telling } from '../play/declare';
import { about, line, sideFor, wayInWords } from '../play/log/lines';
import { battleDie, fallen, inHex, trailOf } from '../play/log/remains';
import type { LogLine } from '../rulebook/cited';
import { sideName } from '../state/battlefield';
import type { Board } from '../state/board';
import { knownPiece, pieceOf, piecesOf } from '../state/position';
import type { CombatResult } from '../tables/combatResults';
import { allNamed, counted, listed, named } from '../wording';
import { forceInWords } from './03-setting-up/draft';
import { verdict } from './04-sequence/end';
import { fireReceipt, rangeOf } from './05-artillery/artillery';
import { allowanceOf } from './06-movement/reach';
import { battleReceipt } from './08-combat/strength';
import { removalReasons, removalReceipt, unitsWithoutRoll } from './09-disruption/disruption';
import { leaderLossBrings } from './10-leaders/loss-words';

const isHeading = () => null;

export const STANDARD_TELLINGS = [
  telling('phaseBegan', isHeading),
  telling('decisionOpened', isHeading),
  telling('phasePassed', passedLine),
  telling('returnedToMovement', (before) => line('Back to the Movement Phase.', before.phasingSide)),
  telling('gameEnded', (before) => line(verdict(before).text, null)),

  telling('sideSetUp', (before, { side, positions }) => {
    const ids = positions.map(({ counter }) => counter);
    const text = `The ${sideName(before.scenario, side)} force is set up: ${forceInWords(before, ids)}.`;
    return { ...line(text, side), counters: ids };
  }),
  telling(
    'leftWithoutHex',
    (before, { counters, guns, to }) => {
      const taken =
        guns.length > 0 ? `; the ${sideName(before.scenario, to)} have ${counted(guns.length, 'gun')}` : '';
      const text = `Without a hex to stand in and lost: ${forceInWords(before, counters)}${taken}.`;
      return { ...line(text, null), counters: [...counters, ...guns] };
    },
    { weight: () => NOTABLE },
  ),

  telling('removalAttempted', (before, { unit: id, undisrupted, die }) => {
    const unit = knownPiece(before, id);
    const text = `${named(before, unit)}: ${undisrupted ? 'recovered' : 'still disrupted'}.`;
    return {
      ...line(text, sideFor(before, unit)),
      receipt: removalReceipt(before, unit, die),
      ...about(before, [unit]),
    };
  }),

  telling('gunFired', (before, event) => {
    const [gun, target] = [knownPiece(before, event.gun), knownPiece(before, event.target)];
    const shot = `${named(before, gun)} fires on ${named(before, target)}, range ${rangeOf(before, gun, target)}`;
    const text = `${shot}: ${event.disrupted ? 'disrupted' : 'no effect'}.`;
    return {
      ...line(text, sideFor(before, gun)),
      receipt: fireReceipt(before, gun, target, event.die),
      ...about(before, [gun, target]),
    };
  }),

  telling(
    'counterMoved',
    (before, { counter, path, spent }) => {
      const piece = knownPiece(before, counter);
      const coin = piece.disrupted ? 'hexes' : 'MP';
      const way = wayInWords(before, piece, path);
      const text = `${piece.printed.name}: ${way}, ${spent} of ${allowanceOf(before, piece)} ${coin}.`;
      const onMap = path.filter((number) => number !== EXIT);
      const through = piece.at === null ? onMap : [piece.at, ...onMap];
      return {
        ...line(text, sideFor(before, piece)),
        ...{ counters: [piece.id], where: [{ kind: 'line', through }] },
      };
    },
    {
      leaves: (before, { counter, path }, text) => {
        const onMap = path.filter((number) => number !== EXIT);
        return trailOf(before, knownPiece(before, counter), onMap, text);
      },
    },
  ),
  telling(
    'gunCaptured',
    (before, { gun: id, by }) => {
      const gun = knownPiece(before, id);
      return { ...line(`${named(before, gun)} is captured.`, by), ...about(before, [gun]) };
    },
    {
      weight: () => NOTABLE,
      leaves: (before, { gun, by }, text) => {
        const { at } = knownPiece(before, gun);
        return at === null ? [] : [{ kind: 'taken', label: text, shape: inHex(at), side: by }];
      },
    },
  ),
  telling(
    'leaderEliminated',
    (before, { leader, where, caught }) => {
      const name = pieceOf(before, leader)?.printed.name ?? '';
      const how = caught === 'entered' ? 'is overrun' : 'is caught alone in an enemy Zone of Control';
      return {
        ...line(`${name} (${where}) ${how} and lost${leaderLossBrings(before, leader)}.`, null),
        ...{ counters: [leader], where: [inHex(where)] },
      };
    },
    {
      weight: () => grave('A Leader is lost'),
      leaves: (before, { leader, where }, text) => fallen(before, leader, where, text),
    },
  ),

  telling(
    'battleFought',
    (before, { battle, die, result }) => {
      const { attackers, defenders, leaders, charge } = battle;
      const verb = `${charge ? 'charge' : 'attack'}${attackers.length > 1 ? '' : 's'}`;
      const [ours, theirs] = [piecesOf(before, attackers), piecesOf(before, defenders)];
      const board = before;
      const text = `${allNamed(board, ours)} ${verb} ${allNamed(board, theirs)}: ${IN_THE_LOG[result] ?? result}.`;
      return {
        ...line(text, before.phasingSide),
        receipt: battleReceipt(before, battle, die),
        ...about(before, [...ours, ...theirs]),
        counters: [...attackers, ...defenders, ...leaders.map(({ leader }) => leader)],
      };
    },
    { leaves: battleDie },
  ),
  telling('unitsDisrupted', (before, event) => {
    const units = piecesOf(before, event.units);
    const text = `Disrupted${WHY_DISRUPTED[event.by]}: ${allNamed(before, units)}.`;
    return { ...line(text, null), ...about(before, units) };
  }),
  telling(
    'unitEliminated',
    (before, { unit, where, points, demoralizedInfantry }) => {
      const name = pieceOf(before, unit)?.printed.name ?? '';
      const which = demoralizedInfantry ? ' of demoralized infantry' : '';
      const text = `${name} (${where}) is eliminated: ${counted(points, 'Strength Point')}${which}.`;
      return { ...line(text, null), counters: [unit], where: [inHex(where)] };
    },
    { leaves: (before, { unit, where }, text) => fallen(before, unit, where, text) },
  ),
];

/** Who pays in an exchange is told only when he has been chosen. */
const IN_THE_LOG: { readonly [R in CombatResult]?: string } = { '•': 'no effect', Dx: 'Dx, an exchange' };
const WHY_DISRUPTED = {
  result: '',
  charge: ' after the charge',
  exchange: ' in exchange',
  entrenchments: ' under the entrenchments',
} as const;

/** Why nothing could be done in a phase that was passed; of disrupted units without a roll, who and by which case. */
function passedLine(before: Board): LogLine {
  const units = before.phase === 'disruptionRemoval' ? unitsWithoutRoll(before) : [];
  if (units.length === 0) return line(`Passed: ${whyIdle(before)}.`, before.phasingSide);
  const cases = [...new Set(units.flatMap(({ id }) => removalReasons(before, id).map(({ rule }) => rule)))];
  const number = units.length > 1 ? 1 : 0;
  const why = cases.flatMap((rule) => {
    const words = WHY_NO_ROLL[rule]?.[number];
    return words ? `${words} (${caseName(rule)})` : [];
  });
  const because = why.length > 0 ? `, ${listed(why)}` : ` (${listed(cases.map(caseName))})`;
  const text = `Passed, as no unit may be rolled for: ${allNamed(before, units)} ${['stays', 'stay'][number]} disrupted${because}.`;
  return { ...line(text, before.phasingSide), ...about(before, units) };
}

/** Of one unit, and of several. */
const WHY_NO_ROLL: { readonly [rule: string]: readonly [one: string, many: string] } = {
  '9.2': ['with an enemy beside it', 'with enemies beside them'],
  '11.11': ['as demoralized infantry', 'as demoralized infantry'],
};

function whyIdle(board: Board): string {
  const side = sideName(board.scenario, board.phasingSide);
  switch (board.phase) {
    case 'disruptionRemoval':
      return `no ${side} unit is disrupted`;
    case 'artilleryFire': {
      const has = board.pieces.some(
        (piece) => piece.kind === 'artillery' && piece.hex >= 0 && piece.side === board.phasingIndex,
      );
      return has ? `no ${side} gun has a target` : `there is no ${side} gun on the map`;
    }
    case 'movement':
      return `no ${side} counter can move`;
    case 'combat':
      return `no ${side} unit has an enemy whom it may attack`;
  }
}
