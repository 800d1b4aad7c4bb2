import { lazy, type ReactNode, Suspense } from 'react';

const DialogBox = lazy(async () => ({ default: (await import('./DialogBox.tsx')).DialogBox }));

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
  /** Escape is answered by `onClose` unless told. */
  escapeCloses?: boolean | undefined;
  /** Interrupts: read out as an alert. */
  alert?: boolean | undefined;
  wide?: boolean | undefined;
};

/** [WG-041] A question over the page: keeps the focus inside and gives it back. Its code comes when it first opens. */
export function Dialog(props: DialogProps) {
  if (!props.open) return null;
  return (
    <Suspense>
      <DialogBox {...props} />
    </Suspense>
  );
}
