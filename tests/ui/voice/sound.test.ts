import { describe, expect, it, vi } from 'vitest';
import { createSettings } from '../../../src/store/settings';
import { followSounds, soundOf } from '../../../src/ui/voice/sound';
import { toyStore } from '../../helpers/toy/toyStore';

function atTheTable() {
  const toy = toyStore();
  toy.begin();
  const heard: (string | null)[] = [];
  toy.store.subscribe((now, before) => heard.push(soundOf(now, before)));
  return { ...toy, heard };
}

describe('what is to be heard', () => {
  it('a move, a die and a refusal each have their sound; picking a counter has none', () => {
    const { press, heard } = atTheTable();
    press('n1');
    press('0203');
    press('end');
    press('n1', 's1');
    press('0505');
    expect(heard.filter((sound) => sound !== null)).toEqual(['move', 'die', 'refusal']);
  });

  it('taking back is silent', () => {
    const { press, heard, store } = atTheTable();
    press('n1', '0203');
    heard.length = 0;
    store.getState().undo();
    expect(heard).toEqual([null]);
  });
});

describe('sounds of the page', () => {
  it('no audio is opened before they are switched on', () => {
    const toy = toyStore();
    const settings = createSettings(() => sessionStorage);
    const speaker = vi.fn();
    const open = vi.fn(() => speaker);
    followSounds(toy.store, settings, open);
    toy.begin();
    toy.press('n1', '0203');
    expect(open).not.toHaveBeenCalled();

    settings.getState().change({ sound: true });
    toy.press('n2', '0303');
    toy.press('end', 'n2', 's1');
    expect(open).toHaveBeenCalledTimes(1);
    expect(speaker).toHaveBeenCalledTimes(2);
  });
});
