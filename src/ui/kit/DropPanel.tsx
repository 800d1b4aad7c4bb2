import { type ReactNode, useId, useState } from 'react';
import styles from './dropPanel.module.css';
import { Icon } from './Icon.tsx';

export type DropPanelProps = {
  /** Accessible name of the button; contains the words that it shows. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  /** Links and buttons. */
  children: ReactNode;
};

/** [NV-042] A button with a panel below it: opens with Enter or Space, closes with Escape or when it is left. */
export function DropPanel({ label, face, children }: DropPanelProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div
      className={styles.box}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        setOpen(false);
        event.currentTarget.querySelector('button')?.focus();
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        className={styles.button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={label}
        onClick={(event) => {
          event.currentTarget.focus();
          setOpen(!open);
        }}
      >
        {face}
        <Icon name="chevronDown" size={16} />
      </button>
      <div className={styles.panel} id={panelId} hidden={!open} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
