import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { taskEndForm } from '#domain/tasks/taskEndForm.ts';
import type { taskGivingUpMachine } from '#machines/taskGivingUp/taskGivingUp.machine.ts';
import { useText } from '../../text/useText.ts';
import { formFields } from '../forms/formFields.tsx';
import { SendingPage } from '../forms/SendingPage.tsx';

const Fields = formFields(taskEndForm, { room: 'tasks', facts: () => null, values: () => ({}) });

/** Why a task is given up. */
export function TaskGivingUpPage({ actor }: { actor: ActorRefFrom<typeof taskGivingUpMachine> }) {
  const text = useText('tasks');
  const isGivenUp = useSelector(actor, (snapshot) => snapshot.matches('givenUp'));
  return (
    <Fields.Provider actor={actor}>
      <SendingPage
        actor={actor}
        words={{
          title: text('giveUp.title'),
          lead: text('giveUp.lead'),
          fields: text('giveUp.why'),
          send: text('act.giveUp'),
          failed: text('giveUp.failed'),
          back: text('giveUp.back'),
        }}
        done={isGivenUp ? text('giveUp.done') : null}
        Problems={Fields.Problems}
        onSend={() => actor.send({ type: 'person.giveUp' })}
      >
        <Fields.Text field="reason" autoComplete="off" />
      </SendingPage>
    </Fields.Provider>
  );
}
