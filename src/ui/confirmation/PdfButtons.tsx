import { useSelector } from '@xstate/react';
import type { Language } from '#domain/locales.ts';
import { useText } from '../../text/useText.ts';
import type { PdfProps } from './confirmationRef.ts';
import { Button } from '../kit/Button.tsx';
import styles from './confirmation.module.css';

/** [CP-035] [DL-016] The policy in each language, one download at a time. */
export function PdfButtons({
  pdf,
  policyNumber,
  languages,
}: PdfProps & { policyNumber: string; languages: readonly Language[] }) {
  const text = useText('confirmation');
  const underway = useSelector(pdf, (snapshot) => (snapshot?.hasTag('busy') ? snapshot.context.asked : null));
  return (
    <div className={styles.documents}>
      {languages.map((language) => (
        <Button
          key={language}
          icon="download"
          busy={underway?.policyNumber === policyNumber && underway.language === language}
          label={text(`pdf.${language}.of`, { policyNumber })}
          onPress={() => pdf?.send({ type: 'person.downloadPdf', policyNumber, language })}
        >
          {text(`pdf.${language}`)}
        </Button>
      ))}
    </div>
  );
}
