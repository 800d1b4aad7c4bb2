import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';
import type { QuickQuoteEvent } from '#machines/quickQuote/quickQuote.types.ts';
import { flowFacts, rows, travellersForm } from '../support/quote/forms.ts';

function started(form: TravellersForm | null, facts = flowFacts()) {
  const actor = createActor(quickQuoteMachine, { input: { form, facts } });
  actor.start();
  const send = (...events: QuickQuoteEvent[]) => events.forEach((event) => actor.send(event));
  const context = () => actor.getSnapshot().context;
  return { actor, send, context };
}

const typeAge = (traveller: string, value: string) =>
  ({ type: 'person.fill', key: `age.${traveller}`, value }) as const;

describe('the limits of the organization', () => {
  const facts = flowFacts({
    quickQuoteLimits: { minimumAge: 18, maximumAge: 84, minimumTripCost: 100 },
  });
  const problemAt = (age: string, tripCost = '100') => {
    const { actor, send } = started(travellersForm({ travellers: [{ id: 'pax-1', age, tripCost }] }), facts);
    send({ type: 'person.continue' });
    const { value, context } = actor.getSnapshot();
    return value === 'left' ? 'left' : (context.problems['age.pax-1'] ?? context.problems['tripCost.pax-1']);
  };

  test('[QQ-029] an age below the lowest gives ageLt, one above the highest ageGt', () => {
    expect(['17', '18', '84', '85'].map((age) => problemAt(age))).toEqual(['ageLt', 'left', 'left', 'ageGt']);
  });

  test('[QQ-035] a trip cost below the lowest gives tripCostLt', () => {
    expect(['99.99', '100'].map((cost) => problemAt('40', cost))).toEqual(['tripCostLt', 'left']);
  });
});

test('[QF-043 partly] on the next day the form is judged by that day, and what was typed stays', () => {
  const { send, context } = started(
    travellersForm({ departureDate: '2026-11-20', bookingDate: '2026-11-21' }),
    flowFacts({ today: '2026-11-20' }),
  );
  const typed = context().form;
  send(
    { type: 'person.leaveField', key: 'departureDate' },
    { type: 'person.leaveField', key: 'bookingDate' },
  );
  expect(context().problems).toEqual({ departureDate: null, bookingDate: 'bookingFutureDt' });
  send({ type: 'parent.turnDay', today: '2026-11-21' });
  expect(context().problems).toEqual({ departureDate: 'departurePastDt', bookingDate: null });
  expect(context().form).toBe(typed);
});

describe('who may submit, and what happens then', () => {
  test('[QQ-009] without the right to quote the form cannot be submitted', () => {
    const { actor, send } = started(travellersForm(), flowFacts({ mayQuote: false }));
    expect(actor.getSnapshot().can({ type: 'person.continue' })).toBe(false);
    send({ type: 'person.continue' });
    expect(actor.getSnapshot().value).toBe('editing');
  });

  test('[QQ-009 partly] with the right to quote it can', () => {
    const { actor } = started(travellersForm());
    expect(actor.getSnapshot().can({ type: 'person.continue' })).toBe(true);
  });

  test('[QQ-010 partly] in the admin view the flow gets the form back and is asked to post nothing', () => {
    const { actor, send } = started(travellersForm(), flowFacts({ adminView: true }));
    send({ type: 'person.continue' });
    expect(actor.getSnapshot().output).toEqual({ form: travellersForm(), towards: 'next', posts: false });
  });

  test('[QQ-011 partly] everywhere else the flow is asked to post the form', () => {
    const { actor, send } = started(travellersForm());
    send({ type: 'person.continue' });
    expect(actor.getSnapshot().output).toEqual({ form: travellersForm(), towards: 'next', posts: true });
  });

  test('an incomplete form is held back in the admin view, too', () => {
    const { actor, send } = started(travellersForm({ province: '' }), flowFacts({ adminView: true }));
    send({ type: 'person.continue' });
    expect(actor.getSnapshot().value).toBe('correcting');
  });
});

describe('the country of residence', () => {
  test('[QQ-003] on the consumer channel it is Canada and cannot be chosen', () => {
    const { send, context } = started(travellersForm({ country: 'FR' }), flowFacts({ channel: 'b2c' }));
    expect(context().form.country).toBe('CA');
    send({ type: 'person.fill', key: 'country', value: 'FR' });
    expect(context().form.country).toBe('CA');
  });

  test('[QQ-003] on the b2b channel it can be chosen', () => {
    const { send, context } = started(travellersForm());
    send({ type: 'person.fill', key: 'country', value: 'FR' });
    expect(context().form.country).toBe('FR');
  });
});

