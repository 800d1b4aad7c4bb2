import { useSelector } from '@xstate/react';
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx';
import type { SwitchRef } from '../organizationSwitch/switchRef.ts';

/** Asks before a switch drops what is not saved in the area that is open. */
export function SwitchQuestion({ organizationSwitch }: { organizationSwitch: SwitchRef }) {
  const asking = useSelector(organizationSwitch, (snapshot) => snapshot.matches('asking'));
  return (
    <LeaveQuestion
      open={asking}
      onStay={() => organizationSwitch.send({ type: 'person.stay' })}
      onLeave={() => organizationSwitch.send({ type: 'person.leave' })}
    />
  );
}
