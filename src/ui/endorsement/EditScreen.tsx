import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { ApplyFields } from '../apply/applyFields.ts';
import { Columns } from '../kit/Columns.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { StepButtons } from '../kit/StepButtons.tsx';
import { QuickQuoteFields } from '../quickQuote/quickQuoteFields.ts';
import { TripFields } from '../tripDetails/tripFields.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { ChangeList } from './ChangeList.tsx';
import { DependentsEdit } from './DependentsEdit.tsx';
import type { EndorsementProps } from './endorsementRef.ts';
import { formSeen } from './formSeen.ts';
import { NewPrice } from './NewPrice.tsx';
import { ParameterFields } from './parameterFields.ts';
import { PaxCard } from './PaxCard.tsx';
import { TripCard } from './TripCard.tsx';

/** The fields of a policy that is changed, beside them what is changed and what it will cost. */
export function EditScreen({ section }: EndorsementProps) {
  const text = useText('endorsement');
  const paxes = useSelector(section, ({ context }) => context.policy.paxes);
  const dependents = useSelector(section, ({ children }) => children['dependents']);
  const correcting = useSelector(section, (snapshot) =>
    snapshot.matches({ policy: { editing: 'correcting' } }),
  );
  const isOpen = useSelector(section, ({ context }) => context.edit !== null);
  if (!isOpen) return null;
  return (
    <FieldStack>
      {correcting && <Problems section={section} />}
      <p>{text('lead')}</p>
      <Columns aside={<ChangeList section={section} />}>
        <Form onSubmit={() => section.send({ type: 'person.requote' })}>
          <TripCard section={section} />
          {paxes.map(({ referenceNumber }, at) => (
            <PaxCard key={referenceNumber} section={section} paxId={referenceNumber} number={at + 1} />
          ))}
          {dependents && <DependentsEdit actor={dependents} />}
          <ApplicationCard section={section} />
          <Failure section={section} />
          <NewPrice section={section} />
          <Acts section={section} />
        </Form>
      </Columns>
      <Leaving section={section} />
    </FieldStack>
  );
}

/** What is to be corrected in all of the forms. */
function Problems({ section }: EndorsementProps) {
  const all = [
    QuickQuoteFields.useProblemsOf(formSeen(section, 'travellers')),
    TripFields.useProblemsOf(formSeen(section, 'trip')),
    ParameterFields.useProblemsOf(formSeen(section, 'parameters') as never),
    ApplyFields.useProblemsOf(formSeen(section, 'apply')),
  ];
  return <ErrorSummary problems={all.flatMap(({ problems }) => problems)} attempt={all[0]?.attempt ?? 0} />;
}

/** [EN-029] What the server said, beside the button that failed. */
function Failure({ section }: EndorsementProps) {
  const text = useText('endorsement');
  const failed = useSelector(section, (snapshot) => snapshot.matches({ policy: { editing: 'failed' } }));
  const message = useSelector(section, ({ context }) => context.message);
  if (!failed) return null;
  return (
    <FailureNotice code={null}>
      <span>{text('requote.failed')}</span>
      {message && <span>{` ${message}`}</span>}
    </FailureNotice>
  );
}

function Acts({ section }: EndorsementProps) {
  const text = useText('endorsement');
  const requoted = useSelector(section, (snapshot) => snapshot.matches({ policy: 'requoted' }));
  const busy = useSelector(section, (snapshot) => snapshot.matches({ policy: 'requoting' }));
  const nothing = useSelector(section, ({ context }) => context.changes.length === 0);
  const refused = useSelector(section, ({ context }) => context.refused.length > 0);
  const leave = () => section.send({ type: 'person.goBack' });
  if (requoted) return <Button onPress={leave}>{text('leave')}</Button>;
  const reason = nothing ? text('requote.nothing') : refused ? text('requote.refused') : null;
  return (
    <StepButtons
      forward={text('requote')}
      busy={busy}
      reason={reason}
      back={text('leave')}
      {...(!busy && { onBack: leave })}
    />
  );
}

/** [EN-011] Says what goes before it is dropped. */
function Leaving({ section }: EndorsementProps) {
  const text = useText('endorsement');
  const open = useSelector(section, (snapshot) => snapshot.matches({ policy: 'leaving' }));
  const count = useSelector(section, ({ context }) => context.changes.length);
  const stay = () => section.send({ type: 'person.stay' });
  return (
    <Dialog
      open={open}
      alert
      closable={false}
      title={text('leave.title')}
      onClose={stay}
      acts={
        <>
          <Button kind="primary" onPress={stay}>
            {text('leave.stay')}
          </Button>
          <Button onPress={() => section.send({ type: 'person.leave' })}>{text('leave.drop')}</Button>
        </>
      }
    >
      <p>{text('leave.body')}</p>
      <p>{text('changes.count', { count })}</p>
    </Dialog>
  );
}
