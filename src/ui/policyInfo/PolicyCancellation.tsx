import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { cancellationForm } from '#domain/policies/cancellationForm.ts';
import { longestNote } from '#domain/policies/noteForm.ts';
import { canBeCancelled } from '#domain/policies/refundRules.ts';
import type { policyCancellationMachine } from '#machines/policyCancellation/policyCancellation.machine.ts';
import { useText } from '../../text/useText.ts';
import { insuredName } from '../confirmation/insuredName.ts';
import { formFields } from '../forms/formFields.tsx';
import { ActDialog } from '../kit/ActDialog.tsx';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { CheckboxGroup } from '../kit/Checkbox.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { Notice } from '../kit/Notice.tsx';
import { TextArea } from '../kit/TextArea.tsx';
import type { CancellationProps } from './policyInfoRef.ts';
import { Refund } from './Refund.tsx';

type Snapshot = SnapshotFrom<typeof policyCancellationMachine>;

const Fields = formFields(cancellationForm, {
  room: 'policyCancellation',
  facts: () => null,
  values: (_, { number }) => ({ longest: number(longestNote) }),
});

/** Why nothing can be confirmed yet; null where something can. */
const reasonOf = (snapshot: Snapshot) => {
  if (snapshot.matches({ asking: 'choosing' })) return 'confirm.choose';
  if (snapshot.hasTag('pricing')) return 'confirm.wait';
  return snapshot.matches({ asking: 'unpreviewed' }) ? 'confirm.noRefund' : null;
};
const isOffered = (snapshot: Snapshot) =>
  snapshot.can({ type: 'person.cancelPolicy' }) || snapshot.hasTag('dialog');

/** [CX-001] [CX-016] Cancels policies of the record, once the reason is chosen and the refund is seen. */
export function PolicyCancellation({ actor }: CancellationProps) {
  const text = useText('policyCancellation');
  const offered = useSelector(actor, isOffered);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isChecking = useSelector(actor, (snapshot) => snapshot.hasTag('checking'));
  const needsSomebody = useSelector(actor, (snapshot) => snapshot.matches('needsAttention'));
  const reason = useSelector(actor, reasonOf);
  const confirm = () => actor.send({ type: 'person.confirm' });
  if (!offered) return null;
  return (
    <>
      <ButtonRow>
        <Button onPress={() => actor.send({ type: 'person.cancelPolicy' })}>{text('open')}</Button>
      </ButtonRow>
      <ActDialog
        wide
        open={isOpen}
        closable={!isBusy && !isChecking}
        title={text('title')}
        onClose={() => actor.send({ type: 'person.close' })}
        act={
          !isChecking &&
          !needsSomebody && {
            label: text('confirm'),
            onPress: confirm,
            busy: isBusy,
            reason: reason && text(reason),
          }
        }
        close={text(needsSomebody ? 'close' : 'keep')}
      >
        {isChecking && (
          <Notice tone="warning" announce title={text('checking')}>
            {text('checking.more')}
          </Notice>
        )}
        {needsSomebody && (
          <Notice tone="warning" announce title={text('attention')}>
            {text('attention.more')}
          </Notice>
        )}
        {!isChecking && !needsSomebody && (
          <Form onSubmit={confirm}>
            <Entry actor={actor} />
          </Form>
        )}
      </ActDialog>
    </>
  );
}

function Entry({ actor }: CancellationProps) {
  const bought = useText('confirmation');
  const correcting = useSelector(actor, (snapshot) =>
    snapshot.matches({ asking: { previewed: 'correcting' } }),
  );
  const paxes = useSelector(actor, ({ context }) => context.policy.paxes);
  const options = paxes.map((pax) => ({
    value: pax.policyNumber,
    label: `${insuredName(bought, pax).trim()} (${pax.policyNumber})`,
    more: canBeCancelled(pax.policyStatus) ? undefined : bought(`status.${pax.policyStatus}`),
    isDisabled: !canBeCancelled(pax.policyStatus),
  }));
  return (
    <Fields.Provider actor={actor}>
      <FieldStack>
        {correcting && <Fields.Problems />}
        <Fields.Choices field="policyNumbers" as={CheckboxGroup} options={options} />
        <Fields.Choice field="cancellationReason" />
        <Note />
        <Refund actor={actor} />
      </FieldStack>
    </Fields.Provider>
  );
}

function Note() {
  return Fields.useIsAsked('note') && <Fields.Text field="note" as={TextArea} />;
}