describe('the rows of travellers', () => {
  test('[QQ-006] [QQ-007] a thirteenth traveller cannot be added', () => {
    const { actor, send, context } = started(
      travellersForm({ travellers: rows(...Array<number>(11).fill(40)) }),
    );
    send({ type: 'person.addTraveller' });
    expect(context().form.travellers).toHaveLength(12);
    expect(actor.getSnapshot().can({ type: 'person.addTraveller' })).toBe(false);
    send({ type: 'person.removeTraveller', traveller: 'pax-5' });
    expect(actor.getSnapshot().can({ type: 'person.addTraveller' })).toBe(true);
  });

  test('a removed traveller takes the number along', () => {
    const { send, context } = started(travellersForm({ travellers: rows(40, 12) }));
    send({ type: 'person.removeTraveller', traveller: 'pax-2' }, { type: 'person.addTraveller' });
    expect(context().form.travellers.map(({ id }) => id)).toEqual(['pax-1', 'pax-3']);
  });

  test('a keystroke in one row leaves every other row and the problems the same objects', () => {
    const { send, context } = started(travellersForm({ travellers: rows(40, 12, 9) }));
    const before = context();
    send(typeAge('pax-2', '13'));
    expect(context().form.travellers[0]).toBe(before.form.travellers[0]);
    expect(context().form.travellers[2]).toBe(before.form.travellers[2]);
    expect(context().problems).toBe(before.problems);
    expect(context().form.departure).toBe(before.form.departure);
  });
});

describe('problems while correcting', () => {
  test('a problem goes when it is corrected and comes again when it is not, with the last one the summary goes', () => {
    const { actor, send, context } = started(travellersForm({ travellers: rows('x') }));
    send({ type: 'person.continue' });
    expect(context().problems['age.pax-1']).toBe('ageInvalid');
    send(typeAge('pax-1', '121'));
    expect(context().problems['age.pax-1']).toBe('ageGt');
    expect(actor.getSnapshot().value).toBe('correcting');
    send(typeAge('pax-1', '40'));
    expect(actor.getSnapshot().value).toBe('editing');
    send(typeAge('pax-1', ''));
    expect(context().problems['age.pax-1']).toBe('required');
  });

  test('[QQ-038] [QQ-041] another age of the primary judges the whole family again', () => {
    const { send, context } = started(travellersForm({ familyPlans: 'true', travellers: rows(40, 45, 10) }));
    send({ type: 'person.continue' });
    expect(context().problems['age.pax-2']).toBe('familyPrimaryMaxAge');
    send(typeAge('pax-1', '45'));
    expect(context().problems['age.pax-2']).toBeNull();
    send(typeAge('pax-1', '44'));
    expect(context().problems['age.pax-2']).toBe('familyPrimaryMaxAge');
    send({ type: 'person.fill', key: 'familyPlans', value: 'false' });
    expect(context().problems['age.pax-2']).toBeNull();
  });

  test('[QQ-039] removing travellers can undo a family, and takes their problems along', () => {
    const { send, context } = started(travellersForm({ familyPlans: 'true', travellers: rows(40, 'x') }));
    send({ type: 'person.continue' }, { type: 'person.removeTraveller', traveller: 'pax-2' });
    expect(context().problems.familyPlans).toBe('familyPlans');
    expect(context().problems).not.toHaveProperty(['age.pax-2']);
  });

  test('[QQ-023] correcting one date judges the other as well', () => {
    const { send, context } = started(travellersForm({ returnDate: '2026-11-30' }));
    send({ type: 'person.continue' });
    expect(context().problems).toMatchObject({
      departureDate: 'departGtReturn',
      returnDate: 'returnLtDepart',
    });
    send({ type: 'person.fill', key: 'departureDate', value: '2026-11-29' });
    expect(context().problems).toMatchObject({ departureDate: null, returnDate: null });
  });
});

describe('places', () => {
  test('a list that repeats the text it was given does not undo the choice', () => {
    const { actor, send, context } = started(travellersForm());
    const { text } = context().form.destination;
    const repeated = { type: 'person.typeLocation', field: 'destination', text } as const;
    expect(actor.getSnapshot().can(repeated)).toBe(false);
    send(repeated);
    expect(context().form.destination.chosen).not.toBeNull();
  });
});
