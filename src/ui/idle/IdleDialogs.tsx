import type { ReactNode } from 'react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import styles from './idle.module.css';
import { spokenSeconds } from './spokenSeconds.ts';

export type ReminderDialogProps = {
  open: boolean;
  refreshing: boolean;
  onRefresh: () => void;
  onEnd: () => void;
  /** The `TimeLeft`, once it is known. */
  children: ReactNode;
};

/** [ID-029] The session still lives: it goes on, or it is ended. */
export function ReminderDialog({ open, refreshing, onRefresh, onEnd, children }: ReminderDialogProps) {
  const text = useText('flow');
  return (
    <Dialog
      open={open}
      alert
      closable={false}
      title={text('idle.title')}
      onClose={onRefresh}
      acts={
        <>
          <Button kind="primary" busy={refreshing} onPress={onRefresh}>
            {text(refreshing ? 'idle.refreshing' : 'idle.refresh')}
          </Button>
          <Button onPress={onEnd}>{text('idle.end')}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

/** [ID-004] [ID-029] Seen each second, said every quarter of a minute. */
export function TimeLeft({ seconds, signedIn }: { seconds: number; signedIn: boolean }) {
  const text = useText('flow');
  return (
    <>
      <p>{text('idle.body')}</p>
      <p className={styles.left} aria-hidden="true">
        {text('idle.left', { seconds })}
      </p>
      <WhatIsKept signedIn={signedIn} />
      <LiveMessage urgent message={text('idle.announced', { seconds: spokenSeconds(seconds) })} />
    </>
  );
}

type TimedOutProps = { open: boolean; signedIn: boolean; onEnd: () => void };

/** The same before the session ends and after: the quote of who signed in is held, that of a consumer has its link. */
function WhatIsKept({ signedIn }: { signedIn: boolean }) {
  const text = useText('flow');
  return <p className={styles.kept}>{text(signedIn ? 'idle.kept.signedIn' : 'idle.kept.anonymous')}</p>;
}

/** [ID-029] The session is over. */
export function TimedOutDialog({ open, signedIn, onEnd }: TimedOutProps) {
  const text = useText('flow');
  return (
    <Dialog
      open={open}
      alert
      closable={false}
      title={text('idle.timedOut.title')}
      onClose={onEnd}
      acts={
        <Button kind="primary" onPress={onEnd}>
          {text('idle.timedOut.close')}
        </Button>
      }
    >
      <p>{text('idle.timedOut.body')}</p>
      <WhatIsKept signedIn={signedIn} />
      <LiveMessage urgent message={text('idle.timedOut.title')} />
    </Dialog>
  );
}
