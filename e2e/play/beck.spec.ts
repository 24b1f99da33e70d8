import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AT_LENGTH } from '../helpers/every';
import { openFile } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, test } from '../helpers/test';

const folder = join(import.meta.dirname, '../../scenarios/thirty-years-war/rocroi');
const read = (name: string): object => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** Rocroi in the Spanish Movement Phase of the Game-Turn in which Beck has come. */
function beckWaits(): object {
  const { units: _, ...scenario } = { units: '', ...read('rocroi.json') };
  return {
    format: 'tercio-game',
    formatVersion: 1,
    system: 'thirty-years-war',
    scenario: {
      whole: {
        ...scenario,
        ...read('units.json'),
        map: read('map.json'),
        options: { beck: 'yes' },
        start: {
          gameTurn: 9,
          phasingSide: 'spanish',
          phase: 'movement',
          beckHasCome: true,
          waiting: ['sp-leader-beck', 'sp-beck-1', 'sp-beck-2'],
        },
      },
    },
    entries: [],
  };
}

test('Beck enters from beside the map', AT_LENGTH, async ({ page }) => {
  await openFile(page, beckWaits());
  const table = new Table(page);
  await table.isAt('Spanish Movement Phase');
  const tray = table.panel.getByRole('region', { name: 'Beside the map' });
  await expect(tray.getByRole('button')).toHaveCount(3);
  // The phase cannot end while one of them could still enter (17.12).
  await expect(table.button(/^(Go on|End)/)).toHaveCount(0);
  await expect(table.panel).toContainText('must still enter the map');
  // The edge of the map where they enter.
  await page.keyboard.press('Shift+W');
  await expect(page.locator('.board-stage')).not.toHaveClass(/gliding|moving/);
  await tray.getByRole('button').first().click();
  await table.lit('0114').click({ force: true });
  await expect(tray.getByRole('button')).toHaveCount(2);
  await expect(table.log).toContainText('onto the map (0114)');
});
