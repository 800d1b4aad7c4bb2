import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { quoteMailForm } from '#domain/heldQuotes/quoteMailForm.ts';
import type { quoteMailMachine } from '#machines/quoteMail/quoteMail.machine.ts';
import { useText } from '../../text/useText.ts';
import { formFields } from '../forms/formFields.tsx';
import { maskOf } from '../forms/maskOf.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { Notice } from '../kit/Notice.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';

const Fields = formFields(quoteMailForm, {
  room: 'quotes',
  facts: () => null,
  masks: maskOf,
  values: () => ({}),
});

type QuoteMailProps = { actor: ActorRefFrom<typeof quoteMailMachine> };

/** To whom a held quote is mailed. */
export function QuoteMailPage({ actor }: QuoteMailProps) {
  const text = useText('quotes');
  const id = useSelector(actor, ({ context }) => context.quoteNumber);
  const correcting = useSelector(actor, (snapshot) => snapshot.matches({ asking: 'correcting' }));
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'));
  const address = useSelector(actor, ({ context }) => context.form.email);
  const back = <Button onPress={() => actor.send({ type: 'person.goBack' })}>{text('mail.back')}</Button>;
  return (
    <Fields.Provider actor={actor}>
      <FieldStack>
        {correcting && <Fields.Problems />}
        <PageTitle hasProblems={correcting} lead={text('mail.lead')}>
          {text('mail.title', { id })}
        </PageTitle>
        {isSent ? (
          <Notice tone="success" announce acts={back}>
            {text('mail.sent', { id, address })}
          </Notice>
        ) : (
          <Entry actor={actor} />
        )}
      </FieldStack>
    </Fields.Provider>
  );
}

function Entry({ actor }: QuoteMailProps) {
  const text = useText('quotes');
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ asking: 'failed' }));
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <Card title={text('mail.client')}>
      <Form onSubmit={() => actor.send({ type: 'person.send' })}>
        <FieldStack>
          <FieldRow>
            <Fields.Text field="firstName" autoComplete="off" />
            <Fields.Text field="email" type="email" autoComplete="off" />
          </FieldRow>
          <Fields.Radios field="language" inline />
          {failed && <FailureNotice code={problem}>{text('mail.failed')}</FailureNotice>}
          <ButtonRow>
            <Button kind="primary" type="submit" busy={busy}>
              {text('mail.send')}
            </Button>
            <Button onPress={() => actor.send({ type: 'person.goBack' })}>{text('mail.back')}</Button>
          </ButtonRow>
        </FieldStack>
      </Form>
    </Card>
  );
}
