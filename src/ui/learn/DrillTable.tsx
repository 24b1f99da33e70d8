import { useContext, useEffect, useMemo, useState } from 'react';
import type { DrillKind, Drills } from '../../core/contract/drills';
import { type DrillAddress, drillAddress, readDrillAddress } from '../../core/lesson/drill';
import type { Parts } from '../../store/context';
import { createDrilling } from '../../store/learning/drilling';
import { courseTitle } from '../../store/learning/lessons';
import { offerOf } from '../../store/opening/offer';
import { randomId } from '../../store/randomId';
import { NO_DRILLS } from '../../store/settings';
import { type Stores, StoresContext, useGame, useSettings } from '../../store/useGame';
import { BackIcon } from '../parts/icons';
import { useOffer } from '../useOffer';
import { DrillCard } from './DrillCard';
import { StepTable } from './StepTable';
import { StepTools } from './StepTools';
import { useDrills } from './useDrills';
import './lesson.css';

/** The drill of an address, on a table like that of a lesson. */
export function DrillTable({ at }: { readonly at: string }) {
  const offer = useOffer();
  const drills = useDrills();
  const address = readDrillAddress(at);
  if (address === null) return <NoDrill />;
  return offer && drills ? <Laid address={address} offer={offer} drills={drills} /> : null;
}

type LaidProps = {
  readonly address: DrillAddress;
  readonly offer: Parts;
  readonly drills: readonly Drills[];
};

function Laid({ address, offer, drills }: LaidProps) {
  const page = useContext(StoresContext);
  const { system, kind } = address;
  const name = `${system}/${kind}`;
  const count = useSettings((settings) => settings.countDrill);
  const [drilling] = useState(() =>
    createDrilling(offerOf(offer), drills, address, (right) => count(name, right)),
  );
  const stores = useMemo<Stores | null>(
    () => page && drilling && { ...page, game: drilling.scratch.store },
    [page, drilling],
  );
  const learn = useGame((state) => state.learn);
  const level = useSettings((settings) => settings.drills[name] ?? NO_DRILLS).level;
  const about = drills.find((one) => one.system === system)?.kinds.find(({ id }) => id === kind);
  if (!drilling || !about) return <NoDrill />;
  const { step, learning } = drilling;
  const next = () => learn(drillAddress({ system, kind, level, seed: randomId() }));
  return (
    <StoresContext value={stores}>
      <div className="game lesson">
        <DrillHeader kind={about} system={system} level={address.level} onLeave={() => learn('')} />
        <StepTable
          learning={learning}
          step={step}
          card={<DrillCard name={name} level={address.level} step={step} learning={learning} onNext={next} />}
        />
      </div>
    </StoresContext>
  );
}

/** An address of no drill leads to the list. */
function NoDrill() {
  const learn = useGame((state) => state.learn);
  useEffect(() => learn(''), [learn]);
  return null;
}

type HeaderProps = {
  readonly kind: DrillKind;
  readonly system: string;
  readonly level: number;
  onLeave(): void;
};

function DrillHeader({ kind, system, level, onLeave }: HeaderProps) {
  return (
    <header className="bar">
      <button
        type="button"
        className="tool"
        aria-label="All lessons and drills"
        title="All lessons and drills"
        onClick={onLeave}
      >
        <BackIcon />
      </button>
      <p className="bar-title">
        <span>{kind.title}</span>{' '}
        <small>
          {courseTitle(system)}: drill, level {level}
        </small>
      </p>
      <StepTools />
    </header>
  );
}
