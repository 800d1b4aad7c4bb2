import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { isSameMailbox, resendForm } from '#domain/policies/resendForm.ts';
import type { confirmationResendMachine } from '#machines/confirmationResend/confirmationResend.machine.ts';
import { useText } from '../../text/useText.ts';
import { formFields } from '../forms/formFields.tsx';
import { ActDialog } from '../kit/ActDialog.tsx';
import { Button } from '../kit/Button.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';

type ResendProps = { actor: ActorRefFrom<typeof confirmationResendMachine> };

const Fields = formFields(resendForm, { room: 'policyDeliveries', facts: () => null, values: () => ({}) });

/** [DL-007] To whom and in which language the confirmation goes; an address that is not the policy's is confirmed. */
export function ResendDialog({ actor }: ResendProps) {
  const text = useText('policyDeliveries');
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'));
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('pending'));
  const isConfirming = useSelector(actor, (snapshot) => snapshot.matches('confirming'));
  const { policyNumber, email: own } = useSelector(actor, ({ context }) => context.policy);
  const address = useSelector(actor, ({ context }) => context.form.email.trim());
  const asksOther = isConfirming || (isPending && !isSameMailbox(address, own));
  const send = () => actor.send({ type: 'person.confirm' });
  return (
    <ActDialog
      open={isOpen}
      closable={!isPending}
      title={text('resend.title', { policyNumber })}
      onClose={() => actor.send({ type: 'person.close' })}
      act={{ label: text(asksOther ? 'resend.other.send' : 'resend.send'), onPress: send, busy: isPending }}
      ways={
        isConfirming && (
          <Button onPress={() => actor.send({ type: 'person.goBack' })}>{text('resend.other.change')}</Button>
        )
      }
      close={text('resend.cancel')}
    >
      {asksOther ? (
        <p>{text('resend.other.question', { policyNumber, address, own })}</p>
      ) : (
        <Form onSubmit={send}>
          <Entry actor={actor} />
        </Form>
      )}
    </ActDialog>
  );
}

function Entry({ actor }: ResendProps) {
  const text = useText('policyDeliveries');
  const correcting = useSelector(actor, (snapshot) => snapshot.matches({ asking: 'correcting' }));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ asking: 'failed' }));
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <Fields.Provider actor={actor}>
      <FieldStack>
        {correcting && <Fields.Problems />}
        <Fields.Text field="email" type="email" autoComplete="off" />
        <Fields.Radios field="language" inline />
        {failed && <FailureNotice code={problem}>{text('resend.failed')}</FailureNotice>}
      </FieldStack>
    </Fields.Provider>
  );
}
