import { useSelector } from '@xstate/react';
import type { FlowTravellerType } from '#domain/catalogue/travellers.ts';
import { provinceCodes } from '#domain/provinces.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { QuickQuoteFields } from '../quickQuote/quickQuoteFields.ts';
import { TripFields } from '../tripDetails/tripFields.ts';
import type { EndorsementProps } from './endorsementRef.ts';
import { formSeen } from './formSeen.ts';
import { useFixed } from './useFixed.ts';

/** When the trip is, and what only this kind of traveller was asked. */
export function TripCard({ section }: EndorsementProps) {
  const text = useText('endorsement');
  return (
    <Card title={text('trip')}>
      <FieldStack>
        <QuickQuoteFields.Provider actor={formSeen(section, 'travellers')}>
          <Dates section={section} />
        </QuickQuoteFields.Provider>
        <TripFields.Provider actor={formSeen(section, 'trip')}>
          <FieldsOfKind section={section} />
        </TripFields.Provider>
      </FieldStack>
    </Card>
  );
}

function Dates({ section }: EndorsementProps) {
  const words = useText('kit');
  const quoted = useText('quickQuote');
  const fixed = useFixed(section);
  const returnIsTyped = QuickQuoteFields.useIsAsked('returnDate');
  const residence = useSelector(section, ({ context }) => context.edit?.travellers.province);
  const isFixed = (key: string) => {
    const hint = fixed('travellers', key);
    return hint === undefined ? {} : { hint, readOnly: true };
  };
  const provinceHint = fixed('travellers', 'province');
  return (
    <>
      <FieldRow columns={3}>
        <QuickQuoteFields.Day field="departureDate" {...isFixed('departureDate')} />
        <QuickQuoteFields.Day
          field="returnDate"
          {...(returnIsTyped ? isFixed('returnDate') : { hint: quoted('returnDate.fixed'), readOnly: true })}
        />
        <QuickQuoteFields.Day field="bookingDate" {...isFixed('bookingDate')} />
      </FieldRow>
      <QuickQuoteFields.Choice
        field="province"
        width="medium"
        options={provinceCodes
          .filter((code) => provinceHint === undefined || code === residence)
          .map((value) => ({ value, label: words(`province.${value}`) }))}
        {...(provinceHint && { hint: provinceHint })}
      />
    </>
  );
}

const fieldsOfKind = {
  TRAVELLING_CANADIANS: [],
  TOP_UP: ['existingCoverageDays'],
  STUDENT: ['schoolName', 'schoolCity', 'educationStartDate', 'educationEndDate'],
  VISITOR_TO_CANADA: ['arrivalDate'],
} as const satisfies Record<FlowTravellerType, readonly string[]>;
const days: readonly string[] = ['educationStartDate', 'educationEndDate', 'arrivalDate'];

function FieldsOfKind({ section }: EndorsementProps) {
  const fixed = useFixed(section);
  const kind = useSelector(section, ({ context }) => context.policy.flowTravellerType);
  if (fieldsOfKind[kind].length === 0) return null;
  return (
    <FieldRow>
      {fieldsOfKind[kind].map((field) => {
        const hint = fixed('trip', field);
        const Field = days.includes(field) ? TripFields.Day : TripFields.Text;
        return <Field key={field} field={field} {...(hint !== undefined && { hint, readOnly: true })} />;
      })}
    </FieldRow>
  );
}
