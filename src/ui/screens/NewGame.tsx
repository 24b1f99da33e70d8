import { useMemo, useState } from 'react';
import type { GameSystem, OptionSpec } from '../../core/seam';
import type { CatalogueEntry } from '../../store/catalogue';
import { useGame } from '../../store/useGame';
import { CaseButton } from '../panels/CaseButton';
import { useOffer } from '../useOffer';

type Chosen = { readonly [option: string]: string };

/** One battle: a button that starts it as usual, and its options for those who want them. */
export function NewGame({ entry }: { readonly entry: CatalogueEntry }) {
  const { systems } = useOffer();
  const begin = useGame((state) => state.begin);
  const [chosen, setChosen] = useState<Chosen>({});
  const system = systems.find(({ id }) => id === entry.system);
  const offer = useMemo(() => (system ? offerOf(system, entry) : null), [system, entry]);
  if (!system || !offer) return null;
  const changed = offer.specs.filter((spec) => (chosen[spec.id] ?? spec.usual) !== spec.usual).length;
  return (
    <article className="new-game">
      <header>
        <h2>{entry.title}</h2>
        <p>{entry.subtitle}</p>
      </header>
      <button type="button" className="play" onClick={() => begin(entry, chosen)}>
        Play {entry.title}
        <small>{changed === 0 ? 'with the usual rules' : `with ${changed} of the options changed`}</small>
      </button>
      <details className="options">
        <summary>Options</summary>
        {offer.specs.map((spec) => (
          <OptionChoice
            key={spec.id}
            spec={spec}
            system={system}
            value={chosen[spec.id] ?? spec.usual}
            choose={(value) => setChosen({ ...chosen, [spec.id]: value })}
          />
        ))}
      </details>
      {offer.notes.length === 0 ? null : (
        <details className="notes">
          <summary>Reconstructed, not printed: terrain, set-up and guns</summary>
          <ul>
            {offer.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

type ChoiceProps = {
  readonly spec: OptionSpec;
  readonly system: GameSystem;
  readonly value: string;
  readonly choose: (value: string) => void;
};

function OptionChoice({ spec, system, value, choose }: ChoiceProps) {
  return (
    <fieldset>
      <legend>
        {spec.label} <CaseButton rule={spec.rule} system={system} />
      </legend>
      <p>{spec.text}</p>
      {spec.values.map((possible) => (
        <label key={possible.value}>
          <input
            type="radio"
            name={spec.id}
            checked={value === possible.value}
            onChange={() => choose(possible.value)}
          />
          {possible.label}
          {possible.value === spec.usual ? <small> usual</small> : null}
        </label>
      ))}
    </fieldset>
  );
}

function offerOf(system: GameSystem, entry: CatalogueEntry) {
  const scenario = system.read.scenario(entry.load());
  const specs = system.optionSpecs(scenario);
  const options = Object.fromEntries(specs.map((spec) => [spec.id, spec.usual]));
  const start = system.start(scenario, system.read.options(scenario, options));
  return { specs, notes: system.table(start).notes };
}
