import { useSelector } from '@xstate/react';
import { stepPosition } from '#domain/flow/steps.ts';
import { useText } from '../../text/useText.ts';
import type { ConfirmationProps } from './confirmationRef.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Columns } from '../kit/Columns.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { printPage } from '../kit/printPage.ts';
import { useAreaHref } from '../kit/useAreaHref.ts';
import styles from './confirmation.module.css';
import { EmergencyCard } from './EmergencyCard.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PdfProblem } from './PdfProblem.tsx';
import { Policies } from './Policies.tsx';
import { Receipt } from './Receipt.tsx';
import { TripBought } from './TripBought.tsx';

/**
 * [CP-034] [CP-038] The issued policies and what to do now, to an agent in an agent's words; from here a new quote can
 * be started and nothing else of the flow opened.
 */
export function ConfirmationScreen({ flow }: ConfirmationProps) {
  const text = useText('confirmation');
  const watch = useSelector(flow, ({ children }) => children.policyWatch);
  const record = useSelector(watch, (snapshot) => snapshot?.context.record ?? null);
  const mayReadWorksheet = useSelector(flow, ({ context }) => context.facts.mayReadWorksheet);
  const href = useAreaHref('/quotes');
  const pdf = useSelector(flow, ({ children }) => children.policyPdf);
  if (!record) return null;
  const { salesChannel: channel, paxes, dependents, tripInformation, insurer, seller } = record;
  const count = paxes.length;
  return (
    <FieldStack>
      <PageTitle step={stepPosition('CONFIRMATION')} lead={text(`lead.${channel}`, { count })}>
        {text(`title.${channel}`, { count })}
      </PageTitle>
      <Columns>
        <EmergencyCard insurer={insurer} />
        <NextSteps pdf={pdf} record={record} />
        <PdfProblem pdf={pdf} />
        <section className={styles.section} aria-labelledby="policies">
          <h2 className={styles.heading} id="policies">
            {text(`policies.${channel}`, { count })}
          </h2>
          <Policies
            level={3}
            pdf={pdf}
            paxes={paxes}
            others={dependents}
            tripType={tripInformation['tripType']}
            province={tripInformation['provinceOfResidence']}
            worksheetOf={
              mayReadWorksheet
                ? (policyNumber) => href({ path: '/worksheets', search: `?id=${policyNumber}` })
                : undefined
            }
          />
        </section>
        <TripBought flow={flow} />
        <Receipt paxes={paxes} seller={seller} />
        <div className={styles.acts}>
          <ButtonRow>
            <Button onPress={() => flow.send({ type: 'person.startOver' })}>{text('startOver')}</Button>
            <Button onPress={printPage}>{text('print')}</Button>
          </ButtonRow>
        </div>
      </Columns>
    </FieldStack>
  );
}
