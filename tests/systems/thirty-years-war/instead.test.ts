/** A refusal that a newcomer meets often says what to do instead, besides what is not allowed. */
import { expect, it } from 'vitest';
import {
  type Act,
  attack,
  board,
  endPhase,
  fire,
  move,
  played,
  reasons,
} from '../../helpers/positions/board';

const movement = { phase: 'movement' } as const;
const combat = { phase: 'combat' } as const;
const two = board('F 8-3 0303 | F 6-6 0505 | S 4-2 0304 | S 4-2 0506', combat);
const fired = played(board('F gun 0303 | S 4-2 0305', { phase: 'artilleryFire' }), [fire('0303', '0305'), 6]);

it.each<readonly [string, ReturnType<typeof board>, Act, string]>([
  [
    'too far',
    board('F 8-3 0303 | S 4-2 0909', movement),
    move('0303', '0304 0305 0306 0307'),
    '6.14 This way costs 4 Movement Points and F 8-3 (0303) has 3: stop nearer.',
  ],
  [
    'closed ground',
    board('F 6-6 0303 | S 4-2 0909', { ...movement, map: { woods: ['0304'] } }),
    move('0303', '0304'),
    '12.0 A woods hex (0304) is closed to Cavalry: go around it.',
  ],
  [
    'a hex that the enemy holds',
    board('F 8-3 0303 | S 4-2 0304', movement),
    move('0303', '0304'),
    '6.12 S 4-2 beside it (0304) holds that hex; no counter enters a hex with an enemy unit. To attack it, stop beside it.',
  ],
  [
    'a disrupted attacker',
    board('F 8-3* 0303 | S 4-2 0304', combat),
    attack(['0303'], ['0304']),
    '9.14 F 8-3 (0303) is disrupted, and a disrupted unit never attacks: choose another.',
  ],
  [
    'an enemy who is not beside it',
    two,
    attack(['0303'], ['0506']),
    '8.15 F 8-3 (0303) and S 4-2 (0506) are not adjacent: only neighbours fight.',
  ],
  [
    'a phase that leaves somebody unattacked',
    two,
    endPhase(),
    '8.11 Still to be attacked: S 4-2 (0304) and S 4-2 (0506). Choose who attacks them.',
  ],
  [
    'a phase that leaves somebody idle',
    two,
    endPhase(),
    '8.12 Still to attack: F 8-3 (0303) and F 6-6 (0505). Choose whom they attack.',
  ],
  [
    'a line of sight that is blocked, with another enemy in sight',
    board('F gun 0303 | F 4-2 0305 | S 4-2 0307 | S 4-2 0603', { phase: 'artilleryFire' }),
    fire('0303', '0307'),
    '5.23 The line of sight from F gun (0303) to S 4-2 four hexes away (0307) is blocked: F 4-2 (0305). Choose an enemy in sight.',
  ],
  [
    'a line of sight that is blocked, with nobody else to fire at',
    board('F gun 0303 | F 4-2 0305 | S 4-2 0307', { phase: 'artilleryFire' }),
    fire('0303', '0307'),
    '5.23 The line of sight from F gun (0303) to S 4-2 four hexes away (0307) is blocked: F 4-2 (0305).',
  ],
  [
    'a gun that has fired',
    fired,
    fire('0303', '0305'),
    '5.0 F gun (0303) has fired in this phase, and each gun fires once: choose another, or go on.',
  ],
])('%s: the refusal says what to do instead', (_, state, act, said) => {
  expect(reasons(state, act).map(({ rule, text }) => `${rule} ${text}`)).toContain(said);
});
