/** What to look at in each step and decision, with what can be counted of it. */
import { inQuarters } from '../../../core/quarters';
import { isCommanded } from '../05-activation/active';
import { markerChances } from '../05-activation/chances';
import { limitWords } from '../05-activation/stage';
import { movingLeader } from '../07-movement/follow';
import { freshUnits, goingUnit } from '../07-movement/movable';
import { waysToHit } from '../10-artillery/receipt';
import { openObligations } from '../11-combat/obligations';
import { rallyHelper } from '../12-rout/rally';
import { strainOf } from '../12-rout/strain';
import { standing, verdict } from '../13-victory/points';
import { planFor } from '../estimate/plan';
import { openDecision } from '../play/heading';
import { corpsName, sideName } from '../play/names';
import { stagedPrompt } from '../play/prompt';
import type { RuleCase } from '../rulebook/cited';
import type { Board } from '../state/board';
import type { SideIndex } from '../state/numbering';
import { counted, listed } from '../wording';
import { openBatteries } from './aiming';
import type { Threats } from './threats';
import { capital, chanceInWords, sentences } from './words';

export type Look = { readonly look: string; readonly rules: readonly RuleCase[] };

export function lookAt(board: Board, threats: Threats): Look {
  if (board.state.over)
    return { look: sentences('The battle is over.', verdict(board)?.text ?? null), rules: ['13.0'] };
  if (openDecision(board)) return atDecision(board);
  switch (board.state.step) {
    case 'aiming':
      return atGuns(board);
    case 'cup':
      return atCup(board);
    case 'movement':
      return atMovement(board, threats);
    case 'combat':
      return atCombat(board);
    case 'chiefs':
      return {
        look: `The commander in chief moves last of all, before units rally: look whom he can help${isLastTurn(board) ? '' : ', and whom he will reach next turn'}.`,
        rules: ['9.3', '12.4'],
      };
    case 'rally':
      return atRally(board);
  }
}

function isLastTurn({ state: { turn, scenario } }: Board): boolean {
  return turn >= scenario.turns.count;
}

/** The prompt says what is asked; here is what the choice hangs on. */
function atDecision(board: Board): Look {
  const open = openDecision(board);
  const asked = stagedPrompt(board, null).instruction;
  switch (open?.name) {
    case 'retreatTo':
      return {
        look: sentences(
          asked,
          'A hex in an enemy zone, on a flank, or with a friend in it costs order: those without come first.',
        ),
        rules: ['11.8'],
      };
    case 'advanceInto':
      return {
        look: sentences(
          asked,
          'It keeps its facing, and no move is used up: look whether it leaves its neighbours without support.',
        ),
        rules: ['11.9'],
      };
    case 'runTo':
      return {
        look: sentences(asked, 'Friends on the way are disordered, or tested if they are already.'),
        rules: ['12.3'],
      };
    case 'placeLeader':
      return {
        look: sentences(
          asked,
          'Look whom he has in command there, and that the unit is not the next to be lost.',
        ),
        rules: ['8.4'],
      };
    default:
      return {
        look: sentences(asked, 'A corps that still has its own marker to come can act then.'),
        rules: ['9.2', '5.2'],
      };
  }
}

/** @rule 10.2 */
function atGuns(board: Board): Look {
  const open = openBatteries(board);
  const best = Math.max(
    0,
    ...open.flatMap((battery) =>
      board.units
        .filter(({ side, at }) => side !== battery.side && at !== null)
        .map((unit) => waysToHit(board, battery, unit)),
    ),
  );
  const count =
    open.length > 0
      ? `${capital(counted(open.length, 'battery', 'batteries'))} can fire, at best with ${best} in 6.`
      : 'No battery of yours sees an enemy unit.';
  return {
    look: sentences(
      count,
      'A hit disorganises, and a unit in disorder is tested for rout: look for those that you can attack before they recover.',
    ),
    rules: ['10.2', '12.1'],
  };
}

