import { useState } from 'react';
import { ReminderDialog, TimedOutDialog, TimeLeft } from '../idle/IdleDialogs.tsx';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';

type Shown = 'counting' | 'refreshing' | 'timedOut' | null;

/** [WG-001] The modal of an idle session: counting, being renewed, over. */
export function IdlePieces() {
  const text = useText('gallery');
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  return (
    <>
      <ButtonRow>
        <Button onPress={() => setShown('counting')}>{text('idle.show')}</Button>
        <Button onPress={() => setShown('refreshing')}>{text('idle.showRefreshing')}</Button>
        <Button onPress={() => setShown('timedOut')}>{text('idle.showTimedOut')}</Button>
      </ButtonRow>
      <ReminderDialog
        open={shown === 'counting' || shown === 'refreshing'}
        refreshing={shown === 'refreshing'}
        onRefresh={close}
        onEnd={close}
      >
        <TimeLeft seconds={60} signedIn={false} />
      </ReminderDialog>
      <TimedOutDialog open={shown === 'timedOut'} signedIn={false} onEnd={close} />
    </>
  );
}
