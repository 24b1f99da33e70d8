import { type ReactNode, useId, useState } from 'react';
import { MoreIcon } from '../parts/icons';
import './header.css';
import './menu.css';

/** A button of the header, or a line of the menu where there is no room. */
export type ToolProps = {
  readonly name: string;
  readonly title: string;
  /** The key that does the same: told beside the title where there are keys, and not in the menu of a narrow header. */
  readonly shortcut?: string;
  readonly icon: ReactNode;
  /** Looks disabled; when pressed, it says why. */
  readonly faint?: boolean;
  /** Useless without a keyboard. */
  readonly forKeys?: boolean;
  readonly onPress: () => void;
};

type MoreMenuProps = {
  readonly tools: readonly ToolProps[];
  /** In the menu only where the header is narrowest. */
  readonly narrow: ToolProps;
};

/** The tools for which a narrow header has no room, each with its name. Its rows exist only while it is open. */
export function MoreMenu({ tools, narrow }: MoreMenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="more-place">
      <button type="button" className="tool" popoverTarget={id} title="More" aria-label="More">
        <MoreIcon />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a popover is no form field */}
      <div
        id={id}
        popover="auto"
        className="scrolls menu more-menu"
        role="group"
        aria-label="More"
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open
          ? [narrow, ...tools].map((tool) => (
              <button
                key={tool.name}
                type="button"
                className={tool === narrow ? 'again-menu' : tool.forKeys ? 'for-keys' : undefined}
                popoverTarget={id}
                popoverTargetAction="hide"
                onClick={tool.onPress}
              >
                {tool.icon}
                <span>
                  {tool.name}
                  <small>{tool.title}</small>
                </span>
              </button>
            ))
          : null}
      </div>
    </div>
  );
}
