import type { ReactNode } from 'react';

export type DialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Buttons; the primary first. */
  acts?: ReactNode;
  /** Called by the close button, Escape and a press beside the dialog. */
  onClose: () => void;
  /** Without it neither the close button nor a press beside the dialog closes it. */
  closable?: boolean | undefined;
  /** Escape is answered by `onClose` by default. */
  escapeCloses?: boolean | undefined;
  /** Interrupts: read out as an alert. */
  alert?: boolean | undefined;
  wide?: boolean | undefined;
};
