import { useSelector } from '@xstate/react';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import type { SwitchRef } from '../organizationSwitch/switchRef.ts';

/** Asks before a switch drops what is not saved in the area that is open. */
export function SwitchQuestion({ organizationSwitch }: { organizationSwitch: SwitchRef }) {
  const asking = useSelector(organizationSwitch, (snapshot) => snapshot.matches('asking'));
  return (
    <>
      <LeaveQuestion
        open={asking}
        onStay={() => organizationSwitch.send({ type: 'person.stay' })}
        onLeave={() => organizationSwitch.send({ type: 'person.leave' })}
      />
      <SessionElsewhere organizationSwitch={organizationSwitch} />
    </>
  );
}

/** [PV-021] Another tab has moved the session: where it went, and the way back to what was being done here. */
function SessionElsewhere({ organizationSwitch }: { organizationSwitch: SwitchRef }) {
  const text = useText('shell');
  const language = useLanguage();
  const busy = useSelector(organizationSwitch, (snapshot) => snapshot.matches('returning'));
  const open = useSelector(organizationSwitch, (snapshot) => snapshot.matches('elsewhere')) || busy;
  const name = useSelector(organizationSwitch, ({ context }) => context.elsewhere?.[language] ?? '');
  const own = useSelector(organizationSwitch, ({ context }) => context.situation?.organizationName ?? '');
  const problem = useSelector(organizationSwitch, ({ context }) => context.problem);
  const goBack = () => organizationSwitch.send({ type: 'person.goBack' });
  return (
    <Dialog
      open={open}
      alert
      closable={false}
      title={name ? text('elsewhere.title', { name }) : text('elsewhere.titleUnnamed')}
      onClose={goBack}
      acts={
        <>
          <Button kind="primary" busy={busy} onPress={goBack}>
            {own ? text('elsewhere.back', { name: own }) : text('elsewhere.backUnnamed')}
          </Button>
          <Button onPress={() => organizationSwitch.send({ type: 'person.leave' })}>
            {text('elsewhere.follow')}
          </Button>
        </>
      }
    >
      <p>{text('elsewhere.body')}</p>
      {problem && <FailureNotice code={problem}>{text('elsewhere.failed')}</FailureNotice>}
    </Dialog>
  );
}
