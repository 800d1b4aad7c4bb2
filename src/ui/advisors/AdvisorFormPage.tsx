import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { AdvisorCodeDialog } from './AdvisorCodeDialog.tsx';
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx';
import { SaveButtons } from '../forms/SaveButtons.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { useLeaveWarning } from '../kit/useLeaveWarning.ts';
import { PersonalDetails, RecipientEmails } from './AdvisorCards.tsx';
import { type AdvisorFormProps, Fields, useIsBeingCreated } from './advisorFields.ts';
import { SponsorTable } from './SponsorTable.tsx';

/** [AD-003] [AD-004] [AD-006] The page of a new advisor. */
export function AdvisorFormPage({ actor }: AdvisorFormProps) {
  const text = useText('advisors');
  const number = useSelector(actor, ({ context }) => context.referenceNumber);
  const correcting = useSelector(actor, (snapshot) => snapshot.matches({ form: { asking: 'correcting' } }));
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches({ leave: 'asking' }));
  const code = useSelector(actor, ({ children }) => children.advisorCode);
  useLeaveWarning(useSelector(actor, (snapshot) => snapshot.hasTag('unsaved')));
  return (
    <Fields.Provider actor={actor}>
      <FieldStack>
        {correcting && <Fields.Problems />}
        <PageTitle hasProblems={correcting} lead={text('lead')}>
          {text('title', { number })}
        </PageTitle>
        <Form onSubmit={() => actor.send({ type: 'person.confirm' })}>
          <FieldStack>
            <SponsorTable actor={actor} />
            <PersonalDetails actor={actor} />
            <RecipientEmails actor={actor} />
            <Outcome actor={actor} />
            <SaveButtons
              forward={text('create')}
              busy={useIsBeingCreated(actor)}
              saving={text('creating')}
              back={text('back')}
              onBack={() => actor.send({ type: 'person.goBack' })}
            />
          </FieldStack>
        </Form>
        {code && <AdvisorCodeDialog actor={code} />}
        <LeaveQuestion
          open={isAsked}
          leave={text('leave')}
          onStay={() => actor.send({ type: 'person.stay' })}
          onLeave={() => actor.send({ type: 'person.leave' })}
        />
      </FieldStack>
    </Fields.Provider>
  );
}

/** [AD-084] What kept it from being created. */
function Outcome({ actor }: AdvisorFormProps) {
  const text = useText('advisors');
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ form: { asking: 'failed' } }));
  const problem = useSelector(actor, ({ context }) => context.problem);
  return failed && <FailureNotice code={problem}>{text('failed')}</FailureNotice>;
}
