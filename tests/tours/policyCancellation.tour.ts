import { expect } from 'vitest';
import { policyCancellationMachine } from '#machines/policyCancellation/policyCancellation.machine.ts';
import { laterRefund, sampleCancellation, sampleRefund } from '../support/policies/cancellations.ts';
import { policyOfTwo } from '../support/policies/policyDetail.ts';
import { defineTour } from '../support/tours/define.ts';
import { sendingPart } from '../support/tours/parts/sending.ts';
import { fail, send, settle, wait } from '../support/tours/stimuli.ts';

const of = (policyStatus: 'ACTIVE' | 'INACTIVE') => ({
  ...policyOfTwo,
  paxes: policyOfTwo.paxes.map((pax) => ({ ...pax, policyStatus })),
});
const input = { policy: of('ACTIVE'), mayCancel: true };
const both = ['TC-100000001', 'TC-100000002'];
const reset = { form: { cancellationReason: '', note: '' }, problem: null, preview: null };
type Form = {
  context: { form: { policyNumbers: readonly string[]; cancellationReason: string; note: string } };
};
const reasonIs = (reason: string) => (snapshot: Form) => snapshot.context.form.cancellationReason === reason;
const noteIs = (note: string) => (snapshot: Form) => snapshot.context.form.note === note;
const sending = sendingPart(
  'cancelPolicy',
  { field: 'cancellationReason', wire: 'body.cancellationReason', problem: 'wrongFormat' },
  'policy.notActive',
);
const lost = { code: 'network.unreachable' };

