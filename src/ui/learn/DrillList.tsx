import { useId } from 'react';
import { drillAddress } from '../../core/lesson/drill';
import { randomId } from '../../store/randomId';
import { NO_DRILLS } from '../../store/settings';
import { useGame, useSettings } from '../../store/useGame';
import { useDrills } from './useDrills';

/** All kinds of drills, with how far somebody has come in each. */
export function DrillList() {
  const all = useDrills();
  const learn = useGame((state) => state.learn);
  const reached = useSettings((settings) => settings.drills);
  const titleId = useId();
  if (!all) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Drills</h2>
      <p className="lead">
        A new position each time, one question, half a minute. Five in a row at the first try lead to the next
        level.
      </p>
      <ol className="lesson-list drill-list">
        {all.flatMap(({ system, kinds }) =>
          kinds.map(({ id, title, about }) => {
            const { level, best } = reached[`${system}/${id}`] ?? NO_DRILLS;
            return (
              <li key={`${system}/${id}`}>
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
          }),
        )}
      </ol>
    </section>
  );
}
