import { useSelector } from '@xstate/react';
import { stepPosition } from '#domain/flow/steps.ts';
import { useText } from '../../text/useText.ts';
import { RunningSummary } from '../summary/RunningSummary.tsx';
import { Button } from '../kit/Button.tsx';
import { Columns } from '../kit/Columns.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { StepButtons } from '../kit/StepButtons.tsx';
import { ApplicantCard } from './ApplicantCard.tsx';
import { ApplyFields } from './applyFields.ts';
import type { ApplyProps } from './applyRef.ts';
import { FoldedApplicants } from './FoldedApplicants.tsx';
import { PurchaseCard } from './PurchaseCard.tsx';
import { Requoted } from './Requoted.tsx';

/** The fewest travellers who are folded. */
const folded = 3;

/** The apply step. */
export function ApplyScreen({ actor }: ApplyProps) {
  const text = useText('apply');
  const correcting = useSelector(actor, (snapshot) => snapshot.matches({ answering: 'correcting' }));
  const reading = useSelector(actor, (snapshot) => snapshot.matches('readingConsents'));
  const withoutConsents = useSelector(actor, (snapshot) => snapshot.matches('withoutConsents'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ answering: 'requoteFailed' }));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const travellers = useSelector(
    actor,
    ({ context }) => context.form.travellers.map(({ paxId }) => paxId),
    (before, after) => before.join() === after.join(),
  );
  return (
    <ApplyFields.Provider actor={actor}>
      <FieldStack>
        {correcting && <ApplyFields.Problems />}
        <PageTitle step={stepPosition('CONTACT_DETAILS')} hasProblems={correcting} lead={text('lead')}>
          {text('title')}
        </PageTitle>
        <Columns aside={<Summary actor={actor} />}>
          {reading && <Skeleton shape="card" count={2} />}
          {withoutConsents && (
            <FailureNotice
              code={problem}
              acts={
                <Button onPress={() => actor.send({ type: 'person.retryConsents' })}>
                  {text('consents.retry')}
                </Button>
              }
            >
              {text('consents.missing')}
            </FailureNotice>
          )}
          {!reading && !withoutConsents && (
            <Fields actor={actor} travellers={travellers} busy={busy} failed={failed} problem={problem} />
          )}
        </Columns>
        <Requoted actor={actor} />
      </FieldStack>
    </ApplyFields.Provider>
  );
}

type FieldsProps = ApplyProps & {
  travellers: readonly string[];
  busy: boolean;
  failed: boolean;
  problem: string | null;
};

function Fields({ actor, travellers, busy, failed, problem }: FieldsProps) {
  const text = useText('apply');
  return (
    <Form onSubmit={() => actor.send({ type: 'person.continue' })}>
      {travellers.length < folded ? (
        travellers.map((paxId, index) => (
          <ApplicantCard key={paxId} actor={actor} paxId={paxId} number={index + 1} />
        ))
      ) : (
        <FoldedApplicants actor={actor} travellers={travellers} />
      )}
      <PurchaseCard actor={actor} />
      {failed && <FailureNotice code={problem}>{text('requoteFailed')}</FailureNotice>}
      <StepButtons
        forward={text('continue')}
        busy={busy}
        back={text('back')}
        onBack={() => actor.send({ type: 'person.goBack' })}
      />
    </Form>
  );
}

function Summary({ actor }: ApplyProps) {
  const travellers = useSelector(actor, ({ context }) => context.travellers);
  const chosen = useSelector(actor, ({ context }) => context.plans.chosen);
  return <RunningSummary travellers={travellers} chosen={chosen} />;
}
