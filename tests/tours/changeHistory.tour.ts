import { expect } from 'vitest';
import { changeHistoryMachine } from '#machines/changeHistory/changeHistory.machine.ts';
import { editing } from '../support/licensing/savedLicenses.ts';
import { defineTour } from '../support/tours/define.ts';
import { readingPart, theSessionIsRenewed } from '../support/tours/parts/reading.ts';
import { send, settle } from '../support/tours/stimuli.ts';

const changes = [
  {
    at: '2026-11-01T15:00:00.000Z',
    by: 'Margaret Chen',
    action: 'update' as const,
    fields: [
      { field: 'expiredDate' as const, from: '2027-03-31', to: '2028-03-31' },
      { field: 'licenseNumber' as const, from: '***', to: '***' },
    ],
  },
  { at: '2026-10-01T15:00:00.000Z', by: null, action: 'create' as const, fields: [] },
];

const reading = readingPart('readHistory', () => ({
  key: { licenseType: 'AGENT', owner: 'c-2001', licenseId: 'L-2001' },
}));

export const changeHistoryTour = defineTour({
  machine: changeHistoryMachine,
  input: { key: editing.opened.key },
  otherInputs: { 'a new licence': { key: null } },
  stimuli: [
    send('opensTheHistory', { type: 'person.toggleHistory' }),
    settle('theHistoryComes', 'readHistory', changes),
    settle('nothingWasRecorded', 'readHistory', []),
    ...reading.stimuli,
    theSessionIsRenewed,
  ],
  holds: {
    hidden: (snapshot) =>
      expect(snapshot.can({ type: 'person.toggleHistory' })).toBe(snapshot.context.key !== null),
    ...reading.holds,
    shown: ({ context }) => expect(context.changes).toHaveLength(2),
    empty: ({ context }) => expect(context.changes).toEqual([]),
  },
});
