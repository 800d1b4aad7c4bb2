import { expect } from 'vitest';
import { policyInfoMachine } from '#machines/policyInfo/policyInfo.machine.ts';
import type { SectionInput } from '#machines/policySections/section.types.ts';
import { policyOfTwo } from '../support/policies/policyDetail.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import { internalSession } from './sessions.ts';

const input: SectionInput = {
  policyNumber: 'TC-100000001',
  language: 'en',
  session: internalSession,
  policy: policyOfTwo,
};
const paxes = policyOfTwo.paxes.map((pax) => ({ ...pax, policyStatus: 'QUOTE' as const }));

export const policyInfoTour = defineTour({
  machine: policyInfoMachine,
  input,
  otherInputs: { 'a quote': { ...input, policy: { ...policyOfTwo, paxes } } },
  fingerprint: ({ context }) => context.policy.paxes[0]?.policyStatus,
  stimuli: [
    emitFrom(
      'thePageReturns',
      'hearReturn',
      { type: 'page.return' },
      {
        check: (after, _, before) =>
          expect(after.value).toBe(before.matches('changed') ? 'changed' : 'looking'),
      },
    ),
    send(
      'theSessionIsRenewed',
      { type: 'parent.renewSession' },
      {
        check: (_, seen) =>
          expect(seen.received('policyHistory').at(-1)).toEqual({ type: 'parent.renewSession' }),
      },
    ),
    settle('nothingIsNew', 'readPolicy', policyOfTwo, { check: ({ value }) => expect(value).toBe('shown') }),
    settle(
      'itWasChanged',
      'readPolicy',
      { ...policyOfTwo, revision: 2 },
      { check: ({ value }) => expect(value).toBe('changed') },
    ),
    fail(
      'theConnectionIsLost',
      'readPolicy',
      { code: 'network.unreachable' },
      { check: ({ value }) => expect(value).toBe('shown') },
    ),
    send(
      'asksForItAnew',
      { type: 'person.reload' },
      { check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'section.reload' }) },
    ),
  ],
  holds: {
    shown: ({ context, children }, seen) => {
      expect(context.policy.revision).toBe(1);
      expect(children).toHaveProperty('policyPdf');
      expect(seen.inputs('policyHistory')).toEqual([
        { policyNumber: 'TC-100000001', isSold: context.policy.paxes[0]?.policyStatus === 'ACTIVE' },
      ]);
    },
    looking: ({ context }, seen) =>
      expect(seen.inputs('readPolicy').at(-1)).toEqual({
        policyNumber: 'TC-100000001',
        isQuote: context.policy.paxes[0]?.policyStatus === 'QUOTE',
        language: 'en',
      }),
    changed: ({ context }) => expect(context.policy.revision).toBe(1),
  },
});
