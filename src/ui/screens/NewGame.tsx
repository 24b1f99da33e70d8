import { useContext, useId, useMemo, useState } from 'react';
import type { OptionSpec } from '../../core/contract/reader';
import type { GameSystem } from '../../core/contract/system';
import { TAKE_BACKS, type TakeBack } from '../../core/record/record';
import { defaultOf } from '../../store/defaultValue';
import { detailsOf } from '../../store/opening/details';
import type { Listing } from '../../store/opening/listing';
import { useGame, useSettings } from '../../store/useGame';
import { AgainstComputer } from '../computer/AgainstComputer';
import { ComputerContext } from '../computer/computerContext';
import { CaseButton } from '../parts/CaseButton';
import { noBreak } from '../parts/noBreak';
import { POLICY_WORDS } from '../time/policyWords';
import { useOffer } from '../useOffer';
import { Disclosures } from './Disclosures';

type Chosen = { readonly [option: string]: string };

type Props = {
  readonly entry: Listing;
  /** What it is called where it stands. */
  readonly title: string;
  /** Stands under the heading of its battle. */
  readonly within?: boolean;
};

/** One game: a button that starts it with the default options, and its options for those who want them. */
export function NewGame({ entry, title, within = false }: Props) {
  const Heading = within ? 'h3' : 'h2';
  const offer = useOffer();
  const begin = useGame((state) => state.begin);
  const [chosen, setChosen] = useState<Chosen>({});
  const [takeBack, setTakeBack] = useState<TakeBack>('free');
  const details = useMemo(() => detailsOf(offer, entry), [offer, entry]);
  const forTwo = useSettings((settings) => !settings.bothSides);
  const hasPage = useContext(ComputerContext) !== null;
  const specs = details?.specs ?? [];
  const meant = meaningOf(specs, chosen, forTwo);
  const changed = Object.keys(meant).length + (takeBack === 'free' ? 0 : 1);
  const options = {
    title: 'Options',
    content: () =>
      details ? (
        <div className="options">
          <TakeBackChoice system={details.system} value={takeBack} choose={setTakeBack} />
          {specs.map((spec) => (
            <OptionChoice
              key={spec.id}
              spec={spec}
              system={details.system}
              value={chosen[spec.id] ?? defaultOf(spec, forTwo)}
              byDefault={defaultOf(spec, forTwo)}
              needed={neededFor(spec, specs, chosen)}
              choose={(value) => setChosen({ ...chosen, [spec.id]: value })}
            />
          ))}
        </div>
      ) : (
        <p className="faint">Loading…</p>
      ),
  };
  const against = {
    title: 'Against the computer',
    content: () =>
      details ? (
        <AgainstComputer
          system={details.system}
          sides={details.sides}
          start={details.start}
          play={(players) => begin(entry, { options: meant, takeBack, forTwo, players })}
        />
      ) : (
        <p className="faint">Loading…</p>
      ),
  };
  const notes = {
    title: 'Reconstructed, not printed: terrain, set-up and guns',
    content: () => (
      <ul className="notes">
        {details?.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    ),
  };
  return (
    <article className="new-game">
      <header>
        <Heading>{title}</Heading>
        <p>{entry.subtitle}</p>
      </header>
      {entry.aim ? <p className="aim">{noBreak(entry.aim)}</p> : null}
      <button
        type="button"
        className="play"
        onClick={() => begin(entry, { options: meant, takeBack, forTwo })}
      >
        Play <span className="unseen">{entry.title}</span>
        <small>
          {forTwo ? 'for two, ' : 'both sides, '}
          {changed === 0 ? 'default rules' : `${changed} ${changed === 1 ? 'option' : 'options'} changed`}
        </small>
      </button>
      <Disclosures
        parts={[...(hasPage ? [against] : []), options, ...(details?.notes.length === 0 ? [] : [notes])]}
      />
    </article>
  );
}

type ChoiceProps = {
  readonly spec: OptionSpec;
  readonly system: GameSystem;
  readonly value: string;
  readonly byDefault: string;
  /** The option that must be chosen otherwise before this one means anything. */
  readonly needed: OptionSpec | null;
  readonly choose: (value: string) => void;
};

function OptionChoice({ spec, system, value, byDefault, needed, choose }: ChoiceProps) {
  // Several battles are offered on one page; each has a choice of its own.
  const group = useId();
  return (
    <fieldset disabled={needed !== null}>
      <legend>
        {spec.label} <CaseButton rule={spec.rule} system={system} />
      </legend>
      <p>{spec.text}</p>
      {needed ? <p className="faint">Only together with “{needed.label}”.</p> : null}
      {spec.values.map((possible) => (
        <label key={possible.value}>
          <input
            type="radio"
            name={`${group} ${spec.id}`}
            checked={value === possible.value}
            onChange={() => choose(possible.value)}
          />
          {possible.label}
          {possible.value === byDefault ? <small> default</small> : null}
        </label>
      ))}
    </fieldset>
  );
}

type TakeBackProps = {
  readonly system: GameSystem;
  readonly value: TakeBack;
  readonly choose: (value: TakeBack) => void;
};

/** Agreed on before the game, whatever its rules. */
function TakeBackChoice({ system, value, choose }: TakeBackProps) {
  const group = useId();
  return (
    <fieldset>
      <legend>
        Taking back <CaseButton rule="table:take-back" system={system} />
      </legend>
      <p>What is taken back stays in the log and can be resumed; dice that were rolled stay rolled.</p>
      {TAKE_BACKS.map((policy) => (
        <label key={policy}>
          <input
            type="radio"
            name={`${group} take-back`}
            checked={value === policy}
            onChange={() => choose(policy)}
          />
          <span>
            {POLICY_WORDS[policy].label}: {POLICY_WORDS[policy].text}
            {policy === 'free' ? <small> default</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What was chosen otherwise than by default, without what means nothing as the other options stand. */
function meaningOf(specs: readonly OptionSpec[], chosen: Chosen, forTwo: boolean): Chosen {
  const meant = specs.flatMap((spec) => {
    const value = chosen[spec.id] ?? defaultOf(spec, forTwo);
    const isMeant = value !== defaultOf(spec, forTwo) && neededFor(spec, specs, chosen) === null;
    return isMeant ? [[spec.id, value] as const] : [];
  });
  return Object.fromEntries(meant);
}

function neededFor({ needs }: OptionSpec, specs: readonly OptionSpec[], chosen: Chosen): OptionSpec | null {
  const other = specs.find(({ id }) => id === needs?.option);
  return other && (chosen[other.id] ?? other.default) !== needs?.value ? other : null;
}
