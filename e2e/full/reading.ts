/** What a reader finds on the page of a game, read at once. */
import type { Page } from '@playwright/test';

export type Button = {
  readonly name: string;
  readonly letter: string;
  /** Of a switch, whether it is on. */
  readonly isOn: boolean;
  readonly kind: 'main' | 'back' | 'plain' | 'tray';
};
export type Standing = { readonly hex: string; readonly side: string; readonly alone: boolean };
export type Seen = {
  /** `French Combat Phase` */
  readonly heading: string;
  readonly instruction: string;
  readonly over: boolean;
  /** Why the last press was refused. */
  readonly refused: string;
  readonly buttons: readonly Button[];
  /** Counters that are named in the panel because they still have to move. */
  readonly obliged: readonly string[];
  /** Counters lit as able to act, on the map. */
  readonly ready: number;
  /** Counters that can be pressed, on the map. */
  readonly pressable: number;
  /** Hexes that can be chosen. */
  readonly places: readonly string[];
  readonly picked: readonly Standing[];
  /** Hexes with units of the side that is not on turn. */
  readonly enemies: readonly string[];
  /** What the cursor has come to, as it is said. */
  readonly said: string;
};

export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const text = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
    const heading = text('.now h1').trim();
    const side = heading.split(' ')[0] ?? '';
    const counters = [...document.querySelectorAll<HTMLElement>('.counter')].map((counter) => ({
      hex: counter.dataset.hex ?? '',
      label: counter.getAttribute('aria-label') ?? '',
      picked: counter.querySelector('.is-picked') !== null,
      ready: counter.querySelector('.lift') !== null,
      pressable: counter.getAttribute('role') === 'button',
    }));
    const crowd = new Map<string, number>();
    for (const { hex } of counters) crowd.set(hex, (crowd.get(hex) ?? 0) + 1);
    const isOwn = (label: string) => label.includes(side);
    return {
      heading,
      instruction: text('.now .instruction'),
      over: document.querySelector('dialog.result[open]') !== null,
      refused: text('.why-not'),
      buttons: [...document.querySelectorAll('.actions .act, .tray .act')].map((button) => ({
        name: button.getAttribute('aria-label') ?? button.textContent ?? '',
        letter: button.getAttribute('aria-keyshortcuts') ?? '',
        isOn: button.getAttribute('aria-pressed') === 'true',
        kind: button.closest('.tray')
          ? 'tray'
          : button.classList.contains('main')
            ? 'main'
            : button.classList.contains('back')
              ? 'back'
              : 'plain',
      })),
      obliged: [...document.querySelectorAll('.obligations .chip-button')]
        .map((chip) => chip.getAttribute('aria-label') ?? '')
        .filter(
          (label) => heading.endsWith('Movement Phase') && !label.endsWith(', has moved in this phase'),
        ),
      ready: counters.filter(({ ready }) => ready).length,
      pressable: counters.filter(({ pressable }) => pressable).length,
      places: [...document.querySelectorAll<HTMLElement>('.choice-spot')].map(
        (spot) => spot.dataset.hex ?? '',
      ),
      picked: counters
        .filter(({ picked }) => picked)
        .map(({ hex, label }) => ({
          hex,
          side: isOwn(label) ? 'own' : 'enemy',
          alone: crowd.get(hex) === 1,
        })),
      enemies: counters.filter(({ label }) => !isOwn(label)).map(({ hex }) => hex),
      said: text('.board [role=status]'),
    };
  });
}

export type Told = {
  readonly moves: number;
  readonly shots: number;
  readonly battles: number;
};
export type Account = {
  readonly sides: readonly Told[];
  readonly eliminated: number;
  readonly points: readonly number[];
};

/** How the log of a system words what is counted. */
export type Sayings = {
  readonly [what in 'moves' | 'shots' | 'battles' | 'eliminated']: RegExp;
};
export const OF_1976: Sayings = {
  moves: / → \d{4}\),/,
  shots: / \(\d{4}\) fires (on|at) /,
  battles: / (attacks?|charges?) .*: /,
  eliminated: / is eliminated: /g,
};
export const OF_1643: Sayings = {
  moves: /: \d{4} → \d{4}, facing /,
  // All batteries fire at once, in the step of the side that named its targets last.
  shots: / is to fire at /,
  battles: / (attacks|charges) .*: /,
  eliminated: /\) (is eliminated|has no way to go|runs off the map)/g,
};

/** What the log and the result show when the game is over. */
export function account(page: Page, sayings: Sayings): Promise<Account> {
  return page.evaluate(async ({ moves, shots, battles, eliminated }) => {
    type Group = { readonly livery: string; readonly lines: readonly string[]; readonly text: string };
    /** By what they say: two pages of the log lie open at a time, and of two turns of the page one is the same. */
    const groups = new Map<string, Group>();
    for (;;) {
      for (const group of document.querySelectorAll('.log-group:not(.taken-back)')) {
        const text = group.textContent ?? '';
        const lines = [...group.querySelectorAll('.line-text')].map(({ textContent }) => textContent ?? '');
        groups.set(text, { livery: group.className, lines, text });
      }
      const earlier = [...document.querySelectorAll<HTMLElement>('.log-turn button')].find(
        ({ textContent }) => textContent?.startsWith('Earlier'),
      );
      if (!earlier) break;
      earlier.click();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const all = [...groups.values()];
    const sides = ['livery-blue', 'livery-red'].map((side) => {
      const lines = all.filter(({ livery }) => livery.includes(side)).flatMap((group) => group.lines);
      const count = (told: RegExp) => lines.filter((line) => told.test(line)).length;
      return {
        moves: count(moves),
        shots: count(shots),
        battles: count(battles),
      };
    });
    return {
      sides,
      eliminated: all.flatMap(({ text }) => text.match(eliminated) ?? []).length,
      points: [...document.querySelectorAll('.final-points dd')].map(({ textContent }) =>
        Number((textContent ?? '').replace('¼', '.25').replace('½', '.5').replace('¾', '.75')),
      ),
    };
  }, sayings);
}
