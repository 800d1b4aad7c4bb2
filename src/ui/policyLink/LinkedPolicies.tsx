import { useSelector } from '@xstate/react';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { insuredName } from '../confirmation/insuredName.ts';
import { PdfProblem } from '../confirmation/PdfProblem.tsx';
import { PolicyCard } from '../confirmation/PolicyCard.tsx';
import { Button } from '../kit/Button.tsx';
import { Card } from '../kit/Card.tsx';
import { Columns } from '../kit/Columns.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { printPage } from '../kit/printPage.ts';
import { SummaryList } from '../kit/SummaryList.tsx';
import type { PolicyLinkProps } from './policyLinkRef.ts';
import styles from './policyLink.module.css';

/** The policies of whom the link was sent to, as they stand today, with their documents. */
export function LinkedPolicies({ link }: PolicyLinkProps) {
  const text = useText('policyLink');
  const bought = useText('confirmation');
  const formats = useFormats();
  const language = useLanguage();
  const policy = useSelector(link, ({ context }) => context.policy);
  const pdf = useSelector(link, ({ children }) => children.policyPdf);
  if (!policy) return null;
  const { paxes, trip, dependents, seller } = policy;
  const names = dependents.map((dependent) => insuredName(bought, dependent));
  const period = { from: formats.date(trip.startDate), to: formats.date(trip.endDate) };
  return (
    <FieldStack>
      <PageTitle lead={text('lead')}>{text('title', { count: paxes.length })}</PageTitle>
      <Columns>
        <ul className={styles.policies}>
          {paxes.map((pax) => (
            <li key={pax.policyNumber}>
              <PolicyCard
                pdf={pdf}
                pax={pax}
                province={trip.provinceOfResidence}
                status={{ label: text('status'), words: text(`status.${pax.policyStatus}`) }}
              />
            </li>
          ))}
        </ul>
        <PdfProblem pdf={pdf} />
        <Card title={bought('trip.title')}>
          <SummaryList
            rows={[
              ...(trip.destination
                ? [{ key: 'destination', label: bought('destination'), value: trip.destination }]
                : []),
              { key: 'dates', label: bought('dates'), value: bought('period', period) },
              ...(names.length > 0
                ? [{ key: 'dependents', label: bought('dependents'), value: formats.list(names) }]
                : []),
              { key: 'seller', label: text('soldBy'), value: seller[language] },
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
