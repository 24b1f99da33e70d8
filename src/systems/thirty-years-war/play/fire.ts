/** The Artillery Fire Phase at the table. */

import { distance, numberOf } from '../../../core/hex';
import type { Choice, Foresight, Mark } from '../../../core/seam';
import type { Draft } from '../draft';
import { hexNumberOf, type Piece, phasingIndex, pieceOf, positionOf } from '../position';
import {
  fireReceipt,
  gunReasons,
  gunsThatMayFire,
  rangeOf,
  targetsOf,
  waysToDisrupt,
} from '../rules/05-artillery';
import { lineOfSight } from '../rules/05-line-of-sight';
import type { State } from '../state';
import { because, counted, named } from '../wording';
import { endPhaseChoice, endPhaseCommands } from './passing';
import { atHex, foreseePress, NOTHING, perform, pointedAt, refuse, type Stage, toDraft } from './stage';
import { subjectOf } from './subject';

export const fireStage: Stage = {
  prompt(state, draft) {
    const gun = chosenGun(state, draft);
    if (!gun) {
      const guns = gunsThatMayFire(state);
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
      choices: [
        ...targetsOf(state, gun).map((target) => targetChoice(state, gun, target)),
        ...gunsThatMayFire(state)
          .filter((g) => g !== gun)
          .map((g) => gunChoice(state, g)),
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
      return refuse([because('5.0', 'That cannot be chosen now.')]);
    }
    const gun = chosenGun(state, draft);
    const pointed = pointedAt(state, target);
    const own = ownGun(state, pointed?.pieces ?? []);
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

/** Of several guns in a hex one that can still fire. */
function ownGun(state: State, pieces: readonly Piece[]): Piece | null {
  const own = pieces.filter((piece) => piece.kind === 'artillery' && piece.side === phasingIndex(state));
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
  const blockers = sight.blocks.map(
    (block): Mark => ({
      means: 'blocker',
      label: block.by.join(' and '),
      shape: { kind: 'places', places: block.hexes.map((h) => numberOf(grid, h)) },
    }),
  );
  const stopped = sight.blocks.map(
    (block) => `${block.by.join(' and ')} at ${block.hexes.map((h) => numberOf(grid, h)).join('/')}`,
  );
  const text = sight.clear ? 'Clear line of sight.' : `No line of sight: ${stopped.join('; ')}.`;
  return { text, price: `range ${range}`, reasons: [], marks: [line, ...blockers] };
}
