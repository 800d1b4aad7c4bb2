import { useSelector } from '@xstate/react';
import { cardProblems } from '#domain/plans/productCard.ts';
import type { CardParameters } from '#domain/plans/plansForm.ts';
import { digitsMask, wholeDollarsMask } from '#domain/typing/masks.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { Select } from '../kit/Select.tsx';
import { TextField } from '../kit/TextField.tsx';
import styles from './planSelection.module.css';
import type { CardProps } from './planSelectionRef.ts';
import { fieldProblemText } from './problemText.ts';

const fiveDigits = { en: wholeDollarsMask(5, 'en'), fr: wholeDollarsMask(5, 'fr') };
const threeDigits = digitsMask(3);

/** [PS-038] [PS-039] What can be chosen or typed on a card; a plan without parameters has none. */
export function PlanParameters({ card, plan }: CardProps) {
  const text = useText('planSelection');
  const formats = useFormats();
  const language = useLanguage();
  const offer = useSelector(card, ({ context }) => context.offer);
  const params = useSelector(card, ({ context }) => context.params);
  const problems = cardProblems(offer, params);
  const content = plan.content[language];
  const { default: amounts, superVisaNo } = content.coverageAmounts;
  const labelled = {
    deductible: content.deductibles,
    daysPerTrip: content.tripDays,
    coverageAmount: [...amounts, ...superVisaNo],
  };
  const field = (name: keyof CardParameters) => ({
    id: `${name}.${offer.paxId}.${offer.code}`,
    label:
      name === 'daysPerTrip' && offer.minimumTopUpDays !== null
        ? text('parameter.daysPerTrip.topUp', { minimum: offer.minimumTopUpDays })
        : text(`parameter.${name}`),
    hint: content.tooltips[name],
    value: params[name],
    problem: fieldProblemText(text, formats, offer, name, problems[name]),
  });
  const change = (name: keyof CardParameters) => (value: string) =>
    card.send({ type: 'person.changeParameter', field: name, text: value });
  const choice = (
    name: 'deductible' | 'daysPerTrip' | 'coverageAmount',
    values: readonly { value: number; isDisabled: boolean }[],
  ) =>
    values.length > 0 && (
      <Select
        key={name}
        {...field(name)}
        options={values.map(({ value, isDisabled }) => ({
          value: String(value),
          label: labelled[name].find((option) => option.value === value)?.label ?? formats.number(value),
          isDisabled,
        }))}
        onChoose={change(name)}
      />
    );
  const dollars = (name: 'tripCost' | 'sumInsuredAfter') => (
    <MoneyField key={name} {...field(name)} mask={fiveDigits[language]} onText={change(name)} />
  );
  const fields = [
    choice('coverageAmount', offer.coverageAmounts),
    choice('deductible', offer.deductibles),
    choice('daysPerTrip', offer.tripDays),
    offer.tripDaysAreTyped && (
      <TextField
        key="daysPerTrip"
        {...field('daysPerTrip')}
        inputMode="numeric"
        width="short"
        mask={threeDigits}
        onText={change('daysPerTrip')}
      />
    ),
    offer.tripCost && dollars('tripCost'),
    offer.sumInsuredAfterNeeded && dollars('sumInsuredAfter'),
  ].filter(Boolean);
  return fields.length > 0 && <div className={styles.parameters}>{fields}</div>;
}
