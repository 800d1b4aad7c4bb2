import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './dropPanel.module.css';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type DropPanelProps = {
  /** Accessible name of the button; contains the words that it shows. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  /** A count beside the face, which the button says after its name. */
  count?: ReactNode;
  open: boolean;
  onOpen: () => void;
  /** By the button, Escape, or leaving the panel. */
  onClose: () => void;
  /** [OS-006] Enter closes, too, where it presses no button. */
  closesOnEnter?: boolean | undefined;
  /** A form instead of a list: as wide as the window where that is narrow. */
  wide?: boolean | undefined;
  /** Pushes what stands below it down in place of covering it; as wide as its place. */
  inFlow?: boolean | undefined;
  /** What the panel shows; hidden while it is closed. */
  children: ReactNode;
};

/** [NV-042] [OS-005] A button with a panel below it. The button has the focus again when a key closed the panel. */
export function DropPanel({ open, onOpen, onClose, ...props }: DropPanelProps) {
  const panelId = useId();
  const closeByKey = (event: KeyboardEvent<HTMLElement>) => {
    const presses = event.target instanceof HTMLButtonElement;
    const closes = event.key === 'Escape' || (props.closesOnEnter && event.key === 'Enter' && !presses);
    if (!open || !closes) return;
    event.preventDefault();
    onClose();
    event.currentTarget.querySelector('button')?.focus();
  };
  return (
    <div
      className={styles.box}
      role="presentation"
      data-wide={props.wide || undefined}
      data-in-flow={props.inFlow || undefined}
      onKeyDown={closeByKey}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onClose()}
    >
      <button
        className={styles.button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={props.count ? undefined : props.label}
        onClick={(event) => {
          event.currentTarget.focus();
          if (open) onClose();
          else onOpen();
        }}
      >
        {props.count && <VisuallyHidden>{props.label}</VisuallyHidden>}
        <span className={styles.face} aria-hidden={props.count ? true : undefined}>
          {props.face}
        </span>
        {props.count}
        <Icon name="chevronDown" size={16} />
      </button>
      <div className={styles.panel} id={panelId} hidden={!open} tabIndex={-1}>
        {props.children}
      </div>
    </div>
  );
}
