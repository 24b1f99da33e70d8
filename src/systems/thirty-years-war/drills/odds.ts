/** The best odds at which an enemy can be attacked, by a battle that leaves nobody over: cases 8.0 to 8.4. */

import { oneOf } from '../../../core/dice/drawn';
import { inBounds, poor, reasonsInWords, stepOf } from '../../../core/lesson/made';
import { chargeRule } from '../standard/08-combat/charge-rule';
import { battleFigures } from '../standard/08-combat/strength';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { ODDS } from '../tables/combatResults';
import { listed } from '../wording';
import { battlesAgainst, openEnemies, type Proposed } from './battles';
import type { Kind, Making } from './kind';
import { siteFor } from './site/find';
import { lay } from './site/lay';

export const odds: Kind = {
  id: 'odds',
  title: 'Best odds',
  about: 'Adding up, halving, rounding, and who has to fight elsewhere',
  make,
};

/** How many odds are offered. */
const OFFERED = 4;

type Judged = Proposed & { readonly column: number };

function make({ draw, level, battles }: Making) {
  const wish = { units: 2 + level, enemies: 1 + level, spread: 2, leaders: level > 2 ? 2 : 0 };
  const site = siteFor(draw, level, battles, wish);
  const laid = site && lay(site, 'combat');
  if (!laid) return null;
  const { board, position } = laid;
  const enemy = oneOf(draw, openEnemies(board));
  const all = enemy && battlesAgainst(board, enemy);
  if (!enemy || !all) return null;
  const judged = all.map((one): Judged => ({ ...one, column: battleFigures(board, one.battle).column }));
  const legal = judged.filter(({ reasons }) => reasons.length === 0);
  const best = bestOf(legal);
  const dreamt = bestOf(judged);
  // One battle alone, or the same odds in each, would be no question.
  if (!best || !dreamt || new Set(judged.map(({ column }) => column)).size < Math.min(level + 1, 3))
    return null;
  const first = Math.max(0, Math.min(best.column - draw(OFFERED), ODDS.length - OFFERED));
  const columns = Array.from({ length: OFFERED }, (_, i) => first + i);
  const answer = ODDS[best.column] ?? '';
  return stepOf({
    position,
    text: `${enemy.printed.name} in ${enemy.at} is to be attacked, alone or with others.${asProposed(board)}`,
    rules: ['8.0', '8.11', '8.12'],
    lit: [enemy.id],
    goal: {
      ask: 'What are the best odds of a legal battle against it?',
      options: columns.map((column) => ODDS[column] ?? ''),
      answer,
    },
    way: [`answer ${answer}`],
    poor: columns
      .filter((column) => column !== best.column)
      .map((column) =>
        poor(ODDS[column] ?? '', column < best.column ? better(board, best) : tooGood(board, best, dreamt)),
      ),
    done: `${judgedInWords(board, best)}.`,
  });
}

function asProposed(board: Board): string {
  const without = chargeRule(board) ? 'There is no charge' : '';
  const leaders = board.leaders.some(({ hex }) => hex >= 0) ? 'Leaders help as the game proposes' : '';
  const told = [without, leaders].filter((part) => part !== '').join('; ');
  return told === '' ? '' : ` ${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}

/** The fewest counters of those with the best odds: that is easiest to see. */
function bestOf(all: readonly Judged[]): Judged | null {
  const size = ({ attackers, defenders }: Judged) => attackers.length + defenders.length;
  return all.toSorted((a, b) => b.column - a.column || size(a) - size(b))[0] ?? null;
}

const names = (pieces: readonly Piece[]) => listed(pieces.map(({ printed }) => printed.name));

function judgedInWords(board: Board, { battle, attackers, defenders, column }: Judged): string {
  const { attack, defence } = battleFigures(board, battle);
  const do_ = attackers.length > 1 ? 'attack' : 'attacks';
  return inBounds(
    `${names(attackers)} ${do_} ${names(defenders)}: ${attack} against ${defence}, ${ODDS[column]}`,
  );
}

function better(board: Board, best: Judged): string {
  return `Better can be had. ${judgedInWords(board, best)}.`;
}

function tooGood(board: Board, best: Judged, dreamt: Judged): string {
  if (dreamt.column <= best.column)
    return `Nothing better can be had than this. ${judgedInWords(board, best)}.`;
  return `Not so: ${judgedInWords(board, dreamt)} is not legal. ${reasonsInWords(dreamt.reasons, 1)}`;
}
