import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { documentLanguages } from '#domain/policyDocuments.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { PdfProps } from './confirmationRef.ts';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PdfButtons } from './PdfButtons.tsx';
import styles from './confirmation.module.css';

/** Where the confirmation was sent, all documents at once, and what to do now: for the agent or for the client. */
export function NextSteps({ pdf, record }: PdfProps & { record: PolicyRecord }) {
  const text = useText('confirmation');
  const formats = useFormats();
  const language = useLanguage();
  const { salesChannel: channel, policyNumber, paxes, tripInformation } = record;
  const addresses = [...new Set(paxes.map(({ email }) => email))];
  return (
    <Card title={text('next.title')}>
      <FieldStack>
        <p>{text(`sentTo.${channel}`, { addresses: formats.list(addresses) })}</p>
        <PdfButtons
          pdf={pdf}
          paper={{ policyNumber, of: 'trip' }}
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
