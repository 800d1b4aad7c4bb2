import { useSelector } from '@xstate/react';
import type { Language } from '#domain/locales.ts';
import type { PolicyPdf } from '#machines/policyPdf/policyPdf.machine.ts';
import { useText } from '../../text/useText.ts';
import type { PdfProps } from './confirmationRef.ts';
import { Button } from '../kit/Button.tsx';
import styles from './confirmation.module.css';

type PdfButtonsProps = PdfProps & {
  paper: Omit<PolicyPdf, 'language'>;
  languages: readonly Language[];
  /** Only the language is seen; what it is of stands around. */
  short?: boolean;
};

/** [CP-035] [DL-016] A document in each language, one download at a time; that of the trip leads. */
export function PdfButtons({ pdf, paper, languages, short = false }: PdfButtonsProps) {
  const text = useText('confirmation');
  const underway = useSelector(pdf, (snapshot) =>
    snapshot?.hasTag('busy') ? snapshot.context.wanted : null,
  );
  const { policyNumber, of } = paper;
  const isTrip = of === 'trip';
  const isUnderway = (language: Language) =>
    underway !== null &&
    underway.of === of &&
    underway.policyNumber === policyNumber &&
    underway.language === language;
  return (
    <div className={styles.documents} data-short={short || undefined}>
      {languages.map((language, at) => (
        <Button
          key={language}
          icon={short ? undefined : 'download'}
          kind={short ? 'quiet' : isTrip && at === 0 ? 'primary' : undefined}
          busy={isUnderway(language)}
          label={isTrip ? undefined : text(`pdf.${language}.of`, { policyNumber })}
          onPress={() => pdf?.send({ type: 'person.downloadPdf', ...paper, language })}
        >
          {text(isTrip ? `pdf.trip.${language}` : short ? `pdf.short.${language}` : `pdf.${language}`)}
        </Button>
      ))}
    </div>
  );
}
