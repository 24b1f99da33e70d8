import { expect, it } from 'vitest';
import { createSettings } from '../../src/store/settings';

function shelf(text: string | null = null): Storage {
  let kept = text;
  const none = () => null;
  return {
    length: 0,
    clear: none,
    key: none,
    removeItem: none,
    getItem: () => kept,
    setItem: (_, value) => {
      kept = value;
    },
  };
}

it('settings are kept', () => {
  const storage = shelf();
  const settings = createSettings(() => storage);
  settings.getState().setTheme('dark');
  settings.getState().setAnimation(false);
  settings.getState().toggleSheet('losses', true);
  expect(createSettings(() => storage).getState()).toMatchObject({
    theme: 'dark',
    animation: false,
    openSheets: ['losses'],
  });
});

it('what is not understood is as usual', () => {
  for (const text of ['{', '7', '{"theme":"pink","openSheets":3}']) {
    expect(createSettings(() => shelf(text)).getState()).toMatchObject({
      theme: 'auto',
      animation: true,
      openSheets: [],
    });
  }
});

it('without storage a setting holds for the visit', () => {
  const settings = createSettings(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  settings.getState().setTheme('light');
  expect(settings.getState().theme).toBe('light');
});
