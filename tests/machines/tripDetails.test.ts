import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import { tripDetailsMachine } from '#machines/tripDetails/tripDetails.machine.ts';
import type { TripDetailsEvent } from '#machines/tripDetails/tripDetails.types.ts';
import { flowFacts, travellersForm, tripForm } from '../support/quote/forms.ts';

function started(travellers: TravellersForm) {
  const actor = createActor(tripDetailsMachine, {
    input: { form: null, travellers, facts: flowFacts() },
  }).start();
  const send = (...events: TripDetailsEvent[]) => events.forEach((event) => actor.send(event));
  return { actor, send, context: () => actor.getSnapshot().context };
}

test('the places of the traveller details are known already', () => {
  const { actor, send } = started(travellersForm());
  send({ type: 'person.continue' });
  expect(actor.getSnapshot().output).toEqual({ form: tripForm(), towards: 'next' });
});

test('[TD-026] a student goes on with a school and both dates of the education', () => {
  const { actor, send, context } = started(
    travellersForm({ flowTravellerType: 'STUDENT', studentType: 'INTERNATIONAL' }),
  );
  send({ type: 'person.continue' });
  expect(context().problems).toMatchObject({
    schoolName: 'required',
    schoolCity: 'required',
    educationStartDate: 'required',
    educationEndDate: 'required',
  });
  send(
    { type: 'person.fill', key: 'schoolName', value: 'McGill' },
    { type: 'person.fill', key: 'schoolCity', value: 'Montréal' },
    { type: 'person.fill', key: 'educationEndDate', value: '2027-01-01' },
    { type: 'person.fill', key: 'educationStartDate', value: '2027-01-10' },
  );
  expect(context().problems.educationEndDate).toBe('out_of_range');
  send({ type: 'person.fill', key: 'educationEndDate', value: '2027-05-01' }, { type: 'person.continue' });
  expect(actor.getSnapshot().status).toBe('done');
});

test('[WG-012] a start of the education before any lifetime is too early as soon as its field is left', () => {
  const { send, context } = started(
    travellersForm({ flowTravellerType: 'STUDENT', departureDate: '2026-12-01', returnDate: '2026-12-15' }),
  );
  const leave = (text: string) => {
    send(
      { type: 'person.fill', key: 'educationStartDate', value: text },
      { type: 'person.leaveField', key: 'educationStartDate' },
    );
    return context().problems.educationStartDate ?? null;
  };
  expect(leave('1906-11-30')).toBe('max_age_error');
  expect(leave('1906-12-01')).toBeNull();
  expect(leave('1902-09-01')).toBe('max_age_error');
});

test('[WG-013] an arrival outside of the trip is out of range as soon as its field is left', () => {
  const visitor = travellersForm({
    flowTravellerType: 'VISITOR_TO_CANADA',
    departureDate: '2026-12-01',
    returnDate: '2026-12-15',
  });
  const leave = (text: string) => {
    const { send, context } = started(visitor);
    send({ type: 'person.fill', key: 'arrivalDate', value: text });
    const typed = context().problems.arrivalDate ?? null;
    send({ type: 'person.leaveField', key: 'arrivalDate' });
    return [typed, context().problems.arrivalDate ?? null];
  };
  expect(leave('2026-11-30')).toEqual([null, 'out_of_range']);
  expect(leave('2026-12-01')).toEqual([null, null]);
  expect(leave('2026-12-16')).toEqual([null, 'out_of_range']);
  expect(leave('2026-12-15')).toEqual([null, null]);
});

test('[TD-028] a top-up goes on with the days of the plan that exists', () => {
  const { actor, send, context } = started(travellersForm({ flowTravellerType: 'TOP_UP' }));
  send({ type: 'person.continue' });
  expect(context().problems.existingCoverageDays).toBe('required');
  send({ type: 'person.fill', key: 'existingCoverageDays', value: '5' }, { type: 'person.continue' });
  expect(actor.getSnapshot().status).toBe('done');
});

test('a school name holds at most 100 characters', () => {
  const { send, context } = started(travellersForm({ flowTravellerType: 'STUDENT' }));
  send({ type: 'person.fill', key: 'schoolName', value: 'x'.repeat(150) });
  expect(context().form.schoolName).toHaveLength(100);
});
