/** Cases that can be cited, and what the contract has that cites them: what is made here cites no others. */
import type * as coach from '../../../core/contract/coach';
import type * as reader from '../../../core/contract/reader';
import type { SystemTypes } from '../../../core/contract/rules';
import type * as table from '../../../core/contract/table';
import type * as values from '../../../core/contract/values';
import type { CASES } from './cases';

export type RuleCase = keyof typeof CASES;
export type Reason = values.Reason<RuleCase>;
export type ReceiptItem = values.ReceiptItem<RuleCase>;
export type Receipt = values.Receipt<RuleCase>;
export type SubjectRow = table.SubjectRow<RuleCase>;
export type Subject = table.Subject<RuleCase>;
export type Prompt = table.Prompt<RuleCase>;
export type ToCome = table.ToCome<RuleCase>;
export type Sums = table.Sums<RuleCase>;
export type Preview = table.Preview<RuleCase>;
export type Pressed<T extends SystemTypes> = table.Pressed<T, RuleCase>;
export type SheetRow = table.SheetRow<RuleCase>;
export type Sheet = table.Sheet<RuleCase>;
export type LogLine = table.LogLine<RuleCase>;
export type OptionSpec = reader.OptionSpec<RuleCase>;
export type PrintedTable = reader.PrintedTable<RuleCase>;
export type Advice<T extends SystemTypes> = coach.Advice<T, RuleCase>;
export type Threat = coach.Threat<RuleCase>;
export type Threats = coach.Threats<RuleCase>;