/** @rule 5.1 */
function atCup(board: Board): Look {
  const chances = markerChances(board);
  const ofSide = (side: SideIndex) =>
    chances
      .filter(({ leader }) => board.knownLeader(leader).side === side)
      .reduce((sum, { chance: [ways, of] }) => sum + ways / of, 0);
  const share = ([0, 1] as const).map((side) => `${sideName(board, side)} ${chanceInWords(ofSide(side))}`);
  // Why the next one is certain says whose it is.
  const limit = limitWords(board).trim();
  return {
    look: sentences(limit === '' ? `The next marker is ${listed(share)}.` : limit, standingWords(board)),
    rules: ['5.1', '13.0'],
  };
}

/** @rule 5.2, 8.2 */
function atMovement(board: Board, threats: Threats): Look {
  const able = freshUnits(board);
  const going = goingUnit(board);
  const out = able.filter((unit) => !isCommanded(board, unit)).length;
  const threatened = threats.on(board, ({ corps }) => corps === board.segment?.corps).length;
  const leader = movingLeader(board);
  return {
    look: sentences(
      able.length > 0
        ? `${capital(counted(able.length, 'unit'))} can still move.`
        : going
          ? `Every unit has moved; ${going.name} can still go on.`
          : 'No unit can move any more.',
      out > 0
        ? `${able.length === 1 ? 'It is' : counted(out, 'of them is', 'of them are')} out of command: half the points, and no step next to an enemy.`
        : null,
      threatened > 0
        ? `The enemy could attack ${threatened} of this corps to his gain in his next segment: look at flanks and rear.`
        : 'The enemy can do little to this corps in his next segment.',
      leader ? `${leader.name} can move too.` : null,
      strainWords(board),
    ),
    rules: ['5.2', ...(out > 0 ? (['8.2'] as const) : []), '11.6'],
  };
}

/** @rule 11.0 */
function atCombat(board: Board): Look {
  const open = openObligations(board);
  const good = planFor(board).fights.filter(({ gain }) => gain > 0).length;
  return {
    look: sentences(
      open.length > 0
        ? `${capital(counted(open.length, 'unit'))} must fight, or support somebody who does: begin with the best attack, for it may release others.`
        : 'Nobody has to fight any more.',
      good > 0
        ? `${capital(counted(good, 'attack'))} can win more than ${good === 1 ? 'it risks' : 'they risk'}.`
        : null,
      strainWords(board),
    ),
    rules: ['11.0', '11.1'],
  };
}

/** @rule 12.4 */
function atRally(board: Board): Look {
  const units = board.state.rallying.map((id) => board.knownUnit(id));
  const helped = units.filter((unit) => rallyHelper(board, unit) !== null).length;
  return {
    look: sentences(
      `${capital(counted(units.length, 'routed unit'))} must be tested; ${helped === 0 ? 'no leader reaches one' : `a leader helps ${units.length === 1 ? 'it' : `${helped} of them`}`}.`,
      'Who rallies is disorganised and may face as you like: look where the enemy would come from.',
    ),
    rules: ['12.4'],
  };
}

/** Corps of either side that are near to losing heart. @rule 12.5 */
function strainWords(board: Board): string | null {
  const near = board.scenario.corps.flatMap(({ id }) => {
    const { units, lostSteps, routedSteps, demoralized } = strainOf(board.state, id);
    const count = lostSteps + routedSteps;
    return !demoralized && 2 * count > units - NEAR
      ? [`the ${corpsName(board, id)} has ${count} of ${units} lost or routed`]
      : [];
  });
  return near.length > 0 ? `More than half breaks a corps: ${listed(near)}.` : null;
}
const NEAR = 5;

/** @rule 13.0 */
function standingWords(board: Board): string {
  const { quarters } = standing(board);
  const [first, second] = ([0, 1] as const).map(
    (side) => `${sideName(board, side)} ${inQuarters(quarters[side] / 4)}`,
  );
  return `Points as they stand: ${first}, ${second}; each side scores what the other has lost.`;
}
