/** Small drawings, all of the same pen: decoration beside a name that says the same. */
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
export const SettingsIcon = () => (
  <Icon>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2.2" />
    <circle cx="9" cy="17" r="2.2" />
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
