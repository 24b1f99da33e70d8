/** What can be counted of a position, in sentences for players: of what is asked about, all that no board shows. */
import type { Answer } from '../../../core/contract/table';
import type { Json } from '../../../core/contract/values';
import { isTable } from '../../../core/example/facts';
import { OFF_MAP } from '../../../core/hex/hex';
import { inQuarters } from '../../../core/quarters';
import { flanksOf, frontOf, rearOf } from '../02-facing/facing';
import { activeUnits } from '../05-activation/active';
import { markerChances } from '../05-activation/chances';
import { chanceWords } from '../05-activation/stage';
import { moveOf } from '../07-movement/move';
import { endsFrom } from '../07-movement/reach';
import { turn } from '../07-movement/walk';
import { bestIn } from '../07-movement/ways';
import { shotReasons } from '../10-artillery/fire';
import { shotReceipt, waysToHit } from '../10-artillery/receipt';
import { attackersOf, mustAttack, targetsOf } from '../11-combat/obligations';
import { combatReceipt } from '../11-combat/receipt';
import { optionsOf } from '../11-combat/retreat';
import { waitsWords } from '../11-combat/retreat-stage';
import { rallyHelper } from '../12-rout/rally';
import { rallyReceipt } from '../12-rout/receipt';
import { nextRunHexes, wayToEdge } from '../12-rout/run';
import { strainOf } from '../12-rout/strain';
import { LEVEL_NAMES, standing } from '../13-victory/points';
import { commandWords } from '../play/commandWords';
import { looking } from '../play/facings';
import { headingOf, moment } from '../play/heading';
import { corpsName, sideName } from '../play/names';
import type { Battery, Board, Unit } from '../state/board';
import { hasInFront } from '../state/near';
import { allNamed, counted, listed, named } from '../wording';

/** `asked` says what about; the values are those of the board, whatever is said of them there. */
export function answersInWords(board: Board, asked: Answer): readonly string[] {
  return TELLERS[asked.about]?.(board, asked) ?? [];
}

const TELLERS: { readonly [about: string]: typeof answersInWords | undefined } = {
  ...{ unit: unitInWords, zone: zoneInWords, command: commandedInWords, reach: reachInWords },
  ...{ leader: leaderInWords, battery: batteryInWords, shot: shotInWords, marker: markerInWords },
  ...{ target: targetInWords, obligation: obligationInWords, attack: attackInWords, rally: rallyInWords },
  ...{ retreat: retreatInWords, run: runInWords, advance: advanceInWords, placing: placingInWords },
  ...{ corps: corpsInWords, standing: standingInWords, turn: turnInWords },
};

/** On the map, or none. */
function unitsMeant(board: Board, id: Json | undefined): readonly Unit[] {
  const unit = typeof id === 'string' ? board.unit(id) : null;
  return unit && unit.hex !== OFF_MAP ? [unit] : [];
}

function batteriesMeant(board: Board, id: Json | undefined): readonly Battery[] {
  return board.batteries.filter((battery) => id === undefined || battery.id === id);
}

/** The board shows where it stands, how it looks and whether it is in order. @rule 2.0 */
function unitInWords(board: Board, { unit: id, front, flank, rear }: Answer): readonly string[] {
  return unitsMeant(board, id).flatMap((unit) => {
    const at = (directions: readonly number[]) => {
      const hexes = directions.map((direction) => board.neighbour(unit.hex, direction));
      return listed(hexes.flatMap((hex) => (hex === OFF_MAP ? [] : board.number(hex))).sort());
    };
    const { facing } = unit;
    return [
      ...(front === undefined ? [] : [`${named(unit)} has ${at(frontOf(facing))} in front.`]),
      ...(flank === undefined ? [] : [`On its flanks are ${at(flanksOf(facing))}.`]),
      ...(rear === undefined ? [] : [`In its rear are ${at(rearOf(facing))}.`]),
    ];
  });
}

/** @rule 6.0 */
function zoneInWords(board: Board, { unit: id, hex }: Answer): readonly string[] {
  return unitsMeant(board, id).flatMap((unit) => {
    if (typeof hex !== 'string') return [];
    const isHeld = unit.order !== 'routed' && hasInFront(board, unit, board.hex(hex));
    return [`${hex} is ${isHeld ? '' : 'not '}in the zone of control of ${named(unit)}.`];
  });
}

