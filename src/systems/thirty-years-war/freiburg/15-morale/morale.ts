/** The morale of armies: cases 15.1 to 15.3. Losses and the loss of a Leader lead to morale tests, die by die. */

import { event } from '../../engine/declare';
import type { BattlePlay } from '../../engine/system';
import type { EventOf } from '../../engine/types';
import { decided } from '../../play/prospects';
import type { NextLevel } from '../../play/standing';
import type { Receipt, ReceiptItem, RuleCase, Sheet, SheetRow } from '../../rulebook/cited';
import type { Category } from '../../scenario/scenario';
import type { Board } from '../../state/board';
import { knownPiece, pieceOf } from '../../state/position';
import { counted } from '../../wording';
import type { Morale, MoraleRoll } from '../scenario';
import { changeFreiburg, freiburgOf } from '../state';
import { armiesToday, armyName, FRENCH_REGULAR, MERCENARY, today } from './armies';
import { MORALE_ROWS, moraleLevels } from './morale-tests';

declare module '../../engine/types' {
  interface EventTypes {
    /** A Morale Test Level was reached, or with `level` null the Leader lost; no die where it is automatic. */
    moraleTested: { readonly army: string } & MoraleRoll;
    /** An army that is demoralized because another one is (15.16). */
    armyFollowed: { readonly army: string; readonly after: string };
  }
}

/** The highest roll that demoralizes at each of the four levels; the last needs no die. @rule freiburg:15.3 */
export const DEMORALIZING_ROLLS = [3, 4, 5, 6] as const;
const AUTOMATIC = DEMORALIZING_ROLLS.length - 1;
/** The highest roll that demoralizes when the Leader is lost. @rule freiburg:15.22 */
const LEADER_ROLL = 4;

export function moraleOf(board: Board, army: string): Morale {
  const morale = freiburgOf(board).armies[army];
  if (!morale) throw new RangeError(`no army ${army}`);
  return morale;
}

/** Losses that ask for the next test, or null: all levels are behind it, or it is demoralized. */
export function nextLevel(board: Board, army: string): number | null {
  if (board.demoralized.includes(army)) return null;
  return moraleLevels(today(board).moraleRow, army)[moraleOf(board, army).levelsTested] ?? null;
}

/** Armies that are not demoralized, by what they may lose until their next test. @rule freiburg:15.12 */
export function nextLevels(board: Board): readonly NextLevel[] {
  return armiesToday(board).flatMap(({ id, name }) => {
    const level = nextLevel(board, id);
    if (level === null) return [];
    return [{ id, name, level, left: level - moraleOf(board, id).casualties, rule: 'freiburg:15.12' }];
  });
}

/** Ways in six that the next test demoralizes; `level` null for the loss of the Leader, which nothing changes. */
export function waysToBreak(board: Board, army: string, level: number | null): number {
  if (level === null) return LEADER_ROLL;
  const { levelsTested, leaderLost } = moraleOf(board, army);
  const printed = DEMORALIZING_ROLLS[levelsTested] ?? 6;
  return Math.min(6, printed + (leaderLost ? 1 : 0));
}

/** Every test that losses now ask for, the lowest level first, until an army breaks. @rule freiburg:15.12, 15.13 */
export function testCasualties(play: BattlePlay): void {
  for (const army of armiesToday(play.board)) {
    for (;;) {
      const level = nextLevel(play.board, army.id);
      if (level === null || moraleOf(play.board, army.id).casualties < level) break;
      test(play, army, level);
    }
  }
}

/** A test for each army that has just lost its Leader, unless it is demoralized already. @rule freiburg:15.22, 15.23 */
export function testLeaderLoss(play: BattlePlay): void {
  for (const army of armiesToday(play.board)) {
    const leader = army.leader === null ? null : pieceOf(play.board, army.leader);
    const isDue = leader?.off === 'eliminated' && !moraleOf(play.board, army.id).leaderLost;
    if (isDue && !play.board.demoralized.includes(army.id)) test(play, army, null);
  }
}

