import { expect } from 'vitest';
import type { Delivery } from '#domain/calls/policies/readDeliveries.ts';
import { type PolicyDetail, policyDetail } from '#domain/calls/shapes/policyDetail.ts';
import { policyDeliveriesMachine } from '#machines/policyDeliveries/policyDeliveries.machine.ts';
import { sampleOf } from '../support/http/sampleOf.ts';
import { defineTour } from '../support/tours/define.ts';
import { readingPart, theSessionIsRenewed } from '../support/tours/parts/reading.ts';
import { emitFrom, settle } from '../support/tours/stimuli.ts';
import { internalSession } from './sessions.ts';

const policyNumber = 'TC-100000001';
const sample = sampleOf(policyDetail) as PolicyDetail;
const [pax] = sample.paxes;
const policy = {
  ...sample,
  revision: 2,
  paxes: [
    {
      ...pax!,
      policyNumber,
      policyStatus: 'ACTIVE' as const,
      lang: 'FR' as const,
      contact: { email: 'zoe@example.ca', phone: null, address: null },
    },
  ],
};

const first: Delivery = {
  emailRef: '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a58',
  at: '2026-11-20T15:00:00.000Z',
  recipient: 'zoe@example.ca',
  lang: 'FR',
  status: 'SENT',
  policyVersion: 1,
  template: 'confirmation.issued',
  digest: 'digest',
};
const again: Delivery = {
  ...first,
  emailRef: '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a59',
  at: '2026-11-21T20:30:00.000Z',
  recipient: 'leo@example.ca',
  lang: 'EN',
  status: 'PENDING',
  policyVersion: null,
  template: null,
  digest: null,
};
const reading = readingPart('readDeliveries', () => ({ policyNumber: 'TC-100000001' }));

export const policyDeliveriesTour = defineTour({
  machine: policyDeliveriesMachine,
  input: {
    segment: 'delivery',
    policyNumber,
    language: 'en',
    session: { ...internalSession, atoms: ['POLICY_READ', 'POLICY_NOTIFICATION'] },
    policy,
  },
  stimuli: [
    settle('theDeliveriesCome', 'readDeliveries', [again, first], {
      requirements: ['DL-009', 'DL-010'],
      check: ({ context }) => expect(context.deliveries).toEqual([again, first]),
    }),
    settle('nothingWasSent', 'readDeliveries', []),
    ...reading.stimuli,
    theSessionIsRenewed,
    emitFrom(
      'anAddressIsTyped',
      'confirmationResend',
      { type: 'page.noteUnsaved', unsaved: true },
      {
        check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'page.noteUnsaved', unsaved: true }),
      },
    ),
    emitFrom(
      'theConfirmationIsResent',
      'confirmationResend',
      { type: 'confirmationResend.end', sentTo: 'leo@example.ca' },
      {
        requirements: ['DL-008 partly', 'DL-009'],
        check: (after, seen) => {
          expect(after.matches('reading')).toBe(true);
          expect(seen.emitted.at(-1)).toEqual({
            type: 'toast.say',
            room: 'policyDeliveries',
            key: 'resend.done',
            values: { address: 'leo@example.ca' },
            tone: 'success',
          });
        },
      },
    ),
    emitFrom(
      'theConfirmationIsNotResent',
      'confirmationResend',
      { type: 'confirmationResend.fail', problem: 'delivery.mailedOften' },
      {
        requirements: ['DL-008 partly'],
        check: (_, seen) =>
          expect(seen.emitted.at(-1)).toEqual({
            type: 'toast.say',
            room: 'policyDeliveries',
            key: 'resend.failed',
            tone: 'danger',
            problem: 'delivery.mailedOften',
          }),
      },
    ),
  ],
  holds: {
    ...reading.holds,
    shown: ({ context }) =>
      expect(context).toMatchObject({
        version: '2',
        mayResend: true,
        policy: { policyNumber: 'TC-100000001', email: 'zoe@example.ca', language: 'FR' },
      }),
    empty: ({ context }) => expect(context.deliveries).toEqual([]),
  },
});
