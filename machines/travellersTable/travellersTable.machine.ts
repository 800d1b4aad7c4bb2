import { assign, sendTo, setup } from 'xstate';
import { type GivenRows, type Pasted, readPastedTravellers } from '#domain/quote/pastedTravellers.ts';
import { listenerPort } from '../ports.ts';
import type {
  EndedRow,
  FormCommand,
  SharedCost,
  TravellersTableContext,
  TravellersTableEvent,
} from './travellersTable.types.ts';

const noRows: GivenRows = { from: 0, rows: [] };

/** What speeds up the entry of several travellers. The form of the step keeps and judges all that is entered. */
export const travellersTableMachine = setup({
  types: {
    context: {} as TravellersTableContext,
    events: {} as TravellersTableEvent,
    meta: {} as { requirements: readonly string[] },
  },
  actors: { form: listenerPort<FormCommand>('form') },
  guards: {
    tableIsReadable: (_, pasted: Pasted) => readPastedTravellers(pasted).refusal === null,
    tripCostIsTyped: (_, { tripCost }: SharedCost) => tripCost !== '',
    rowIsEmptyAndLast: (_, { isLast, isEmpty }: EndedRow) => isLast && isEmpty,
    rowIsLast: (_, { isLast }: EndedRow) => isLast,
  },
  actions: {
    rememberRefusal: assign((_, pasted: Pasted) => ({ refusal: readPastedTravellers(pasted).refusal })),
    countRows: assign((_, pasted: Pasted) => ({
      refusal: null,
      filled: (readPastedTravellers(pasted).given ?? noRows).rows.length,
    })),
    fillRows: sendTo(
      'form',
      (_, pasted: Pasted): FormCommand => ({
        type: 'parent.fillRows',
        ...(readPastedTravellers(pasted).given ?? noRows),
      }),
    ),
    fillTripCosts: sendTo(
      'form',
      (_, { tripCost, travellers }: SharedCost): FormCommand => ({
        type: 'parent.fillRows',
        from: 0,
        rows: Array.from({ length: travellers }, () => ({ tripCost })),
      }),
    ),
    addRow: sendTo('form', { type: 'parent.addTraveller' } satisfies FormCommand),
    removeRow: sendTo(
      'form',
      (_, { traveller }: EndedRow): FormCommand => ({
        type: 'parent.removeTraveller',
        traveller,
      }),
    ),
  },
}).createMachine({
  id: 'travellersTable',
  context: { filled: 0, refusal: null },
  invoke: { id: 'form', src: 'form' },
  on: {
    'person.pasteTable': [
      {
        guard: { type: 'tableIsReadable', params: ({ event }) => event },
        actions: [
          { type: 'countRows', params: ({ event }) => event },
          { type: 'fillRows', params: ({ event }) => event },
        ],
        target: '.pasted',
      },
      { actions: { type: 'rememberRefusal', params: ({ event }) => event }, target: '.refused' },
    ],
    'person.shareTripCost': {
      guard: { type: 'tripCostIsTyped', params: ({ event }) => event },
      actions: { type: 'fillTripCosts', params: ({ event }) => event },
      target: '.shared',
    },
    'person.endRow': [
      {
        guard: { type: 'rowIsEmptyAndLast', params: ({ event }) => event },
        actions: { type: 'removeRow', params: ({ event }) => event },
      },
      { guard: { type: 'rowIsLast', params: ({ event }) => event }, actions: 'addRow' },
    ],
  },
  initial: 'typing',
  states: {
    typing: {},
    pasted: {},
    shared: {},
    refused: { on: { 'person.closeRefusal': 'typing' } },
  },
});
