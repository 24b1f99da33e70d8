/** What a receipt says of each of those concerned, and that the dice then do exactly that. */

import { describe, expect, it } from 'vitest';
import type { Receipt } from '../../../../src/core/contract/values';
import { prospectInWords } from '../../../../src/core/prospects';
import { resolve } from '../../../../src/core/resolve';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import type { Command, Event } from '../../../../src/systems/thirty-years-war/engine/types';
import { namesOf } from '../../../../src/systems/thirty-years-war/play/prospects';
import type { AttackCommand } from '../../../../src/systems/thirty-years-war/standard/08-combat/attack';
import { defaultLeadersOfBattle } from '../../../../src/systems/thirty-years-war/standard/08-combat/combat';
import {
  openAttackers,
  openTargets,
} from '../../../../src/systems/thirty-years-war/standard/08-combat/obligations';
import { battleReceipt } from '../../../../src/systems/thirty-years-war/standard/08-combat/strength';
import { phasingIndex } from '../../../../src/systems/thirty-years-war/state/position';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { type Act, attack, board } from '../../../helpers/positions/board';
import type { Setting } from '../../../helpers/positions/boardFile';
import { strewn } from '../../../helpers/positions/strewn';
import { isEnoughForExchange, unitsStruck } from '../../../oracle/laws/battleLaw';

const linesOf = (receipt: Receipt) =>
  receipt.prospects.map((one) => prospectInWords(one).replaceAll('\u00a0', ' '));
const battleOf = (state: State, act: Act): AttackCommand => {
  const command = act(state);
  if (command.do !== 'attack') throw new Error('not a battle');
  return command;
};
const told = (line: string, act: Act, setting: Setting = {}) => {
  const state = board(line, { phase: 'combat', ...setting });
  return battleReceipt(boardOf(state), battleOf(state, act), null);
};
const CHARGE = { rules: 'rocroi' } as const;

describe('what a battle may bring to these very units (8.61, 9.0)', () => {
  it('is told for each of them, and adds up', () => {
    expect(linesOf(told('F 16-3 0605 | S 4-2 0606', attack(['0605'], ['0606'])))).toEqual([
      'S 4-2: eliminated 17 %, disrupted 67 %, nothing 17 %',
      'F 16-3: disrupted 17 %, nothing 83 %',
    ]);
  });

  it('9.0 of a disrupted defender De and Dd are one outcome', () => {
    const { outcomes, prospects } = told('F 16-3 0605 | S 8-2* 0606', attack(['0605'], ['0606']));
    expect(outcomes.map(({ label, means, chance }) => [label, means, chance])).toEqual([
      ['De or Dd', 'S 8-2 is eliminated', [4, 6]],
      ['Dx', 'S 8-2 is eliminated; in exchange F 16-3 is disrupted', [1, 6]],
      ['•', 'nothing happens', [1, 6]],
    ]);
    expect(prospects[0]?.ends.map(({ what, by }) => [what, by])).toEqual([
      ['eliminated', ['De or Dd', 'Dx']],
      ['nothing', ['•']],
    ]);
  });

  it('names together who may expect the same, and no others', () => {
    const line = 'F 9-3 0605 | F 9-3 0606 | S 4-2 0506 | S 5-2* 0507';
    expect(linesOf(told(line, attack(['0605', '0606'], ['0506'])))).toEqual([
      'S 4-2: eliminated 17 %, disrupted 67 %, nothing 17 %',
      'F 9-3 and F 9-3: may be disrupted 17 %, nothing 83 %',
    ]);
  });

  it('8.61 tells whom no choice can spare from who may be spared', () => {
    const receipt = told(
      'F 8-3 0605 | F 3-3 0506 | F 2-3 0505 | S 10-2 0606',
      attack(['0605', '0506'], ['0606']),
    );
    expect(linesOf(receipt).slice(1)).toEqual(['F 8-3 and F 3-3: disrupted 50 %, nothing 50 %']);
  });

  it('rocroi:16.14 charging cavalry is disrupted in every case and suffers nothing worse', () => {
    const receipt = told('F 4-6 0605 | S 8-2* 0606', attack(['0605'], ['0606'], { charge: true }), CHARGE);
    expect(linesOf(receipt)).toEqual([
      'S 8-2: eliminated 67 %, nothing 33 %',
      'F 4-6: disrupted in every case',
    ]);
    expect(receipt.outcomes.map(({ label, means }) => [label, means])).toEqual([
      ['Dd or Dx', 'S 8-2 is eliminated; F 4-6 is disrupted by the charge'],
      ['•', 'F 4-6 is disrupted by the charge'],
    ]);
  });

  it('10.0 a Leader who would be left alone beside the enemy is reported', () => {
    const receipt = told('F 16-3 0605 | S 4-2 0606 | S leader2 0606', attack(['0605'], ['0606']));
    expect(linesOf(receipt).at(-1)).toBe('S leader2: lost 17 %, nothing 83 %');
  });

  it('more names than four are counted', () => {
    expect([namesOf(['A', 'B', 'C', 'D']), namesOf(['A', 'B', 'C', 'D', 'E'])]).toEqual([
      'A, B, C and D',
      'A, B, C and 2 more',
    ]);
  });
});

