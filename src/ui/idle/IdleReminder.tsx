import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { idleSessionMachine } from '#machines/idleSession/idleSession.machine.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import { spokenSeconds } from './spokenSeconds.ts';
import styles from './idle.module.css';

type IdleProps = { idle: ActorRefFrom<typeof idleSessionMachine> };

/** [ID-029] Over every screen: how long the session still lives, or that it is over. */
export function IdleReminder({ idle }: IdleProps) {
  const text = useText('flow');
  const isCounting = useSelector(idle, (snapshot) => snapshot.hasTag('counting'));
  const isTimedOut = useSelector(idle, (snapshot) => snapshot.hasTag('timedOut'));
  const isRefreshing = useSelector(idle, (snapshot) => snapshot.hasTag('refreshing'));
  const refresh = () => idle.send({ type: 'person.refreshSession' });
  const end = () => idle.send({ type: 'person.endSession' });
  if (isTimedOut) {
    return (
      <Dialog
        key="timedOut"
        open
        alert
        closable={false}
        title={text('idle.timedOut.title')}
        onClose={end}
        acts={
          <Button kind="primary" onPress={end}>
            {text('idle.timedOut.close')}
          </Button>
        }
      >
        <p>{text('idle.timedOut.body')}</p>
        <LiveMessage urgent message={text('idle.timedOut.title')} />
      </Dialog>
    );
  }
  return (
    <Dialog
      key="counting"
      open={isCounting}
      alert
      closable={false}
      title={text('idle.title')}
      onClose={refresh}
      acts={
        <>
          <Button kind="primary" busy={isRefreshing} onPress={refresh}>
            {text(isRefreshing ? 'idle.refreshing' : 'idle.refresh')}
          </Button>
          <Button onPress={end}>{text('idle.end')}</Button>
        </>
      }
    >
      <SecondsLeft idle={idle} />
    </Dialog>
  );
}

/** [ID-004] [ID-029] Seen each second, said every quarter of a minute. */
function SecondsLeft({ idle }: IdleProps) {
  const text = useText('flow');
  const counter = useSelector(idle, ({ children }) => children.countSeconds);
  const seconds = useSelector(counter, (snapshot) => snapshot?.context ?? null);
  if (seconds === null) return null;
  return (
    <>
      <p>{text('idle.body')}</p>
      <p className={styles.left} aria-hidden="true">
        {text('idle.left', { seconds })}
      </p>
      <LiveMessage urgent message={text('idle.announced', { seconds: spokenSeconds(seconds) })} />
    </>
  );
}
