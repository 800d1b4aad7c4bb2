import { expect } from 'vitest';
import { endsOf, type FilterField } from '#domain/tableFilter.ts';
import { tableFilterMachine } from '#machines/tableFilter/tableFilter.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { send } from '../support/tours/stimuli.ts';

const name: FilterField = { key: 'name', kind: 'text' };
const expiry: FilterField = { key: 'expiredDate', kind: 'date' };
const [start, end] = endsOf(expiry) as [string, string];

/** One letter, no day, and a range that ends before it starts. */
const isWrong = (values: Readonly<Record<string, string>>) =>
  values.name === 'T' || values[start] === '2026-02-30' || values[start] === '2027-01-01';

export const tableFilterTour = defineTour({
  machine: tableFilterMachine,
  input: { fields: [name, expiry], shownAtFirst: ['name'], filter: {}, searchIsAllowed: true },
  otherInputs: {
    'a table without fields at first': {
      fields: [name, expiry],
      shownAtFirst: [],
      filter: {},
      searchIsAllowed: false,
    },
    'a table whose address has a range': {
      fields: [name, expiry],
      shownAtFirst: ['name'],
      filter: { [start]: '2026-01-01' },
      searchIsAllowed: true,
    },
  },
  stimuli: [
    send('addsTheName', { type: 'person.addField', key: 'name' }),
    send('addsTheDates', { type: 'person.addField', key: 'expiredDate' }),
    send(
      'entersAName',
      { type: 'person.enterValue', end: 'name', text: 'Tremblay' },
      { when: ({ context }) => !('name' in context.filter) },
    ),
    send(
      'erasesTheName',
      { type: 'person.enterValue', end: 'name', text: '' },
      {
        when: ({ context }) => 'name' in context.filter,
        check: ({ context }) => expect(context.filter).not.toHaveProperty('name'),
      },
    ),
    send(
      'entersBothDates',
      [
        { type: 'person.enterValue', end: start, text: '2026-01-01' },
        { type: 'person.enterValue', end, text: '2026-12-31' },
      ],
      { when: ({ context }) => !(start in context.filter) },
    ),
    send(
      'deletesTheName',
      { type: 'person.deleteField', key: 'name' },
      {
        requirements: ['WG-057'],
        check: ({ context }) => {
          expect(context.chosen).not.toContain('name');
          expect(context.filter).not.toHaveProperty('name');
        },
      },
    ),
    send(
      'deletesTheDates',
      { type: 'person.deleteField', key: 'expiredDate' },
      {
        requirements: ['WG-057'],
        check: ({ context }, _, before) => {
          expect(context.chosen).not.toContain('expiredDate');
          expect(context.filter).not.toHaveProperty(start);
          expect(context.filter).not.toHaveProperty(end);
          expect(context.filter.name).toBe(before.context.filter.name);
        },
      },
    ),
    send(
      'searchesForOneLetter',
      [{ type: 'person.enterValue', end: 'name', text: 'T' }, { type: 'person.search' }],
      {
        when: ({ context }) => !('name' in context.filter),
        requirements: ['LS-049'],
        check: ({ context }, seen) => {
          expect(context.problems.name).toBe('Min2Characters');
          expect(seen.toParent).not.toContainEqual(expect.objectContaining({ filter: { name: 'T' } }));
        },
      },
    ),
    send(
      'searchesForNoDay',
      [{ type: 'person.enterValue', end: start, text: '2026-02-30' }, { type: 'person.search' }],
      {
        when: ({ context }) => !(start in context.filter),
        requirements: ['LS-052'],
        check: ({ context }) => expect(context.problems[start]).toBe('InvalidDate'),
      },
    ),
    send(
      'searchesForARangeTurnedRound',
      [
        { type: 'person.enterValue', end: start, text: '2027-01-01' },
        { type: 'person.enterValue', end, text: '2026-12-31' },
        { type: 'person.search' },
      ],
      {
        when: ({ context }) => !(start in context.filter),
        requirements: ['LS-053'],
        check: ({ context }) => expect(context.problems[end]).toBe('dateRangeError'),
      },
    ),
    send(
      'searches',
      { type: 'person.search' },
      {
        when: ({ context }) => !isWrong(context.filter),
        check: ({ context }, seen) =>
          expect(seen.toParent.at(-1)).toEqual({ type: 'tableFilter.searchRows', filter: context.filter }),
      },
    ),
    send(
      'theTableFillsTheName',
      { type: 'parent.fillFields', filter: { name: 'Roy' } },
      {
        check: ({ context }) => {
          expect(context.chosen).toContain('name');
          expect(context.filter).toEqual({ name: 'Roy' });
          expect(context.problems).toEqual({});
        },
      },
    ),
    send(
      'resets',
      { type: 'person.reset' },
      {
        requirements: ['LS-047'],
        check: ({ context }, seen) => {
          expect(context.chosen).toEqual(context.shownAtFirst);
          expect(seen.toParent.at(-1)).toEqual({ type: 'tableFilter.searchRows', filter: {} });
        },
      },
    ),
    send('theTableForbidsASearch', { type: 'parent.allowSearch', allowed: false }),
    send('theTableAllowsASearch', { type: 'parent.allowSearch', allowed: true }),
  ],
  holds: {
    withoutFields: {
      requirements: ['WG-058'],
      check: (snapshot) => {
        expect(snapshot.context.chosen).toEqual([]);
        expect(snapshot.context.filter).toEqual({});
        expect(snapshot.can({ type: 'person.search' })).toBe(snapshot.context.searchIsAllowed);
      },
    },
    fillingFields: [
      {
        requirements: ['WG-058'],
        check: (snapshot) =>
          expect(snapshot.can({ type: 'person.search' })).toBe(snapshot.context.searchIsAllowed),
      },
      {
        check: (snapshot) => {
          const { fields, chosen } = snapshot.context;
          expect(new Set(chosen).size).toBe(chosen.length);
          for (const field of fields) {
            const isChosen = chosen.includes(field.key);
            expect(snapshot.can({ type: 'person.addField', key: field.key })).toBe(!isChosen);
            for (const place of endsOf(field))
              expect(snapshot.can({ type: 'person.enterValue', end: place, text: 'x' })).toBe(isChosen);
          }
        },
      },
    ],
  },
});