/** @rule 8.1, 8.2, 8.3 */
function commandedInWords(board: Board, { unit: id }: Answer): readonly string[] {
  return unitsMeant(board, id).map((unit) => `${named(unit)} is ${commandWords(board, unit).text}.`);
}

/** @rule 7.1, 7.2 */
function reachInWords(board: Board, asked: Answer): readonly string[] {
  return unitsMeant(board, asked.unit).flatMap((unit) => {
    const { mover, pose } = moveOf(board, unit);
    const who = named(unit);
    const keys = (json: Json | undefined) => Object.keys(isTable(json ?? null) ? (json ?? {}) : {});
    const ends = keys(asked.costs).length > 0 ? endsFrom(board, mover, pose) : [];
    const costs = keys(asked.costs).map((number) => {
      const end = bestIn(ends, board.hex(number));
      return end ? `${number} costs ${who} ${end.pose.spent} MP.` : `${who} does not come to ${number}.`;
    });
    const turns = keys(asked.turns).map((facing) => {
      const turned = turn(board, mover, pose, Number(facing));
      const cost = turned.bar === null ? `${turned.spent - pose.spent} MP` : 'more than it has';
      return `To face ${looking(Number(facing))} costs it ${cost}.`;
    });
    return [
      ...(asked.allowance === undefined ? [] : [`${who} has ${mover.allowance} MP.`]),
      ...costs,
      ...turns,
      ...(asked.tested === true ? [`${who} is tested if it turns where it stands.`] : []),
    ];
  });
}

/** The board shows where he is. */
function leaderInWords(board: Board, { leader: id, isAide }: Answer): readonly string[] {
  const leader = typeof id === 'string' ? board.leader(id) : null;
  if (!leader || isAide === undefined) return [];
  if (leader.isAide) return [`An aide stands in for ${leader.printedName}.`];
  return [leader.at === null ? `${leader.name} is gone.` : `${leader.name} leads himself.`];
}

/** @rule 10.3 */
function batteryInWords(board: Board, { battery: id }: Answer): readonly string[] {
  return batteriesMeant(board, id).map((battery) => {
    const captured = battery.captured ? '; it has been captured, which counts for good' : '';
    return `${named(battery)} is ${sideName(board, battery.side)}${captured}.`;
  });
}

/** @rule 10.2 */
function shotInWords(board: Board, { battery: id, target: at }: Answer): readonly string[] {
  return batteriesMeant(board, id).flatMap((battery) =>
    board.units
      .filter(
        (unit) => (at === undefined || unit.id === at) && shotReasons(board, battery, unit).length === 0,
      )
      .map((unit) => {
        const { title, total } = shotReceipt(board, battery, unit, null);
        return `${title}: ${total}, ${waysToHit(board, battery, unit)} in 6.`;
      }),
  );
}

/** @rule 5.1 */
function markerInWords(board: Board, { leader: id }: Answer): readonly string[] {
  return markerChances(board)
    .filter(({ leader }) => id === undefined || leader === id)
    .map((chance) => `The marker of ${named(board.knownLeader(chance.leader))}: ${chanceWords(chance)}.`);
}

/** @rule 11.1, 11.4 */
function targetInWords(board: Board, { target: id }: Answer): readonly string[] {
  return unitsMeant(board, id).map((target) => {
    const all = attackersOf(board, target).map(({ unit }) => {
      const { total } = combatReceipt(board, { attacker: unit, target, charge: false }, null);
      return `${named(unit)} with ${total}`;
    });
    return all.length > 0
      ? `${named(target)} can be attacked by ${listed(all)}.`
      : `Nobody can attack ${named(target)} now.`;
  });
}

/** @rule 11.0 */
function obligationInWords(board: Board, { unit: id }: Answer): readonly string[] {
  return unitsMeant(board, id).map((unit) =>
    mustAttack(board, unit)
      ? `${named(unit)} must attack: it has ${allNamed(targetsOf(board, unit))} in front.`
      : `${named(unit)} need not attack.`,
  );
}

