import { expect } from 'vitest';
import { policyInfoMachine } from '#machines/policyInfo/policyInfo.machine.ts';
import type { SectionInput } from '#machines/policySections/section.types.ts';
import { policyOfTwo } from '../support/policies/policyDetail.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, send } from '../support/tours/stimuli.ts';
import { internalSession } from './sessions.ts';

const input: SectionInput = {
  segment: 'edit',
  policyNumber: 'TC-100000001',
  language: 'en',
  session: { ...internalSession, atoms: ['POLICY_READ', 'POLICY_EDIT'] },
  policy: policyOfTwo,
};
const french = { type: 'parent.chooseLanguage', language: 'fr' } as const;
const paxes = policyOfTwo.paxes.map((pax) => ({ ...pax, policyStatus: 'QUOTE' as const }));

export const policyInfoTour = defineTour({
  machine: policyInfoMachine,
  input,
  otherInputs: {
    'a policy that is not in force': { ...input, policy: { ...policyOfTwo, activationFailed: true } },
    'a quote': { ...input, policy: { ...policyOfTwo, paxes } },
    'a policy that is only read': { ...input, segment: 'view' },
  },
  fingerprint: ({ context: { policy, segment } }) => [
    policy.paxes[0]?.policyStatus,
    policy.activationFailed,
    segment,
  ],
  stimuli: [
    send(
      'theSessionIsRenewed',
      { type: 'parent.renewSession' },
      {
        check: (_, seen) =>
          expect(seen.received('policyHistory').at(-1)).toEqual({ type: 'parent.renewSession' }),
      },
    ),
    send('choosesFrench', french, {
      check: (_, seen) => expect(seen.received('policyRetry').at(-1)).toEqual(french),
    }),
    emitFrom(
      'itIsCancelledWithRefund',
      'policyCancellation',
      { type: 'policyCancellation.end', isRefunded: true },
      {
        requirements: ['CX-015 partly'],
        check: (_, seen) => {
          const said = { type: 'toast.say', room: 'policyCancellation', tone: 'success' };
          expect(seen.emitted.at(-1)).toEqual({ ...said, key: 'done.refunded' });
          expect(seen.toParent.at(-1)).toEqual({ type: 'section.reload' });
        },
      },
    ),
    emitFrom(
      'itIsCancelledWithout',
      'policyCancellation',
      { type: 'policyCancellation.end', isRefunded: false },
      { check: (_, seen) => expect(seen.emitted.at(-1)).toMatchObject({ key: 'done.nothing' }) },
    ),
    emitFrom(
      'itIsInForce',
      'policyRetry',
      { type: 'policyRetry.end' },
      {
        requirements: ['EN-042 partly'],
        check: (_, seen) => {
          expect(seen.emitted.at(-1)).toMatchObject({
            room: 'policyInfo',
            key: 'retry.done',
            tone: 'success',
          });
          expect(seen.toParent.at(-1)).toEqual({ type: 'section.reload' });
        },
      },
    ),
  ],
  holds: {
    shown: ({ context, children }, seen) => {
      expect(context.policy.revision).toBe(1);
      expect(children).toHaveProperty('policyPdf');
      expect(seen.inputs('policyHistory')).toEqual([
        { policyNumber: 'TC-100000001', isSold: context.policy.paxes[0]?.policyStatus === 'ACTIVE' },
      ]);
      expect(seen.inputs('policyCancellation')).toEqual([
        { policy: context.policy, mayCancel: context.segment === 'edit' },
      ]);
      expect(seen.inputs('policyRetry')).toMatchObject([{ mayRetry: context.policy.activationFailed }]);
    },
  },
});
