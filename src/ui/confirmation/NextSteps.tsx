import {
  type DeliveryStatus,
  deliveryStatuses,
  type PolicyRecord,
} from '#domain/calls/shapes/policyRecord.ts';
import { documentLanguages } from '#domain/policyDocuments.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { PdfProps } from './confirmationRef.ts';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PdfButtons } from './PdfButtons.tsx';
import { shownVersion } from './shownVersion.ts';
import styles from './confirmation.module.css';

/** Addresses whose confirmation has a status; one of which nothing is known counts as on its way. */
function addressesOf(paxes: PolicyRecord['paxes'], delivery: DeliveryStatus): string[] {
  const standing = paxes.filter((pax) => (pax.delivery ?? 'PENDING') === delivery);
  return [...new Set(standing.map(({ email }) => email))];
}

/** Where the confirmation was sent and whether it arrived, all documents at once, and what to do now: for the agent or for the client. */
export function NextSteps({ pdf, record }: PdfProps & { record: PolicyRecord }) {
  const text = useText('confirmation');
  const formats = useFormats();
  const language = useLanguage();
  const { salesChannel: channel, policyNumber, paxes, tripInformation } = record;
  return (
    <Card title={text('next.title')}>
      <FieldStack>
        <div role="status">
          {deliveryStatuses.map((delivery) => {
            const addresses = addressesOf(paxes, delivery);
            const sentence = `sentTo.${delivery}.${channel}` as const;
            return (
              addresses.length > 0 && (
                <p key={delivery}>{text(sentence, { addresses: formats.list(addresses) })}</p>
              )
            );
          })}
        </div>
        <PdfButtons
          pdf={pdf}
          paper={{ policyNumber, version: shownVersion(paxes), of: 'trip' }}
          languages={documentLanguages(tripInformation['provinceOfResidence'], language)}
        />
        <ul className={styles.steps}>
          <li>{text(`next.check.${channel}`)}</li>
          <li>{text(`next.carry.${channel}`)}</li>
          <li>{text(`next.rescind.${channel}`)}</li>
        </ul>
      </FieldStack>
    </Card>
  );
}
