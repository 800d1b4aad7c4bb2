import { useSelector } from '@xstate/react';
import { placeIn } from '#domain/quote/locationRules.ts';
import { tripDetailsForm } from '#domain/quote/tripForm.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { confirmedByEnter } from '../kit/confirmedByEnter.ts';
import { SuperVisaNotice } from '../summary/SuperVisaNotice.tsx';
import { KnownTrip } from './KnownTrip.tsx';
import type { TripDetailsProps } from './tripDetailsRef.ts';

/** Everything that this step asks, as it is known already, with its fields one act away; Enter confirms it. */
export function ConfirmedTrip({ actor }: TripDetailsProps) {
  const text = useText('tripDetails');
  const words = useText('kit');
  const { date } = useFormats();
  const language = useLanguage();
  const form = useSelector(actor, ({ context }) => context.form);
  const travellers = useSelector(actor, ({ context }) => context.travellers);
  const asked = tripDetailsForm.keys(form, travellers);
  const shown = {
    departure: () => placeIn(form.departure, language),
    destination: () => placeIn(form.destination, language),
    schoolName: () => form.schoolName,
    schoolCity: () => form.schoolCity,
    educationStartDate: () => date(form.educationStartDate),
    educationEndDate: () => date(form.educationEndDate),
    arrivalDate: () => date(form.arrivalDate),
    isSuperVisa: () => words(form.isSuperVisa === 'true' ? 'toggle.yes' : 'toggle.no'),
    existingCoverageDays: () => form.existingCoverageDays,
  };
  return (
    <>
      <i hidden ref={confirmedByEnter} />
      <KnownTrip
        actor={actor}
        more={asked.map((key) => ({ key, label: text(key), value: shown[key]() }))}
        aside={
          <Button kind="quiet" onPress={() => actor.send({ type: 'person.changeAnswers' })}>
            {text('known.change')}
          </Button>
        }
      />
      <SuperVisaNotice travellers={travellers} trip={form} />
    </>
  );
}
