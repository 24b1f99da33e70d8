import { caseName } from '../../core/caseName';
import type { GameSystem } from '../../core/contract/system';
import { useGame } from '../../store/useGame';

/** A case number that opens the rulebook there. `system` is needed only if no game is on the table. */
export function CaseButton({ rule, system }: { readonly rule: string; readonly system?: GameSystem }) {
  const consult = useGame((state) => state.consult);
  if (rule === '') return null;
  const name = caseName(rule);
  return (
    <button type="button" className="case" title={`Read ${name}`} onClick={() => consult(rule, system)}>
      <span className="unseen">Case </span>
      {name}
    </button>
  );
}
