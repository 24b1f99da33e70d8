/** The morale of armies: cases 15.1 to 15.3. Losses and the loss of a Leader put it to the test, die by die. */

import { event } from '../../engine/declare';
import type { BattlePlay } from '../../engine/system';
import type { EventOf } from '../../engine/types';
import { decided } from '../../play/prospects';
import type { NextLevel } from '../../play/standing';
import type { Receipt, ReceiptItem, RuleCase, Sheet, SheetRow } from '../../rulebook/cited';
import type { Category } from '../../scenario/scenario';
import { pieceOf } from '../../state/position';
import type { State } from '../../state/state';
import { counted } from '../../wording';
import type { Morale, MoraleRoll } from '../scenario';
import { freiburgOf, withFreiburg } from '../state';
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

export function moraleOf(state: State, army: string): Morale {
  const morale = freiburgOf(state).armies[army];
  if (!morale) throw new RangeError(`no army ${army}`);
  return morale;
}

/** Losses that ask for the next test, or null: all levels are behind it, or it is demoralized. */
export function nextLevel(state: State, army: string): number | null {
  if (state.demoralized.includes(army)) return null;
  return moraleLevels(today(state).moraleRow, army)[moraleOf(state, army).levelsTested] ?? null;
}

/** Armies that stand, by what they may lose until their next test. @rule freiburg:15.12 */
export function nextLevels(state: State): readonly NextLevel[] {
  return armiesToday(state).flatMap(({ id, name }) => {
    const level = nextLevel(state, id);
    return level === null ? [] : [{ name, level, left: level - moraleOf(state, id).casualties }];
  });
}

/** Ways in six that the next test demoralizes; `level` null for the loss of the Leader, which nothing changes. */
export function waysToBreak(state: State, army: string, level: number | null): number {
  if (level === null) return LEADER_ROLL;
  const { levelsTested, leaderLost } = moraleOf(state, army);
  const printed = DEMORALIZING_ROLLS[levelsTested] ?? 6;
  return Math.min(6, printed + (leaderLost ? 1 : 0));
}

/** Every test that losses now ask for, the lowest level first, until an army breaks. @rule freiburg:15.12, 15.13 */
export function testCasualties(play: BattlePlay): void {
  for (const army of armiesToday(play.state)) {
    for (;;) {
      const level = nextLevel(play.state, army.id);
      if (level === null || moraleOf(play.state, army.id).casualties < level) break;
      test(play, army, level);
    }
  }
}

/** A test for each army that has just lost its Leader, unless it is demoralized already. @rule freiburg:15.22, 15.23 */
export function testLeaderLoss(play: BattlePlay): void {
  for (const army of armiesToday(play.state)) {
    const leader = army.leader === null ? null : pieceOf(play.state, army.leader);
    const isDue = leader?.state.off === 'eliminated' && !moraleOf(play.state, army.id).leaderLost;
    if (isDue && !play.state.demoralized.includes(army.id)) test(play, army, null);
  }
}

function test(play: BattlePlay, army: Category, level: number | null): void {
  const automatic = level !== null && moraleOf(play.state, army.id).levelsTested === AUTOMATIC;
  const ways = waysToBreak(play.state, army.id, level);
  const die = automatic ? null : (play.dice([purposeOf(play.state, army, level)])[0] ?? 0);
  const demoralized = die === null || die <= ways;
  play.emit({ happened: 'moraleTested', army: army.id, level, die, demoralized });
  if (army.id === FRENCH_REGULAR) followRegulars(play);
}

function purposeOf({ scenario }: State, army: Category, level: number | null): string {
  const name = armyName(scenario, army.id);
  if (level !== null) return `Morale of the ${name} at ${counted(level, 'Strength Point')} lost`;
  const leader = scenario.counters.find(({ id }) => id === army.leader)?.name ?? 'its Leader';
  return `Morale of the ${name} after the loss of ${leader}`;
}

