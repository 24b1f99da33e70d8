/** Cases that can be cited, and what the contract has that cites them. */
import type * as reader from '../../../core/contract/reader';
import type * as values from '../../../core/contract/values';
import type { CASES } from './cases';

export type RuleCase = keyof typeof CASES;
export type Reason = values.Reason<RuleCase>;
export type OptionSpec = reader.OptionSpec<RuleCase>;
