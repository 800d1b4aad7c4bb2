import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { givenNameForm } from '#domain/apply/givenNameForm.ts';
import type { nameGivingMachine } from '#machines/nameGiving/nameGiving.machine.ts';
import { useText } from '../../text/useText.ts';
import { formFields } from './formFields.tsx';
import { maskOf } from './maskOf.ts';
import { SendingPage } from './SendingPage.tsx';
import { Button } from '../kit/Button.tsx';
import { Card } from '../kit/Card.tsx';
import { FieldRow } from '../kit/FieldRow.tsx';
import { Reading } from '../kit/Reading.tsx';
import { Reference } from '../kit/Reference.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';

const Fields = formFields(givenNameForm, {
  room: 'nameGiving',
  facts: () => null,
  masks: maskOf,
  values: () => ({}),
});

type NameGivingProps = { actor: ActorRefFrom<typeof nameGivingMachine> };

/** The name of somebody who was insured without one. */
export function NameGivingPage({ actor }: NameGivingProps) {
  const text = useText('nameGiving');
  const place = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'asking'));
  const given = useSelector(actor, ({ context }) => context.given);
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <Fields.Provider actor={actor}>
      <SendingPage
        key={given}
        actor={actor}
        words={{
          title: text('title'),
          lead: text('lead'),
          fields: text('fields'),
          send: text('send'),
          failed: text('failed'),
          back: text('back'),
        }}
        done={place === 'done' ? text(given > 0 ? 'done' : 'gone') : null}
        Problems={Fields.Problems}
        about={place !== 'done' && <Who actor={actor} />}
        instead={
          (place === 'reading' || place === 'unavailable') && (
            <Reading
              state={place}
              problem={problem}
              onRetry={() => actor.send({ type: 'person.retry' })}
              unavailable={text('unread')}
              acts={<Button onPress={() => actor.send({ type: 'person.goBack' })}>{text('back')}</Button>}
            />
          )
        }
      >
        <FieldRow>
          <Fields.Text field="firstName" autoComplete="off" />
          <Fields.Text field="lastName" autoComplete="off" />
        </FieldRow>
      </SendingPage>
    </Fields.Provider>
  );
}

/** Whose name it is, as far as it is known. */
function Who({ actor }: NameGivingProps) {
  const text = useText('nameGiving');
  const who = useSelector(actor, ({ context }) => context.people[0]);
  const count = useSelector(actor, ({ context }) => context.people.length);
  if (!who) return null;
  return (
    <Card>
      <SummaryList
        rows={[
          { key: 'policy', label: text('policy'), value: <Reference>{who.policyNumber}</Reference> },
          { key: 'age', label: text('age'), value: text('years', { age: who.age }) },
          ...(count > 1 ? [{ key: 'left', label: text('left'), value: text('people', { count }) }] : []),
        ]}
      />
    </Card>
  );
}
