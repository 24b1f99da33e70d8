import type { Target } from '../../core/contract/table';
import { useSettings } from '../../store/useGame';
import { Cases } from '../coach/Cases';
import { useOverlaySpecs } from '../help/useOverlays';
import { noBreak } from '../parts/noBreak';
import { sidesAside, useThreatTo } from './useThreats';
import './threat.css';

/**
 * What the enemy could bring against the counter that stands, or would come to stand, at the target: while that is shown on the
 * map.
 */
export function ThreatPlace({ target }: { readonly target: Target | null }) {
  const specs = useOverlaySpecs();
  const sides = useSettings(({ overlays }) => sidesAside(specs, overlays));
  return sides === '' ? null : <ThreatLine target={target} sides={sides} />;
}

function ThreatLine({ target, sides }: { readonly target: Target | null; readonly sides: string }) {
  const threat = useThreatTo(target, sides);
  return (
    <p className="threat-line" role="status">
      {threat ? (
        <>
          {noBreak(threat.text)} <Cases rules={threat.rules} />
        </>
      ) : null}
    </p>
  );
}
