/** Declaring a battle, and the defender's answer: cases 8.0 to 8.3 and 10.11. */
import * as v from 'valibot';
import type { Read } from '../../../../core/json/readJson';
import { counterIdsSchema, leadersSchema } from '../../engine/commandParts';
import { command, decision, theDecision } from '../../engine/declare';
import { inTurn } from '../../engine/inTurn';
import { enemyOf } from '../../state/battlefield';
import { piecesOf } from '../../state/position';
import type { Declaration } from '../../state/state';
import { leaderReasons } from '../10-leaders/leaders';
import { leadersAtStart } from './at-start';
import { everyBattle, leaderUses, likelyBattles } from './battles';
import { asksDefender, battleReasons, defenderHasLeaders, sortedUses } from './combat';
import { defenderLeadersFirst, noDefenderAsked } from './reasons';
import { fight } from './results';

const attackForm = v.strictObject({
  do: v.literal('attack'),
  attackers: counterIdsSchema,
  defenders: counterIdsSchema,
  charge: v.optional(v.boolean(), false),
  leaders: v.optional(leadersSchema, []),
});
const answerForm = v.strictObject({ do: v.literal('assignDefenderLeaders'), leaders: leadersSchema });

declare module '../../engine/types' {
  interface CommandTypes {
    attack: Read<typeof attackForm>;
    assignDefenderLeaders: Read<typeof answerForm>;
  }
  interface DecisionTypes {
    /** The defender's Leaders, asked for after the declaration and before the die (10.11). */
    defenderLeaders: { readonly battle: Declaration };
  }
}
export type AttackCommand = Read<typeof attackForm>;

export const attack = command('attack', {
  form: attackForm,
  given: { phase: 'combat' },
  check: battleReasons,
  canonical: (_board, declared) => ({
    ...declared,
    attackers: declared.attackers.toSorted(),
    defenders: declared.defenders.toSorted(),
    leaders: sortedUses(declared.leaders),
  }),
  moves: (board, asking) => (asking.all ? everyBattle(board) : likelyBattles(board, asking)),
  resolve(play, { attackers, defenders, charge, leaders }) {
    const battle = { attackers, defenders, charge, leaders };
    const { board } = play;
    if (!asksDefender(board) || !defenderHasLeaders(board, battle)) {
      fight(play, battle);
      return;
    }
    const by = enemyOf(board.scenario, board.phasingSide);
    play.emit({ happened: 'decisionOpened', pending: { kind: 'defenderLeaders', by, battle } });
  },
});

export const defenderLeaders = decision('defenderLeaders', defenderLeadersFirst, leadersAtStart);

export const assignDefenderLeaders = command('assignDefenderLeaders', {
  form: answerForm,
  given: {
    answers: 'defenderLeaders',
    otherwise: noDefenderAsked,
  },
  check(board, { leaders }) {
    const { battle } = theDecision(board, 'defenderLeaders');
    return leaderReasons(board, leaders, piecesOf(board, battle.defenders), true);
  },
  canonical: (_board, answer) => ({ ...answer, leaders: sortedUses(answer.leaders) }),
  *moves(board, asking) {
    const { battle } = theDecision(board, 'defenderLeaders');
    const defenders = piecesOf(board, battle.defenders);
    for (const uses of inTurn(leaderUses(board, defenders), asking)) {
      if (leaderReasons(board, uses, defenders, true).length === 0)
        yield { do: 'assignDefenderLeaders', leaders: sortedUses(uses) };
    }
  },
  resolve(play, { leaders }) {
    const { battle } = theDecision(play.board, 'defenderLeaders');
    fight(play, { ...battle, leaders: sortedUses([...battle.leaders, ...leaders]) });
  },
});
