import { useSelector } from '@xstate/react';
import { documentLanguages } from '#domain/policyDocuments.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { EmergencyCard } from '../confirmation/EmergencyCard.tsx';
import { PdfButtons } from '../confirmation/PdfButtons.tsx';
import { shownVersion } from '../confirmation/shownVersion.ts';
import { PdfProblem } from '../confirmation/PdfProblem.tsx';
import { Policies } from '../confirmation/Policies.tsx';
import { soldBy } from '../confirmation/soldBy.ts';
import { useTripRows } from '../confirmation/useTripRows.ts';
import { Button } from '../kit/Button.tsx';
import { Card } from '../kit/Card.tsx';
import { Columns } from '../kit/Columns.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Notice } from '../kit/Notice.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { printPage } from '../kit/printPage.ts';
import { SummaryList } from '../kit/SummaryList.tsx';
import type { PolicyLinkProps } from './policyLinkRef.ts';
import styles from './policyLink.module.css';

/** The policies of whom the link was sent to, as they stand today, with their documents. */
export function LinkedPolicies({ link }: PolicyLinkProps) {
  const text = useText('policyLink');
  const bought = useText('confirmation');
  const tripRows = useTripRows();
  const language = useLanguage();
  const policy = useSelector(link, ({ context }) => context.policy);
  const pdf = useSelector(link, ({ children }) => children.policyPdf);
  if (!policy) return null;
  const { paxes, trip, dependents, seller, insurer, unnamed } = policy;
  return (
    <FieldStack>
      <PageTitle lead={text('lead')}>{text('title', { count: paxes.length })}</PageTitle>
      {unnamed.length > 0 && (
        <Notice
          acts={<Button onPress={() => link.send({ type: 'person.giveName' })}>{text('giveName')}</Button>}
        >
          {text('nameToFollow', { count: unnamed.length })}
        </Notice>
      )}
      <Columns>
        <EmergencyCard insurer={insurer} />
        {paxes[0] && (
          <PdfButtons
            pdf={pdf}
            paper={{ policyNumber: paxes[0].policyNumber, version: shownVersion(paxes), of: 'trip' }}
            languages={documentLanguages(trip.provinceOfResidence, language)}
          />
        )}
        <PdfProblem pdf={pdf} />
        <Policies
          level={2}
          saysStatus
          pdf={pdf}
          paxes={paxes}
          others={dependents}
          tripType={trip.tripType}
          province={trip.provinceOfResidence}
        />
        <Card title={bought('trip.title')}>
          <SummaryList
            rows={[
              ...tripRows({ ...trip, destination: trip.destination?.[language] ?? null }),
              { key: 'seller', label: bought('soldBy'), value: soldBy(seller, language) },
            ]}
          />
        </Card>
        <div className={styles.acts}>
          <Button onPress={printPage}>{text('print')}</Button>
        </div>
        <p className={styles.private}>{text('private')}</p>
      </Columns>
    </FieldStack>
  );
}
