import { expect } from 'vitest';
import { policyBody } from '#domain/calls/shapes/policyBody.ts';
import type { PayerState } from '#domain/payment/tokens.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { policyRecord, purchaseId } from '../support/sale/purchase.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, send, settle } from '../support/tours/stimuli.ts';
import { payingApart } from './payment.apart.ts';
import { paymentHolds } from './payment.holds.ts';
import {
  askedAgain,
  attemptExpected,
  cash,
  expectAnew,
  input,
  isByCard,
  isEntering,
  isTogether,
  isUnsettled,
  knows,
  leaves,
  givesNoToken,
  givesToken,
  paid,
  pay,
  type Snapshot,
  spent,
  submitted,
  token,
  decline,
  noDecline,
} from './payment.situations.ts';

export const paymentTour = defineTour({
  machine: paymentMachine,
  input,
  switches: 1,
  length: 40,
  fingerprint: ({ context }) => [
    context.form.method,
    context.cardIsComplete,
    context.individualPayment,
    context.currentPayer,
    context.settled.map(({ paxId, token: obtained }) => [paxId, obtained !== null]),
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
        expect(after.context).toMatchObject({ problem: null, decline: noDecline });
        expect(after.can(pay)).toBe(false);
        expect(seen.received('tokenisation').at(-1)).toEqual({
          type: 'parent.submit',
          payers: attemptExpected(after),
        });
      },
    }),
    send(
      'personChangesCard',
      { type: 'person.changeCard' },
      {
        check: (after, seen) => {
          expect(after.context).toMatchObject({ problem: null, decline: noDecline, cardIsComplete: false });
          const { currentPayer, settled } = after.context;
          expect(settled.map(({ paxId }: PayerState) => paxId)).not.toContain(currentPayer);
          expect(seen.received('tokenisation').at(-1)).toEqual({ ...spent, paxIds: [currentPayer] });
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
        when: (snapshot) => isByCard(snapshot) && isTogether(snapshot),
        check: (after, seen) => {
          expect(after.context.settled).toEqual([paid]);
          expect(seen.received('agencySwitch').at(-1)).toEqual({ type: 'parent.switch' });
        },
      },
    ),
    emitFrom(
      'noTokenIsNeeded',
      'tokenisation',
      { type: 'tokenisation.completed', payers: [cash] },
      {
        when: (snapshot: Snapshot) => !isByCard(snapshot) && isTogether(snapshot),
        check: (_, seen) => expect(seen.received('agencySwitch').at(-1)).toEqual({ type: 'parent.switch' }),
      },
    ),
    emitFrom(
      'theSellersAreKnown',
      'agencySwitch',
      { type: 'agencySwitch.offered' },
      { when: isEntering, ...knows({ sellerIsKnown: true }) },
    ),
    emitFrom(
      'anotherSellerIsChosen',
      'agencySwitch',
      { type: 'agencySwitch.chosen', seller: 'c-2001' },
      {
        when: isEntering,
        requirements: ['CP-023 partly'],
        check: (after, _, before) => {
          const kept = before.matches({ open: { entering: 'pending' } }) ? null : before.context.problem;
          expect(after.context.form.seller).toBe('c-2001');
          expect(after.context.problem).toBe(kept);
          expect(after.matches({ open: { entering: 'pending' } })).toBe(false);
        },
      },
    ),
    emitFrom(
      'theSellerIsSwitched',
      'agencySwitch',
      { type: 'agencySwitch.switched' },
      {
        claims: [
          {
            requirements: ['CP-001', 'CP-020', 'PY-042 partly'],
            where: (snapshot: Snapshot) => isByCard(snapshot) && isTogether(snapshot),
            check: (_, seen) => {
              const body = submitted(seen.received('settlement'));
              expect(policyBody.safeParse(body).success).toBe(true);
              expect(body.paxes.map(({ payments }) => payments[0]?.details?.dataKey)).toEqual([
                'ot4abc',
                'ot4abc',
              ]);
            },
          },
          {
            requirements: ['CP-020', 'PY-036'],
            where: (snapshot: Snapshot) => !isByCard(snapshot) && isTogether(snapshot),
            check: (_, seen) => {
              const body = submitted(seen.received('settlement'));
              expect(
                body.paxes.map(({ payments }) => payments.map(({ method, details }) => [method, details])),
              ).toEqual([[['CASH', undefined]], [['CASH', undefined]]]);
            },
          },
        ],
      },
    ),
    emitFrom(
      'theSellerIsNotSwitched',
      'agencySwitch',
      { type: 'agencySwitch.failed', problem: 'server.failed' },
      {
        requirements: ['CP-022', 'CP-023 partly', 'CP-027 partly', 'CP-039'],
        check: (after, seen, before) => {
          expect(after.matches({ open: { entering: 'pending' } })).toBe(true);
          expect(after.context.problem).toBe('server.failed');
          expect(after.context.settled).toEqual(before.context.settled);
          expect(after.context.order).toEqual(before.context.order);
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
      { type: 'settlement.declined', decline },
      {
        when: isTogether,
        requirements: ['CP-005', 'CP-039', 'PY-037 partly'],
        check: (after, seen, before) => {
          const isBuying = before.matches({ open: 'purchasing' });
          expect(isBuying ? seen.received('tokenisation').at(-1) : spent).toEqual(spent);
          expect(isBuying ? seen.received('cardField').at(-1) : askedAgain).toEqual(askedAgain);
          expect(after.context).toMatchObject({ problem: 'payment.declined', decline });
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
    ...payingApart,
    send('choosesEnglish', { type: 'parent.chooseLanguage', language: 'en' }, knows({ language: 'en' })),
    send('goesBack', { type: 'person.goBack' }, leaves('back')),
    send(
      'leavesForSummary',
      { type: 'parent.leave', towards: 'QUOTE_DETAILS' },
      {
        claims: [
          { where: ({ status }) => status === 'done', ...leaves('QUOTE_DETAILS') },
          {
            requirements: ['CP-033'],
            where: ({ status }) => status !== 'done',
            check: (after, seen, before) => {
              expect(after.value).toEqual(before.value);
              expect(seen.toParent.at(-1)).toEqual({ type: 'payment.stay' });
            },
          },
        ],
      },
    ),
  ],
  holds: paymentHolds,
});
