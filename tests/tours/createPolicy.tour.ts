import { expect } from 'vitest';
import { toPolicyBody } from '#domain/apply/policyBody.ts';
import { paymentsOf } from '#domain/payment/payments.ts';
import { createPolicyMachine } from '#machines/createPolicy/createPolicy.machine.ts';
import { application } from '../support/sale/application.ts';
import { policyRecord, purchaseAnswer, purchaseId } from '../support/sale/purchase.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle, wait } from '../support/tours/stimuli.ts';

const { language, ...order } = application();
const payer = { paxId: 'pax-1', amountCents: 9_500, paxIds: ['pax-1'] };
const settlements = [{ payer, method: 'CASH', token: null }] as const;
const submit = { type: 'parent.submit', language, individualPayment: 'false', settlements } as const;
const bodyIn = (lang: 'en' | 'fr') =>
  toPolicyBody({ ...order, language: lang }, paymentsOf(settlements, order.plans.chosen, order.facts.today));
const decline = { payers: ['pax-1'], reason: 'funds.insufficient' } as const;
const noDecline = { payers: [], reason: null };
const expiresAt = '2026-12-20T00:00:00.000Z';

export const createPolicyTour = defineTour({
  machine: createPolicyMachine,
  input: { purchaseId: null, order },
  otherInputs: { 'a purchase of an earlier visit': { purchaseId, order } },
  switches: 1,
  fingerprint: ({ context }) => [
    context.purchaseId,
    context.submitted !== null,
    context.problem,
    context.decline,
    context.policyNumber,
  ],
  stimuli: [
    settle(
      'theKeyIsMade',
      'preparePurchase',
      { purchaseId, expiresAt },
      {
        requirements: ['CP-033'],
        check: (after, seen) => {
          expect(after.context.purchaseId).toBe(purchaseId);
          expect(seen.toParent).toContainEqual({ type: 'settlement.prepared', purchaseId });
        },
      },
    ),
    fail('theKeyIsNotMade', 'preparePurchase', { code: 'network.unreachable' }),
    send(
      'parentPreparesAgain',
      { type: 'parent.prepareAgain' },
      { check: (after) => expect(after.context.problem).toBeNull() },
    ),
    send('parentSubmits', submit, {
      requirements: ['CP-003', 'CP-033', 'CP-039'],
      check: (after, seen) => {
        expect(after.hasTag('loading')).toBe(true);
        expect(after.context.problem).toBeNull();
        expect(after.can(submit)).toBe(false);
        expect(seen.inputs('createPolicy').at(-1)).toEqual({ purchaseId, lang: 'FR', body: bodyIn('fr') });
      },
    }),
    send(
      'parentSubmitsInEnglish',
      { ...submit, language: 'en' },
      {
        when: (snapshot) => snapshot.matches('failed'),
        check: (_, seen) =>
          expect(seen.inputs('createPolicy').at(-1)).toEqual({ purchaseId, lang: 'EN', body: bodyIn('en') }),
      },
    ),
    send(
      'parentResets',
      { type: 'parent.reset' },
      {
        requirements: ['CP-003'],
        check: (after) => {
          expect(after.value).toBe('prepared');
          expect(after.context).toMatchObject({
            submitted: null,
            problem: null,
            decline: noDecline,
            record: null,
            policyNumber: null,
          });
        },
      },
    ),
    settle(
      'thePolicyIsIssued',
      'createPolicy',
      { status: 201, body: policyRecord() },
      {
        requirements: ['CP-003', 'CP-004'],
        check: (after) => expect(after.output?.record).toEqual(policyRecord()),
      },
    ),
    settle('thePaymentIsBeingChecked', 'createPolicy', { status: 202, body: purchaseAnswer('checking') }),
    settle('somebodyLooksIntoThePayment', 'createPolicy', {
      status: 202,
      body: purchaseAnswer('needsAttention'),
    }),
    fail(
      'theCardIsDeclined',
      'createPolicy',
      {
        code: 'payment.declined',
        body: { declinedPayers: ['pax-1'], declineReason: 'funds.insufficient' },
      },
      {
        requirements: ['CP-003', 'CP-005'],
        check: (after, seen) => {
          expect(after.context).toMatchObject({ problem: 'payment.declined', decline });
          expect(seen.toParent.at(-1)).toEqual({ type: 'settlement.declined', decline });
        },
      },
    ),
    fail(
      'theActivationFails',
      'createPolicy',
      { code: 'policy.activationFailed', body: { policyNumber: 'TC-100000001' } },
      {
        requirements: ['CP-031 partly'],
        check: (after) => expect(after.context.policyNumber).toBe('TC-100000001'),
      },
    ),
    fail('theKeyIsExpired', 'createPolicy', { code: 'purchase.expired' }),
    fail(
      'theKeyIsDeclinedTooOften',
      'createPolicy',
      { code: 'purchase.declinedOften' },
      {
        check: (after) => expect(after.value).toBe('renewing'),
      },
    ),
    fail(
      'theKeyIsOfAnotherSession',
      'createPolicy',
      { code: 'notFound' },
      {
        check: (after) => expect(after.value).toBe('renewing'),
      },
    ),
    fail(
      'cardsArePaused',
      'createPolicy',
      { code: 'payment.paused' },
      {
        check: (after, seen) => {
          expect(after.value).toBe('failed');
          expect(seen.toParent.at(-1)).toEqual({ type: 'settlement.failed', problem: 'payment.paused' });
        },
      },
    ),
    fail(
      'thePremiumHasChanged',
      'createPolicy',
      { code: 'premium.changed' },
      {
        requirements: ['CP-003'],
        check: (after, seen) => {
          expect(after.context.problem).toBe('premium.changed');
          expect(seen.toParent.at(-1)).toEqual({ type: 'settlement.failed', problem: 'premium.changed' });
        },
      },
    ),
    fail(
      'theAnswerIsLost',
      'createPolicy',
      { code: 'network.unreachable' },
      {
        requirements: ['CP-039'],
        check: (after, seen) => {
          expect(after.matches('checking')).toBe(true);
          expect(after.context.problem).toBe('network.unreachable');
          expect(seen.toParent.at(-1)).toEqual({ type: 'settlement.checking' });
        },
      },
    ),
    settle('thePurchaseIsConfirmed', 'readPurchase', purchaseAnswer('confirmed', policyRecord())),
    settle('thePurchaseIsNotActive', 'readPurchase', purchaseAnswer('activationFailed', policyRecord())),
    settle('thePurchaseIsDeclined', 'readPurchase', purchaseAnswer('declined')),
    settle('thePurchaseIsStillChecked', 'readPurchase', purchaseAnswer('checking')),
    settle('thePurchaseIsLookedInto', 'readPurchase', purchaseAnswer('needsAttention')),
    settle('thePurchaseIsUnderway', 'readPurchase', purchaseAnswer('underway')),
    settle('nothingWasBought', 'readPurchase', purchaseAnswer('prepared'), {
      check: (after, seen) =>
        expect(seen.toParent.at(-1)).toMatchObject({
          type: after.matches('prepared') ? 'settlement.prepared' : 'settlement.failed',
        }),
    }),
    settle('thePurchaseIsOver', 'readPurchase', purchaseAnswer('expired'), {
      check: ({ context, value }) =>
        expect([value, context.problem]).toEqual(
          context.submitted ? ['renewing', 'purchase.notCompleted'] : ['prepared', null],
        ),
    }),
    fail('thePurchaseIsUnknown', 'readPurchase', { code: 'notFound' }),
    fail('thePurchaseIsOutOfSight', 'readPurchase', { code: 'purchase.outOfSight' }),
    fail('theLookUpFails', 'readPurchase', { code: 'network.unreachable' }),
    wait('thePauseEnds', 'checkPause'),
  ],
  holds: {
    opening: ({ context }) => expect(context.record).toBeNull(),
    preparing: (snapshot) => expect(snapshot.can(submit)).toBe(false),
    notPrepared: (snapshot, seen) => {
      expect(snapshot.can(submit)).toBe(false);
      expect(seen.toParent.at(-1)).toEqual({
        type: 'settlement.notPrepared',
        problem: 'network.unreachable',
      });
    },
    prepared: {
      requirements: ['CP-033'],
      check: ({ context }) => expect(context.purchaseId).toBe(purchaseId),
    },
    submitting: [
      {
        requirements: ['CP-033'],
        check: (snapshot) => expect(snapshot.can(submit)).toBe(false),
      },
      {
        requirements: ['CP-039'],
        check: ({ context }, seen) =>
          expect(seen.inputs('createPolicy').at(-1)).toMatchObject({ purchaseId: context.purchaseId }),
      },
    ],
    renewing: (snapshot) => expect(snapshot.can(submit)).toBe(false),
    checking: {
      requirements: ['CP-033', 'CP-039'],
      check: (snapshot, seen) => {
        expect(snapshot.can(submit)).toBe(false);
        expect(seen.inputs('readPurchase').at(-1)).toEqual({ purchaseId: snapshot.context.purchaseId });
      },
    },
    waitingToCheck: {
      requirements: ['CP-033', 'CP-039'],
      check: (snapshot, seen) => {
        expect(snapshot.can(submit)).toBe(false);
        expect(seen.toParent.at(-1)).toEqual({ type: 'settlement.checking' });
      },
    },
    declined: {
      requirements: ['CP-005'],
      check: (snapshot, seen) => {
        expect(snapshot.context.decline).toEqual(decline);
        expect(seen.toParent.at(-1)).toEqual({ type: 'settlement.declined', decline });
        expect(snapshot.status).toBe('active');
      },
    },
    failed: {
      requirements: ['CP-003', 'CP-005'],
      check: (snapshot, seen) => {
        expect(snapshot.context.problem).not.toBeNull();
        expect(seen.toParent.at(-1)).toEqual({
          type: 'settlement.failed',
          problem: snapshot.context.problem ?? 'unknown',
        });
        expect(snapshot.can(submit)).toBe(true);
      },
    },
    activationFailed: {
      requirements: ['CP-031 partly'],
      check: (snapshot, seen) => {
        expect(snapshot.can(submit)).toBe(false);
        expect(snapshot.status).toBe('active');
        expect(seen.toParent.at(-1)).toEqual({
          type: 'settlement.activationFailed',
          policyNumber: 'TC-100000001',
        });
      },
    },
    needsAttention: {
      requirements: ['CP-033'],
      check: (snapshot, seen) => {
        expect(snapshot.can(submit)).toBe(false);
        expect(snapshot.status).toBe('active');
        expect(seen.toParent.at(-1)).toEqual({ type: 'settlement.needsAttention' });
      },
    },
    outOfSight: {
      requirements: ['CP-033'],
      check: (snapshot, seen) => {
        expect(snapshot.can(submit)).toBe(false);
        expect(snapshot.status).toBe('active');
        expect(seen.toParent.at(-1)).toEqual({ type: 'settlement.outOfSight' });
      },
    },
    confirmed: {
      requirements: ['CP-004'],
      check: ({ output }) => expect(output?.record.policyNumber).toBe('TC-100000001'),
    },
  },
});
