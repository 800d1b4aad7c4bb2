import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { TravellerRow } from '#domain/quote/travellersForm.ts';
import { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';
import { flowFacts, lisbon, today, toronto, vancouver } from '../support/quote/forms.ts';
import { defineTour } from '../support/tours/define.ts';
import { send } from '../support/tours/stimuli.ts';

const primary = 'pax-1';
const idsOf = ({ context }: AnyMachineSnapshot): string[] =>
  context.form.travellers.map(({ id }: TravellerRow) => id);

/** Each of these changes is tried on a form that none of the others changed. */
const isUntouched = ({ context: { form } }: AnyMachineSnapshot) =>
  form.multiTrip === '' &&
  form.country === 'CA' &&
  form.travellers.length === 1 &&
  form.departure.text === '' &&
  form.destination.text === '' &&
  form.departureDate === '';

export const quickQuoteTour = defineTour({
  machine: quickQuoteMachine,
  input: { form: null, facts: flowFacts() },
  otherInputs: { admin: { form: null, facts: flowFacts({ adminView: true }) } },
  fingerprint: ({ context: { form, problems, newestNumber, facts } }) => [
    form,
    problems,
    newestNumber,
    facts.today,
  ],
  stimuli: [
    send(
      'thePersonFillsInEverything',
      [
        { type: 'person.fill', key: 'province', value: 'ON' },
        { type: 'person.fill', key: 'travelOutsideCanada', value: 'true' },
        { type: 'person.fill', key: 'multiTrip', value: 'false' },
        { type: 'person.fill', key: 'familyPlans', value: 'false' },
        { type: 'person.fill', key: 'bookingDate', value: today },
        { type: 'person.fill', key: 'departureDate', value: '2026-12-01' },
        { type: 'person.fill', key: 'returnDate', value: '2026-12-15' },
        { type: 'person.chooseLocation', field: 'departure', location: toronto },
        { type: 'person.chooseLocation', field: 'destination', location: lisbon },
        { type: 'person.fill', key: `age.${primary}`, value: '40' },
        { type: 'person.fill', key: `tripCost.${primary}`, value: '1500,50' },
      ],
      {
        requirements: ['QQ-032'],
        check: ({ context }) => expect(context.form.travellers[0]?.tripCost).toBe('1500.50'),
        when: isUntouched,
      },
    ),
    send(
      'thePersonTypesADepartureInThePast',
      { type: 'person.fill', key: 'departureDate', value: '2026-11-19' },
      {
        check: ({ context }, _, before) =>
          expect('departureDate' in context.problems).toBe('departureDate' in before.context.problems),
        when: isUntouched,
      },
    ),
    send(
      'thePersonLeavesADepartureInThePast',
      { type: 'person.leaveField', key: 'departureDate' },
      {
        requirements: ['QQ-018 partly'],
        check: ({ context }) => expect(context.problems.departureDate).toBe('departurePastDt'),
        when: ({ context }) => context.form.departureDate === '2026-11-19',
      },
    ),
    send(
      'thePersonTurnsMultiTripOn',
      { type: 'person.fill', key: 'multiTrip', value: 'true' },
      {
        requirements: ['QQ-012 partly', 'QQ-013'],
        check: (after) => {
          expect(after.context.form).toMatchObject({ departureDate: today, returnDate: '2027-11-19' });
          expect(after.can({ type: 'person.fill', key: 'returnDate', value: '2026-12-20' })).toBe(false);
        },
        when: isUntouched,
      },
    ),
    send(
      'thePersonMovesTheDepartureOfAMultiTrip',
      { type: 'person.fill', key: 'departureDate', value: '2026-12-01' },
      {
        requirements: ['QQ-015'],
        check: ({ context }) => expect(context.form.returnDate).toBe('2027-11-30'),
        when: ({ context }) => context.form.multiTrip === 'true',
      },
    ),
    send(
      'thePersonTurnsMultiTripOff',
      { type: 'person.fill', key: 'multiTrip', value: 'false' },
      {
        requirements: ['QQ-014'],
        check: (after) => {
          expect(after.context.form.returnDate).toBe('');
          expect(after.can({ type: 'person.fill', key: 'returnDate', value: '2026-12-20' })).toBe(true);
        },
        when: ({ context }) => context.form.multiTrip === 'true',
      },
    ),
    send(
      'thePersonChoosesAnotherCountry',
      { type: 'person.fill', key: 'country', value: 'PT' },
      {
        requirements: ['QQ-016', 'TD-023 partly'],
        check: (after) => {
          expect(after.context.form.travelOutsideCanada).toBe('false');
          expect(after.context.form.destination.chosen).toBeNull();
          const outside = { type: 'person.fill', key: 'travelOutsideCanada', value: 'true' } as const;
          expect(after.can(outside)).toBe(false);
        },
        when: ({ context }) => context.form.destination.chosen?.id === lisbon.id,
      },
    ),
    send(
      'thePersonTypesADestinationAbroad',
      [
        { type: 'person.fill', key: 'travelOutsideCanada', value: 'true' },
        { type: 'person.typeLocation', field: 'destination', text: 'Lis' },
      ],
      {
        requirements: ['TD-020 partly'],
        check: (_, seen) => {
          const rule = { countryPrefix: null, inCanada: false };
          expect(seen.received('suggestDestinations').at(-1)).toEqual({
            type: 'parent.search',
            text: 'Lis',
            rule,
          });
        },
        when: isUntouched,
      },
    ),
    send(
      'thePersonTypesADestinationInCanada',
      [
        { type: 'person.fill', key: 'travelOutsideCanada', value: 'false' },
        { type: 'person.typeLocation', field: 'destination', text: 'Vanc' },
      ],
      {
        requirements: ['TD-021 partly'],
        check: (_, seen) => {
          const rule = { countryPrefix: null, inCanada: true };
          expect(seen.received('suggestDestinations').at(-1)).toEqual({
            type: 'parent.search',
            text: 'Vanc',
            rule,
          });
        },
        when: isUntouched,
      },
    ),
    send(
      'thePersonContinuesWithADestinationThatWasNotPicked',
      { type: 'person.continue' },
      {
        requirements: ['QQ-047 partly'],
        check: ({ context }) => expect(context.problems.destination).toBe('locationInvalid'),
        when: ({ context }) => context.form.destination.text === 'Lis',
      },
    ),
    send(
      'thePersonPicksASuggestedDestination',
      [
        { type: 'person.typeLocation', field: 'destination', text: 'Vancou' },
        { type: 'person.chooseLocation', field: 'destination', location: vancouver },
      ],
      {
        check: ({ context }, seen) => {
          expect(context.form.destination.chosen).toEqual(vancouver);
          expect(context.problems.destination ?? null).toBeNull();
          expect(seen.received('suggestDestinations').at(-1)).toEqual({ type: 'parent.closeList' });
        },
        when: ({ context }) => context.form.destination.text === 'Vanc',
      },
    ),
    send(
      'thePersonClosesTheListOfDestinations',
      { type: 'person.closeList', field: 'destination' },
      {
        check: ({ context }, seen) => {
          expect(context.form.destination.text).toBe('Vanc');
          expect(seen.received('suggestDestinations').at(-1)).toEqual({ type: 'parent.closeList' });
        },
        when: ({ context }) => context.form.destination.text === 'Vanc',
      },
    ),
    send(
      'thePersonTypesADeparturePlace',
      { type: 'person.typeLocation', field: 'departure', text: 'Tor' },
      {
        requirements: ['TD-019 partly'],
        check: (after, seen) => {
          expect(after.can({ type: 'person.typeLocation', field: 'departure', text: 'Tor' })).toBe(false);
          const rule = { countryPrefix: 'CA', inCanada: true };
          expect(seen.received('suggestDepartures').at(-1)).toEqual({
            type: 'parent.search',
            text: 'Tor',
            rule,
          });
        },
        when: isUntouched,
      },
    ),
    send(
      'thePersonAddsATraveller',
      { type: 'person.addTraveller' },
      {
        requirements: ['QQ-007 partly'],
        check: (after, _, before) => {
          expect(idsOf(after)).toHaveLength(2);
          expect(after.context.newestNumber).toBe(before.context.newestNumber + 1);
        },
        when: (snapshot) => isUntouched(snapshot) && snapshot.context.newestNumber === 1,
      },
    ),
    send(
      'thePersonRemovesTheSecondTraveller',
      { type: 'person.removeTraveller', traveller: 'pax-2' },
      { requirements: ['QQ-008 partly'], check: (after) => expect(idsOf(after)).toEqual([primary]) },
    ),
    send(
      'thePersonContinuesWithAnEmptyForm',
      { type: 'person.continue' },
      {
        requirements: ['QQ-017', 'QQ-031', 'QQ-037', 'QQ-046'],
        check: ({ context }, _, before) => {
          const missing = Object.entries(context.problems).filter(([, problem]) => problem === 'required');
          expect(missing.map(([key]) => key).toSorted()).toEqual(
            [
              'bookingDate',
              'departureDate',
              'returnDate',
              'province',
              'travelOutsideCanada',
              'multiTrip',
              'familyPlans',
              'departure',
              'destination',
              'age.pax-1',
              'tripCost.pax-1',
            ].toSorted(),
          );
          expect(context.attempts).toBe(before.context.attempts + 1);
        },
        when: isUntouched,
      },
    ),
    send(
      'thePersonContinues',
      { type: 'person.continue' },
      { when: ({ context }) => context.form.province !== '' },
    ),
    send(
      'theNextDayComes',
      { type: 'parent.turnDay', today: '2026-11-21' },
      {
        requirements: ['QF-043 partly'],
        check: (after, _, before) => {
          expect(after.context.form).toBe(before.context.form);
          expect(after.context.facts.today).toBe('2026-11-21');
        },
        when: ({ context }) => context.form.multiTrip === 'true' && context.facts.today === today,
      },
    ),
    send(
      'theFlowLeavesForAnotherStep',
      { type: 'parent.leave', towards: 'TRIP_DETAILS' },
      { check: ({ output }) => expect(output).toMatchObject({ towards: 'TRIP_DETAILS', posts: false }) },
    ),
  ],
  holds: {
    editing: {
      requirements: ['QQ-008 partly'],
      check: (snapshot) =>
        expect(snapshot.can({ type: 'person.removeTraveller', traveller: primary })).toBe(false),
    },
    correcting: ({ context }) =>
      expect(Object.values(context.problems).filter((problem) => problem !== null)).not.toEqual([]),
    left: [
      { check: ({ context, output }) => expect(output?.form).toBe(context.form) },
      {
        check: ({ context: { facts, towards }, output }) =>
          expect(output?.posts).toBe(towards === 'next' && !facts.adminView),
      },
    ],
  },
});
