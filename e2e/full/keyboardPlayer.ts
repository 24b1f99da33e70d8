/** A player who uses the keyboard alone, choosing only from what the page offers; chance decides. */
import { expect, type Page } from '@playwright/test';
import type { Chance } from './chance';
import { type Button, look, type Seen } from './reading';

type Offer = { readonly what: string; readonly weight: number; readonly take: () => Promise<void> };

/** A counter is taken up or a hex chosen much rather than a phase ended. */
const WEIGHTS = { counter: 30, place: 40, stop: 10, main: 3, plain: 2, tray: 6, back: 1 } as const;

export class KeyboardPlayer {
  /** How often each key was pressed; commands in the typed box by themselves. */
  readonly used = new Map<string, number>();

  constructor(
    private readonly page: Page,
    private readonly chance: Chance,
  ) {}

  /** From the start page to the game, by Tab. */
  async begin(button: RegExp): Promise<void> {
    await this.tabTo((name) => button.test(name));
    await this.press('Enter');
  }

  /** One choice; who is tired takes what leads on, if anything does. */
  async act(seen: Seen, tired: boolean): Promise<string> {
    const offers = tired ? this.endings(seen) : [];
    const { what, take } = this.drawn(offers.length > 0 ? offers : this.offers(seen));
    await take();
    return what;
  }

  private endings(seen: Seen): readonly Offer[] {
    const { buttons, obliged, places, picked, instruction } = seen;
    const main = buttons.find(({ kind }) => kind === 'main');
    if (main) return [this.offerOf(main)];
    const isTraced = instruction.startsWith('Trace');
    if (obliged.length > 0 && !isTraced) {
      // Units that stand in one hex have to part first.
      if (picked.length === 0) return this.obligations(seen);
      if (places.length > 0) return [this.placeOffer(seen)];
    }
    const ending =
      buttons.find(({ letter }) => ['e', 'c', 's'].includes(letter)) ??
      buttons.find(({ kind }) => kind === 'back');
    return ending ? [this.offerOf(ending)] : [];
  }

  private obligations({ obliged }: Seen): readonly Offer[] {
    return obliged.map((name) => ({
      what: name,
      weight: WEIGHTS.plain,
      take: () => this.pressButton({ name, letter: '', isOn: false, kind: 'plain' }),
    }));
  }

  private placeOffer(seen: Seen): Offer {
    return { what: 'a hex', weight: WEIGHTS.place, take: () => this.choosePlace(seen) };
  }

  private offers(seen: Seen): readonly Offer[] {
    const { buttons, ready, places, pressable, picked } = seen;
    const offers = buttons.map((button) => this.offerOf(button));
    // Once something is begun, what goes with it is rather chosen than another counter.
    const [counter, stop] =
      picked.length > 0 ? [WEIGHTS.stop, WEIGHTS.counter] : [WEIGHTS.counter, WEIGHTS.stop];
    if (places.length > 0) offers.push(this.placeOffer(seen));
    if (ready > 0) offers.push({ what: 'a counter', weight: counter, take: () => this.nextCounter(ready) });
    if (pressable > picked.length && places.length === 0)
      offers.push({ what: 'a stop of Tab', weight: stop, take: () => this.chooseStop(pressable) });
    const rolls = buttons.find(({ letter, kind }) => letter === 'r' && kind === 'main');
    const attack = rolls ? attackIn(seen) : '';
    if (attack !== '') offers.push({ what: attack, weight: 10, take: () => this.type(attack) });
    return offers;
  }

  private offerOf(button: Button): Offer {
    // What a begun battle offers is rather taken than the battle put away.
    const weight = ['r', 'a'].includes(button.letter) ? 30 : WEIGHTS[button.kind];
    return { what: button.name, weight, take: () => this.pressButton(button) };
  }

  private drawn(offers: readonly Offer[]): Offer {
    let at = this.chance(offers.reduce((sum, { weight }) => sum + weight, 0));
    const drawn = offers.find(({ weight }) => {
      at -= weight;
      return at < 0;
    });
    if (!drawn) throw new Error('nothing is offered');
    return drawn;
  }

  /** By its letter, or by Tab from the panel's main action on. */
  private async pressButton({ name, letter }: Button): Promise<void> {
    if (letter !== '') return this.press(letter);
    await this.press('p');
    await this.tabTo((focused) => focused === name);
    await this.press('Enter');
  }

