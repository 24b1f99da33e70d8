import { CaseButton } from '../parts/CaseButton';

/** The cases that something rests on. */
export function Cases({ rules }: { readonly rules: readonly string[] }) {
  return rules.map((rule) => <CaseButton key={rule} rule={rule} />);
}