/** Only as the Regulars break: on a later day the Mercenaries stand by themselves (18.35). @rule freiburg:15.16, freiburg:15.24 */
function followRegulars(play: BattlePlay): void {
  const { demoralized } = play.state;
  const { armies } = freiburgOf(play.state);
  if (!demoralized.includes(FRENCH_REGULAR) || demoralized.includes(MERCENARY) || !armies[MERCENARY]) return;
  play.emit({ happened: 'armyFollowed', army: MERCENARY, after: FRENCH_REGULAR });
}

const BREAKS = 'demoralized';
const HOLDS = 'holds';

/** What the die of a test has decided, before it has changed anything. @rule freiburg:15.14, freiburg:15.22 */
export function moraleReceipt(state: State, army: string, level: number | null, die: number): Receipt {
  const ways = waysToBreak(state, army, level);
  const { casualties, levelsTested, leaderLost } = moraleOf(state, army);
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
    title: `Morale of the ${armyName(state.scenario, army)}`,
    items,
    total: `${ways} in 6`,
    ...decided(
      [{ name: armyName(state.scenario, army), counter: null }],
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
    table: level === null ? null : { id: 'morale-tests', column: levelsTested, row: rowOf(state, army) },
  };
}

function rowOf(state: State, army: string): number {
  return MORALE_ROWS.findIndex((row) => row.day === today(state).moraleRow && row.army === army);
}

function item(by: string, why: string, rule: RuleCase): ReceiptItem {
  return { by, because: why, rule, counters: [] };
}

/** A track an army: its losses against each level, the chance of it, and what has been rolled. */
export function moraleSheets(state: State): readonly Sheet[] {
  return armiesToday(state).map((army) => {
    const { casualties } = moraleOf(state, army.id);
    const gone = state.demoralized.includes(army.id) ? ', demoralized' : '';
    return {
      id: `morale-${army.id}`,
      title: `${army.name}: ${counted(casualties, 'Strength Point')} lost${gone}`,
      side: army.side,
      rows: [...levelRows(state, army), ...leaderRows(state, army)],
    };
  });
}

function levelRows(state: State, army: Category): readonly SheetRow[] {
  const { casualties, levelsTested, leaderLost, rolls } = moraleOf(state, army.id);
  const levels = moraleLevels(today(state).moraleRow, army.id);
  const gone = state.demoralized.includes(army.id);
  const tests = rolls.filter((roll) => roll.level !== null);
  // A demoralized army is tried no more: what it has been through is all there is to tell.
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

function leaderRows(state: State, army: Category): readonly SheetRow[] {
  const leader = army.leader === null ? null : pieceOf(state, army.leader);
  if (!leader) return [];
  const lost = leader.state.off === 'eliminated';
  const roll = moraleOf(state, army.id).rolls.find(({ level }) => level === null);
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

export const moraleTested = event('moraleTested', (state, { army, level, die, demoralized }) => {
  const tested = changeArmy(state, army, (morale) => ({
    ...morale,
    levelsTested: morale.levelsTested + (level === null ? 0 : 1),
    leaderLost: morale.leaderLost || level === null,
    rolls: [...morale.rolls, { level, die, demoralized }],
  }));
  return demoralized ? { ...tested, demoralized: [...tested.demoralized, army] } : tested;
});

export const armyFollowed = event('armyFollowed', (state, { army }) => ({
  ...state,
  demoralized: [...state.demoralized, army],
}));

/** What an army loses counts for its morale. @rule freiburg:15.11 */
export function countLoss(state: State, { unit, points }: EventOf<'unitEliminated'>): State {
  const printed = state.scenario.counters.find(({ id }) => id === unit);
  return changeArmy(state, printed?.category ?? '', (morale) => ({
    ...morale,
    casualties: morale.casualties + points,
  }));
}

/** The state with an army's morale changed, if it has one. */
function changeArmy(state: State, army: string, to: (morale: Morale) => Morale): State {
  const morale = freiburgOf(state).armies[army];
  return morale
    ? withFreiburg(state, { armies: { ...freiburgOf(state).armies, [army]: to(morale) } })
    : state;
}
