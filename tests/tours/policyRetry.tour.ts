import { expect } from 'vitest';
import { policyRetryMachine } from '#machines/policyRetry/policyRetry.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

const policyNumber = 'TC-100000001';
const error = 'The policy could not be put in force yet.';

export const policyRetryTour = defineTour({
  machine: policyRetryMachine,
  input: { policyNumber, language: 'en', mayRetry: true },
  otherInputs: { 'nothing to retry': { policyNumber, language: 'en', mayRetry: false } },
  stimuli: [
    send('retries', { type: 'person.retryActivation' }),
    settle('itIsInForce', 'retryPolicy', undefined, {
      requirements: ['EN-042'],
      check: (after, seen) => {
        expect(after.value).toBe('done');
        expect(seen.toParent).toEqual([{ type: 'policyRetry.end' }]);
      },
    }),
    fail(
      'itFails',
      'retryPolicy',
      { code: 'policy.activationFailed', body: { error } },
      { requirements: ['EN-042'], check: (after) => expect(after.value).toBe('failed') },
    ),
    send(
      'choosesFrench',
      { type: 'parent.chooseLanguage', language: 'fr' },
      { check: ({ context }) => expect(context.language).toBe('fr') },
    ),
  ],
  holds: {
    offered: (snapshot) =>
      expect(snapshot.can({ type: 'person.retryActivation' })).toBe(snapshot.context.mayRetry),
    retrying: {
      requirements: ['EN-042'],
      check: (snapshot, seen) => {
        expect(snapshot.hasTag('busy')).toBe(true);
        expect(snapshot.can({ type: 'person.retryActivation' })).toBe(false);
        expect(seen.inputs('retryPolicy').at(-1)).toMatchObject({ policyNumber: 'TC-100000001' });
      },
    },
    failed: {
      requirements: ['EN-043'],
      check: ({ context }) => {
        expect(context.problem).toBe('policy.activationFailed');
        expect(context.message).toBe('The policy could not be put in force yet.');
      },
    },
    done: (snapshot) => expect(snapshot.can({ type: 'person.retryActivation' })).toBe(false),
  },
});
