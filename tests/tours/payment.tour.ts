import { expect } from 'vitest';
import type { AnyMachineSnapshot, EventObject, SnapshotFrom } from 'xstate';
import { policyBody } from '#domain/calls/shapes/policyBody.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { PayerState } from '#domain/payment/tokens.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentInput } from '#machines/payment/payment.types.ts';
import { rows, travellersForm } from '../support/quote/forms.ts';
import { application } from '../support/sale/application.ts';
import { policyRecord, purchaseId } from '../support/sale/purchase.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, send, settle } from '../support/tours/stimuli.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

const { facts, travellers, trip, plans, apply } = application({
  travellers: travellersForm({ travellers: rows(40, 40) }),
});
const input: PaymentInput = { form: null, facts, travellers, trip, plans, apply, language: 'fr' };
const pay = { type: 'person.pay' } as const;
const token = { dataKey: 'ot4abc', cardType: 'VISA' } as const;
const paid: PayerState = {
  paxId: 'pax-1',
  method: 'CREDIT_CARD',
  token: { dataKey: 'ot4abc', cardHolderName: 'Marie Tremblay' },
  problem: null,
};
const cash: PayerState = { paxId: 'pax-1', method: 'CASH', token: null, problem: null };
const isByCard = ({ context }: Snapshot) => context.form.method === 'CREDIT_CARD';
const isUnsettled = (snapshot: Snapshot) =>
  isByCard(snapshot) &&
  snapshot.matches({ open: 'tokenising' }) &&
  snapshot.context.settled.every(({ token: obtained }) => obtained === null);
/** The languages that the card was started with and told, in order. */
const languagesOf = (news: readonly unknown[]) =>
  (news as { language?: string }[]).flatMap(({ language }) => (language === undefined ? [] : [language]));
const spent = { type: 'parent.spendTokens', paxIds: ['pax-1'] };
const submitted = (commands: readonly unknown[]) => (commands.at(-1) as { body: PolicyBody }).body;
const askedAgain = { type: 'parent.askAgain' };
const notOffered = { type: 'person.chooseMethod', method: 'DIRECT_DEBIT' as 'CASH' } as const;
const expectAnew = ({ context }: AnyMachineSnapshot, commands: readonly EventObject[]) => {
  expect(context).toMatchObject({ problem: null, declinedPayers: [] });
  expect(commands.at(-1)).toEqual({ type: 'parent.reset' });
};
const expectNothingToPay = (snapshot: Snapshot) => {
  expect(snapshot.status).toBe('active');
  expect(snapshot.can(pay)).toBe(false);
  expect(snapshot.can({ type: 'person.goBack' })).toBe(false);
};

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
      'createPolicy',
      { type: 'createPolicy.prepared', purchaseId },
      {
        requirements: ['CP-033'],
        check: (after) => expect(after.context.form.purchaseId).toBe(purchaseId),
      },
    ),
    emitFrom('theKeyIsNotPrepared', 'createPolicy', {
      type: 'createPolicy.notPrepared',
      problem: 'network.unreachable',
    }),
    send(
      'personRetriesPreparing',
      { type: 'person.retryPreparing' },
      {
        check: (after, seen) => {
          expect(after.context.problem).toBeNull();
          expect(seen.received('createPolicy').at(-1)).toEqual({ type: 'parent.prepareAgain' });
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
      { check: (after) => expect(after.context.cardIsComplete).toBe(true) },
    ),
    emitFrom(
      'theCardIsIncomplete',
      'cardField',
      { type: 'cardField.reopened', cardId: 'pax-1' },
      { check: (after) => expect(after.context.cardIsComplete).toBe(false) },
    ),
    send(
      'personChoosesCash',
      { type: 'person.chooseMethod', method: 'CASH' },
      {
        requirements: ['PY-003'],
        check: (after, seen) => {
          expect(after.can(pay)).toBe(true);
          expectAnew(after, seen.received('createPolicy'));
        },
      },
    ),
    send(
      'personChoosesCard',
      { type: 'person.chooseMethod', method: 'CREDIT_CARD' },
      { check: (after, seen) => expectAnew(after, seen.received('createPolicy')) },
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
        requirements: ['PY-028', 'PY-037'],
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
          const body = submitted(seen.received('createPolicy'));
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
          const body = submitted(seen.received('createPolicy'));
          expect(body.paxes.every(({ payments }) => payments[0]?.method === 'CASH')).toBe(true);
        },
      },
    ),
    send(
      'theTokenIsObtained',
      [
        { type: 'tokenisation.asked', paxId: 'pax-1' },
        { type: 'cardField.tokenised', cardId: 'pax-1', token, cardHolderName: 'Marie Tremblay' },
        { type: 'tokenisation.completed', payers: [paid] },
      ],
      { when: isUnsettled },
    ),
    send(
      'theTokenIsRefused',
      [
        { type: 'tokenisation.asked', paxId: 'pax-1' },
        { type: 'cardField.refused', cardId: 'pax-1', problem: 'card.mon_943' },
        { type: 'tokenisation.failed', paxId: 'pax-1', problem: 'card.mon_943' },
      ],
      { when: isUnsettled },
    ),
    send(
      'theKeyIsRenewed',
      [
        { type: 'createPolicy.prepared', purchaseId },
        { type: 'createPolicy.failed', problem: 'purchase.expired' },
      ],
      { when: (snapshot: Snapshot) => snapshot.matches({ open: { purchasing: 'creating' } }) },
    ),
    emitFrom(
      'thePaymentIsBeingChecked',
      'createPolicy',
      { type: 'createPolicy.checking' },
      {
        requirements: ['CP-033'],
        check: (after) => expect(after.hasTag('checking')).toBe(true),
      },
    ),
    emitFrom(
      'theCardIsDeclined',
      'createPolicy',
      { type: 'createPolicy.declined', payers: ['pax-1'] },
      {
        requirements: ['CP-005', 'CP-039', 'PY-037'],
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
      'createPolicy',
      { type: 'createPolicy.failed', problem: 'server.failed' },
      {
        requirements: ['CP-005', 'CP-039'],
        check: (after, _, before) => {
          expect(after.matches({ open: 'entering' })).toBe(true);
          expect(after.context.settled).toEqual(before.context.settled);
          expect(after.context.problem).toBe('server.failed');
        },
      },
    ),
    emitFrom('theActivationFails', 'createPolicy', {
      type: 'createPolicy.activationFailed',
      policyNumber: 'TC-100000001',
    }),
    emitFrom('thePurchaseIsLookedInto', 'createPolicy', { type: 'createPolicy.needsAttention' }),
    emitFrom('thePurchaseIsOutOfSight', 'createPolicy', { type: 'createPolicy.outOfSight' }),
    settle('thePoliciesAreIssued', 'createPolicy', { record: policyRecord('pax-1', 'pax-2') }),
    send(
      'choosesEnglish',
      { type: 'parent.chooseLanguage', language: 'en' },
      { check: (after) => expect(after.context.language).toBe('en') },
    ),
    send(
      'goesBack',
      { type: 'person.goBack' },
      { check: (after) => expect(after.output).toMatchObject({ towards: 'back' }) },
    ),
    send(
      'leavesForSummary',
      { type: 'parent.leave', towards: 'QUOTE_DETAILS' },
      { check: (after) => expect(after.output).toMatchObject({ towards: 'QUOTE_DETAILS' }) },
    ),
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
        check: (_, seen) => expect(seen.received('createPolicy').at(-1)?.type).toBe('parent.submit'),
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
