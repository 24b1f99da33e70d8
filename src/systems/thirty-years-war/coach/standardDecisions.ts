/** The decisions of the standard rules. */
import type { Target } from '../../../core/contract/table';
import { prospectInWords } from '../../../core/prospects';
import { theDecision } from '../engine/declare';
import type { CommandOf } from '../engine/types';
import type { LeaderUse } from '../scenario/scenario';
import { placesOf } from '../standard/03-setting-up/dealing';
import { settingUp } from '../standard/03-setting-up/draft';
import { rest } from '../standard/03-setting-up/placing-rest';
import { chosenLeaders } from '../standard/08-combat/decisions';
import { faceStrength } from '../standard/08-combat/effects';
import { battleReceipt } from '../standard/08-combat/strength';
import type { Board } from '../state/board';
import { knownPiece, piecesOf } from '../state/position';
import { allNamed, capital, counted, listed } from '../wording';
import type { DecisionCoach } from './decisionCoach';
import { type Advice, idsOf, onCounter, onOption, sentences, shapesAt } from './words';

export const STANDARD_DECISIONS: readonly DecisionCoach[] = [
  {
    name: 'setUp',
    look: 'Look at what each gun would see, and at the hexes by which the enemy comes. A unit beside two others can be attacked by fewer enemies; one that stands alone is surrounded first.',
    rules: ['3.0', '5.21', '8.0'],
    act: setUpAdvice,
  },
  {
    name: 'defenderLeaders',
    look: 'Look at the odds with and without each Leader: he helps once in a Combat Phase, and is lost with a unit that dies beside an enemy.',
    rules: ['10.11', '10.0'],
    advise: (board, best) => (best.do === 'assignDefenderLeaders' ? leadersAdvice(board, best) : null),
  },
  {
    name: 'chooseDisrupted',
    look: 'Look for the attackers whom disruption costs least: weak ones, and those whom no enemy can reach.',
    rules: ['8.61'],
    advise: (board, best) => (best.do === 'chooseDisrupted' ? exchangeAdvice(board, best) : null),
  },
];

/** @rule 3.0 */
function setUpAdvice(board: Board): Advice | null {
  const side = settingUp(board);
  const positions = rest(board, side, {});
  if (!positions) return null;
  const places = placesOf(board, side, positions);
  return {
    text: `Have all ${counted(places.length, 'counter')} placed: infantry in works and nearest to the enemy, cavalry beside and behind it, guns where they see. Then change what you like.`,
    ...{ rules: ['3.0'], counters: [], where: [] },
    ...{
      commands: [{ do: 'setUp', positions: places }],
      prepare: [onOption('rest')],
      point: onOption('done'),
    },
  };
}

/** @rule 8.61 */
function exchangeAdvice(board: Board, command: CommandOf<'chooseDisrupted'>): Advice {
  const units = piecesOf(board, command.units);
  const { needed } = theDecision(board, 'chooseDisrupted');
  return {
    text: `Disrupt ${allNamed(board, units)}: ${faceStrength(units)} of the ${counted(needed, 'Strength Point')} that are asked for, and the least that is lost by it.`,
    ...{ rules: ['8.61'], counters: idsOf(units), where: shapesAt(units.flatMap(({ at }) => at ?? [])) },
    ...{ commands: [command], prepare: units.map(onCounter), point: onOption('confirm') },
  };
}

/** @rule 10.11 */
function leadersAdvice(board: Board, command: CommandOf<'assignDefenderLeaders'>): Advice {
  const { battle } = theDecision(board, 'defenderLeaders');
  const { leaders } = command;
  const named = leaders.map(({ leader, unit }) => {
    const [of, to] = [knownPiece(board, leader), knownPiece(board, unit)];
    return `${of.printed.name} to ${to.printed.name}`;
  });
  const receiptWith = (uses: readonly LeaderUse[]) =>
    battleReceipt(board, { ...battle, leaders: [...battle.leaders, ...uses] }, null);
  const receipt = receiptWith(leaders);
  const otherwise = receiptWith(chosenLeaders(board, null)).total;
  const defenders = piecesOf(board, battle.defenders);
  const helpers = piecesOf(
    board,
    leaders.map(({ leader }) => leader),
  );
  return {
    text: sentences(
      named.length > 0
        ? `Add ${listed(named)}: ${receipt.total} then.`
        : `Add no Leader: ${receipt.total}${otherwise === receipt.total ? ' either way' : `, else ${otherwise}`}.`,
      ...receipt.prospects
        .filter(({ counters }) =>
          counters.some((id) => battle.defenders.includes(id) || helpers.some((one) => one.id === id)),
        )
        .map((one) => capital(`${prospectInWords(one)}.`)),
    ),
    ...{ rules: ['10.11'], counters: idsOf([...defenders, ...helpers]) },
    where: shapesAt(defenders.flatMap(({ at }) => at ?? [])),
    ...{ commands: [command], prepare: changesTo(board, leaders), point: onOption('confirm') },
  };
}

/** The buttons that lead from the Leaders that the table proposes to these. */
function changesTo(board: Board, wanted: readonly LeaderUse[]): readonly Target[] {
  const proposed = chosenLeaders(board, null);
  const isIn = (uses: readonly LeaderUse[], use: LeaderUse) =>
    uses.some(({ leader, unit }) => leader === use.leader && unit === use.unit);
  return [
    ...proposed.filter((use) => !isIn(wanted, use)).map(({ leader }) => onOption(`leader:${leader}:`)),
    ...wanted
      .filter((use) => !isIn(proposed, use))
      .map(({ leader, unit }) => onOption(`leader:${leader}:${unit}`)),
  ];
}