/** With every modifier; who gives no support, and why, where supports are asked. @rule 11.4, 11.5, 11.6 */
function attackInWords(board: Board, { unit: id, target: at, supports, ends }: Answer): readonly string[] {
  const attackers = activeUnits(board).filter((unit) => id === undefined || unit.id === id);
  return attackers.flatMap((attacker) =>
    targetsOf(board, attacker)
      .filter((target) => at === undefined || target.id === at)
      .flatMap((target) => {
        const { title, total, items, outcomes } = combatReceipt(
          board,
          { attacker, target, charge: false },
          null,
        );
        const shown = items.filter(({ by }) => by !== '0' || supports !== undefined);
        const results = outcomes.map(({ label, chance: [ways, of] }) => `${label} ${ways} in ${of}`);
        return [
          `${title}: ${total}.`,
          ...shown.map(({ by, because }) => `${because.charAt(0).toUpperCase()}${because.slice(1)}: ${by}.`),
          ...(ends === undefined ? [] : [`Results: ${listed(results)}.`]),
        ];
      }),
  );
}

/** @rule 12.4 */
function rallyInWords(board: Board, { unit: id }: Answer): readonly string[] {
  return unitsMeant(board, id).map((unit) => {
    const helper = rallyHelper(board, unit);
    const help = helper ? `with the help of ${named(helper)}` : 'without a leader';
    return `${named(unit)} rallies ${help}: ${rallyReceipt(board, unit, null).total}.`;
  });
}

/** @rule 11.8 */
function retreatInWords(board: Board): readonly string[] {
  const [open] = board.state.agenda;
  if (open?.task !== 'retreatTo') return [];
  const mover = board.knownUnit(open.mover);
  const { open: hexes, removable } = optionsOf(board, open);
  return [
    ...hexes.map(
      (hex) => `${named(mover)} back to ${board.number(hex.hex)}: ${waitsWords(board, mover, hex)}.`,
    ),
    ...(removable ? [`Or ${named(mover)} is removed instead.`] : []),
  ];
}

/** @rule 12.3 */
function runInWords(board: Board): readonly string[] {
  const [open] = board.state.agenda;
  if (open?.task !== 'runTo') return [];
  const unit = board.knownUnit(open.unit);
  const hexes = nextRunHexes(board, unit).map((hex) => board.number(hex));
  const far = wayToEdge(board, unit);
  const edge =
    far === null ? 'no way leads to the edge' : `${counted(far, 'hex leads', 'hexes lead')} off the map`;
  return [`${named(unit)} runs to ${hexes.sort().join(' or ')}; ${edge}.`];
}

/** @rule 11.9 */
function advanceInWords(board: Board): readonly string[] {
  const [open] = board.state.agenda;
  if (open?.task !== 'advanceInto') return [];
  const units = open.among.map((id) => board.knownUnit(id));
  return [`Into ${open.to} can advance: ${allNamed(units)}.`];
}

/** Single hexes are marked on the board. @rule 8.4 */
function placingInWords(board: Board): readonly string[] {
  const [open] = board.state.agenda;
  if (open?.task !== 'placeLeader') return [];
  const { name } = board.knownLeader(open.leader);
  return open.where === 'anywhere'
    ? [`The aide of ${name} may be placed wherever a leader may stand.`]
    : [
        `${name} goes to a unit: ${open.where === 'chain' ? 'one that he reaches, or else the nearest' : 'the nearest'}.`,
      ];
}

/** @rule 12.5 */
function corpsInWords(board: Board, { corps: id }: Answer): readonly string[] {
  return board.scenario.corps
    .filter((corps) => corps.id === id)
    .map((corps) => {
      const { units, lostSteps, routedSteps, breaks, demoralized } = strainOf(board.state, corps.id);
      const count = `${counted(lostSteps, 'step')} lost and ${routedSteps} routed of ${counted(units, 'unit')}`;
      const state = demoralized
        ? 'demoralised'
        : breaks
          ? 'more than half: it breaks as the turn ends'
          : 'it holds';
      return `The ${corpsName(board, corps.id)}: ${count}, ${state}.`;
    });
}

/** @rule 13.0 */
function standingInWords(board: Board): readonly string[] {
  const { quarters, level, ratio, leader } = standing(board);
  const points = ([0, 1] as const).map(
    (side) => `${sideName(board, side)} ${inQuarters(quarters[side] / 4)}`,
  );
  const by = ratio === null ? '' : `, ${Math.floor(ratio / 10)}.${ratio % 10} to 1`;
  const whose = level === 'draw' || leader === null ? '' : ` of the ${sideName(board, leader)}`;
  return [`Points: ${listed(points)}${by}: ${LEVEL_NAMES[level].toLowerCase()}${whose}.`];
}

function turnInWords(board: Board): readonly string[] {
  if (board.state.over) return ['The battle is over.'];
  return [`${moment(board).turn}. ${headingOf(board)}.`];
}
