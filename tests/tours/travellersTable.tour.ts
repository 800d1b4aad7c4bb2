import { expect } from 'vitest';
import { travellersTableMachine } from '#machines/travellersTable/travellersTable.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { send } from '../support/tours/stimuli.ts';

export const tables = {
  family: '34\t1500\n36\t1,500.50\n7\t',
  headed: 'Age\tCost\n34\t1500',
  thirteen: Array<string>(13).fill('40\t0').join('\n'),
  dollars: '34\t1500\n36\t$1,500',
};
const paste = (text: string) => ({ type: 'person.pasteTable', text, from: 0, column: 'age' }) as const;

export const travellersTableTour = defineTour({
  machine: travellersTableMachine,
  input: undefined,
  stimuli: [
    send('pastesAgesAndCosts', paste(tables.family), {
      check: ({ context }, seen) => {
        expect(context).toEqual({ filled: 3, refusal: null });
        expect(seen.received('form').at(-1)).toEqual({
          type: 'parent.fillRows',
          from: 0,
          rows: [{ age: '34', tripCost: '1500' }, { age: '36', tripCost: '1500.50' }, { age: '7' }],
        });
      },
    }),
    send('pastesLetters', paste(tables.headed), {
      check: ({ context }) =>
        expect(context.refusal).toEqual({ code: 'ageUnclear', row: 1, cell: 'Age', rows: 2, room: 12 }),
    }),
    send('pastesThirteenRows', paste(tables.thirteen), {
      check: ({ context }) =>
        expect(context.refusal).toEqual({ code: 'tooManyRows', row: 13, cell: '', rows: 13, room: 12 }),
    }),
    send('pastesDollars', paste(tables.dollars), {
      check: ({ context }) =>
        expect(context.refusal).toEqual({
          code: 'currencySign',
          row: 2,
          cell: '$1,500',
          rows: 2,
          room: 12,
        }),
    }),
    send(
      'sharesTheCost',
      { type: 'person.shareTripCost', tripCost: '1200.50', travellers: 3 },
      {
        check: (after, seen) => {
          const none = { type: 'person.shareTripCost', tripCost: '', travellers: 3 } as const;
          expect(after.can(none)).toBe(false);
          expect(seen.received('form').at(-1)).toEqual({
            type: 'parent.fillRows',
            from: 0,
            rows: [{ tripCost: '1200.50' }, { tripCost: '1200.50' }, { tripCost: '1200.50' }],
          });
        },
      },
    ),
    send('closesTheRefusal', { type: 'person.closeRefusal' }),
    send(
      'endsTheLastRow',
      { type: 'person.endRow', traveller: 'pax-3', isLast: true, isEmpty: false },
      {
        check: (after, seen) => {
          expect(seen.received('form').at(-1)).toEqual({ type: 'parent.addTraveller' });
          const inner = { type: 'person.endRow', traveller: 'pax-1', isLast: false } as const;
          expect(after.can({ ...inner, isEmpty: false })).toBe(false);
          expect(after.can({ ...inner, isEmpty: true })).toBe(false);
        },
      },
    ),
    send(
      'endsAnEmptyRow',
      { type: 'person.endRow', traveller: 'pax-3', isLast: true, isEmpty: true },
      {
        check: (_, seen) =>
          expect(seen.received('form').at(-1)).toEqual({
            type: 'parent.removeTraveller',
            traveller: 'pax-3',
          }),
      },
    ),
  ],
  holds: {
    typing: (_, seen) => expect(seen.received('form')).not.toContainEqual({ type: 'parent.fillRows' }),
    pasted: ({ context }) => expect(context).toEqual({ filled: 3, refusal: null }),
    shared: (snapshot) => expect(snapshot.can({ type: 'person.closeRefusal' })).toBe(false),
    refused: ({ context }) => expect(context.refusal).not.toBeNull(),
  },
});
