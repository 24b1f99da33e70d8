import { memo } from 'react';
import type { SideView } from '../../core/contract/map';
import './side-symbol.css';

/** The symbol of a side beside its name, so that sides are not distinguished by colour alone. */
export const SideSymbol = memo(function SideSymbol({ side }: { readonly side: SideView }) {
  return (
    <svg className={`side-symbol livery-${side.livery}`} viewBox="0 0 24 24" aria-hidden="true">
      <path className="shield" d="M3 2.5h18V12c0 5.2-3.6 8.4-9 10.5C6.6 20.4 3 17.2 3 12z" />
      <Device side={side} />
    </svg>
  );
});

function Device({ side }: { readonly side: SideView }) {
  switch (side.livery) {
    case 'blue':
      return (
        <path
          className="device"
          d="M12 4.5c-1.5 2-2.1 3.5-2.1 5 0 1 .3 2 .9 3H9.3C9.5 10.6 8.5 9.2 7 9.2c-1.3 0-2.2.9-2.2 2.1 0 1 .7 1.8 1.7 1.8.2 1.5 1.5 2 3.1 1.8l-.2 1.5h1.5L12 19.5l1.1-3.1h1.5l-.2-1.5c1.6.2 2.9-.3 3.1-1.8 1 0 1.7-.8 1.7-1.8 0-1.2-.9-2.1-2.2-2.1-1.5 0-2.5 1.4-2.3 3.3h-1.5c.6-1 .9-2 .9-3 0-1.5-.6-3-2.1-5z"
        />
      );
    case 'red':
      return (
        <path
          className="device cross"
          d="M5.5 5l13 13M18.5 5l-13 13M8.5 5.5l-3 3M15.5 5.5l3 3M8.5 17.5l-2-2M15.5 17.5l2-2"
        />
      );
    default:
      return (
        <text className="device initial" x="12" y="16.5">
          {side.name.charAt(0)}
        </text>
      );
  }
}
