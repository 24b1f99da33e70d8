/**
 * With the screen off: only names, the lists, what is announced and where the focus is. Nothing here looks or points.
 */

import { openFile } from '../helpers/positions';
import { expect, type Locator, type Page, test } from '../helpers/test';

/** What a player does who hears the table: reaches something by its name, presses Enter, listens. */
class Listener {
  constructor(readonly page: Page) {}

  get lists(): Locator {
    return this.page.getByRole('complementary', { name: 'Armies' });
  }

  /** A group of the list of choices. */
  among(group: string): Locator {
    return this.lists.getByRole('region', { name: group, exact: true });
  }

  async press(where: Locator, name: string | RegExp): Promise<void> {
    const button = where.getByRole('button', { name });
    await button.focus();
    await expect(button).toBeFocused();
    await this.page.keyboard.press('Enter');
  }

  async hears(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: text })).not.toHaveCount(0);
  }

  /** Both armies as lists, at what can be chosen now: by its key and the arrows of the tabs. */
  async openChoices(): Promise<void> {
    await this.page.keyboard.press('Shift+L');
    await expect(this.lists.getByRole('heading', { name: 'Armies' })).toBeFocused();
    await this.page.keyboard.press('Tab');
    await this.page.keyboard.press('Tab');
    await expect(this.lists.getByRole('tab', { name: 'By side' })).toBeFocused();
    await this.page.keyboard.press('ArrowLeft');
    await expect(this.lists.getByRole('tab', { name: 'Threats' })).toBeFocused();
    await this.page.keyboard.press('ArrowLeft');
    await expect(this.lists.getByRole('tab', { name: /^To choose/ })).toBeFocused();
  }

  async turnTo(list: string | RegExp): Promise<void> {
    const tab = this.lists.getByRole('tab', { name: list });
    await tab.focus();
    await this.page.keyboard.press('Enter');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  async move(counter: RegExp, place: string): Promise<void> {
    await this.press(this.among('French'), counter);
    await this.hears(/\d+ places to choose from\. Choose where/);
    await this.press(this.among('Places'), new RegExp(`^${place}, \\d of \\d MP$`));
    await this.hears(new RegExp(`to ${place}\\)?, \\d of \\d MP\\.`));
  }

  /** The players throw their own dice: the one that is asked for is entered. */
  async throwsDie(purpose: string | RegExp, face: number): Promise<void> {
    await this.hears(purpose);
    await this.enters(face);
  }

  async enters(face: number): Promise<void> {
    await this.press(this.lists.getByRole('region', { name: 'Throw a die' }), new RegExp(`^${face}`));
  }

  /** To the end of a Player-Turn by the steps that carry the game on, whatever it asks on the way. */
  async playsOn(side: string, face: number): Promise<void> {
    const now = this.page.getByRole('heading', { level: 1 });
    const die = this.lists.getByRole('region', { name: 'Throw a die' });
    for (let steps = 0; steps < 40 && (await now.textContent())?.startsWith(side); steps++) {
      if (await die.isVisible()) await this.enters(face);
      else {
        const step = /^(Fight what is left|Choose the least|Disrupt these|So be it|Roll for|Go on|End)/;
        const button = this.among('Actions').getByRole('button', { name: step }).first();
        await button.focus();
        await this.page.keyboard.press('Enter');
      }
    }
  }
}

/** Rocroi with the players' own dice, so that the battles of this turn are known. */
const ROCROI_BY_HAND = {
  format: 'tercio-game',
  formatVersion: 1,
  system: 'thirty-years-war',
  diceFrom: 'hand',
  scenario: { id: 'rocroi' },
  entries: [],
};

