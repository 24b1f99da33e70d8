import { useMemo } from 'react';
import type { CounterView } from '../../core/contract/board';
import type { Threat, Threats } from '../../core/contract/coach';
import type { SideView } from '../../core/contract/map';
import { usePlay, useShown } from '../../store/useGame';
import { Cases } from '../coach/Cases';
import { useOverlaySpecs } from '../help/useOverlays';
import { NamedText } from '../parts/NamedText';
import { noBreak } from '../parts/noBreak';
import { useFind } from '../parts/useFind';
import { useLight } from '../parts/useLight';
import { useThreats } from '../threat/useThreats';

/** What the enemy could bring against each counter in his next turn, the side that decides first. */
export function ArmiesThreats() {
  const specs = useOverlaySpecs();
  const sides = usePlay((play) => play.table.sides);
  const by = usePlay(({ prompt }) => prompt.by);
  const counted = useMemo(() => {
    const own = sides.filter(({ id }) => specs.some(({ aside, side }) => aside && side === id));
    return own.toSorted((a, b) => Number(b.id === by) - Number(a.id === by));
  }, [sides, specs, by]);
  const threats = useThreats(counted.map(({ id }) => id).join(' '), null);
  return counted.map((side) => <OfSide key={side.id} side={side} threats={threats.get(side.id)} />);
}

function OfSide({ side, threats }: { readonly side: SideView; readonly threats: Threats | undefined }) {
  return (
    <section className={`threats-of livery-${side.livery}`} aria-label={`Threats to the ${side.name}`}>
      <h3>
        Threats to the {side.name} {threats ? <span className="tab-count">{threats.rows.length}</span> : null}
      </h3>
      {threats ? (
        <>
          <ol className="threats">
            {threats.rows.map((row, i) => (
              <Row key={`${i} ${row.counter}`} row={row} />
            ))}
          </ol>
          <p className="soft">{noBreak(threats.note)}</p>
        </>
      ) : (
        <p className="faint">counting…</p>
      )}
    </section>
  );
}

function Row({ row }: { readonly row: Threat }) {
  const light = useLight();
  const counter = useShown(({ board }) => board.counters.find(({ id }) => id === row.counter));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what it names is lit for those who have no mouse, too
    <li tabIndex={0} {...light(row)}>
      <NamedText text={row.text} about={row} /> <Cases rules={row.rules} />{' '}
      {counter ? <ShowOnMap counter={counter} /> : null}
    </li>
  );
}

function ShowOnMap({ counter }: { readonly counter: CounterView }) {
  const { find } = useFind();
  return (
    <button type="button" className="link" onClick={() => find(counter)}>
      Show <span className="unseen">{counter.name} </span>on map
    </button>
  );
}
