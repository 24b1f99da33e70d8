/** The Artillery Fire Phase at the table. */

import { distance, numberOf } from '../../../core/hex';
import type { Choice, Foresight, Mark, Reason } from '../../../core/seam';
import type { Draft } from '../draft';
import { exclusiveRules } from '../exclusive';
import { hexNumberOf, type Piece, phasingIndex, pieceOf, piecesIn, positionOf } from '../position';
import {
  fireReceipt,
  gunReasons,
  gunsThatMayAct,
  rangeOf,
  targetsOf,
  wallShape,
  waysToDisrupt,
} from '../rules/05-artillery';
import { lineOfSight } from '../rules/05-line-of-sight';
import type { State } from '../state';
import { because, counted, named } from '../wording';
import { endPhaseChoice, endPhaseCommands } from './passing';
import {
  atHex,
  foreseePress,
  NOTHING,
  type Pointed,
  perform,
  pointedAt,
  refuse,
  type Stage,
  toDraft,
} from './stage';
import { subjectOf } from './subject';

export const fireStage: Stage = {
  prompt(state, draft) {
    const gun = chosenGun(state, draft);
    if (!gun) {
      const guns = gunsThatMayAct(state);
      const what =
        guns.length > 0 ? `${counted(guns.length, 'gun')} may fire. Choose one, or go on.` : noGun(state);
      return {
        instruction: what,
        choices: [...guns.map((g) => gunChoice(state, g)), ...endPhaseChoice(state)],
      };
    }
    return {
      instruction: `Choose an enemy unit for the gun at ${hexNumberOf(positionOf(state), gun)}.`,
      subject: subjectOf(state, gun),
      objections: cutReasons(state, gun),
      choices: [
        ...targetsOf(state, gun).map((target) => targetChoice(state, gun, target)),
        ...gunsThatMayAct(state)
          .filter((g) => g !== gun)
          .map((g) => gunChoice(state, g)),
        ...withdrawChoice(state, gun),
        {
          target: { on: 'option', id: 'cancel' },
          label: 'Choose another gun',
          key: 'Escape',
          weight: 'back',
        },
        ...endPhaseChoice(state),
      ],
    };
  },

  press(state, draft, target) {
    if (target.on === 'option') {
      if (target.id === 'cancel') return toDraft(null);
      if (target.id === 'end-phase') return perform(state, ...endPhaseCommands(state));
      const drawn = chosenGun(state, draft);
      if (target.id === 'withdraw' && drawn) return perform(state, { do: 'withdrawGun', gun: drawn.id });
      return refuse([because('5.0', 'That cannot be chosen now.')]);
    }
    const gun = chosenGun(state, draft);
    const pointed = pointedAt(state, target);
    const own = ownGun(state, pointed);
    const enemy =
      pointed?.pieces.find((piece) => piece.unit && piece.side !== phasingIndex(state)) ?? pointed?.piece;
    if (own && own.id === gun?.id) return toDraft(null);
    if (own) {
      const reasons = gunReasons(state, own);
      return reasons.length > 0 ? refuse(reasons) : toDraft({ kind: 'fire', gun: own.id });
    }
    if (!gun) {
      const whom = pointed?.piece;
      return refuse(
        whom && whom.side === phasingIndex(state)
          ? gunReasons(state, whom)
          : [because('5.0', 'Choose one of your guns first.')],
      );
    }
    if (!enemy) return refuse([because('5.0', 'Artillery fires at enemy units; nobody stands there.')]);
    return perform(state, { do: 'fire', gun: gun.id, target: enemy.id });
  },

  foresee(state, draft, target) {
    const gun = chosenGun(state, draft);
    const pointed = pointedAt(state, target);
    if (!gun || !pointed || pointed.hex < 0 || pointed.hex === gun.hex) return NOTHING;
    const enemy = pointed.pieces.find((piece) => piece.unit && piece.side !== gun.side);
    const sight = sightTo(state, gun, pointed.hex);
    if (!enemy) return sight;
    const pressed = this.press(state, draft, target);
    const receipt = fireReceipt(state, gun, enemy, null);
    const ways = waysToDisrupt(rangeOf(state, gun, enemy));
    const told = foreseePress(
      pressed,
      `${receipt.title}.`,
      enemy.state.disrupted ? 'no effect: it is disrupted already' : `${chance(ways)} to disrupt`,
    );
    return { ...told, marks: sight.marks };
  },

  marks(state, draft): readonly Mark[] {
    const position = positionOf(state);
    const gun = chosenGun(state, draft);
    if (!gun) return [];
    return [
      ...routeMarks(state, gun),
      { means: 'selected', label: '', shape: atHex(hexNumberOf(position, gun)) },
      ...targetsOf(state, gun).map(
        (target): Mark => ({
          means: 'target',
          label: target.state.disrupted ? '' : `${waysToDisrupt(rangeOf(state, gun, target))}/6`,
          shape: atHex(hexNumberOf(position, target)),
        }),
      ),
    ];
  },
};

