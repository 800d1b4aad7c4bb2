import { expect } from 'vitest';
import type { PolicyHistory } from '#domain/calls/shapes/policyHistory.ts';
import { policyHistoryMachine } from '#machines/policyHistory/policyHistory.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { readingPart, theSessionIsRenewed } from '../support/tours/parts/reading.ts';
import { send, settle } from '../support/tours/stimuli.ts';

const person = { actor: 'PERSON', by: 'Sophie Lavoie', organizationCode: 'TC' } as const;
const system = { actor: 'SYSTEM', by: null, organizationCode: 'TC' } as const;
const history: PolicyHistory = {
  records: [
    {
      ...person,
      version: 3,
      at: '2026-11-20T15:00:00.000Z',
      reason: 'ENDORSEMENT',
      changes: [
        { referenceNumber: null, field: 'endDate', from: '2027-02-15', to: '2027-02-20' },
        { referenceNumber: '1', field: 'premiumTotal', from: 123.45, to: 1150 },
        {
          referenceNumber: '1',
          field: 'optionalBenefits',
          from: [],
          to: [{ en: 'Flight accident', fr: 'Accident d’avion' }],
        },
        { referenceNumber: '2', field: 'medicalAnswers', from: null, to: null },
      ],
    },
    {
      ...system,
      version: 2,
      at: '2026-11-02T15:00:00.000Z',
      reason: 'ACTIVATION',
      changes: [{ referenceNumber: '1', field: 'policyStatus', from: 'PENDING', to: 'ACTIVE' }],
    },
    {
      ...system,
      actor: 'BUYER',
      version: 1,
      at: '2026-11-01T15:00:00.000Z',
      reason: 'PURCHASE',
      changes: [],
    },
  ],
  paxes: [
    { referenceNumber: '1', policyNumber: 'TC-100000001', firstName: 'Marie', lastName: 'Tremblay' },
    { referenceNumber: '2', policyNumber: null, firstName: 'Zoé', lastName: 'Tremblay' },
  ],
};
const reading = readingPart('readHistory', () => ({ policyNumber: 'TC-100000001' }));

export const policyHistoryTour = defineTour({
  machine: policyHistoryMachine,
  input: { policyNumber: 'TC-100000001', isSold: true },
  otherInputs: { 'a quote': { policyNumber: 'TC-100000001', isSold: false } },
  stimuli: [
    send('togglesTheHistory', { type: 'person.toggleHistory' }),
    settle('theHistoryComes', 'readHistory', history),
    settle('nothingWasRecorded', 'readHistory', { records: [], paxes: history.paxes }),
    ...reading.stimuli,
    theSessionIsRenewed,
  ],
  holds: {
    hidden: (snapshot) =>
      expect(snapshot.can({ type: 'person.toggleHistory' })).toBe(snapshot.context.isSold),
    ...reading.holds,
    shown: ({ context }) => expect(context.records.map(({ version }) => version)).toEqual([3, 2, 1]),
    empty: ({ context }) => expect(context.records).toEqual([]),
  },
});
