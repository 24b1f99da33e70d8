/** A scenario may start in the middle of a battle: with its exchange open, or the defender asked for his Leaders. */
import * as v from 'valibot';
import { DataError } from '../../../../core/json/dataError';
import { listUpTo, type Read } from '../../../../core/json/readJson';
import { counterId } from '../../../../core/json/schemaParts';
import { boardToPlayOn } from '../../engine/boards';
import type { AtStart } from '../../engine/declare';
import { counterOf } from '../../scenario/namedThere';
import { leaderUse, type Scenario } from '../../scenario/scenario';
import { MOST } from '../../scenario/scenarioCaps';
import { list } from '../../scenario/schemaParts';
import { checkList, mustBe, type StartDemands } from '../../scenario/startDemands';
import { enemyOf } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { FOUGHT } from '../../state/piece';
import { piecesOf } from '../../state/position';
import type { Declaration } from '../../state/state';
import { battleReasons } from './combat';
import { exchange, isForced } from './effects';

const counters = listUpTo(MOST.counters, counterId);
const sides = {
  attackers: v.pipe(counters, v.nonEmpty('one attacker or more')),
  defenders: v.pipe(counters, v.nonEmpty('one defender or more')),
  charge: v.boolean(),
};
const exchangeForm = v.strictObject({ kind: v.literal('chooseDisrupted'), ...sides });
const leadersForm = v.strictObject({
  kind: v.literal('defenderLeaders'),
  ...sides,
  attackerLeaders: list(leaderUse),
});
type Exchange = Omit<Read<typeof exchangeForm>, 'kind'>;
type Asked = Omit<Read<typeof leadersForm>, 'kind'>;

declare module '../../engine/types' {
  interface StartDecisionTypes {
    chooseDisrupted: Exchange;
    defenderLeaders: Asked;
  }
}

/** @rule 8.61 */
export const exchangeAtStart: AtStart<'chooseDisrupted'> = {
  form: exchangeForm,
  check: checkBattle,
  open(board, open) {
    const battle = declared(board, open, []);
    const exchanged = exchange(board, battle);
    if (isForced(exchanged)) throw new DataError('start.pending', 'an exchange that leaves a choice (8.61)');
    // After its die its units have fought.
    for (const unit of piecesOf(board, [...open.attackers, ...open.defenders])) board.flag(unit, FOUGHT);
    const from = exchanged.from.map((unit) => unit.id);
    const { needed } = exchanged;
    board.change({ pending: { kind: 'chooseDisrupted', by: board.phasingSide, battle, from, needed } });
  },
};

/** @rule 10.11 */
export const leadersAtStart: AtStart<'defenderLeaders'> = {
  form: leadersForm,
  check(scenario, open, is) {
    checkBattle(scenario, open, is);
    checkUses(open, is);
  },
  open(board, open) {
    const battle = declared(board, open, open.attackerLeaders);
    const by = enemyOf(board.scenario, board.phasingSide);
    board.change({ pending: { kind: 'defenderLeaders', by, battle } });
  },
};

function checkBattle({ start }: Scenario, { attackers, defenders }: Exchange, is: StartDemands): void {
  if (start.phase !== 'combat')
    throw new DataError('start.pending', `nothing of a battle in the ${start.phase} phase`);
  const able = [is.unit, is.onMap];
  checkList(attackers, is.counters, 'start.pending.attackers', [...able, is.phasing, is.undisrupted]);
  checkList(defenders, is.counters, 'start.pending.defenders', [...able, is.enemy]);
}

function checkUses({ attackers, attackerLeaders }: Asked, is: StartDemands): void {
  attackerLeaders.forEach(({ leader, unit }, i) => {
    const path = `start.pending.attackerLeaders[${i}]`;
    const his = counterOf(is.counters, leader, `${path}.leader`);
    mustBe(his, `${path}.leader`, [is.leader, is.phasing, is.onMap]);
    if (!attackers.includes(unit)) throw new DataError(`${path}.unit`, 'one of the attackers');
    const before = attackerLeaders.slice(0, i);
    if (before.some((use) => use.leader === leader))
      throw new DataError(`${path}.leader`, 'a Leader used once (10.1)');
    if (before.some((use) => use.unit === unit))
      throw new DataError(`${path}.unit`, 'a unit with one Leader (10.13)');
  });
}

/** An open battle is one that could have been declared. */
function declared(
  board: Board,
  { attackers, defenders, charge }: Exchange,
  leaders: Declaration['leaders'],
): Declaration {
  const battle = { attackers, defenders, charge, leaders };
  const state = board.toState();
  const asked = boardToPlayOn({ ...state, options: { ...state.options, askDefender: 'yes' } });
  const [fault] = battleReasons(asked, battle);
  if (fault)
    throw new DataError('start.pending', `a battle that can be declared; ${fault.text} (${fault.rule})`);
  return battle;
}
