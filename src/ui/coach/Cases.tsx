import { Fragment } from 'react';
import { CaseButton } from '../parts/CaseButton';

/** The cases that something rests on. */
export function Cases({ rules }: { readonly rules: readonly string[] }) {
  return rules.map((rule, i) => (
    <Fragment key={rule}>
      {i > 0 ? ' ' : null}
      <CaseButton rule={rule} />
    </Fragment>
  ));
}
