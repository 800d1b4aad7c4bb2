import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useMemo } from 'react';
import {
  FormProvider,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import * as z from 'zod';
import { tripLimits } from '#domain/quote/limits.ts';
import { lastDeparture } from '#domain/quote/travellerRules.ts';
import { type FieldKey, facts, form, openingText, rowIds, useWords } from './given.ts';
import { KitField } from './KitField.tsx';
import { Problems, Sheet } from './Sheet.tsx';

const required = z.string().min(1, 'required');
const { minimumAge, maximumAge, minimumTripCost } = facts.quickQuoteLimits;
const age = required
  .regex(/^\d+$/, 'ageInvalid')
  .refine((text) => Number(text) >= minimumAge, 'ageLt')
  .refine((text) => Number(text) <= maximumAge, 'ageGt');
const tripCost = required
  .regex(/^\d{1,15}(?:\.\d{0,2})?$/, 'tripCostInvalid')
  .refine((text) => Number(text) >= minimumTripCost, 'tripCostLt')
  .refine((text) => Number(text) <= tripLimits.maximumCost, 'tripCostGt');
const day = required.pipe(z.iso.date('invalidDate'));
const schema = z
  .object({
    bookingDate: day.refine((text) => text <= facts.today, 'bookingFutureDt'),
    departureDate: day
      .refine((text) => text >= facts.today, 'departurePastDt')
      .refine((text) => text <= lastDeparture(facts.today), 'departureFutureDt'),
    returnDate: day,
    travellers: z.array(z.object({ age, tripCost })).min(1).max(12),
  })
  .refine(({ departureDate, returnDate }) => departureDate <= returnDate, {
    path: ['departureDate'],
    message: 'departGtReturn',
  });
type Values = z.input<typeof schema>;
type Path = 'bookingDate' | 'departureDate' | 'returnDate' | `travellers.${number}.${'age' | 'tripCost'}`;

const defaultValues: Values = {
  bookingDate: openingText('bookingDate'),
  departureDate: openingText('departureDate'),
  returnDate: openingText('returnDate'),
  travellers: form.travellers.map((row) => ({ age: row.age, tripCost: row.tripCost })),
};

/** Travellers are numbered from 1 on, and only the last one comes and goes. */
function pathOf(field: FieldKey): Path {
  const [name, id] = field.split('.');
  return (id === undefined ? name : `travellers.${Number(id.split('-')[1]) - 1}.${name}`) as Path;
}

function Field({ field }: { field: FieldKey }) {
  const { field: bound, fieldState } = useController<Values, Path>({ name: pathOf(field) });
  const words = useWords();
  return (
    <KitField
      field={field}
      value={bound.value}
      problem={words(field, fieldState.error?.message)}
      onText={bound.onChange}
    />
  );
}

function Summary() {
  const { control } = useFormContext<Values>();
  const { errors } = useFormState({ control });
  const problems = rowIds.flatMap((id, at) =>
    (['age', 'tripCost'] as const).flatMap((name) => {
      const message = errors.travellers?.[at]?.[name]?.message;
      return message ? [[`${name}.${id}`, message] as const] : [];
    }),
  );
  return <Problems problems={problems} />;
}

/** react-hook-form as its guide tells: a zod schema, and what was submitted is judged on every change. */
export function Form() {
  const methods = useForm<Values>({ resolver: zodResolver(schema), defaultValues });
  const { handleSubmit, control, getValues } = methods;
  const { fields, append, remove } = useFieldArray({ control, name: 'travellers' });
  const rows = useMemo(() => fields.map((_, at) => `pax-${at + 1}`), [fields]);
  const add = useCallback(() => append({ age: '', tripCost: '' }, { shouldFocus: false }), [append]);
  const removeLast = useCallback(() => remove(getValues('travellers').length - 1), [remove, getValues]);
  const goOn = useCallback(() => void handleSubmit(() => {})(), [handleSubmit]);
  return (
    <FormProvider {...methods}>
      <Summary />
      <Sheet Field={Field} onContinue={goOn} rows={rows} onAdd={add} onRemove={removeLast} />
    </FormProvider>
  );
}
