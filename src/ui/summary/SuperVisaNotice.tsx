import { shortForSuperVisa, superVisaNeeds } from '#domain/quote/superVisa.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import type { TripForm } from '#domain/quote/tripForm.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Notice } from '../kit/Notice.tsx';

type SuperVisaNoticeProps = {
  travellers: TravellersForm;
  trip: TripForm | null;
  /** Spoken when it appears, after an answer. */
  announce?: boolean;
};

/** That a trip is too short for the super visa that it is for, and what would pass; nothing where it is not. */
export function SuperVisaNotice({ travellers, trip, announce }: SuperVisaNoticeProps) {
  const text = useText('runningSummary');
  const { date } = useFormats();
  const short = shortForSuperVisa(travellers, trip);
  if (!short) return null;
  return (
    <Notice tone="warning" title={text('superVisa.title')} announce={announce}>
      {text('superVisa.tooShort', {
        needed: superVisaNeeds.days,
        days: short.days,
        returnDate: date(short.returnDate),
      })}
    </Notice>
  );
}
