import { useSelector } from '@xstate/react';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { ApplicantEntry } from '../apply/ApplicantCard.tsx';
import { ApplyFields } from '../apply/applyFields.ts';
import { insuredName } from '../confirmation/insuredName.ts';
import { Card } from '../kit/Card.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { MoneyField } from '../kit/MoneyField.tsx';
import { QuickQuoteFields } from '../quickQuote/quickQuoteFields.ts';
import type { PaxProps } from './endorsementRef.ts';
import { formSeen } from './formSeen.ts';
import { ParameterFields } from './parameterFields.ts';
import { useFixed } from './useFixed.ts';

/** One traveller: who it is, how to reach them, and what of their plan can be chosen anew. */
export function PaxCard({ section, paxId, number }: PaxProps) {
  const text = useText('endorsement');
  const bought = useText('confirmation');
  const pax = useSelector(section, ({ context }) =>
    context.policy.paxes.find(({ referenceNumber }) => referenceNumber === paxId),
  );
  const name = pax ? insuredName(bought, pax).trim() : '';
  return (
    <Card title={text('traveller', { number, name })}>
      <FieldStack>
        <ApplyFields.Provider actor={formSeen(section, 'apply')}>
          <ApplicantEntry actor={formSeen(section, 'apply')} paxId={paxId} number={number} />
        </ApplyFields.Provider>
        <FieldRow>
          <QuickQuoteFields.Provider actor={formSeen(section, 'travellers')}>
            <TripCost section={section} paxId={paxId} number={number} />
          </QuickQuoteFields.Provider>
          <ParameterFields.Provider actor={formSeen(section, 'parameters')}>
            <Parameters section={section} paxId={paxId} number={number} />
          </ParameterFields.Provider>
        </FieldRow>
      </FieldStack>
    </Card>
  );
}

function TripCost({ section, paxId }: PaxProps) {
  const hint = useFixed(section)('travellers', `tripCost.${paxId}`);
  return (
    <QuickQuoteFields.Text
      field={`tripCost.${paxId}`}
      as={MoneyField}
      {...(hint !== undefined && { hint, readOnly: true })}
    />
  );
}

const parameters = [
  ['deductible', 'deductibles'],
  ['coverageAmount', 'coverageAmounts'],
  ['daysPerTrip', 'tripDurations'],
] as const;

/** [EN-079] The deductible of deductible plans, the amount of coverage-amount plans, the days of plans for several trips. */
function Parameters({ section, paxId }: PaxProps) {
  const language = useLanguage();
  const { number } = useFormats();
  const fixed = useFixed(section);
  const terms = useSelector(
    section,
    ({ context }) => context.policy.paxes.find(({ referenceNumber }) => referenceNumber === paxId)?.terms,
  );
  const row = useSelector(section, ({ context }) =>
    context.edit?.parameters.travellers.find((one) => one.paxId === paxId),
  );
  return parameters.flatMap(([field, list]) => {
    const options = terms?.[list] ?? [];
    if (options.length === 0) return [];
    const hint = fixed('parameters', `${field}.${paxId}`);
    const offered = options.map(({ value, label }) => ({
      value: String(value),
      label: label[language] || number(value),
    }));
    return [
      <ParameterFields.Choice
        key={field}
        field={`${field}.${paxId}`}
        options={hint === undefined ? offered : offered.filter(({ value }) => value === row?.[field])}
        {...(hint !== undefined && { hint })}
      />,
    ];
  });
}
