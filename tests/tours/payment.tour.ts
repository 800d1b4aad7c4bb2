import { expect } from 'vitest';
import { policyBody } from '#domain/calls/shapes/policyBody.ts';
import type { PayerState } from '#domain/payment/tokens.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { policyRecord, purchaseId } from '../support/sale/purchase.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, send, settle } from '../support/tours/stimuli.ts';
import {
  askedAgain,
  cash,
  expectAnew,
  expectNothingToPay,
  input,
  isByCard,
  isUnsettled,
  knows,
  languagesOf,
  leaves,
  givesNoToken,
  notOffered,
  givesToken,
  paid,
  pay,
  type Snapshot,
  spent,
  submitted,
  token,
} from './payment.situations.ts';

export const paymentTour = defineTour({
  machine: paymentMachine,
  input,
  switches: 1,
  length: 40,
  fingerprint: ({ context }) => [
    context.form.method,
    context.cardIsComplete,
    context.settled.map(({ token: obtained }) => obtained !== null),
    context.problem,
    context.language,
    context.record !== null,
  ],
  stimuli: [
    emitFrom(
      'theKeyIsPrepared',
      'settlement',
      { type: 'settlement.prepared', purchaseId },
      {
        requirements: ['CP-033'],
        check: (after) => expect(after.context.form.purchaseId).toBe(purchaseId),
      },
    ),
    emitFrom('theKeyIsNotPrepared', 'settlement', {
      type: 'settlement.notPrepared',
      problem: 'network.unreachable',
    }),
    send(
      'personRetriesPreparing',
      { type: 'person.retryPreparing' },
      {
        check: (after, seen) => {
          expect(after.context.problem).toBeNull();
          expect(seen.received('settlement').at(-1)).toEqual({ type: 'parent.prepareAgain' });
        },
      },
    ),
    emitFrom(
      'theNameIsTyped',
      'cardField',
      { type: 'cardField.named', cardId: 'pax-1', cardHolderName: 'Marie Tremblay' },
      { check: (after) => expect(after.context.form.cardHolderName).toBe('Marie Tremblay') },
    ),
    emitFrom(
      'theCardIsComplete',
      'cardField',
      { type: 'cardField.completed', cardId: 'pax-1' },
      knows({ cardIsComplete: true }),
    ),
    emitFrom(
      'theCardIsIncomplete',
      'cardField',
      { type: 'cardField.reopened', cardId: 'pax-1' },
      knows({ cardIsComplete: false }),
    ),
    send(
      'personChoosesCash',
      { type: 'person.chooseMethod', method: 'CASH' },
      {
        requirements: ['PY-003 partly'],
        check: (after, seen) => {
          expect(after.can(pay)).toBe(true);
          expectAnew(after, seen.received('settlement'));
        },
      },
    ),
    send(
      'personChoosesCard',
      { type: 'person.chooseMethod', method: 'CREDIT_CARD' },
      { check: (after, seen) => expectAnew(after, seen.received('settlement')) },
    ),
    send('personPays', pay, {
      requirements: ['PY-034', 'CP-033'],
      check: (after, seen) => {
        expect(after.hasTag('underway')).toBe(true);
        expect(after.context).toMatchObject({ problem: null, declinedPayers: [] });
        expect(after.can(pay)).toBe(false);
        expect(seen.received('tokenisation').at(-1)).toEqual({
          type: 'parent.submit',
          payers: [{ paxId: 'pax-1', method: after.context.form.method }],
        });
      },
    }),
    send(
      'personChangesCard',
      { type: 'person.changeCard' },
      {
        check: (after, seen) => {
          expect(after.context).toMatchObject({ settled: [], problem: null, declinedPayers: [] });
          expect(seen.received('tokenisation').at(-1)).toEqual(spent);
          expect(seen.received('cardField').at(-1)).toEqual({ type: 'parent.askAgain' });
        },
      },
    ),
    emitFrom(
      'aTokenIsAsked',
      'tokenisation',
      { type: 'tokenisation.asked', paxId: 'pax-1' },
      {
        when: isByCard,
        check: (_, seen) => expect(seen.received('cardField').at(-1)).toEqual({ type: 'parent.tokenise' }),
      },
    ),
    emitFrom(
      'theCardGivesToken',
      'cardField',
      { type: 'cardField.tokenised', cardId: 'pax-1', token, cardHolderName: 'Marie Tremblay' },
      {
        when: isByCard,
        requirements: ['PY-013'],
        check: (_, seen) =>
          expect(seen.received('tokenisation').at(-1)).toEqual({
            type: 'parent.giveToken',
            paxId: 'pax-1',
            token: paid.token,
          }),
      },
    ),
    emitFrom(
      'theCardIsRefused',
      'cardField',
      { type: 'cardField.refused', cardId: 'pax-1', problem: 'card.mon_943' },
      {
        when: isByCard,
        requirements: ['PY-018'],
        check: (_, seen) =>
          expect(seen.received('tokenisation').at(-1)).toMatchObject({ problem: 'card.mon_943' }),
      },
    ),
    emitFrom(
      'noTokenIsObtained',
      'tokenisation',
      { type: 'tokenisation.failed', paxId: 'pax-1', problem: 'card.systemError' },
      {
        when: isByCard,
        requirements: ['PY-028', 'PY-037 partly'],
        check: (after) => {
          expect(after.context.problem).toBe('card.systemError');
          expect(after.matches({ open: 'entering' })).toBe(true);
          expect(after.hasTag('underway')).toBe(false);
        },
      },
    ),
    emitFrom(
      'everyTokenIsObtained',
      'tokenisation',
      { type: 'tokenisation.completed', payers: [paid] },
      {
        when: isByCard,
        requirements: ['CP-001', 'PY-042'],
        check: (_, seen) => {
          const body = submitted(seen.received('settlement'));
          expect(policyBody.safeParse(body).success).toBe(true);
          expect(body.paxes.map(({ payments }) => payments[0]?.details?.dataKey)).toEqual([
            'ot4abc',
            'ot4abc',
          ]);
        },
      },
    ),
    emitFrom(
      'noTokenIsNeeded',
      'tokenisation',
      { type: 'tokenisation.completed', payers: [cash] },
      {
        when: (snapshot: Snapshot) => !isByCard(snapshot),
        requirements: ['PY-036'],
        check: (_, seen) => {
          const body = submitted(seen.received('settlement'));
          expect(body.paxes.every(({ payments }) => payments[0]?.method === 'CASH')).toBe(true);
        },
      },
    ),
    send('theTokenIsObtained', givesToken, { when: isUnsettled }),
    send('theTokenIsRefused', givesNoToken, { when: isUnsettled }),
    send(
      'theKeyIsRenewed',
      [
        { type: 'settlement.prepared', purchaseId },
        { type: 'settlement.failed', problem: 'purchase.expired' },
      ],
      { when: (snapshot: Snapshot) => snapshot.matches({ open: { purchasing: 'creating' } }) },
    ),
    emitFrom(
      'thePaymentIsBeingChecked',
      'settlement',
      { type: 'settlement.checking' },
      {
        requirements: ['CP-033'],
        check: (after) => expect(after.hasTag('checking')).toBe(true),
      },
    ),
    emitFrom(
      'theCardIsDeclined',
      'settlement',
      { type: 'settlement.declined', payers: ['pax-1'] },
      {
        requirements: ['CP-005', 'CP-039', 'PY-037 partly'],
        check: (after, seen, before) => {
          const isBuying = before.matches({ open: 'purchasing' });
          expect(isBuying ? seen.received('tokenisation').at(-1) : spent).toEqual(spent);
          expect(isBuying ? seen.received('cardField').at(-1) : askedAgain).toEqual(askedAgain);
          expect(after.context).toMatchObject({ problem: 'payment.declined', declinedPayers: ['pax-1'] });
          expect(after.context.settled.every((payer: PayerState) => payer.token === null)).toBe(true);
        },
      },
    ),
    emitFrom(
      'thePurchaseFails',
      'settlement',
      { type: 'settlement.failed', problem: 'server.failed' },
      {
        requirements: ['CP-005', 'CP-039'],
        check: (after, _, before) => {
          expect(after.matches({ open: 'entering' })).toBe(true);
          expect(after.context.settled).toEqual(before.context.settled);
          expect(after.context.problem).toBe('server.failed');
        },
      },
    ),
    emitFrom('theActivationFails', 'settlement', {
      type: 'settlement.activationFailed',
      policyNumber: 'TC-100000001',
    }),
    emitFrom('thePurchaseIsLookedInto', 'settlement', { type: 'settlement.needsAttention' }),
    emitFrom('thePurchaseIsOutOfSight', 'settlement', { type: 'settlement.outOfSight' }),
    settle('thePoliciesAreIssued', 'settlement', { record: policyRecord('pax-1', 'pax-2') }),
    send('choosesEnglish', { type: 'parent.chooseLanguage', language: 'en' }, knows({ language: 'en' })),
    send('goesBack', { type: 'person.goBack' }, leaves('back')),
    send('leavesForSummary', { type: 'parent.leave', towards: 'QUOTE_DETAILS' }, leaves('QUOTE_DETAILS')),
  ],
  holds: {
    preparing: {
      requirements: ['CP-033'],
      check: (snapshot) => expect(snapshot.can(pay)).toBe(false),
    },
    notPrepared: (snapshot) => {
      expect(snapshot.context.problem).toBe('network.unreachable');
      expect(snapshot.can(pay)).toBe(false);
      expect(snapshot.can({ type: 'person.goBack' })).toBe(true);
    },
    resuming: {
      requirements: ['CP-033', 'CP-039'],
      check: (snapshot) => {
        expect(snapshot.can(pay)).toBe(false);
        expect(snapshot.hasTag('checking')).toBe(true);
      },
    },
    open: [
      {
        requirements: ['PY-032'],
        check: (_, seen) =>
          expect(seen.inputs('cardField').at(-1)).toMatchObject({ cardId: 'pax-1', profileId: 'sample' }),
      },
      {
        check: ({ context }, seen) => {
          const languages = languagesOf([...seen.inputs('cardField'), ...seen.received('cardField')]);
          expect(languages.at(-1)).toBe(context.language);
        },
      },
    ],
    'open.entering': [
      {
        requirements: ['PY-043'],
        check: (snapshot) =>
          expect(snapshot.can(pay)).toBe(!isByCard(snapshot) || snapshot.context.cardIsComplete),
      },
      {
        check: (snapshot) => {
          const tokens = snapshot.context.settled.filter(({ token: obtained }) => obtained !== null);
          expect(snapshot.can({ type: 'person.changeCard' })).toBe(tokens.length > 0);
          expect(snapshot.can(notOffered)).toBe(false);
        },
      },
    ],
    'open.tokenising': {
      requirements: ['PY-043', 'CP-033'],
      check: (snapshot) => {
        expect(snapshot.can(pay)).toBe(false);
        expect(snapshot.can({ type: 'parent.leave', towards: 'QUOTE_DETAILS' })).toBe(false);
      },
    },
    'open.purchasing': [
      {
        requirements: ['CP-033', 'PY-043'],
        check: (snapshot) => expect(snapshot.can(pay)).toBe(false),
      },
      {
        requirements: ['CP-003'],
        check: (_, seen) => expect(seen.received('settlement').at(-1)?.type).toBe('parent.submit'),
      },
    ],
    'open.purchasing.creating': (snapshot) => expect(snapshot.hasTag('checking')).toBe(false),
    'open.purchasing.checking': (snapshot) => expect(snapshot.hasTag('checking')).toBe(true),
    activationFailed: {
      requirements: ['CP-031 partly'],
      check: (snapshot) => {
        expect(snapshot.status).toBe('active');
        expect(snapshot.context.policyNumber).toBe('TC-100000001');
        expect(snapshot.can(pay)).toBe(false);
        expect(snapshot.can({ type: 'person.goBack' })).toBe(false);
      },
    },
    needsAttention: { requirements: ['CP-033'], check: expectNothingToPay },
    outOfSight: { requirements: ['CP-033'], check: expectNothingToPay },
    confirmed: {
      requirements: ['CP-004'],
      check: ({ output }) =>
        expect(output?.outcome).toEqual({
          kind: 'confirmed',
          record: policyRecord('pax-1', 'pax-2'),
          paidCents: 19_000,
        }),
    },
    left: ({ output }) => expect(output?.outcome).toEqual({ kind: 'left' }),
  },
});
