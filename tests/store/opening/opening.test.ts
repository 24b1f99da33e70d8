import { expect, it } from 'vitest';
import { OFFER } from '../../../src/store/opening/catalogue';
import { beginGame } from '../../../src/store/opening/opening';

const listing = OFFER.catalogue.find(({ id }) => id === 'rocroi');
const chosen = (options: { readonly [option: string]: string }, forTwo?: boolean) => {
  if (!listing) throw new Error('no Rocroi');
  const setUp = { options, takeBack: 'free', ...(forTwo === undefined ? {} : { forTwo }) } as const;
  return beginGame(OFFER, listing, setUp, 'seven').game.record.options;
};

it('10.11 with two players the defender is asked for his Leaders, unless they choose otherwise', () => {
  expect([
    chosen({}, true),
    chosen({ askDefender: 'no' }, true),
    chosen({ beck: 'yes' }, true),
  ]).toMatchObject([{ askDefender: 'yes' }, { askDefender: 'no' }, { askDefender: 'yes', beck: 'yes' }]);
});

it('10.11 one who plays both sides is not asked, unless he chooses it, nor are games begun by other means', () => {
  expect([chosen({}, false), chosen({ askDefender: 'yes' }, false), chosen({})]).toMatchObject([
    { askDefender: 'no' },
    { askDefender: 'yes' },
    { askDefender: 'no' },
  ]);
});
