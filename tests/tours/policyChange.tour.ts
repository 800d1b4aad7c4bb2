import { expect } from 'vitest';
import { policyChangeMachine } from '#machines/policyChange/policyChange.machine.ts';
import type { PolicyChangeContext } from '#machines/policyChange/policyChange.types.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle, wait } from '../support/tours/stimuli.ts';

const threeDays = 3 * 24 * 60 * 60 * 1000;
const refunds = [
  { refundId: 'c1.1', policyNumber: 'TC-100000001', orderId: 'p1.1.1', amountCents: 4900 },
] as const;
const troubleOf = ({ trouble }: PolicyChangeContext) =>
  trouble === null ? 'none' : trouble.last - trouble.since >= threeDays ? 'long' : 'short';

export const policyChangeTour = defineTour({
  machine: policyChangeMachine,
  input: { changeId: 'c1' },
  switches: 1,
  fingerprint: ({ context }) => [troubleOf(context)],
  stimuli: [
    settle('theChangeIsRecorded', 'recordChange', { kind: 'recorded', version: 3, refunds }),
    settle('anotherVersionCameFirst', 'recordChange', { kind: 'overtaken' }),
    fail('theRecordingFails', 'recordChange', { at: 0, reason: 'the database is away' }),
    fail('theRecordingStillFails', 'recordChange', { at: threeDays, reason: 'the database is away' }),
    wait('thePauseEnds', 'recordPause'),
    send('staffTriesAgain', { type: 'staff.tryAgain' }),
  ],
  holds: {
    recording: (_, seen) => expect(seen.inputs('recordChange').at(-1)).toEqual({ changeId: 'c1' }),
    waitingToRecord: ({ context }) => expect(troubleOf(context)).toBe('short'),
    needsAttention: (snapshot) => {
      expect(snapshot.hasTag('attention')).toBe(true);
      expect(troubleOf(snapshot.context)).toBe('long');
    },
    expired: ({ context, status }) => {
      expect(status).toBe('done');
      expect(context.version).toBeNull();
    },
    done: ({ context, status }) => {
      expect(status).toBe('done');
      expect(context).toMatchObject({ version: 3, trouble: null });
    },
  },
});
