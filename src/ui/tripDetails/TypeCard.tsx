import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { FlowTravellerType } from '#domain/catalogue/travellers.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { CoverageDaysEntry, DateEntry, SchoolEntry, SuperVisaEntry } from './fields.tsx';
import type { TripDetailsProps } from './tripDetailsRef.ts';

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
  TOP_UP: CoverageDaysEntry,
  STUDENT: StudentFields,
  VISITOR_TO_CANADA: VisitorFields,
};

function StudentFields({ actor }: TripDetailsProps) {
  return (
    <>
      <FieldRow>
        <SchoolEntry actor={actor} field="schoolName" />
        <SchoolEntry actor={actor} field="schoolCity" />
      </FieldRow>
      <FieldRow>
        <DateEntry actor={actor} field="educationStartDate" />
        <DateEntry actor={actor} field="educationEndDate" />
      </FieldRow>
    </>
  );
}

function VisitorFields({ actor }: TripDetailsProps) {
  const from = useSelector(actor, ({ context }) => context.travellers.departureDate);
  const to = useSelector(actor, ({ context }) => context.travellers.returnDate);
  return (
    <>
      <DateEntry actor={actor} field="arrivalDate" min={from} max={to} />
      <SuperVisaEntry actor={actor} />
    </>
  );
}