/** Taking the gun off the field instead of firing it. @rule freiburg:17.34 */
function withdrawChoice(state: State, gun: Piece): readonly Choice[] {
  if (exclusiveRules(state).withdrawalReasons(state, gun).length > 0) return [];
  return [
    { target: { on: 'option', id: 'withdraw' }, label: 'Try to withdraw the gun', price: '1 in 6', key: 'w' },
  ];
}

/** Why the gun cannot be withdrawn, on the day on which guns may go. */
function cutReasons(state: State, gun: Piece): readonly Reason[] {
  const rules = exclusiveRules(state);
  return rules.withdrawalRoute(state, gun) ? rules.withdrawalReasons(state, gun) : [];
}

/** The way off the map, or the best one with what cuts it. */
function routeMarks(state: State, gun: Piece): readonly Mark[] {
  const route = exclusiveRules(state).withdrawalRoute(state, gun);
  if (!route || route.way.length < 2) return [];
  const free = route.cut.length === 0;
  return [
    {
      means: free ? 'path' : 'sight-blocked',
      label: free ? 'way out' : 'cut',
      shape: { kind: 'line', through: route.way },
    },
    ...route.cut.map(
      ({ hex, by }): Mark => ({
        means: 'blocker',
        label: by.map(({ printed }) => printed.name).join(' and '),
        shape: atHex(hex),
      }),
    ),
  ];
}

function noGun(state: State): string {
  const own = positionOf(state).pieces.filter(
    (piece) => piece.kind === 'artillery' && piece.hex >= 0 && piece.side === phasingIndex(state),
  );
  if (own.length === 0) return 'You have no guns.';
  if (own.every((gun) => gun.state.fired)) return 'All your guns have fired.';
  return own.some((gun) => gun.state.fired)
    ? 'No other gun has an enemy in sight.'
    : 'No gun has an enemy in sight.';
}

function chosenGun(state: State, draft: Draft | null): Piece | null {
  return draft?.kind === 'fire' ? pieceOf(state, draft.gun) : null;
}

/** The gun that is meant: of several in a hex one that can still fire; a unit of one's own means the gun with it. */
function ownGun(state: State, pointed: Pointed | null): Piece | null {
  if (!pointed) return null;
  const isMine = (piece: Piece) => piece.side === phasingIndex(state);
  const { piece, pieces, hex } = pointed;
  const meant = piece?.unit && isMine(piece) ? piecesIn(positionOf(state), hex) : pieces;
  const own = meant.filter((other) => other.kind === 'artillery' && isMine(other));
  return own.find((piece) => !piece.state.fired) ?? own[0] ?? null;
}

function gunChoice(state: State, gun: Piece): Choice {
  const position = positionOf(state);
  return {
    target: { on: 'counter', id: gun.id },
    label: named(position, gun),
    price: counted(targetsOf(state, gun).length, 'target'),
  };
}

function targetChoice(state: State, gun: Piece, target: Piece): Choice {
  const range = rangeOf(state, gun, target);
  const without = target.state.disrupted ? ', disrupted already: no effect' : '';
  return {
    target: { on: 'counter', id: target.id },
    label: `${named(positionOf(state), target)}, range ${range}${without}`,
    price: chance(waysToDisrupt(range)),
  };
}

function chance(ways: number): string {
  return `${ways} in 6`;
}

/** The line to any hex, free or with what stops it. */
function sightTo(state: State, gun: Piece, hex: number): Foresight {
  const position = positionOf(state);
  const { grid } = position.field;
  const sight = lineOfSight(position, state.options, gun.hex, hex);
  const through = [numberOf(grid, gun.hex), numberOf(grid, hex)];
  const range = distance(grid, gun.hex, hex);
  const line: Mark = {
    means: sight.clear ? 'sight' : 'sight-blocked',
    label: `range ${range}`,
    shape: { kind: 'line', through },
  };
  const blockers = sight.blocks.flatMap(({ by }) =>
    by.map((obstacle): Mark => {
      const places = obstacle.hexes.map((h) => numberOf(grid, h));
      const [shape = { kind: 'places', places }] = wallShape(grid, obstacle);
      return { means: 'blocker', label: obstacle.name, shape };
    }),
  );
  const stopped = sight.blocks.map(({ by }) => by.map(({ name }) => name).join(' and '));
  const text = sight.clear ? 'Clear line of sight.' : `No line of sight: ${stopped.join('; ')}.`;
  return { text, price: `range ${range}`, reasons: [], marks: [line, ...blockers] };
}