function test(play: BattlePlay, army: Category, level: number | null): void {
  const automatic = level !== null && moraleOf(play.board, army.id).levelsTested === AUTOMATIC;
  const ways = waysToBreak(play.board, army.id, level);
  const die = automatic ? null : play.die(() => purposeOf(play.board, army, level));
  const demoralized = die === null || die <= ways;
  play.emit({ happened: 'moraleTested', army: army.id, level, die, demoralized });
  if (army.id === FRENCH_REGULAR) followRegulars(play);
}

function purposeOf({ scenario }: Board, army: Category, level: number | null): string {
  const name = armyName(scenario, army.id);
  if (level !== null) return `Morale of the ${name} at ${counted(level, 'Strength Point')} lost`;
  const leader = scenario.counters.find(({ id }) => id === army.leader)?.name ?? 'its Leader';
  return `Morale of the ${name} after the loss of ${leader}`;
}

/**
 * Only as the Regulars break: on a later day the Mercenaries hold by themselves (18.35).
 * @rule freiburg:15.16, freiburg:15.24
 */
function followRegulars(play: BattlePlay): void {
  const { demoralized } = play.board;
  const { armies } = freiburgOf(play.board);
  if (!demoralized.includes(FRENCH_REGULAR) || demoralized.includes(MERCENARY) || !armies[MERCENARY]) return;
  play.emit({ happened: 'armyFollowed', army: MERCENARY, after: FRENCH_REGULAR });
}

const BREAKS = 'demoralized';
const HOLDS = 'holds';

/** What the die of a test has decided, before it has changed anything. @rule freiburg:15.14, freiburg:15.22 */
export function moraleReceipt(board: Board, army: string, level: number | null, die: number): Receipt {
  const ways = waysToBreak(board, army, level);
  const { casualties, levelsTested, leaderLost } = moraleOf(board, army);
  const items: ReceiptItem[] =
    level === null
      ? [item(`1 to ${LEADER_ROLL}`, 'the loss of its Leader demoralizes', 'freiburg:15.22')]
      : [
          item(
            `1 to ${DEMORALIZING_ROLLS[levelsTested]}`,
            `${casualties} of the ${level} Strength Points of this level lost`,
            'freiburg:15.14',
          ),
        ];
  if (leaderLost) items.push(item('−1', 'its Leader is lost', 'freiburg:15.22'));
  return {
    title: `Morale of the ${armyName(board.scenario, army)}`,
    items,
    total: `${ways} in 6`,
    ...decided(
      [{ name: armyName(board.scenario, army), counter: null }],
      [
        {
          ...{ label: BREAKS, tone: 'bad', means: 'the army is demoralized' },
          ...{ ways, ends: [{ what: BREAKS, tone: 'bad' }] },
        },
        {
          ...{ label: HOLDS, tone: 'none', means: 'the army stands' },
          ...{ ways: 6 - ways, ends: [{ what: HOLDS, tone: 'none' }] },
        },
      ],
      die <= ways ? BREAKS : HOLDS,
    ),
    table: level === null ? null : { id: 'morale-tests', column: levelsTested, row: rowOf(board, army) },
  };
}

function rowOf(board: Board, army: string): number {
  return MORALE_ROWS.findIndex((row) => row.day === today(board).moraleRow && row.army === army);
}

function item(by: string, why: string, rule: RuleCase): ReceiptItem {
  return { by, because: why, rule, counters: [] };
}

/** A track an army: its losses against each level, the chance of it, and what has been rolled. */
export function moraleSheets(board: Board): readonly Sheet[] {
  return armiesToday(board).map((army) => {
    const { casualties } = moraleOf(board, army.id);
    const gone = board.demoralized.includes(army.id) ? ', demoralized' : '';
    return {
      id: `morale-${army.id}`,
      title: `${army.name}: ${counted(casualties, 'Strength Point')} lost${gone}`,
      side: army.side,
      about: ABOUT_LEVELS,
      rows: [...levelRows(board, army), ...leaderRows(board, army)],
    };
  });
}

