import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { noLocation } from '#domain/quote/locationRules.ts';
import { tripDetailsMachine } from '#machines/tripDetails/tripDetails.machine.ts';
import { flowFacts, lisbon, travellersForm } from '../support/quote/forms.ts';
import { defineTour } from '../support/tours/define.ts';
import { send } from '../support/tours/stimuli.ts';

const visitor = travellersForm({
  flowTravellerType: 'VISITOR_TO_CANADA',
  country: 'PT',
  travelOutsideCanada: 'false',
  departure: noLocation,
});

const isVisitor = ({ context }: AnyMachineSnapshot) =>
  context.travellers.flowTravellerType === 'VISITOR_TO_CANADA';

/** A visitor to Canada: the type with a date and a toggle of its own. */
export const tripDetailsTour = defineTour({
  machine: tripDetailsMachine,
  input: { form: null, travellers: visitor, facts: flowFacts() },
  otherInputs: { 'a Canadian': { form: null, travellers: travellersForm(), facts: flowFacts() } },
  fingerprint: ({ context: { form, problems } }) => [form, problems],
  stimuli: [
    send('thePersonTypesTheArrival', { type: 'person.fill', key: 'arrivalDate', value: '2026-12-02' }),
    send('thePersonTypesAnArrivalThatIsNoDate', {
      type: 'person.fill',
      key: 'arrivalDate',
      value: '2026-12-',
    }),
    send(
      'thePersonLeavesAnArrivalThatIsNoDate',
      { type: 'person.leaveField', key: 'arrivalDate' },
      {
        requirements: ['WG-011'],
        check: ({ context }) => expect(context.problems.arrivalDate).toBe('invalid_date'),
        when: ({ context }) => context.form.arrivalDate === '2026-12-',
      },
    ),
    send(
      'thePersonLeavesAnEmptyArrival',
      [
        { type: 'person.fill', key: 'arrivalDate', value: '' },
        { type: 'person.leaveField', key: 'arrivalDate' },
      ],
      {
        requirements: ['WG-009 partly'],
        check: ({ context }) => expect(context.problems.arrivalDate).toBe('required'),
        when: (snapshot) => isVisitor(snapshot) && snapshot.context.form.arrivalDate !== '',
      },
    ),
    send('thePersonSaysItIsForASuperVisa', { type: 'person.fill', key: 'isSuperVisa', value: 'true' }),
    send(
      'thePersonChangesTheAnswers',
      { type: 'person.changeAnswers' },
      { check: (after, _, before) => expect(after.context.form).toEqual(before.context.form) },
    ),
    send(
      'thePersonTypesADeparturePlace',
      { type: 'person.typeLocation', field: 'departure', text: 'Lis' },
      {
        requirements: ['TD-019 partly'],
        check: (after, seen) => {
          const rule = { countryPrefix: 'PT', inCanada: false };
          const search = { type: 'parent.search', text: 'Lis', rule };
          expect(seen.received('suggestDepartures').at(-1)).toEqual(search);
          expect(after.can({ type: 'person.typeLocation', field: 'departure', text: 'Lis' })).toBe(false);
        },
        when: isVisitor,
      },
    ),
    send(
      'thePersonPicksASuggestedDeparture',
      { type: 'person.chooseLocation', field: 'departure', location: lisbon },
      {
        check: ({ context }, seen) => {
          expect(context.form.departure.chosen).toEqual(lisbon);
          expect(seen.received('suggestDepartures').at(-1)).toEqual({ type: 'parent.closeList' });
        },
        when: (snapshot) => !snapshot.matches('confirming'),
      },
    ),
    send(
      'thePersonClosesTheListOfDepartures',
      { type: 'person.closeList', field: 'departure' },
      {
        check: (_, seen) =>
          expect(seen.received('suggestDepartures').at(-1)).toEqual({ type: 'parent.closeList' }),
        when: ({ context: { form } }) => form.departure.text === 'Lis' && form.departure.chosen === null,
      },
    ),
    send(
      'thePersonContinuesWithoutADeparture',
      { type: 'person.continue' },
      {
        requirements: ['TD-022 partly', 'TD-027 partly'],
        check: ({ context }) => {
          expect(context.problems.departure).toBe('required');
          expect(context.problems).toHaveProperty('isSuperVisa');
          expect(context.problems).not.toHaveProperty('schoolName');
        },
        when: ({ context }) => context.form.departure.text === '',
      },
    ),
    send(
      'thePersonContinuesWithADepartureThatWasNotPicked',
      { type: 'person.continue' },
      {
        requirements: ['TD-022 partly'],
        check: ({ context }) => expect(context.problems.departure).toBe('locationInvalid'),
        when: ({ context }) => context.form.departure.text === 'Lis',
      },
    ),
    send(
      'thePersonContinues',
      { type: 'person.continue' },
      { when: ({ context }) => context.form.departure.chosen !== null },
    ),
    send(
      'thePersonGoesBack',
      { type: 'person.goBack' },
      { check: ({ output }) => expect(output?.towards).toBe('back') },
    ),
    send(
      'theFlowLeavesForAnotherStep',
      { type: 'parent.leave', towards: 'PAYMENT' },
      { check: ({ output }) => expect(output?.towards).toBe('PAYMENT') },
    ),
  ],
  holds: {
    opening: ({ context }) =>
      expect(context.form.arrivalDate).toBe(
        context.travellers.flowTravellerType === 'VISITOR_TO_CANADA' ? '2026-12-01' : '',
      ),
    confirming: (snapshot) => {
      expect(snapshot.can({ type: 'person.continue' })).toBe(true);
      expect(snapshot.context.problems).toEqual({});
    },
    editing: (snapshot) => {
      const isForSuperVisa = { type: 'person.fill', key: 'isSuperVisa', value: 'true' } as const;
      expect(snapshot.can(isForSuperVisa)).toBe(isVisitor(snapshot));
      expect(Object.keys(snapshot.children)).toEqual(['suggestDepartures', 'suggestDestinations']);
      expect(snapshot.can({ type: 'person.fill', key: 'schoolName', value: 'McGill' })).toBe(false);
      expect(snapshot.can({ type: 'person.fill', key: 'existingCoverageDays', value: '5' })).toBe(false);
    },
    correcting: ({ context }) =>
      expect(Object.values(context.problems).filter((problem) => problem !== null)).not.toEqual([]),
    left: ({ context, output }) => expect(output).toEqual({ form: context.form, towards: context.towards }),
  },
});
