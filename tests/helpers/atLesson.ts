/** A step as it is laid before a learner: what is pressed in it, and how its table then stands. */
import type { Lesson } from '../../src/core/lesson/lesson';
import { createLearning, targetOf } from '../../src/store/learning/learning';
import { OFFER } from '../../src/store/opening/catalogue';

/** `press` takes what lessons name: a counter, a place, `option …`, `facing …`, `answer …`. */
export function atLesson(system: string, lesson: Lesson, n = 0) {
  const { learning, scratch } = createLearning(OFFER, system, lesson);
  learning.getState().goTo(n);
  const press = (name: string) => {
    const { press: onTable, play } = scratch.store.getState();
    if (name.startsWith('answer ')) learning.getState().answer(name.slice('answer '.length));
    else if (play) onTable(targetOf(name, play));
  };
  const table = () => {
    const { play, refusal } = scratch.store.getState();
    if (!play) throw new Error('no position was laid');
    return { play, refusal };
  };
  return { learning, press, table };
}
