import { type ReactNode, useState } from 'react';
import styles from './dropMenu.module.css';
import { DropPanel } from './DropPanel.tsx';

export type DropMenuProps = {
  /** Accessible name of the button; contains the words that it shows. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  /** A count beside the face, which the button says after its name. */
  count?: ReactNode;
  /** Links and buttons. */
  children: ReactNode;
};

/** [NV-042] Links and buttons that drop down below a button. */
export function DropMenu({ label, face, count, children }: DropMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <DropPanel
      label={label}
      face={face}
      count={count}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <div className={styles.menu}>{children}</div>
    </DropPanel>
  );
}
