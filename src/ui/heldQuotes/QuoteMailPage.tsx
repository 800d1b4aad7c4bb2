import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { quoteMailForm } from '#domain/heldQuotes/quoteMailForm.ts';
import type { quoteMailMachine } from '#machines/quoteMail/quoteMail.machine.ts';
import { useText } from '../../text/useText.ts';
import { formFields } from '../forms/formFields.tsx';
import { maskOf } from '../forms/maskOf.ts';
import { SendingPage } from '../forms/SendingPage.tsx';
import { FieldRow } from '../kit/FieldRow.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { useStepAddress } from '../kit/useStepAddress.ts';

const Fields = formFields(quoteMailForm, {
  room: 'quotes',
  facts: () => null,
  masks: maskOf,
  values: () => ({}),
});

/** To whom a held quote is mailed. */
export function QuoteMailPage({ actor }: { actor: ActorRefFrom<typeof quoteMailMachine> }) {
  const text = useText('quotes');
  const id = useSelector(actor, ({ context }) => context.quoteNumber);
  const isInHand = useSelector(actor, ({ context }) => context.isInHand);
  const stepAddress = useStepAddress();
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('done'));
  const isReading = useSelector(actor, (snapshot) => snapshot.matches('reading'));
  const address = useSelector(actor, ({ context }) => context.form.email);
  return (
    <Fields.Provider actor={actor}>
      <SendingPage
        actor={actor}
        words={{
          title: text('mail.title', { id }),
          lead: text('mail.lead'),
          fields: text('mail.client'),
          send: text('mail.send'),
          failed: text('mail.failed'),
          back: text('mail.back'),
        }}
        done={isSent ? text('mail.sent', { id, address }) : null}
        wayBack={
          isInHand && (
            <TextLink as="secondary" href={stepAddress('QUOTE_DETAILS')}>
              {text('mail.backToQuote')}
            </TextLink>
          )
        }
        instead={isReading ? <Skeleton shape="card" count={1} /> : undefined}
        Problems={Fields.Problems}
      >
        <FieldRow>
          <Fields.Text field="firstName" autoComplete="off" />
          <Fields.Text field="email" type="email" autoComplete="off" />
        </FieldRow>
        <Fields.Radios field="language" inline />
      </SendingPage>
    </Fields.Provider>
  );
}
