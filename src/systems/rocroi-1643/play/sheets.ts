/** How the game stands, in figures: points and level, corps against half, the cup, the corps that is active. */
import { activeUnits, isCommanded } from '../05-activation/active';
import { markerChances } from '../05-activation/chances';
import { chanceWords, limitWords } from '../05-activation/stage';
import { pointsLeft } from '../07-movement/movable';
import { mustAttack } from '../11-combat/obligations';
import { strainOf } from '../12-rout/strain';
import { LEVEL_NAMES, pointsWords, type Score, scoresOf, standing } from '../13-victory/points';
import type { Sheet, SheetRow } from '../rulebook/cited';
import type { Board, Unit } from '../state/board';
import type { SideIndex } from '../state/numbering';
import { counted, listed } from '../wording';
import { corpsName, rankOf, sideName } from './names';

const SIDES: readonly SideIndex[] = [0, 1];

export function sheets(board: Board): readonly Sheet[] {
  return [
    levelSheet(board),
    ...SIDES.map((side) => pointsSheet(board, side)),
    ...segmentSheet(board),
    ...cupSheet(board),
    ...SIDES.map((side) => corpsSheet(board, side)),
  ];
}

function levelSheet(board: Board): Sheet {
  const { level, leader, ratio, quarters } = standing(board);
  const who = level === 'draw' || leader === null ? '' : `, ${sideName(board, leader)}`;
  const points = quarters.map(pointsWords).join(' : ');
  const note = ratio === null ? points : `${points}, ${Math.floor(ratio / 10)}.${ratio % 10} to 1`;
  return {
    id: 'level',
    title: 'As things stand',
    side: null,
    rows: [
      {
        // One label for all levels: lines of play are compared by it, row by row.
        ...{ label: 'Level', value: `${LEVEL_NAMES[level]}${who}` },
        ...{ share: null, note, rule: '13.0' },
      },
    ],
  };
}

const KINDS: { readonly [K in Score['kind']]: string } = {
  chief: 'Commander in chief dead',
  leader: 'Leaders lost',
  aide: 'Aides lost',
  lost: 'Steps lost',
  routed: 'Routed now',
  disorganised: 'Disorganised now, a quarter',
};

function pointsSheet(board: Board, side: SideIndex): Sheet {
  const scores = scoresOf(board, side);
  const total = scores.reduce((sum, { quarters }) => sum + quarters, 0);
  const { level, leader } = standing(board);
  const wins = leader === side && level !== 'draw' ? `, ${LEVEL_NAMES[level].toLowerCase()}` : '';
  const kinds = Object.keys(KINDS) as Score['kind'][];
  return {
    id: `points-${board.sideId(side)}`,
    title: `${sideName(board, side)} points: ${pointsWords(total)}${wins}`,
    side: board.sideId(side),
    points: total / 4,
    ofVictory: true,
    rows: kinds.flatMap((kind): readonly SheetRow[] => {
      const own = scores.filter((score) => score.kind === kind);
      if (own.length === 0) return [];
      const sum = own.reduce((all, { quarters }) => all + quarters, 0);
      const row = { label: KINDS[kind], value: pointsWords(sum), share: null, rule: '13.0' } as const;
      return [{ ...row, ...lostIn(board, own) }];
    }),
  };
}

/** Leaders by name: their counters may be those of the aides who stand for them by now. */
function lostIn(board: Board, own: readonly Score[]): Pick<SheetRow, 'note' | 'counters'> {
  const leaders = own.flatMap(({ counter }) => board.leader(counter) ?? []);
  if (leaders.length > 0) return { note: fallenWords(own, leaders) };
  return { note: counted(own.length, 'counter'), counters: own.map(({ counter }) => counter) };
}

/** `Gassion and Sirot`; of aides `3, of Gassion and Sirot`: one leader can lose several. */
function fallenWords(own: readonly Score[], leaders: Board['leaders']): string {
  const names = listed(leaders.map(({ printedName }) => printedName));
  if (own[0]?.kind !== 'aide') return names;
  const aides = leaders.reduce((sum, { aidesLost }) => sum + aidesLost, 0);
  return aides > 1 ? `${aides}, of ${names}` : `of ${names}`;
}

/** Losses and routs of each corps against half of the units that it began with. @rule 12.5 */
function corpsSheet(board: Board, side: SideIndex): Sheet {
  const id = board.sideId(side);
  return {
    id: `corps-${id}`,
    title: `${sideName(board, side)} corps`,
    side: id,
    rows: board.scenario.corps
      .filter((corps) => corps.side === id)
      .flatMap((corps): readonly SheetRow[] => {
        const { units, lostSteps, routedSteps, breaks, demoralized } = strainOf(board.state, corps.id);
        if (units === 0) return [];
        const sum = lostSteps + routedSteps;
        const left = Math.floor(units / 2) + 1 - sum;
        const strained =
          board.options.demoralization === 'anyMoment' && board.state.strained.includes(corps.id);
        const note = demoralized
          ? 'demoralised'
          : breaks || strained
            ? 'breaks as the turn ends'
            : `${left} more would break it`;
        return [
          {
            ...{ label: corps.name, value: `${lostSteps} lost, ${routedSteps} routed`, note, rule: '12.5' },
            share: [Math.min(2 * sum, units), units],
            counters: board.units
              .filter((unit) => unit.corps === corps.id && (unit.at === null || unit.order === 'routed'))
              .map((unit) => unit.id),
          },
        ];
      }),
  };
}

function cupSheet(board: Board): readonly Sheet[] {
  const { cup, step } = board.state;
  if (step === 'aiming' || cup.length === 0) return [];
  return [
    {
      id: 'cup',
      title: `In the cup: ${counted(cup.length, 'marker')}.${limitWords(board)}`,
      side: null,
      rows: markerChances(board).map((chance): SheetRow => {
        const leader = board.knownLeader(chance.leader);
        return {
          label: leader.name,
          value: chanceWords(chance),
          share: null,
          note: `${sideName(board, leader.side)} ${rankOf(board, leader)}`,
          rule: '5.1',
          counters: leader.at === null ? [] : [leader.id],
        };
      }),
    },
  ];
}

/** The corps that is active: who can still move, who must fight, who is out of command. @rule 5.2 */
function segmentSheet(board: Board): readonly Sheet[] {
  const { segment, state } = board;
  if (!segment?.corps || (state.step !== 'movement' && state.step !== 'combat')) return [];
  const units = activeUnits(board);
  const rows: readonly (readonly [label: string, rule: SheetRow['rule'], is: (unit: Unit) => boolean])[] = [
    ['Can still move', '5.2', (unit) => state.step === 'movement' && pointsLeft(board, unit) > 0],
    ['Have moved in this turn', '5.2', (unit) => unit.moved],
    ['Must fight', '11.0', (unit) => mustAttack(board, unit)],
    ['Have attacked in this turn', '11.1', (unit) => unit.attacked],
    ['Out of command', '8.2', (unit) => !isCommanded(board, unit)],
    ['Disorganised', '12.1', (unit) => unit.order === 'disorganised'],
    ['Routed', '12.3', (unit) => unit.order === 'routed'],
  ];
  return [
    {
      id: 'segment',
      title: `The ${corpsName(board, segment.corps)}`,
      side: segment.side,
      rows: rows.flatMap(([label, rule, is]): readonly SheetRow[] => {
        const own = units.filter(is);
        if (own.length === 0) return [];
        return [
          {
            ...{ label, rule, value: `${own.length} of ${units.length}`, note: '' },
            share: [own.length, units.length],
            counters: own.map(({ id }) => id),
          },
        ];
      }),
    },
  ];
}
