import { useSelector } from '@xstate/react';
import { sponsorCodeOf } from '#domain/advisors/sponsors.ts';
import { useText } from '../../text/useText.ts';
import { ActDialog } from '../kit/ActDialog.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { Form } from '../kit/Form.tsx';
import { Reading } from '../kit/Reading.tsx';
import { AdvisorCodeFields as Fields, type AdvisorCodeProps } from './advisorCodeFields.ts';

/** [AD-029] [AD-036] The modal that adds a sponsor to the table; a press beside it does not close it. */
export function AdvisorCodeDialog({ actor }: AdvisorCodeProps) {
  const text = useText('advisorCode');
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'));
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches({ open: 'lookingUp' }));
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches({ open: 'asking' }));
  const state = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.open : value));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const confirm = () => actor.send({ type: 'person.confirm' });
  return (
    <ActDialog
      open={isOpen}
      closable={false}
      title={text('title')}
      onClose={() => actor.send({ type: 'person.cancel' })}
      act={(isAsking || isLoading) && { label: text('add'), onPress: confirm, busy: isLoading }}
      close={text('cancel')}
    >
      <Reading
        state={state}
        problem={problem}
        onRetry={() => actor.send({ type: 'person.retry' })}
        unavailable={text('unavailable')}
        empty={text('empty')}
      >
        <Form onSubmit={confirm}>
          <Entry actor={actor} />
        </Form>
      </Reading>
    </ActDialog>
  );
}

/** [AD-038] The sponsor, and the id that its code calls for; [AD-030] while it is looked up nothing is typed. */
function Entry({ actor }: AdvisorCodeProps) {
  const text = useText('advisorCode');
  const sponsors = useSelector(actor, ({ context }) => context.sponsors);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches({ open: 'lookingUp' }));
  const correcting = useSelector(actor, (snapshot) => snapshot.matches({ open: { asking: 'correcting' } }));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ open: { asking: 'failed' } }));
  const options = sponsors.map((label) => ({ label, value: sponsorCodeOf(label) }));
  return (
    <Fields.Provider actor={actor}>
      {correcting && <Fields.Problems />}
      <p>{text('lead')}</p>
      <Fields.Choice field="sponsorCode" options={options} disabled={isLoading} />
      <IdEntry field="partyId" readOnly={isLoading} />
      <IdEntry field="counselorId" readOnly={isLoading} />
      {failed && <FailureNotice code={problem}>{text('failed')}</FailureNotice>}
    </Fields.Provider>
  );
}

function IdEntry({ field, readOnly }: { field: 'partyId' | 'counselorId'; readOnly: boolean }) {
  return Fields.useIsAsked(field) && <Fields.Text field={field} autoComplete="off" readOnly={readOnly} />;
}
