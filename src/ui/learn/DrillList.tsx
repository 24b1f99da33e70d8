import { useId } from 'react';
import type { Drills } from '../../core/contract/drills';
import { drillAddress } from '../../core/lesson/drill';
import { courseTitle } from '../../store/learning/lessons';
import { randomId } from '../../store/randomId';
import { NO_DRILLS } from '../../store/settings';
import { useGame, useSettings } from '../../store/useGame';
import { useDrills } from './useDrills';

/** All kinds of drills, with how far somebody has come in each. */
export function DrillList() {
  const all = useDrills();
  const titleId = useId();
  if (!all) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Drills</h2>
      <p className="lead">
        A new position each time, one question, half a minute. Five in a row at the first try lead to the next
        level.
      </p>
      {all.map((drills) => (
        <DrillsOf key={drills.system} drills={drills} />
      ))}
    </section>
  );
}

/** Those of one game, below the name that its lessons have. */
function DrillsOf({ drills: { system, kinds } }: { readonly drills: Drills }) {
  const learn = useGame((state) => state.learn);
  const reached = useSettings((settings) => settings.drills);
  const title = courseTitle(system);
  // Its course has the title alone for its name: who hears the regions can tell them apart.
  return (
    <section aria-label={`Drills: ${title}`}>
      <h3>{title}</h3>
      <ol className="lesson-list drill-list">
        {kinds.map(({ id, title, about }) => {
          const { level, best } = reached[`${system}/${id}`] ?? NO_DRILLS;
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => learn(drillAddress({ system, kind: id, level, seed: randomId() }))}
              >
                <span className="lesson-number" title={`Level ${level}`}>
                  <span className="unseen">Level </span>
                  {level}
                </span>
                <b>{title}</b>
                <small>
                  {about}
                  {best > 0 ? <i> Best row: {best}.</i> : null}
                </small>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
