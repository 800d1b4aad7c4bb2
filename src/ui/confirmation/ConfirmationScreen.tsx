import { useSelector } from '@xstate/react';
import { stepKeys } from '#domain/quote/steps.ts';
import { useText } from '../../text/useText.ts';
import type { ConfirmationProps } from './confirmationRef.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Columns } from '../kit/Columns.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { printPage } from '../kit/printPage.ts';
import styles from './confirmation.module.css';
import { PdfProblem } from './PdfProblem.tsx';
import { PolicyCard } from './PolicyCard.tsx';
import { TripBought } from './TripBought.tsx';

const step = { current: stepKeys.indexOf('CONFIRMATION') + 1, total: stepKeys.length };

/** [CP-034] [CP-038] The issued policies; from here a new quote can be started and nothing else of the flow opened. */
export function ConfirmationScreen({ flow }: ConfirmationProps) {
  const text = useText('confirmation');
  const record = useSelector(flow, ({ context }) => context.record);
  const pdf = useSelector(flow, ({ children }) => children.policyPdf);
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
              <PolicyCard pdf={pdf} pax={pax} province={record.tripInformation['provinceOfResidence']} />
            </li>
          ))}
        </ul>
        <PdfProblem pdf={pdf} />
        <TripBought flow={flow} record={record} />
        <div className={styles.acts}>
          <ButtonRow>
            <Button kind="primary" onPress={() => flow.send({ type: 'person.startOver' })}>
              {text('startOver')}
            </Button>
            <Button onPress={printPage}>{text('print')}</Button>
          </ButtonRow>
        </div>
      </Columns>
    </FieldStack>
  );
}
