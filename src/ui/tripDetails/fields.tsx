import { useSelector } from '@xstate/react';
import type { TripDateField } from '#domain/quote/tripForm.ts';
import { digitsMask } from '#domain/typing/masks.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { DateTextField } from '../kit/DateTextField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { ToggleField } from '../kit/ToggleField.tsx';
import { useProblem } from './problemText.ts';
import { actsOf } from './tripDetailsActs.ts';
import type { TripDetailsProps } from './tripDetailsRef.ts';

type DateEntryProps = TripDetailsProps & {
  field: TripDateField;
  /** First and last day that the calendar offers. */
  min?: string;
  max?: string;
};

export function DateEntry({ actor, field, min, max }: DateEntryProps) {
  const text = useText('tripDetails');
  const words = useText('kit');
  const { formDay } = useFormats();
  const today = useSelector(actor, ({ context }) => context.facts.today);
  const { type, leaveDate } = actsOf(actor);
  return (
    <DateTextField
      id={field}
      label={text(field)}
      hint={words('date.hint', { example: formDay(today) })}
      value={useSelector(actor, ({ context }) => context.form[field])}
      problem={useProblem(actor, field)}
      min={min}
      max={max}
      onText={type}
      onBlur={leaveDate}
    />
  );
}

export function SchoolEntry({ actor, field }: TripDetailsProps & { field: 'schoolName' | 'schoolCity' }) {
  const text = useText('tripDetails');
  return (
    <TextField
      id={field}
      label={text(field)}
      value={useSelector(actor, ({ context }) => context.form[field])}
      problem={useProblem(actor, field)}
      maxLength={100}
      onText={actsOf(actor).type}
    />
  );
}

const threeDigits = digitsMask(3);

export function CoverageDaysEntry({ actor }: TripDetailsProps) {
  const text = useText('tripDetails');
  return (
    <TextField
      id="existingCoverageDays"
      label={text('existingCoverageDays')}
      hint={text('existingCoverageDays.hint')}
      value={useSelector(actor, ({ context }) => context.form.existingCoverageDays)}
      problem={useProblem(actor, 'existingCoverageDays')}
      inputMode="numeric"
      width="code"
      mask={threeDigits}
      onText={actsOf(actor).type}
    />
  );
}

export function SuperVisaEntry({ actor }: TripDetailsProps) {
  const text = useText('tripDetails');
  return (
    <ToggleField
      id="isSuperVisa"
      label={text('isSuperVisa')}
      hint={text('isSuperVisa.hint')}
      value={useSelector(actor, ({ context }) => context.form.isSuperVisa)}
      problem={useProblem(actor, 'isSuperVisa')}
      onChoose={actsOf(actor).answer}
    />
  );
}
