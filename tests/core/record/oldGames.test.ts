import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/core/game';
import { readText } from '../../../src/core/record/salvage';
import { catalogue } from '../../../src/headless/catalogue';
import { openFile } from '../../../src/store/opening/opening';
import { rocroi1643 } from '../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import standings from '../../games/standings.json';
import { headlessOffer } from '../../helpers/headlessOffer';
import { standingOf1643 } from '../../helpers/rocroi1643/standing';
import { standingOf } from '../../helpers/standing';

const FOLDER = new URL('../../games/', import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file !== 'standings.json');
const offer = headlessOffer();

describe('every game that was ever kept', () => {
  it.each(files)('opens, and stands as it stood: %s', (file) => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    const { game, setting, notices } = openFile(offer, text);
    expect(notices.filter((notice) => notice.startsWith('Command'))).toEqual([]);
    const standing =
      game.record.system === rocroi1643.id
        ? standingOf1643(game as Game<Rocroi1643>)
        : standingOf(game as Game<ThirtyYearsWar>);
    expect(standing).toEqual(new Map(Object.entries(standings)).get(file));
    const json = readText(text).json as Game['record'];
    const { bookmarks, branchNames, awaiting, head, tip } = game.record;
    expect({ bookmarks, branchNames, awaiting, head, tip }).toEqual({
      ...{ bookmarks: json.bookmarks, branchNames: json.branchNames },
      ...{ awaiting: json.awaiting, head: json.head, tip: json.tip },
    });
    expect(setting.name).toMatch(/^Kept: /);
  });

  it('is of every scenario, and one waits for a die', () => {
    const records = files.map(
      (file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Game['record'],
    );
    const ids = records.map(({ scenario }) => scenario.id);
    const scenarios = catalogue().map(({ id }) => id);
    expect([...new Set(ids)].toSorted()).toEqual(scenarios.toSorted());
    expect(records.some(({ awaiting }) => awaiting !== null)).toBe(true);
    expect(files.toSorted()).toEqual(Object.keys(standings).toSorted());
  });
});
