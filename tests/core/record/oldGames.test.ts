import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/core/game';
import { readText } from '../../../src/core/record/salvage';
import { openFile } from '../../../src/store/opening/opening';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import standings from '../../games/standings.json';
import { BATTLES_OF_1976 } from '../../helpers/battlesOf1976';
import { headlessOffer } from '../../helpers/headlessOffer';
import { standingOf } from '../../helpers/standing';

const FOLDER = new URL('../../games/', import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file !== 'standings.json');
const offer = headlessOffer();

describe('every game that was ever kept', () => {
  it.each(files)('opens, and stands as it stood: %s', (file) => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    const { game, setting, notices } = openFile(offer, text);
    expect(notices.filter((notice) => notice.startsWith('Command'))).toEqual([]);
    expect(standingOf(game as Game<ThirtyYearsWar>)).toEqual(new Map(Object.entries(standings)).get(file));
    const json = readText(text).json as Game['record'];
    const { bookmarks, branchNames, awaiting, head, tip } = game.record;
    expect({ bookmarks, branchNames, awaiting, head, tip }).toEqual({
      ...{ bookmarks: json.bookmarks, branchNames: json.branchNames },
      ...{ awaiting: json.awaiting, head: json.head, tip: json.tip },
    });
    expect(setting.name).toMatch(/^Kept: /);
  });

  it('is of every battle of 1976, and one waits for a die', () => {
    const records = files.map(
      (file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Game['record'],
    );
    const ids = records.map(({ scenario }) => scenario.id);
    expect([...new Set(ids)].toSorted()).toEqual(BATTLES_OF_1976.toSorted());
    expect(records.some(({ awaiting }) => awaiting !== null)).toBe(true);
    expect(files.toSorted()).toEqual(Object.keys(standings).toSorted());
  });
});
