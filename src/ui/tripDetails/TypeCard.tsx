import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { FlowTravellerType } from '#domain/catalogue/travellers.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { SuperVisaNotice } from '../summary/SuperVisaNotice.tsx';
import { TripFields } from './tripFields.ts';
import type { TripDetailsProps, TripDetailsRef } from './tripDetailsRef.ts';

/** [TD-026] [TD-027] [TD-028] What only this kind of traveller is asked; nothing for travelling Canadians. */
export function TypeCard({ actor }: TripDetailsProps) {
  const text = useText('tripDetails');
  const type = useSelector(actor, ({ context }) => context.travellers.flowTravellerType);
  if (type === 'TRAVELLING_CANADIANS') return null;
  const Fields = fieldsOfType[type];
  return (
    <Card title={text(`more.${type}`)}>
      <FieldStack>
        <Fields actor={actor} />
      </FieldStack>
    </Card>
  );
}

const fieldsOfType: Record<
  Exclude<FlowTravellerType, 'TRAVELLING_CANADIANS'>,
  ComponentType<TripDetailsProps>
> = {
  TOP_UP: () => <TripFields.Text field="existingCoverageDays" inputMode="numeric" width="code" />,
  STUDENT: StudentFields,
  VISITOR_TO_CANADA: VisitorFields,
};

function StudentFields({ actor }: TripDetailsProps) {
  const hint = useDateHint(actor);
  return (
    <>
      <FieldRow>
        <TripFields.Text field="schoolName" />
        <TripFields.Text field="schoolCity" />
      </FieldRow>
      <FieldRow>
        <TripFields.Day field="educationStartDate" hint={hint} />
        <TripFields.Day field="educationEndDate" hint={hint} />
      </FieldRow>
    </>
  );
}

function VisitorFields({ actor }: TripDetailsProps) {
  const travellers = useSelector(actor, ({ context }) => context.travellers);
  const form = useSelector(actor, ({ context }) => context.form);
  const { departureDate, returnDate } = travellers;
  return (
    <>
      <TripFields.Day field="arrivalDate" hint={useDateHint(actor)} min={departureDate} max={returnDate} />
      <TripFields.Toggle field="isSuperVisa" />
      <SuperVisaNotice travellers={travellers} trip={form} announce />
    </>
  );
}

function useDateHint(actor: TripDetailsRef): string {
  const words = useText('kit');
  const { formDay } = useFormats();
  return words('date.hint', { example: formDay(useSelector(actor, ({ context }) => context.facts.today)) });
}