describe('in positions of every game, each face of the die', () => {
  /** Battles of such a position: one against one, all who can against one, one against all it can; charges too. */
  function battlesIn(state: State): readonly AttackCommand[] {
    const { pieces } = boardOf(state);
    const found: AttackCommand[] = [];
    const add = (attackers: AttackCommand['attackers'], defenders: AttackCommand['defenders']) => {
      for (const charge of [true, false]) {
        const leaders = defaultLeadersOfBattle(boardOf(state), attackers, defenders);
        const command = { do: 'attack', attackers, defenders, charge, leaders } as const;
        const legal = thirtyYearsWar.canonical(state, command);
        if (legal.do === 'attack' && thirtyYearsWar.check(state, legal).length === 0) found.push(legal);
      }
    };
    for (const piece of pieces.filter(({ unit, hex }) => unit && hex >= 0)) {
      const mine = piece.side === phasingIndex(boardOf(state));
      const others = (mine ? openTargets : openAttackers)(boardOf(state), piece).map(({ id }) => id);
      if (others.length > 0) add(mine ? [piece.id] : others, mine ? others : [piece.id]);
      const [first] = others;
      if (first && others.length > 1) add(mine ? [piece.id] : [first], mine ? [first] : [piece.id]);
    }
    return found;
  }

  /** Everything that comes of a battle with that face; an exchange with a choice in every way it can be chosen. */
  function endsOf(state: State, battle: AttackCommand, face: number): readonly (readonly Event[])[] {
    const run = (before: State, command: Command, first: number) => {
      let next = first;
      return resolve(thirtyYearsWar, before, command, (purposes, sides) =>
        purposes.map((purpose) => {
          const die = { purpose, sides, face: next, by: 'hand' } as const;
          next = 6;
          return die;
        }),
      );
    };
    const fought = run(state, battle, face);
    const { pending } = fought.state;
    if (pending?.kind !== 'chooseDisrupted') return [fought.events];
    return subsetsOf(pending.from)
      .map((units) => ({ do: 'chooseDisrupted', units }) as const)
      .filter((choice) => thirtyYearsWar.check(fought.state, choice).length === 0)
      .map((choice) => [...fought.events, ...run(fought.state, choice, 6).events]);
  }

  function subsetsOf<T>(all: readonly T[]): readonly (readonly T[])[] {
    return Array.from({ length: 2 ** all.length }, (_, set) =>
      all.filter((_one, i) => (set & (1 << i)) !== 0),
    );
  }

  /** The same for units by the second implementation, which knows the wording of the cases alone. */
  function byTheWording(state: State, battle: AttackCommand, events: readonly Event[]): ReadonlySet<string> {
    const result = events.find((event) => event.happened === 'battleFought')?.result ?? '';
    const choices =
      result === 'Dx'
        ? subsetsOf(battle.attackers).filter((chosen) => isEnoughForExchange(state, battle, chosen))
        : [[]];
    return new Set(choices.map((chosen) => unitsStruck(state, battle, result, chosen).join(' ')));
  }

  /** Who was struck and how: `f0609 disrupted`. */
  const struck = (events: readonly Event[]): ReadonlySet<string> =>
    new Set(
      events.flatMap((event) => {
        if (event.happened === 'unitsDisrupted') return event.units.map((id) => `${id} disrupted`);
        if (event.happened === 'unitEliminated') return [`${event.unit} eliminated`];
        return event.happened === 'leaderEliminated' ? [`${event.leader} lost`] : [];
      }),
    );

  it('does what the receipt has said, to no one else, and with the chances that it gave', {
    timeout: 120_000,
  }, () => {
    const seen = { battles: 0, charges: 0, choices: 0, leaders: 0 };
    for (let seed = 1; seed <= 150; seed++) {
      const strewnAt = strewn(seed);
      const state: State = {
        ...strewnAt,
        phase: 'combat',
        options: { ...strewnAt.options, askDefender: 'no' },
      };
      for (const battle of battlesIn(state).slice(0, 6)) {
        seen.battles++;
        if (battle.charge) seen.charges++;
        const preview = battleReceipt(boardOf(state), battle, null);
        for (const { ends } of preview.prospects) {
          expect(ends.reduce((sum, { chance: [ways] }) => sum + ways, 0)).toBe(6);
        }
        const times = new Map<string, number>();
        for (let face = 1; face <= 6; face++) {
          const receipt = battleReceipt(boardOf(state), battle, face);
          expect({ ...receipt, result: null, table: null }).toEqual({
            ...preview,
            result: null,
            table: null,
          });
          const label = receipt.result ?? '';
          times.set(label, (times.get(label) ?? 0) + 1);
          const events = endsOf(state, battle, face);
          const ends = events.map(struck);
          const law = byTheWording(state, battle, events[0] ?? []);
          const unitsIn = (one: ReadonlySet<string>) =>
            [...one].filter((text) => !text.endsWith(' lost')).sort();
          for (const one of ends) expect(law.has(unitsIn(one).join(' '))).toBe(true);
          if (ends.length > 1) seen.choices++;
          const [surely, perhaps] = [new Set<string>(), new Set<string>()];
          for (const { counters, ends: those } of preview.prospects) {
            const what = those.find(({ by }) => by.includes(label))?.what ?? 'untold';
            for (const id of counters) {
              if (what.startsWith('may be ')) perhaps.add(`${id} ${what.slice('may be '.length)}`);
              else if (what !== 'nothing') surely.add(`${id} ${what}`);
              if (what === 'lost' || what === 'may be lost') seen.leaders++;
            }
          }
          const some = [...new Set(ends.flatMap((one) => [...one]))].sort();
          const every = some.filter((one) => ends.every((struckThen) => struckThen.has(one)));
          expect(every).toEqual([...surely].sort());
          expect(some.filter((one) => !every.includes(one))).toEqual([...perhaps].sort());
        }
        for (const { label, chance } of preview.outcomes) expect([times.get(label), 6]).toEqual(chance);
      }
    }
    expect(Object.values(seen).every((times) => times > 0)).toBe(true);
  });
});