export const policyCancellationTour = defineTour({
  machine: policyCancellationMachine,
  input,
  otherInputs: {
    'a policy that is not active': { ...input, policy: of('INACTIVE') },
    'a person who may not': { ...input, mayCancel: false },
  },
  switches: 1,
  fingerprint: ({ context: { form, problems, problem, refused, preview, mayCancel, policy } }) => [
    form,
    problems,
    problem,
    refused,
    preview?.revision,
    mayCancel,
    policy.paxes[0]?.policyStatus,
  ],
  stimuli: [
    settle('nothingWasSent', 'recallCancellation', false),
    settle('somethingWasSent', 'recallCancellation', true, {
      check: ({ value }) => expect(value).toBe('checking'),
    }),
    fail('nothingIsRemembered', 'recallCancellation', new Error('no storage')),
    send(
      'opensTheDialog',
      { type: 'person.cancelPolicy' },
      {
        requirements: ['CX-008', 'CX-016 partly'],
        check: ({ context }) =>
          expect(context).toMatchObject({
            ...reset,
            form: { ...reset.form, policyNumbers: ['TC-100000001'] },
            refused: {},
            problems: {},
          }),
      },
    ),
    send(
      'choosesAReason',
      { type: 'person.fill', key: 'cancellationReason', value: 'PREMIUM_TOO_HIGH' },
      {
        when: reasonIs(''),
        requirements: ['CX-007'],
        check: ({ context }) => expect(context.form.cancellationReason).toBe('PREMIUM_TOO_HIGH'),
      },
    ),
    send(
      'choosesAnotherReason',
      { type: 'person.fill', key: 'cancellationReason', value: 'OTHER' },
      { when: (snapshot) => !reasonIs('OTHER')(snapshot) },
    ),
    send(
      'choosesBoth',
      { type: 'person.fill', key: 'policyNumbers', value: both },
      { when: (snapshot) => snapshot.context.form.policyNumbers.length === 1 },
    ),
    send(
      'choosesNone',
      { type: 'person.fill', key: 'policyNumbers', value: [] },
      { when: (snapshot) => snapshot.context.form.policyNumbers.length === 1 && noteIs('')(snapshot) },
    ),
    send(
      'explainsIt',
      { type: 'person.fill', key: 'note', value: 'The client asked twice.' },
      {
        when: (snapshot) => reasonIs('OTHER')(snapshot) && noteIs('')(snapshot),
        check: (after, _, before) => expect(after.context.preview).toEqual(before.context.preview),
      },
    ),
    send(
      'leavesTheNoteEmpty',
      { type: 'person.leaveField', key: 'note' },
      {
        when: (snapshot) => reasonIs('OTHER')(snapshot) && noteIs('')(snapshot),
        check: ({ context }) => expect(context.problems.note).toBe('required'),
      },
    ),
    settle('theRefundComes', 'previewCancellation', sampleRefund, {
      requirements: ['CX-013 partly'],
      check: ({ context }, seen) => {
        expect(context.preview?.refundTotal).toBe(1123.45);
        expect(seen.inputs('previewCancellation').at(-1)).toEqual({
          policyNumbers: context.form.policyNumbers,
          cancellationReason: context.form.cancellationReason,
        });
      },
    }),
    settle('anotherRefundComes', 'previewCancellation', laterRefund, {
      when: (snapshot) => snapshot.matches({ asking: 'renewing' }),
      check: (after) => {
        expect(after.matches({ asking: { previewed: 'changed' } })).toBe(true);
        expect(after.context.preview?.refundTotal).toBe(0);
      },
    }),
    fail('theRefundDoesNotCome', 'previewCancellation', lost),
    send('triesAgain', { type: 'person.retry' }),
    send(
      'confirms',
      { type: 'person.confirm' },
      {
        when: (snapshot) => noteIs('')(snapshot) !== reasonIs('OTHER')(snapshot),
        requirements: ['CX-005 partly', 'CX-018'],
        check: ({ context: { form, preview } }, seen) =>
          expect(seen.inputs('cancelPolicy').at(-1)).toEqual({
            record: 'TC-100000001',
            policyNumbers: form.policyNumbers,
            cancellationReason: form.cancellationReason,
            provinceOfResidence: 'QC',
            note: form.note === '' ? null : 'The client asked twice.',
            revision: preview?.revision,
            shownRefund: preview?.refundTotal,
          }),
      },
    ),
    send(
      'confirmsTooEarly',
      { type: 'person.confirm' },
      {
        when: (snapshot) => noteIs('')(snapshot) && reasonIs('OTHER')(snapshot),
        check: ({ context }) => expect(context.problems.note).toBe('required'),
      },
    ),
    send(
      'closesTheDialog',
      { type: 'person.close' },
      { requirements: ['CX-008'], check: ({ context }) => expect(context).toMatchObject(reset) },
    ),
    ...sending.stimuli,
    fail(
      'theRefundIsAnother',
      'cancelPolicy',
      { code: 'refund.changed' },
      {
        check: (after) => expect(after.matches({ asking: 'renewing' })).toBe(true),
      },
    ),
    fail('theAnswerIsLost', 'cancelPolicy', lost, {
      check: ({ value }) => expect(value).toBe('checking'),
    }),
    settle(
      'itIsBegun',
      'cancelPolicy',
      { ...sampleCancellation, status: 'underway' },
      {
        check: ({ value }) => expect(value).toBe('waiting'),
      },
    ),
    settle('itIsDone', 'cancelPolicy', sampleCancellation, {
      requirements: ['CX-015 partly'],
      check: (_, seen) =>
        expect(seen.toParent.at(-1)).toEqual({ type: 'policyCancellation.end', isRefunded: true }),
    }),
    settle(
      'itTurnsOutDone',
      'readPolicyChange',
      { ...sampleCancellation, refunds: [] },
      {
        check: (_, seen) =>
          expect(seen.toParent.at(-1)).toEqual({ type: 'policyCancellation.end', isRefunded: false }),
      },
    ),
    settle('itIsUnderway', 'readPolicyChange', { ...sampleCancellation, status: 'underway' }),
    settle('itNeedsSomebody', 'readPolicyChange', { ...sampleCancellation, status: 'needsAttention' }),
    settle('itNeverArrived', 'readPolicyChange', null),
    fail('theOutcomeDoesNotCome', 'readPolicyChange', lost),
    wait('aWhilePasses', 'lookUpPause'),
  ],
  holds: {
    recalling: (_, seen) =>
      expect(seen.inputs('recallCancellation').at(-1)).toEqual({ record: 'TC-100000001' }),
    closed: {
      requirements: ['CX-016 partly', 'PM-021 partly'],
      check: (snapshot) => {
        const { mayCancel, policy } = snapshot.context;
        const isActive = policy.paxes[0]?.policyStatus === 'ACTIVE';
        expect(snapshot.can({ type: 'person.cancelPolicy' })).toBe(mayCancel && isActive);
        expect(snapshot.context).toMatchObject({
          problem: null,
          preview: null,
          form: { cancellationReason: '' },
        });
      },
    },
    asking: (snapshot) => {
      expect(snapshot.hasTag('dialog')).toBe(true);
      expect(snapshot.can({ type: 'person.close' })).toBe(true);
    },
    'asking.deciding': ({ context }) => expect(context.preview).toBeNull(),
    'asking.choosing': {
      requirements: ['CX-012 partly'],
      check: (snapshot) => {
        expect(snapshot.can({ type: 'person.confirm' })).toBe(false);
        expect(snapshot.context.preview).toBeNull();
      },
    },
    'asking.previewing': (snapshot) => {
      expect(snapshot.hasTag('pricing')).toBe(true);
      expect(snapshot.can({ type: 'person.confirm' })).toBe(false);
    },
    'asking.renewing': (snapshot) => expect(snapshot.can({ type: 'person.confirm' })).toBe(false),
    'asking.unpreviewed': ({ context }) => expect(context).toMatchObject({ problem: 'network.unreachable' }),
    'asking.previewed': (snapshot) => expect(snapshot.can({ type: 'person.confirm' })).toBe(true),
    'asking.previewed.editing': ({ context }) => expect(context.preview).not.toBeNull(),
    'asking.previewed.correcting': sending.holds.correcting,
    'asking.previewed.failed': {
      requirements: ['CX-017'],
      check: ({ context }) => {
        expect(['policy.notActive', 'policyChange.notDone']).toContain(context.problem);
        expect(context.form.cancellationReason).not.toBe('');
      },
    },
    'asking.previewed.changed': ({ context }) => expect(context.problem).toBe('refund.changed'),
    cancelling: {
      requirements: ['CX-006', 'CX-012 partly'],
      check: (snapshot) => {
        expect(snapshot.hasTag('busy')).toBe(true);
        expect(snapshot.can({ type: 'person.confirm' })).toBe(false);
        expect(snapshot.can({ type: 'person.close' })).toBe(false);
      },
    },
    checking: (snapshot) => {
      expect(snapshot.hasTag('checking')).toBe(true);
      expect(snapshot.can({ type: 'person.confirm' })).toBe(false);
    },
    waiting: (snapshot) => expect(snapshot.hasTag('checking')).toBe(true),
    needsAttention: (snapshot) => expect(snapshot.can({ type: 'person.cancelPolicy' })).toBe(false),
    done: (snapshot) => expect(snapshot.hasTag('dialog')).toBe(false),
  },
});
