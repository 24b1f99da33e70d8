/** On a phone a table that teaches shows every number that its words are about. */
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../../../src/store/learning/lessons';
import { SURFACES } from '../../../../src/systems/surfaces';
import { boxOfGround, boxOfTaught } from '../../../../src/ui/board/camera/box';
import { cameraFor, isInView, NUMBERS_FROM } from '../../../../src/ui/board/camera/view';
import { atLesson } from '../../../helpers/atLesson';

/** CSS pixels that are left to the map beside what the lesson says, on screens of 360x740, 390x844 and 430x932. */
const PHONES = [
  { width: 360, height: 281 },
  { width: 390, height: 335 },
  { width: 430, height: 381 },
] as const;
const DESKTOP = { width: 1010, height: 830 };

const found = LESSONS.find(({ at }) => at === 'thirty-years-war/counter');
if (!found) throw new Error('no lesson about the numbers of counters');
const lesson = found;

function stepOf(n: number) {
  const step = lesson.steps[n];
  const surface = SURFACES.find(({ system }) => system === lesson.system);
  if (!step || !surface) throw new Error('no such step');
  const { play } = atLesson(lesson.system, lesson, n).table();
  const geometry = surface.geometryOf(play.table.ground.field, 0);
  return { board: play.board, geometry, places: step.way };
}

describe('what is kept in view of a lesson about counters', () => {
  it.each(lesson.steps.flatMap((_, n) => PHONES.map((phone) => [n + 1, phone.width, phone] as const)))(
    'step %i at %i: both figures of every counter, and where it leads',
    (number, _, phone) => {
      const { board, geometry, places } = stepOf(number - 1);
      const camera = cameraFor(boxOfTaught(board, places, geometry, phone), phone, geometry);
      expect(camera.scale).toBeGreaterThanOrEqual(NUMBERS_FROM);
      const standing = board.counters.flatMap(({ at }) => (at === null ? [] : [at]));
      const hidden = [...standing, ...places].filter((place) => {
        const point = geometry.centreOf(place);
        return point !== null && !isInView(camera, point, phone);
      });
      expect(hidden).toEqual([]);
    },
  );

  it('is the whole ground where there is room', () => {
    const { board, geometry, places } = stepOf(0);
    expect(boxOfTaught(board, places, geometry, DESKTOP)).toEqual(boxOfGround(geometry));
  });
});
