/** What a Game-Turn has changed, in one line of the log. */

import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import { board } from '../../../../helpers/positions/board';
import { campaignAt } from '../../../../helpers/positions/campaign';
import { catalogued } from '../../../../helpers/positions/catalogued';
import { withFreiburg } from '../../../../helpers/positions/withFreiburg';

const { recap } = thirtyYearsWar;
const LINE = 'F 8-3 0303 | F 6-3* 0505 | S 10-2* 0606 | S 8-2* 0808';

describe('the end of a Game-Turn', () => {
  const begun = board(LINE, { rules: 'rocroi', gameTurn: 3 });

  it('says who lost what, the points with what they gained, and who is disrupted', () => {
    const lost = { ...begun.losses, spanish: { ordinary: 12, demoralizedInfantry: 0 } };
    expect(recap?.(begun, { ...begun, gameTurn: 4, losses: lost })?.text).toBe(
      'Game-Turn 3 is over. Strength Points lost: Spanish 12. Victory Points: French 12 (12 more), Spanish 0. Disrupted: 1 French unit and 2 Spanish units.',
    );
  });
  it('says so where no one lost anything', () => {
    expect(recap?.(begun, { ...begun, gameTurn: 4 })?.text).toMatch(
      /^Game-Turn 3 is over\. Neither side lost anything\. /,
    );
  });
  it('names who is near a level, and how near', () => {
    const before = campaignAt({ day: 2, on: 'bav-6-3-01 2108, fr-6-3-01 0518' });
    const near = (casualties: number) => {
      const [army, morale] = Object.entries(freiburgOf(boardOf(before)).armies)[0] ?? [];
      if (!army || !morale) throw new Error('no army');
      const armies = { ...freiburgOf(boardOf(before)).armies, [army]: { ...morale, casualties } };
      return recap?.(before, withFreiburg(before, { armies }))?.text ?? '';
    };
    expect([near(0), near(11)].join()).not.toContain('near');
    expect(near(14)).toMatch(/ Bavarian army near a level: 4 more Strength Points\.$/);
  });
  it('tells no gain of a Game-Turn that began with a set-up', () => {
    const { deployment } = catalogued('freiburg-3-august');
    expect(deployment).not.toBeNull();
    const lost = { ...begun.losses, spanish: { ordinary: 12, demoralizedInfantry: 0 } };
    const text = recap?.({ ...begun, deployment }, { ...begun, gameTurn: 4, losses: lost })?.text;
    expect(text).toContain('Victory Points: French 12, Spanish 0.');
  });
  it('is stressed in the log, and about no side', () => {
    expect(recap?.(begun, begun)).toMatchObject({ side: null, weight: 'notable', receipt: null });
  });
  it('says nothing as a new day begins', () => {
    expect(recap?.(begun, { ...begun, day: 1 })).toBeNull();
  });
});
