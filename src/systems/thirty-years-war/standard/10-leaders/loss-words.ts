/** What the loss of a Leader leads to, in previews and in the log. */
import type { CounterId } from '../../../../core/contract/values';
import { hook } from '../../engine/hook';

/** Added to the sentence of his loss: `; the morale of the Bavarian army is tried`; '' where it brings nothing. */
export const leaderLossBrings = hook((_board, _leader: CounterId): string => '');
