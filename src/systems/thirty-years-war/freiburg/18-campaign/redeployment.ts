/** From one campaign day to the next: the day ends, the Bavarians choose their ground, both sides set up. Case 18.5. */

import * as v from 'valibot';
import type { CounterId, SideId } from '../../../../core/contract/values';
import { hexAt } from '../../../../core/hex/hex';
import type { Read } from '../../../../core/json/readJson';
import type { Placed } from '../../engine/commandParts';
import { command, decision, event } from '../../engine/declare';
import { inTurn } from '../../engine/inTurn';
import type { BattlePlay } from '../../engine/system';
import type { Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import type { Deployment, Force, Scenario } from '../../scenario/scenario';
import { zoneHexes } from '../../standard/03-setting-up/forces';
import { goOnSettingUp } from '../../standard/03-setting-up/judging';
import { groundFor, unitsWithoutRoom } from '../../standard/03-setting-up/room';
import { sideIndex } from '../../state/battlefield';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { knownPiece } from '../../state/position';
import { listed } from '../../wording';
import { bavarianSide, frenchSide } from '../15-morale/armies';
import { daysOf } from '../17-days/days';
import { HILL_AREA } from '../17-days/scenarios';
import { aroundTown, withinTown } from '../19-siege/redeployment';
import { STANDS, type Stand } from '../scenario';
import { changeFreiburg, freiburgOf } from '../state';
import { handedOver, nextDay } from './next-day';
import { groundClosed, groundFirst, noGroundOfBattle, noRedeployment } from './reasons';
import type { Regroup } from './regroup';
import { nextForce, regroupOf } from './regrouping';
import { BAVARIAN_AREAS, FRENCH_AREAS, OVERFLOW_AREAS, openStands } from './stands';
import { bavariansInHillWorks, winsByHill } from './victory';

const form = v.strictObject({ do: v.literal('chooseRedeployment'), to: v.picklist(STANDS) });

declare module '../../engine/types' {
  interface CommandTypes {
    /** Where the next day of a campaign is fought. */
    chooseRedeployment: Read<typeof form>;
  }
  interface EventTypes {
    /** A day of a campaign is over (18.3). */
    dayEnded: { readonly regroup: Regroup };
    /** All forces leave the map to be set up for the next day. */
    redeployed: { readonly to: Stand; readonly deployment: Deployment };
    /** Captured guns in works that their side has set up a unit in again (18.36). */
    gunsReturned: { readonly to: SideId; readonly guns: readonly Placed[] };
  }
  interface DecisionTypes {
    // biome-ignore lint/complexity/noBannedTypes: nothing more is known of it than whose it is
    chooseRedeployment: {};
  }
}

export const redeploymentDue = decision('chooseRedeployment', groundFirst);

export const chooseRedeployment = command('chooseRedeployment', {
  form,
  given: {
    answers: 'chooseRedeployment',
    otherwise: noRedeployment,
  },
  check: (board, { to }) => redeploymentReasons(board, to),
  *moves(board, asking) {
    for (const to of inTurn(STANDS, asking))
      if (redeploymentReasons(board, to).length === 0) yield { do: 'chooseRedeployment', to };
  },
  resolve: (play, { to }) => redeploy(play, to),
});

export const dayEnded = event('dayEnded', (board, { regroup }) => {
  changeFreiburg(board, { regroup });
  board.change({
    phase: 'disruptionRemoval',
    ...{ pending: null, obligations: null, mayReturnToMovement: false },
  });
});

export const redeployed = event('redeployed', (board, { to, deployment }) => nextDay(board, to, deployment));

export const gunsReturned = event('gunsReturned', (board, { to, guns }) => {
  for (const { counter, at } of guns) {
    const gun = knownPiece(board, counter);
    board.place(gun, hexAt(board.field.grid, at));
    board.give(gun, sideIndex(board.scenario, to));
  }
  const ids = guns.map(({ counter }) => counter);
  board.change({ deployment: handedOver(board.deployment, ids, to) });
});

/**
 * The last Game-Turn of a day is over, or it was decided: the battle ends, or the next day follows. @rule
 * freiburg:18.33
 */
export function timeIsUp(play: BattlePlay): void {
  const { board } = play;
  const isLast = board.day + 1 >= daysOf(board).length;
  if (isLast || (winsByHill(board) && bavariansInHillWorks(board).length === 0)) {
    play.emit({ happened: 'gameEnded' });
    return;
  }
  const regroup = regroupOf(board);
  play.emit({ happened: 'dayEnded', regroup });
  const by = bavarianSide(board.scenario);
  play.emit({ happened: 'decisionOpened', pending: { kind: 'chooseRedeployment', by } });
}

/** Why the army cannot redeploy there. @rule freiburg:18.51, freiburg:18.52, freiburg:20.31, freiburg:20.32 */
export function redeploymentReasons(board: Board, to: Stand): readonly Reason[] {
  const { regroup } = freiburgOf(board);
  if (!regroup || openStands(regroup).includes(to)) return [];
  const isGround = regroup.stands.some((stand) => stand.to === to);
  return [isGround ? groundClosed(board, to, regroup) : noGroundOfBattle(board, to)];
}

/** All forces leave the map and are set up again, the Bavarians first. @rule freiburg:18.33 */
function redeploy(play: BattlePlay, to: Stand): void {
  const { board } = play;
  const { regroup } = freiburgOf(board);
  if (!regroup) return;
  const deployment = deploymentAt(board, regroup, to);
  const lost = leftOutside(board, regroup, deployment);
  play.emit({ happened: 'redeployed', to, deployment });
  if (lost) play.emit({ happened: 'leftWithoutHex', ...lost, to: frenchSide(board.scenario) });
  goOnSettingUp(play);
}

/**
 * With every section broken no counter is set up in the town: units and Leader are lost, the guns are French.
 * @rule freiburg:19.31
 */
function leftOutside(
  board: Board,
  regroup: Regroup,
  { forces }: Deployment,
): { readonly counters: readonly CounterId[]; readonly guns: readonly CounterId[] } | null {
  const bavarian = bavarianSide(board.scenario);
  if (forces[bavarian]?.length !== 0) return null;
  const all = nextForce(board, regroup, bavarian);
  const ids = (guns: boolean) =>
    all.filter(({ kind }) => (kind === 'artillery') === guns).map(({ id }) => id);
  return { counters: ids(false), guns: ids(true) };
}

/**
 * Guns in works that a Bavarian unit occupies again are the Bavarians'; no French unit is set up yet.
 * @rule freiburg:18.36
 */
export function claimGuns(play: BattlePlay, side: SideId): void {
  const { board } = play;
  const { regroup } = freiburgOf(board);
  if (side !== bavarianSide(board.scenario) || !regroup) return;
  const units = board.pieces.filter(({ unit }) => unit);
  const held = new Set(units.map((unit) => unit.at));
  const guns = regroup.guns.filter(({ inWorks, at }) => inWorks && held.has(at));
  if (guns.length > 0)
    play.emit({
      happened: 'gunsReturned',
      to: side,
      guns: guns.map(({ gun, at }) => ({ counter: gun, at })),
    });
}

/** @rule freiburg:18.51, freiburg:18.52, freiburg:19.31, freiburg:19.32 */
function deploymentAt(board: Board, regroup: Regroup, to: Stand): Deployment {
  const { scenario } = board;
  const [bavarian, french] = [bavarianSide(scenario), frenchSide(scenario)];
  const ours = nextForce(board, regroup, bavarian);
  const forces = bavarianForces(board, ours, to);
  // With nowhere to stand the army is lost, and the French set up its guns too.
  const taken = forces.length > 0 ? [] : ours.filter(({ kind }) => kind === 'artillery');
  const theirs = [...nextForce(board, regroup, french), ...taken];
  const against = [frenchForce(board, theirs, to)];
  return {
    order: [bavarian, french],
    forces: { [bavarian]: forces, [french]: against },
    suggested: {
      ...suggestedFor(scenario, ours, forces, to),
      ...suggestedFor(scenario, theirs, against, to),
    },
  };
}

/** The units left of each army take the hexes that matter most; Leaders and guns go where the infantry is. */
function suggestedFor(
  scenario: Scenario,
  pieces: readonly Piece[],
  forces: readonly Force[],
  to: Stand,
): { readonly [counter: string]: HexNumber } {
  const armies = scenario.freiburg?.suggested[to] ?? {};
  // In the town only what is left of it, and the sections that the French have taken.
  const zone = to === 'town' ? new Set(forces.flatMap((force) => zoneHexes(scenario, force))) : null;
  const taken: { [counter: string]: HexNumber } = {};
  for (const kind of ['infantry', 'cavalry'] as const) {
    for (const { id, printed } of pieces.filter((piece) => piece.kind === kind)) {
      const hexes = armies[printed.category ?? '']?.[kind];
      const free = hexes?.find((hex) => !Object.values(taken).includes(hex) && zone?.has(hex) !== false);
      if (free !== undefined) taken[id] = free;
    }
  }
  return taken;
}

function bavarianForces(board: Board, ours: readonly Piece[], to: Stand): readonly Force[] {
  const all = ours.map(({ id }) => id);
  const plain = { counters: all, also: [], more: null };
  if (to === 'town') return withinTown(board, all);
  if (to === 'rows') {
    const where = 'the ground on or east of the row 1113 to 2108';
    return [{ ...plain, zone: BAVARIAN_AREAS[to], where, rule: 'freiburg:17.21' }];
  }
  if (to === 'hill') {
    const hill = groundFor(board.scenario, board.scenario.map.areas[HILL_AREA] ?? []);
    const most = unitsWithoutRoom(ours, hill);
    const more = most > 0 ? { zone: OVERFLOW_AREAS.hill, most, rule: 'freiburg:18.52' } : null;
    const where = more ? 'the Hill, and next to it when it is full' : 'the Hill';
    return [{ ...plain, zone: BAVARIAN_AREAS[to], where, rule: 'freiburg:17.31', more }];
  }
  const horse = ours.filter(({ kind }) => kind === 'cavalry').map(({ id }) => id);
  const others = all.filter((id) => !horse.includes(id));
  const works = 'the entrenchments of the 3 August Line';
  const line = { zone: BAVARIAN_AREAS[to], rule: 'freiburg:17.11' };
  const rear = listed(board.scenario.map.areas[OVERFLOW_AREAS.line] ?? []);
  return [
    { ...plain, ...line, counters: others, where: works },
    {
      ...{ ...plain, ...line, counters: horse, where: `${works} or, one of them, hex ${rear}` },
      more: { zone: OVERFLOW_AREAS.line, most: 1, rule: 'freiburg:18.51' },
    },
  ].filter(({ counters }) => counters.length > 0);
}

function frenchForce(board: Board, pieces: readonly Piece[], to: Stand): Force {
  const counters = pieces.map(({ id }) => id);
  if (to === 'town') return aroundTown(board, counters);
  if (to === 'line') {
    const where = 'the ground west or south of the Line, three hexes or more from every entrenchment';
    return { counters, zone: FRENCH_AREAS[to], also: [], where, rule: 'freiburg:17.12', more: null };
  }
  const where = 'the ground on or west of the row 1116 to 2011';
  const rule = to === 'hill' ? 'freiburg:17.32' : 'freiburg:17.22';
  return { counters, zone: FRENCH_AREAS[to], also: [], where, rule, more: null };
}
