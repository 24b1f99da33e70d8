/** The log: one line an event, with the receipt of what a die decided. */

import { neverCase } from '../../../core/neverCase';
import type { LogLine, Moment, Shape, SideId } from '../../../core/seam';
import { sideName } from '../battlefield';
import type { Event } from '../events';
import { exclusiveRules } from '../exclusive';
import { hexNumberOf, type Piece, pieceOf, piecesOf, positionOf, sideOf } from '../position';
import { fireReceipt } from '../rules/05-artillery';
import { allowanceOf } from '../rules/06-reach';
import { battleReceipt } from '../rules/08-strength';
import { removalReceipt } from '../rules/09-disruption';
import type { State } from '../state';
import { allNamed, counted, named } from '../wording';
import { headingOf } from './prompt';

export function moment(state: State): Moment {
  const side = state.pending?.kind === 'rollForBeck' ? state.pending.by : state.phasingSide;
  return { turn: `Game-Turn ${state.gameTurn}`, stretch: headingOf(state), side };
}

/** null for what the log shows by its headings already. */
export function tell(before: State, event: Event): LogLine | null {
  const position = positionOf(before);
  switch (event.happened) {
    case 'phaseBegan':
    case 'decisionOpened':
      return null;
    case 'returnedToMovement':
      return line('Back to the Movement Phase.', before.phasingSide);
    case 'beckRolled': {
      const come =
        event.arrive.length > 0
          ? `${allNamed(position, piecesOf(before, event.arrive))} arrive`
          : 'nobody arrives';
      return line(`Roll for Beck: ${event.die}, ${come}.`, before.scenario.beck?.side ?? null);
    }
    case 'removalAttempted': {
      const [unit] = piecesOf(before, [event.unit]);
      if (!unit) return null;
      const text = `${named(position, unit)} ${event.undisrupted ? 'recovers' : 'stays disrupted'}.`;
      return {
        text,
        side: sideFor(before, unit),
        receipt: removalReceipt(before, unit, event.die),
        where: at(before, [unit]),
      };
    }
    case 'gunFired': {
      const [gun, target] = piecesOf(before, [event.gun, event.target]);
      if (!gun || !target) return null;
      const text = `The gun at ${hexNumberOf(position, gun)} fires on ${named(position, target)}: ${event.disrupted ? 'disrupted' : 'no effect'}.`;
      return {
        text,
        side: sideFor(before, gun),
        receipt: fireReceipt(before, gun, target, event.die),
        where: at(before, [gun, target]),
      };
    }
    case 'counterMoved': {
      const [piece] = piecesOf(before, [event.counter]);
      if (!piece) return null;
      const coin = piece.state.disrupted ? 'hexes' : 'MP';
      const from = piece.hex < 0 ? 'onto the map' : hexNumberOf(position, piece);
      const text = `${piece.printed.name} ${from} → ${event.path.at(-1)}, ${event.spent} of ${allowanceOf(before, piece)} ${coin}.`;
      const through = piece.state.at === null ? event.path : [piece.state.at, ...event.path];
      return { text, side: sideFor(before, piece), receipt: null, where: [{ kind: 'line', through }] };
    }
    case 'gunCaptured': {
      const [gun] = piecesOf(before, [event.gun]);
      if (!gun) return null;
      return {
        ...line(`The gun at ${hexNumberOf(position, gun)} is captured.`, event.by),
        where: at(before, [gun]),
      };
    }
    case 'leaderEliminated': {
      const name = pieceOf(before, event.leader)?.printed.name ?? '';
      const how = event.caught === 'entered' ? 'is overrun' : 'is caught alone in an enemy Zone of Control';
      return {
        ...line(`${name} ${how} at ${event.where} and lost.`, null),
        where: [{ kind: 'places', places: [event.where] }],
      };
    }
    case 'battleFought': {
      const { attackers, defenders } = event.battle;
      const verb = `${event.battle.charge ? 'charge' : 'attack'}${attackers.length > 1 ? '' : 's'}`;
      const [ours, theirs] = [piecesOf(before, attackers), piecesOf(before, defenders)];
      const text = `${allNamed(position, ours)} ${verb} ${allNamed(position, theirs)}: ${event.result === '•' ? 'no effect' : event.result}.`;
      return {
        text,
        side: before.phasingSide,
        receipt: battleReceipt(before, event.battle, event.die),
        where: at(before, [...ours, ...theirs]),
      };
    }
    case 'unitsDisrupted': {
      const units = piecesOf(before, event.units);
      const why = { result: '', charge: ' after the charge', exchange: ' in exchange' }[event.by];
      return { ...line(`Disrupted${why}: ${allNamed(position, units)}.`, null), where: at(before, units) };
    }
    case 'unitEliminated': {
      const name = pieceOf(before, event.unit)?.printed.name ?? '';
      const worth = counted(event.points, 'Strength Point');
      return {
        ...line(
          `${name} is eliminated at ${event.where}: ${worth}${event.demoralizedInfantry ? ' of demoralized infantry' : ''}.`,
          null,
        ),
        where: [{ kind: 'places', places: [event.where] }],
      };
    }
    case 'categoryDemoralized': {
      const category = before.scenario.categories.find((c) => c.id === event.category);
      const side = category ? sideName(before.scenario, category.side) : '';
      return line(
        `${category?.name ?? event.category} demoralized, ${side} losses being ${event.losses}.`,
        category?.side ?? null,
      );
    }
    case 'gameEnded':
      return line(exclusiveRules(before).verdict(before).text, null);
    default:
      return neverCase(event);
  }
}

function line(text: string, side: SideId | null): LogLine {
  return { text, side, receipt: null, where: [] };
}

function sideFor(state: State, piece: Piece): SideId {
  return sideOf(state, piece.side);
}

function at(state: State, pieces: readonly Piece[]): readonly Shape[] {
  const position = positionOf(state);
  const places = pieces.filter((piece) => piece.hex >= 0).map((piece) => hexNumberOf(position, piece));
  return places.length > 0 ? [{ kind: 'places', places }] : [];
}
