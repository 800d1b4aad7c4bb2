import { expect, test } from 'vitest';
import type { travellerDetailsForm, TravellersForm } from '#domain/quote/travellersForm.ts';
import { tripDetailsForm } from '#domain/quote/tripForm.ts';
import type { FormContext } from '#machines/forms/formPart.ts';
import { formFields, type FormFieldsOptions } from '#src/ui/forms/formFields.tsx';
import { maskOf } from '#src/ui/forms/maskOf.ts';

type Context = FormContext<typeof tripDetailsForm> & { travellers: TravellersForm };
const facts = ({ travellers }: Context) => travellers;
const values = () => ({ today: '', from: '', to: '', minimumDays: 1, maximumDays: 2, tripDays: 3 });

test('the compiler asks the room for a text of every field and problem', () => {
  expect(formFields(tripDetailsForm, { room: 'tripDetails', facts, values, masks: maskOf })).toBeTypeOf(
    'object',
  );
  // @ts-expect-error the room of the payment has no texts of the trip
  expect(formFields(tripDetailsForm, { room: 'payment', facts, values, masks: maskOf })).toBeTypeOf('object');
});

test('the compiler asks for the values of the texts of problems', () => {
  const options = { room: 'tripDetails', facts, masks: maskOf } as const;
  const fewer = () => ({ today: '' });
  // @ts-expect-error the days of the trip are missing
  expect(formFields(tripDetailsForm, { ...options, values: fewer })).toBeTypeOf('object');
});

test('the compiler knows the fields of a form', () => {
  const { Text } = formFields(tripDetailsForm, { room: 'tripDetails', facts, values, masks: maskOf });
  const asked: Parameters<typeof Text>[0] = { field: 'schoolCity' };
  expect(asked.field).toBe('schoolCity');
  // @ts-expect-error the form has no such field
  const unknown: Parameters<typeof Text>[0] = { field: 'schoolColour' };
  expect(unknown.field).toBe('schoolColour');
});

test('the compiler asks for masks where a field has one, and only there', () => {
  // @ts-expect-error the days of coverage take digits alone
  expect(formFields(tripDetailsForm, { room: 'tripDetails', facts, values })).toBeTypeOf('object');
  // @ts-expect-error no field of the travellers has a mask
  const needless: FormFieldsOptions<typeof travellerDetailsForm, 'quickQuote', never, never>['masks'] =
    maskOf;
  expect(needless).toBe(maskOf);
});