  private async tabTo(isMeant: (name: string) => boolean): Promise<void> {
    for (let tabs = 0; tabs < 80; tabs++) {
      const focused = await this.page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.matches('button') === true
          ? (activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '')
          : '';
      });
      if (isMeant(focused)) return;
      await this.press('Tab');
    }
    throw new Error('Tab does not lead there');
  }

  private async nextCounter(ready: number): Promise<void> {
    const key = this.chance(2) === 0 ? 'n' : 'Shift+N';
    await this.press(key, 1 + this.chance(Math.min(ready, 6)));
    await this.press('Enter');
  }

  /** Some stops of Tab on, or back; past the last there is nothing to press. */
  private async chooseStop(stops: number): Promise<void> {
    await this.press('g');
    const key = this.chance(2) === 0 ? 'Tab' : 'Shift+Tab';
    const steps = 1 + this.chance(Math.max(1, Math.min(stops - 1, 8)));
    for (let i = 0; i < steps; i++) {
      await this.press(key);
      if (await this.isOnBoard()) continue;
      // Gone past the last: back to the board, where the cursor still is where Tab left it.
      await this.press(key === 'Tab' ? 'Shift+Tab' : 'Tab');
      return;
    }
    await this.press('Enter');
  }

  private isOnBoard(): Promise<boolean> {
    return this.page.evaluate(() => document.activeElement?.classList.contains('board-window') === true);
  }

  /** Mostly the hex nearest to an enemy: typed, by arrows, or by Tab. */
  private async choosePlace(seen: Seen): Promise<void> {
    const { places, enemies, picked, instruction } = seen;
    const place =
      this.chance(4) > 0
        ? nearestTo(enemies, places, this.chance)
        : (places[this.chance(places.length)] ?? places[0] ?? '');
    const [from] = picked;
    const isTraced = instruction.startsWith('Trace');
    const way = this.chance(3);
    if (way === 0 && from?.alone && from.hex !== '' && !isTraced) return this.type(`${from.hex}-${place}`);
    const at = /^\d{4}/.exec(seen.said)?.[0];
    if (way === 1 && at) return this.walk(at, place);
    return this.chooseStop(places.length);
  }

  private async walk(from: string, to: string): Promise<void> {
    await this.press('g');
    await this.stride(columnOf(to) - columnOf(from), 'ArrowRight', 'ArrowLeft');
    await this.stride(rowOf(to) - rowOf(from), 'ArrowDown', 'ArrowUp');
    expect((await look(this.page)).said, `arrows from ${from} to ${to}`).toMatch(new RegExp(`^${to}`));
    await this.press('Enter');
  }

  /** Five at a time with Shift. */
  private async stride(steps: number, on: string, back: string): Promise<void> {
    const key = steps > 0 ? on : back;
    const far = Math.abs(steps);
    await this.press(`Shift+${key}`, Math.floor(far / 5));
    await this.press(key, far % 5);
  }

  private async type(command: string): Promise<void> {
    await this.press('/');
    await this.page.keyboard.type(command);
    await this.press('Enter');
    this.count('typed', 1);
    // The keyboard stays in the box, for the next command; letters would be written there.
    await this.press('Tab');
  }

  private async press(key: string, times = 1): Promise<void> {
    for (let i = 0; i < times; i++) await this.page.keyboard.press(key);
    this.count(key, times);
  }

  private count(key: string, times: number): void {
    this.used.set(key, (this.used.get(key) ?? 0) + times);
  }
}

/** The battle that is put together, as it would be typed; '' when it cannot be said by hexes alone. */
function attackIn({ picked, buttons }: Seen): string {
  const hexes = (side: string) => picked.filter((one) => one.side === side).map(({ hex }) => hex);
  const [own, enemy] = [hexes('own'), hexes('enemy')];
  if (own.length === 0 || enemy.length === 0) return '';
  const charges = buttons.some(({ name, isOn }) => isOn && name.startsWith('Charge,'));
  return `${own.join('+')}x${enemy.join('+')}${charges ? '!' : ''}`;
}

function nearestTo(enemies: readonly string[], places: readonly string[], chance: Chance): string {
  const far = (place: string) => Math.min(...enemies.map((enemy) => distance(place, enemy)));
  const least = Math.min(...places.map(far));
  const nearest = places.filter((place) => far(place) === least);
  return nearest[chance(nearest.length)] ?? '';
}

/** Near enough, as the eye sees it. */
function distance(a: string, b: string): number {
  return Math.hypot(columnOf(a) - columnOf(b), rowOf(a) - rowOf(b));
}

const columnOf = (hex: string) => Number(hex.slice(0, 2));
const rowOf = (hex: string) => Number(hex.slice(2));
