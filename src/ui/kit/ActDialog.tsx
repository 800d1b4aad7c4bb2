import type { ReactNode } from 'react';
import { useText } from '../../text/useText.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './dialogProps.ts';

export type ActDialogProps = Pick<DialogProps, 'title' | 'onClose' | 'closable' | 'wide' | 'children'> & {
  open?: boolean | undefined;
  /** What is done here; null as long as nothing can be, and in a dialog that is only read. */
  act?: (Pick<ButtonProps, 'onPress' | 'reason' | 'busy'> & { label: string }) | false | null | undefined;
  /** Other ways on, beside closing it. */
  ways?: ReactNode;
  /** Words of the button that closes it. */
  close?: string | undefined;
};

/** [WG-041] Something that is done, or only read, over the page, and the way back to it. */
export function ActDialog({ open = true, act, ways, close, ...dialog }: ActDialogProps) {
  const text = useText('kit');
  return (
    <Dialog
      {...dialog}
      open={open}
      acts={
        <>
          {act && (
            <Button kind="primary" onPress={act.onPress} reason={act.reason} busy={act.busy}>
              {act.label}
            </Button>
          )}
          {ways}
          <Button kind={ways ? 'quiet' : 'secondary'} onPress={dialog.onClose}>
            {close ?? text('dialog.close')}
          </Button>
        </>
      }
    />
  );
}
