import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { idleSessionMachine } from '#machines/idleSession/idleSession.machine.ts';
import { lateOverlay, latePiece } from '../kit/latePiece.ts';

const nothing = () => null;
const ReminderDialog = lateOverlay(async () => (await import('./IdleDialogs.tsx')).ReminderDialog);
const TimedOutDialog = lateOverlay(async () => (await import('./IdleDialogs.tsx')).TimedOutDialog);
const TimeLeft = latePiece(async () => (await import('./IdleDialogs.tsx')).TimeLeft, nothing);

type IdleProps = { idle: ActorRefFrom<typeof idleSessionMachine>; signedIn: boolean };

/** [ID-029] Over every screen: how long the session still lives, or that it is over. */
export function IdleReminder({ idle, signedIn }: IdleProps) {
  const isCounting = useSelector(idle, (snapshot) => snapshot.hasTag('counting'));
  const isTimedOut = useSelector(idle, (snapshot) => snapshot.hasTag('timedOut'));
  const isRefreshing = useSelector(idle, (snapshot) => snapshot.hasTag('refreshing'));
  const end = () => idle.send({ type: 'person.endSession' });
  if (isTimedOut) return <TimedOutDialog open signedIn={signedIn} onEnd={end} />;
  if (!isCounting) return null;
  return (
    <ReminderDialog
      open
      refreshing={isRefreshing}
      onRefresh={() => idle.send({ type: 'person.refreshSession' })}
      onEnd={end}
    >
      <SecondsLeft idle={idle} signedIn={signedIn} />
    </ReminderDialog>
  );
}

function SecondsLeft({ idle, signedIn }: IdleProps) {
  const counter = useSelector(idle, ({ children }) => children.countSeconds);
  const seconds = useSelector(counter, (snapshot) => snapshot?.context ?? null);
  return seconds === null ? null : <TimeLeft seconds={seconds} signedIn={signedIn} />;
}
