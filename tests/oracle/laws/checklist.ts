/** Whether the sheets of Victory Conditions, shown during play, lead to the verdict that the game comes to. */

import type { Sheet } from '../../../src/core/contract/table';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import { verdict } from '../../../src/systems/thirty-years-war/standard/04-sequence/end';
import type { State } from '../../../src/systems/thirty-years-war/state/state';

/** During play, and in the end. */
const HOLDS: readonly string[] = ['holds now', 'met'];

/** What the sheets alone say: who would win, and by which level. */
function readOff(
  state: State,
  sheets: readonly Sheet[],
): { winner: string | null; level: string | null } | null {
  const sheet = (id: string) => sheets.find((one) => one.id === id);
  const holds = (id: string) => HOLDS.includes(sheet(id)?.title.split(': ').at(-1) ?? '');
  const lead = (ours: number, theirs: number) =>
    ours > theirs ? 'french' : ours < theirs ? 'bavarian' : null;
  switch (state.scenario.freiburg?.victory) {
    case '17.15':
      return { winner: holds('victory-french') ? 'french' : 'bavarian', level: null };
    case '17.25': {
      const met = (id: string) => sheet(id)?.rows.filter(({ value }) => HOLDS.includes(value)).length ?? 0;
      const [ours, theirs] = [met('victory-french'), met('victory-bavarian')];
      const names = ['Draw', 'Marginal', 'Substantive', 'Decisive'];
      return { winner: lead(ours, theirs), level: names[Math.abs(ours - theirs)] ?? null };
    }
    case '17.36': {
      const sum = (id: string) => sheet(id)?.rows.reduce((all, { value }) => all + Number(value), 0) ?? 0;
      const [ours, theirs] = [sum('points-french'), sum('points-bavarian')];
      const [most, least] = [Math.max(ours, theirs), Math.min(ours, theirs)];
      const level =
        most === least
          ? 'Draw'
          : most >= 3 * least
            ? 'Decisive'
            : most >= 2 * least
              ? 'Substantive'
              : 'Marginal';
      return { winner: lead(ours, theirs), level };
    }
    case '19.6': {
      const sum = (id: string) =>
        sheet(id)?.rows.reduce((all, { value }) => all + (Number.parseInt(value, 10) || 0), 0) ?? 0;
      const [ours, theirs] = [sum('victory-french'), sum('victory-bavarian')];
      const names = ['Draw', 'Marginal', 'Substantive', 'Decisive', 'Overwhelming'];
      return { winner: lead(ours, theirs), level: names[Math.abs(ours - theirs)] ?? null };
    }
    case '18.7': {
      if (state.day < 2) return { winner: 'french', level: null };
      const winner = holds('victory-french') ? 'french' : holds('victory-bavarian') ? 'bavarian' : null;
      return { winner, level: winner ? null : 'Draw' };
    }
    default:
      return null;
  }
}

/** The sheets and the verdict as it would be now; empty: they agree. */
export function checklistFaults(state: State): readonly string[] {
  // In the campaign nothing is decided before the last day but by the works on the Hill.
  const isOpen = state.scenario.freiburg?.victory === '18.7' && state.day < 2 && !state.over;
  const isBetween = state.pending?.kind === 'setUp' || state.pending?.kind === 'chooseRedeployment';
  if (isOpen || isBetween) return [];
  const read = readOff(state, thirtyYearsWar.sheets(state));
  if (!read) return ['the sheets of Victory Conditions cannot be read'];
  const { winner, level } = verdict(boardOf(state));
  const faults: string[] = [];
  if (`${winner} ${level}` !== `${read.winner} ${read.level}`)
    faults.push(`the sheets say ${read.winner} ${read.level}, the verdict ${winner} ${level}`);
  return faults;
}
