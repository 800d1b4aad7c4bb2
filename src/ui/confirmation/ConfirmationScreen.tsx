import { useSelector } from '@xstate/react';
import { stepKeys } from '#domain/routes.ts';
import { useText } from '../../text/useText.ts';
import type { ConfirmationProps } from './confirmationRef.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Columns } from '../kit/Columns.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { printPage } from '../kit/printPage.ts';
import styles from './confirmation.module.css';
import { PolicyCard } from './PolicyCard.tsx';
import { TripBought } from './TripBought.tsx';

const step = { current: stepKeys.indexOf('CONFIRMATION') + 1, total: stepKeys.length };

/** [CP-034] [CP-038] The issued policies; from here a new quote can be started and nothing else of the flow opened. */
export function ConfirmationScreen({ flow }: ConfirmationProps) {
  const text = useText('confirmation');
  const record = useSelector(flow, ({ context }) => context.record);
  if (!record) return null;
  return (
    <FieldStack>
      <PageTitle step={step} lead={text('lead')}>
        {text('title', { count: record.paxes.length })}
      </PageTitle>
      <Columns>
        <ul className={styles.policies}>
          {record.paxes.map((pax) => (
            <li key={pax.policyNumber}>
              <PolicyCard flow={flow} pax={pax} />
            </li>
          ))}
        </ul>
        <PdfProblem flow={flow} />
        <TripBought flow={flow} record={record} />
        <div className={styles.acts}>
          <ButtonRow>
            <Button kind="primary" onPress={() => flow.send({ type: 'agent.startOver' })}>
              {text('startOver')}
            </Button>
            <Button onPress={printPage}>{text('print')}</Button>
          </ButtonRow>
        </div>
      </Columns>
    </FieldStack>
  );
}

/** [DL-019] */
function PdfProblem({ flow }: ConfirmationProps) {
  const text = useText('confirmation');
  const pdf = useSelector(flow, ({ children }) => children.policyPdf);
  const failed = useSelector(pdf, (snapshot) =>
    snapshot?.matches('failed') ? snapshot.context.asked : null,
  );
  const problem = useSelector(pdf, (snapshot) => snapshot?.context.problem ?? null);
  if (!pdf || !failed) return null;
  return (
    <div className={styles.acts}>
      <FailureNotice
        code={problem}
        acts={
          <Button onPress={() => pdf.send({ type: 'agent.downloadPdf', ...failed })}>
            {text('pdf.retry')}
          </Button>
        }
      >
        {text('pdf.failed', { policyNumber: failed.policyNumber })}
      </FailureNotice>
    </div>
  );
}