test('a Game-Turn of both sides with the screen off', async ({ page }) => {
  test.setTimeout(120_000);
  await openFile(page, ROCROI_BY_HAND);
  const player = new Listener(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await player.hears('Rocroi. Game-Turn 1. French Disruption Removal Phase. None of your units is disrupted');

  await page.keyboard.press('e');
  await player.hears('French Artillery Fire Phase. 3 guns may fire.');
  await player.openChoices();
  await player.press(player.among('French'), /^Second French battery \(1814\)/);
  await player.hears(
    'Second French battery chosen. Choose an enemy unit for Second French battery (1814) to fire on.',
  );
  await player.press(player.among('Spanish'), /^1\/Spanish \(1214\), range 6, 1 in 6/);
  await player.throwsDie('Throw a die, and enter it: Fire at 1/Spanish (1214).', 1);
  await player.hears(
    'Second French battery (1814) fires on 1/Spanish (1214), range 6: disrupted. 1 in 6, die 1: 1/Spanish is disrupted',
  );
  await player.hears('2 guns may fire.');

  await player.press(player.among('Actions'), /^Go on/);
  await player.hears('French Movement Phase. Move any of your units');
  await player.move(/^1\/Croates \(1705\)/, '1305');
  await player.move(/^Royal \(1806\)/, '1306');
  await player.move(/^Mestre de Camp \(1807\)/, '1307');
  await player.move(/^Gassion \(1807\)/, '1307');

  // One that has moved cannot move again: the list of places keeps line and focus, and the answer has its case.
  await player.turnTo('By place');
  const place = player.lists.getByRole('listitem').filter({ hasText: /^1306, clear/ });
  await player.press(place, 'Choose Royal');
  await player.hears(/ 6\.1\d?\./);
  await expect(place.getByRole('button', { name: 'Choose Royal' })).toBeFocused();
  await player.turnTo(/^To choose/);

  await player.press(player.among('Actions'), 'Go on to the Combat Phase');
  await player.hears(
    /French Combat Phase\. .* 8\.11: .*: 2\/Flemish, 3\/Flemish, 4\/Flemish\. 8\.12: .*Mestre de Camp/,
  );

  // Two against one, an exchange, and the decision that it forces.
  await player.press(player.among('French'), /^Royal \(1306\)/);
  await player.hears('Royal chosen. Choose the enemy to attack.');
  await player.press(player.among('Spanish'), /^2\/Flemish \(1205\)/);
  await player.hears(/2\/Flemish chosen\. Attack on 2\/Flemish \(1205\): 2-1\..*Almost ready, 8\.1/);
  await player.press(player.among('French'), /^1\/Croates \(1305\)/);
  await player.hears(/1\/Croates chosen\. Attack on 2\/Flemish \(1205\): 3-1\..*Now it is possible/);
  await player.press(player.among('Actions'), 'Roll the die');
  await player.throwsDie('Throw a die, and enter it: Attack on 2/Flemish (1205).', 4);
  await player.hears(/3-1, die 4: 2\/Flemish is disrupted; in exchange/);
  await player.hears('Exchange: disrupt attackers of at least 4 Strength Points; 0 chosen.');
  await player.press(player.among('French'), /^Disrupt 1\/Croates/);
  await player.hears('Exchange: disrupt attackers of at least 4 Strength Points; 4 chosen.');
  await player.press(player.among('Actions'), 'Disrupt these: 4, at least 4 needed');
  await player.hears('Disrupted in exchange: 1/Croates');

  await player.press(player.among('Actions'), 'Fight what is left for me');
  await player.throwsDie(/^Throw a die, and enter it: Attack on [234]\/Flemish \(12/, 4);
  await player.hears(/die 4: [^.]+\..*Nothing more must be done in this phase/);

  // It is taken back with its die and fought again: the same die comes without being asked for.
  await page.keyboard.press('Control+z');
  await player.hears(/^Taken back: .*4\/Flemish/);
  await page.keyboard.press('Control+Shift+z');
  await player.hears(/^Again: .*die 4: /);

  await player.press(player.among('Actions'), /^End the Player-Turn/);
  await player.hears(/Spanish Disruption Removal Phase\./);
  await player.playsOn('Spanish', 3);
  await player.hears('Game-Turn 2. French Disruption Removal Phase.');
});
