/** What the computer player knows of the battles of every book: importing this makes it known. */
import { freiburgAims, freiburgGoesTo } from './freiburg/opponent/aims';
import {
  freiburgDayOver,
  freiburgGround,
  freiburgNeeds,
  freiburgStakes,
  freiburgStrength,
} from './freiburg/opponent/stakes';
import { wallShotPlans } from './freiburg/opponent/walls';
import { withdrawalPlans } from './freiburg/opponent/withdrawals';
import { aimsOf } from './opponent/aims';
import { priceOfFailure } from './opponent/battle';
import { otherShots, withdrawals } from './opponent/fire';
import { goesTo } from './opponent/setUps';
import { groundStakes, isDayOver, isNeededToWin, shareOfStrength, stakes } from './opponent/worth';
import { rocroiPriceOfFailure, rocroiStakes } from './rocroi/opponent';

stakes.by(rocroiStakes)('rocroi');
priceOfFailure.by(rocroiPriceOfFailure)('rocroi');
stakes.by(freiburgStakes)('freiburg');
groundStakes.by(freiburgGround)('freiburg');
aimsOf.by(freiburgAims)('freiburg');
otherShots.by(wallShotPlans)('freiburg');
withdrawals.by(withdrawalPlans)('freiburg');
shareOfStrength.by(freiburgStrength)('freiburg');
isDayOver.by(freiburgDayOver)('freiburg');
isNeededToWin.by(freiburgNeeds)('freiburg');
goesTo.by(freiburgGoesTo)('freiburg');
