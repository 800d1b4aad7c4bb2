import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { taskEndForm } from '#domain/tasks/taskEndForm.ts';
import type { taskGivingUpMachine } from '#machines/taskGivingUp/taskGivingUp.machine.ts';
import { useText } from '../../text/useText.ts';
import { formFields } from '../forms/formFields.tsx';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { Notice } from '../kit/Notice.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';

const Fields = formFields(taskEndForm, { room: 'tasks', facts: () => null, values: () => ({}) });

type TaskGivingUpProps = { actor: ActorRefFrom<typeof taskGivingUpMachine> };

/** Why a task is given up. */
export function TaskGivingUpPage({ actor }: TaskGivingUpProps) {
  const text = useText('tasks');
  const correcting = useSelector(actor, (snapshot) => snapshot.matches({ asking: 'correcting' }));
  const isGivenUp = useSelector(actor, (snapshot) => snapshot.matches('givenUp'));
  const back = <Button onPress={() => actor.send({ type: 'person.goBack' })}>{text('giveUp.back')}</Button>;
  return (
    <Fields.Provider actor={actor}>
      <FieldStack>
        {correcting && <Fields.Problems />}
        <PageTitle hasProblems={correcting} lead={text('giveUp.lead')}>
          {text('giveUp.title')}
        </PageTitle>
        {isGivenUp ? (
          <Notice tone="success" announce acts={back}>
            {text('giveUp.done')}
          </Notice>
        ) : (
          <Entry actor={actor} />
        )}
      </FieldStack>
    </Fields.Provider>
  );
}

function Entry({ actor }: TaskGivingUpProps) {
  const text = useText('tasks');
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ asking: 'failed' }));
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <Card title={text('giveUp.why')}>
      <Form onSubmit={() => actor.send({ type: 'person.giveUp' })}>
        <FieldStack>
          <Fields.Text field="reason" autoComplete="off" />
          {failed && <FailureNotice code={problem}>{text('giveUp.failed')}</FailureNotice>}
          <ButtonRow>
            <Button kind="primary" type="submit" busy={busy}>
              {text('act.giveUp')}
            </Button>
            <Button onPress={() => actor.send({ type: 'person.goBack' })}>{text('giveUp.back')}</Button>
          </ButtonRow>
        </FieldStack>
      </Form>
    </Card>
  );
}