/** @rule freiburg:15.12, 11.11 */
const ABOUT_LEVELS =
  'At each number of losses a die decides whether the army is demoralized; the last demoralizes it without a die. Its disrupted infantry then no longer recovers.';

function levelRows(board: Board, army: Category): readonly SheetRow[] {
  const { casualties, levelsTested, leaderLost, rolls } = moraleOf(board, army.id);
  const levels = moraleLevels(today(board).moraleRow, army.id);
  const gone = board.demoralized.includes(army.id);
  const tests = rolls.filter((roll) => roll.level !== null);
  // A demoralized army has no further tests: only its past ones are shown.
  return levels.slice(0, gone ? levelsTested : undefined).map((level, i) => {
    const printed = DEMORALIZING_ROLLS[i] ?? 6;
    const ways = Math.min(6, printed + (leaderLost ? 1 : 0));
    const chance = i === AUTOMATIC ? 'automatic' : `${ways} in 6`;
    const rolled = tests[i - (levelsTested - tests.length)];
    const isNext = i === levelsTested && !gone;
    const note =
      i < levelsTested ? told(rolled) : isNext ? `next: ${level - casualties} more, ${chance}` : '';
    return {
      label: isNext ? 'Next Morale Test' : `Morale Test ${i + 1}`,
      value: `${level}: ${chance}`,
      share: [Math.min(casualties, level), level] as const,
      note,
      rule: 'freiburg:15.3',
    };
  });
}

function told(roll: MoraleRoll | undefined): string {
  if (!roll) return 'passed';
  if (roll.die === null) return 'demoralized without a die';
  return `rolled ${roll.die}: ${roll.demoralized ? 'demoralized' : 'held'}`;
}

function leaderRows(board: Board, army: Category): readonly SheetRow[] {
  const leader = army.leader === null ? null : pieceOf(board, army.leader);
  if (!leader) return [];
  const lost = leader.off === 'eliminated';
  const roll = moraleOf(board, army.id).rolls.find(({ level }) => level === null);
  const note = !lost
    ? `his loss: ${LEADER_ROLL} in 6, and 1 less on every later roll`
    : roll
      ? `${told(roll)}; 1 less on every later roll`
      : '';
  return [
    {
      label: leader.printed.name,
      value: lost ? 'lost' : 'leads it',
      share: null,
      note,
      rule: 'freiburg:15.22',
    },
  ];
}

export const moraleTested = event('moraleTested', (board, { army, level, die, demoralized }) => {
  changeArmy(board, army, (morale) => ({
    ...morale,
    levelsTested: morale.levelsTested + (level === null ? 0 : 1),
    leaderLost: morale.leaderLost || level === null,
    rolls: [...morale.rolls, { level, die, demoralized }],
  }));
  if (demoralized) board.change({ demoralized: [...board.demoralized, army] });
});

export const armyFollowed = event('armyFollowed', (board, { army }) =>
  board.change({ demoralized: [...board.demoralized, army] }),
);

/** What an army loses counts for its morale. @rule freiburg:15.11 */
export function countLoss(board: Board, { unit, points }: EventOf<'unitEliminated'>): void {
  changeArmy(board, knownPiece(board, unit).printed.category ?? '', (morale) => ({
    ...morale,
    casualties: morale.casualties + points,
  }));
}

/** Changes an army's morale, if it has one. */
function changeArmy(board: Board, army: string, to: (morale: Morale) => Morale): void {
  const { armies } = freiburgOf(board);
  const morale = armies[army];
  if (morale) changeFreiburg(board, { armies: { ...armies, [army]: to(morale) } });
}
