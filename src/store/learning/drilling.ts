/** A drill as it is taken: a lesson of one step, of which the first answer counts. */
import type { DrillBattle, Drills } from '../../core/contract/drills';
import { type DrillAddress, drillAt } from '../../core/lesson/drill';
import type { Step } from '../../core/lesson/lesson';
import type { Offer } from '../context';
import { lazy } from '../opening/lazy';
import { createLearning, isStray, type LearningStore } from './learning';
import type { Scratch } from './scratch';

/** Those of all systems; fetched when somebody wants to practise. */
export const drillsOfPage = lazy(async () => (await import('../../systems/drills')).DRILLS);

export type Drilling = { readonly step: Step; readonly learning: LearningStore; readonly scratch: Scratch };

/**
 * `onAnswer` is called once, with the first thing that counts: the goal, reached at the first try or not. A press on
 * what nothing is said of does not count, and one that is refused neither. null: there is no such drill.
 */
export function createDrilling(
  offer: Offer,
  drills: readonly Drills[],
  address: DrillAddress,
  onAnswer: (right: boolean) => void,
): Drilling | null {
  const { system } = address;
  const battles: readonly DrillBattle[] = offer.catalogue.filter((one) => one.system === system);
  const ofSystem = drills.find((one) => one.system === system);
  const step = ofSystem && drillAt(ofSystem, address, battles);
  if (!step) return null;
  const head = { id: 'drill', number: 1, title: 'Drill', about: 'Drill', part: 'Drill' };
  const { learning, scratch } = createLearning(offer, system, { ...head, steps: [step] });
  let answered = false;
  learning.subscribe(({ said, isShown }) => {
    // Shown by the page, it begins with nothing said.
    if (answered || (!isShown && (said === null || isStray(said)))) return;
    answered = true;
    onAnswer(said?.tone === 'done');
  });
  return { step, learning, scratch };
}
