import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { centsOf } from '#domain/money.ts';
import { taskEndForm } from '#domain/tasks/taskEndForm.ts';
import type { taskGivingUpMachine } from '#machines/taskGivingUp/taskGivingUp.machine.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { formFields } from '../forms/formFields.tsx';
import { SendingPage } from '../forms/SendingPage.tsx';
import { Button } from '../kit/Button.tsx';
import { Card } from '../kit/Card.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Reading } from '../kit/Reading.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { Age, Owner, What } from './taskCells.tsx';

const Fields = formFields(taskEndForm, { room: 'tasks', facts: () => null, values: () => ({}) });

/** Where there is nothing to give up: not yet, or not any more. */
const isMissing = (place: string) => ['reading', 'unavailable', 'empty'].includes(place);

type TaskGivingUpProps = { actor: ActorRefFrom<typeof taskGivingUpMachine> };

/** Which task is given up, with a refund or without, and why. */
export function TaskGivingUpPage({ actor }: TaskGivingUpProps) {
  const text = useText('tasks');
  const place = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'asking'));
  const act = useSelector(actor, ({ context }) => (context.refunds ? 'refund' : 'giveUp'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <Fields.Provider actor={actor}>
      <SendingPage
        actor={actor}
        words={{
          title: text(`${act}.title`),
          lead: text(`${act}.lead`),
          fields: text(`${act}.why`),
          send: text(`act.${act}`),
          failed: text(`${act}.failed`),
          back: text('giveUp.back'),
        }}
        done={place === 'done' ? text(`${act}.done`) : null}
        Problems={Fields.Problems}
        about={<Task actor={actor} />}
        instead={
          isMissing(place) && (
            <Reading
              state={place}
              problem={problem}
              onRetry={() => actor.send({ type: 'person.retry' })}
              unavailable={text('giveUp.unread')}
              acts={<Back actor={actor} />}
            >
              <Gone actor={actor} />
            </Reading>
          )
        }
      >
        <Fields.Text field="reason" autoComplete="off" />
      </SendingPage>
    </Fields.Provider>
  );
}

/** Which task it is, as the list shows it. */
function Task({ actor }: TaskGivingUpProps) {
  const text = useText('tasks');
  const { money } = useFormats();
  const task = useSelector(actor, ({ context }) => context.task);
  if (task === null) return null;
  const { amount } = task;
  const rows = [
    { key: 'kind', label: text('column.kind'), value: <What row={task} /> },
    ...(amount === null
      ? []
      : [{ key: 'amount', label: text('column.amount'), value: money(centsOf(amount)) }]),
    { key: 'since', label: text('column.since'), value: <Age row={task} /> },
    { key: 'owner', label: text('column.owner'), value: <Owner row={task} /> },
  ];
  return (
    <Card>
      <SummaryList rows={rows} />
    </Card>
  );
}

function Back({ actor }: TaskGivingUpProps) {
  const text = useText('tasks');
  return <Button onPress={() => actor.send({ type: 'person.goBack' })}>{text('giveUp.back')}</Button>;
}

function Gone({ actor }: TaskGivingUpProps) {
  const text = useText('tasks');
  return (
    <Notice announce acts={<Back actor={actor} />}>
      {text('giveUp.gone')}
    </Notice>
  );
}
