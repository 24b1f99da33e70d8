/** What examples of play and lessons count, as players read it below their boards. */
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/core/contract/table';
import { playOut } from '../../../src/core/example/playOut';
import { stateOf } from '../../../src/core/game';
import { reader, rocroi1643 } from '../../../src/systems/rocroi-1643';
import { EXAMPLE_FILES } from '../../helpers/rocroi1643/examples';
import { played, stateAt } from '../../helpers/rocroi1643/positions';
import { WHOLE } from '../../helpers/rocroi1643/scenario';

type State = ReturnType<typeof stateAt>;
const words = (state: State, asked: Answer) => rocroi1643.answersInWords?.(state, asked);
const FIGHT = stateAt('F foot 1418>3 | F horse 1320>4 | F foot 1221>5 | S foot 1319>0 | S foot 1220>0', {
  step: 'combat',
});
const MARCH = stateAt('F foot 1619>3 | F foot 1922>3 | F leader2-2 1720 | S foot 1418>0 | S gun 0404');
const BEATEN = played(
  stateAt('S foot 1418>0 | F foot 1319>3 | S foot 2020', { step: 'combat', side: 'S' }),
  reader.read.command({ do: 'attack', unit: 's1418', target: 'f1319' }),
  5,
);

describe('what is counted, in words', () => {
  const told: readonly (readonly [state: State, asked: Answer, lines: readonly string[]])[] = [
    [
      FIGHT,
      { about: 'unit', unit: 's1319', at: '1319', front: [], flank: [], rear: [] },
      [
        'S foot (1319) has 1418 and 1419 in front.',
        'On its flanks are 1318 and 1320.',
        'In its rear are 1218 and 1219.',
      ],
    ],
    [FIGHT, { about: 'unit', unit: 's1319', order: 'good' }, []],
    [
      FIGHT,
      { about: 'zone', unit: 's1319', hex: '1418' },
      ['1418 is in the zone of control of S foot (1319).'],
    ],
    [
      FIGHT,
      { about: 'zone', unit: 's1319', hex: '1320' },
      ['1320 is not in the zone of control of S foot (1319).'],
    ],
    [
      FIGHT,
      { about: 'attack', unit: 'f1418', total: 3 },
      [
        'F foot (1418) attacks S foot (1319): die +2.',
        'F horse (1320) supports the attack, on the flank: +1.',
        'Foot and horse together: F foot (1418) and F horse (1320): +1.',
      ],
    ],
    [
      FIGHT,
      { about: 'obligation', unit: 'f1418' },
      ['F foot (1418) must attack: it has S foot (1319) in front.'],
    ],
    [
      FIGHT,
      { about: 'obligation', unit: 'f1221' },
      ['F foot (1221) must attack: it has S foot (1220) in front.'],
    ],
    [
      FIGHT,
      { about: 'target', target: 's1319' },
      ['S foot (1319) can be attacked by F foot (1418) with die +2 and F horse (1320) with die +2.'],
    ],
    [MARCH, { about: 'reach', unit: 'f1619', allowance: 5 }, ['F foot (1619) has 5 MP.']],
    [
      MARCH,
      { about: 'reach', unit: 'f1619', costs: { '1519': 1, '0101': 9 }, turns: { '0': 3 }, tested: false },
      [
        '1519 costs F foot (1619) 1 MP.',
        'F foot (1619) does not come to 0101.',
        'To face south costs it 3 MP.',
      ],
    ],
    [
      MARCH,
      { about: 'command', unit: 'f1619' },
      ['F foot (1619) is in command of F leader (1720), 1 of 2 hexes.'],
    ],
    [
      MARCH,
      { about: 'command', unit: 'f1922' },
      ['F foot (1922) is out of command: 3 hexes from F leader (1720), who reaches 2.'],
    ],
    [MARCH, { about: 'battery', battery: 's0404g' }, ['S gun (0404) is Spanish.']],
    [MARCH, { about: 'leader', leader: 'f1720l', at: '1720' }, []],
    [MARCH, { about: 'leader', leader: 'f1720l', isAide: false }, ['F leader leads himself.']],
    [
      MARCH,
      { about: 'corps', corps: 'french-centre' },
      ['The French centre: 0 steps lost and 0 routed of 2 units, it holds.'],
    ],
    [MARCH, { about: 'standing' }, ['Points: Spanish 0 and French 0: draw.']],
    [MARCH, { about: 'turn', turn: 1 }, ['Turn 1, 04:00. F leader, French centre: movement.']],
    [BEATEN, { about: 'advance' }, []],
    [
      stateAt('F gun 1418 | S foot 1118', { step: 'aiming' }),
      { about: 'shot', battery: 'f1418g', target: 's1118' },
      ['F gun (1418) fires at S foot (1118): 4 or more, 3 in 6.'],
    ],
    [
      stateAt('F leader1-6 2020 | F foot 2020 | S leader1-6 0404 | S foot 0404', {
        step: 'cup',
        cup: ['f2020l', 's0404l'],
      }),
      { about: 'marker', leader: 'f2020l' },
      ['The marker of F leader (2020): 1 in 2.'],
    ],
    [
      stateAt('F foot 2020! m3 | F leader2-6 2020 | S foot 0404', { step: 'rally' }),
      { about: 'rally', unit: 'f2020' },
      ['F foot (2020) rallies with the help of F leader (2020): 2 or more.'],
    ],
    [MARCH, { about: 'nothing of the kind' }, []],
  ];
  it.each(told.map(([state, asked, lines]) => [JSON.stringify(asked), state, asked, lines] as const))(
    '%s',
    (_, state, asked, lines) => {
      expect(words(state, asked)).toEqual(lines);
    },
  );

  it('names the hexes of a retreat with what waits in each', () => {
    const lines = words(BEATEN, { about: 'retreat' }) ?? [];
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]).toMatch(/^F foot \(1319\) back to \d{4}: safe\.$/);
  });
});

describe('whatever an example counts is told in whole sentences, without a name of the files', () => {
  it.each([...EXAMPLE_FILES])('%s', (_, examples) => {
    const faults: string[] = [];
    for (const example of examples) {
      const state = stateOf(
        playOut(rocroi1643, example, (id) => (id === 'rocroi-1643' ? WHOLE : undefined)).game,
      );
      for (const { about, ...fact } of example.facts ?? []) {
        const lines = typeof about === 'string' ? (words(state, { about, ...fact }) ?? []) : [];
        faults.push(...lines.filter((line) => !/^[A-Z0-9].*[^.]\.$/s.test(line) || /\b[fs]\d{4}/.test(line)));
      }
    }
    expect(faults).toEqual([]);
  });

  it('and most of what is counted is told', () => {
    const facts = [...EXAMPLE_FILES.values()].flat().flatMap((example) => {
      const state = stateOf(
        playOut(rocroi1643, example, (id) => (id === 'rocroi-1643' ? WHOLE : undefined)).game,
      );
      return (example.facts ?? []).map(({ about, ...fact }) =>
        typeof about === 'string' ? (words(state, { about, ...fact }) ?? []) : [],
      );
    });
    expect(facts.length).toBeGreaterThan(50);
    expect(facts.filter((lines) => lines.length > 0).length / facts.length).toBeGreaterThan(0.7);
  });
});
