/** Small drawings in one style: decoration beside a name that says the same. */
import type { ReactNode } from 'react';

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export const UndoIcon = () => (
  <Icon>
    <path d="M9 5L4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-4" />
  </Icon>
);
export const RedoIcon = () => (
  <Icon>
    <path d="M15 5l5 5-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h4" />
  </Icon>
);
export const BookIcon = () => (
  <Icon>
    <path d="M12 6.5C9.5 4.6 6.5 4.2 3 4.5V18.5c3.5-.3 6.5.1 9 2 2.5-1.9 5.5-2.3 9-2V4.5c-3.5-.3-6.5.1-9 2zM12 6.5v14" />
  </Icon>
);
export const DockIcon = () => (
  <Icon>
    <path d="M3.5 5h17v14h-17zM10 5v14M6 9h1.5M6 12h1.5" />
  </Icon>
);
export const SettingsIcon = () => (
  <Icon>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2.2" />
    <circle cx="9" cy="17" r="2.2" />
  </Icon>
);
export const LayersIcon = () => (
  <Icon>
    <path d="M12 3.5l9 5-9 5-9-5zM4 12.8l8 4.5 8-4.5M4 16.6l8 4.4 8-4.4" />
  </Icon>
);
/** A magnifying glass over a counter. */
export const LegendIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.4 15.4L21 21M8.6 9a2 2 0 1 1 2.8 1.8c-.7.3-.9.7-.9 1.4M10.5 14.2v.1" />
  </Icon>
);
export const BackIcon = () => (
  <Icon>
    <path d="M15 5l-7 7 7 7" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);
export const FoldIcon = () => (
  <Icon>
    <path d="M5 15l7-7 7 7" />
  </Icon>
);
export const LookBackIcon = () => (
  <Icon>
    <path d="M4 5v5h5M4.6 10a8 8 0 1 1-.4 4.5M12 8v4.5l3 2" />
  </Icon>
);
export const ArmiesIcon = () => (
  <Icon>
    <path d="M4 4h7v7H4zM13.5 5.5H20M13.5 9H18M4 14h7v6H4zM13.5 15.5H20M13.5 19H18" />
  </Icon>
);
export const ShareIcon = () => (
  <Icon>
    <path d="M12 3.5V14M8 7.5l4-4 4 4M7 11H5v9h14v-9h-2" />
  </Icon>
);
export const KeysIcon = () => (
  <Icon>
    <path d="M3 7h18v10H3zM6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8 14h8" />
  </Icon>
);
export const MoreIcon = () => (
  <Icon>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3.6" />
  </Icon>
);
export const EyeIcon = () => (
  <Icon>
    <path d="M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z" />
    <circle cx="12" cy="12" r="2.6" />
  </Icon>
);
export const BranchIcon = () => (
  <Icon>
    <path d="M6 4v16M6 15c0-5 9-3 9-9" />
    <path d="M11.5 8.5L15 5l3.5 3.5" />
  </Icon>
);
export const FirstIcon = () => (
  <Icon>
    <path d="M18 6l-7 6 7 6zM7 6v12" />
  </Icon>
);
export const StepBackIcon = () => (
  <Icon>
    <path d="M15.5 6l-7 6 7 6z" />
  </Icon>
);
export const StepOnIcon = () => (
  <Icon>
    <path d="M8.5 6l7 6-7 6z" />
  </Icon>
);
export const LastIcon = () => (
  <Icon>
    <path d="M6 6l7 6-7 6zM17 6v12" />
  </Icon>
);
export const PlayIcon = () => (
  <Icon>
    <path d="M7 4.5l12 7.5-12 7.5z" fill="currentColor" />
  </Icon>
);
export const PauseIcon = () => (
  <Icon>
    <path d="M8 5v14M16 5v14" strokeWidth="3.4" />
  </Icon>
);
export const FlagIcon = () => (
  <Icon>
    <path d="M6 21V4h11l-2.5 4L17 12H6" />
  </Icon>
);
/** Two heads. */
export const PlayersIcon = () => (
  <Icon>
    <circle cx="8.5" cy="8.5" r="3.5" />
    <path d="M2.5 20c0-4 2.4-6.5 6-6.5s6 2.5 6 6.5M15 5.3a3.5 3.5 0 0 1 0 6.4M17.2 14c2.6.7 4.3 3 4.3 6" />
  </Icon>
);

/** A box with a tick in it, or an empty one. */
export const SwitchIcon = ({ isOn }: { readonly isOn: boolean }) => (
  <Icon>
    <path d={`M4 4h16v16h-16z${isOn ? 'M7.5 12.5l3.2 3.2l6-7.4' : ''}`} />
  </Icon>
);
