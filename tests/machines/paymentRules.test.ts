import { describe, expect, test } from 'vitest';
import { type AnyActorRef, createActor, createMachine, fromCallback } from 'xstate';
import type { SalesChannel } from '#domain/applications.ts';
import type { PaymentForm } from '#domain/payment/paymentForm.ts';
import type { PayerState } from '#domain/payment/tokens.ts';
import { submissionOf } from '#machines/createPolicy/createPolicy.rules.ts';
import type { Order } from '#machines/createPolicy/createPolicy.types.ts';
import { cardFieldMachine } from '#machines/cardField/cardField.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import {
  anotherIsDeclined,
  attemptOf,
  openingOf,
  payIsPossible,
  settlementsOf,
} from '#machines/payment/payment.rules.ts';
import { paymentInput } from '#machines/quoteFlow/quoteFlow.payment.ts';
import { rows, travellersForm } from '../support/quote/forms.ts';
import { application } from '../support/sale/application.ts';

describe('the payment step', () => {
  const { facts, language, ...forms } = application({
    travellers: travellersForm({ travellers: rows(40, 40) }),
  });
  const input = (form: PaymentForm | null = null, channel: SalesChannel = 'b2b') =>
    paymentInput({ forms: { ...forms, payment: form }, facts: { ...facts, channel }, language });

  test('opens with a card, nothing paid and nothing wrong', () => {
    expect(openingOf(input())).toMatchObject({
      form: { purchaseId: null, method: 'CREDIT_CARD', cardHolderName: '' },
      totalCents: 19_000,
      cardIsComplete: false,
      settled: [],
      problem: null,
      decline: { payers: [], reason: null },
      policyNumber: null,
      record: null,
      towards: 'next',
    });
    const form = { purchaseId: 'K', method: 'CASH' as const, cardHolderName: 'Zoé' };
    expect(openingOf(input(form)).form).toEqual(form);
    expect(openingOf(input(form, 'b2c')).form).toEqual({ ...form, method: 'CREDIT_CARD' });
  });

  test('[CP-020 partly] of an agency cannot be made before it is known in whose name', () => {
    const form = { purchaseId: 'K', method: 'CASH' as const, cardHolderName: '' };
    const opening = openingOf(input(form));
    expect(opening).toMatchObject({ agency: { userType: 'ciamid' }, sellerIsKnown: false });
    expect(payIsPossible(opening)).toBe(false);
    expect(payIsPossible({ ...opening, sellerIsKnown: true })).toBe(true);
    expect(openingOf(input(form, 'b2c'))).toMatchObject({ agency: null, sellerIsKnown: true });
  });

  test('[PY-024 partly] takes an entered token from a directory user in the admin view alone', () => {
    const mayEnter = (adminView: boolean, userType: 'lanid' | 'ciamid') =>
      paymentInput({ forms: { ...forms, payment: null }, facts: { ...facts, adminView, userType }, language })
        .mayEnterToken;
    expect(mayEnter(true, 'lanid')).toBe(true);
    expect([mayEnter(true, 'ciamid'), mayEnter(false, 'lanid'), mayEnter(false, 'ciamid')]).not.toContain(
      true,
    );
  });

  test('[PY-041 partly] gives who travels alone no choice who pays', () => {
    const payers = (items: (typeof several)['items']) => {
      const cardField = cardFieldMachine.provide({ actors: { watchFrame: fromCallback(() => undefined) } });
      const settlement = createMachine({});
      const actor = createActor(paymentMachine.provide({ actors: { cardField, settlement } }), {
        input: { ...several, items },
      }).start();
      actor.send({ type: 'settlement.prepared', purchaseId: 'K' });
      return actor.getSnapshot().can({ type: 'person.choosePayers', individualPayment: 'true' });
    };
    const several = { ...input(), agency: null };
    expect([payers(several.items), payers(several.items.slice(0, 1))]).toEqual([true, false]);
  });

  test('[CP-020 partly] lets the switch of the agency begin with who was chosen before, or with nobody', () => {
    const begun = (form: PaymentForm | null) => {
      const cardField = cardFieldMachine.provide({ actors: { watchFrame: fromCallback(() => undefined) } });
      const agencySwitch = createMachine({ context: ({ input: given }) => given as object });
      const actors = { cardField, settlement: createMachine({}), agencySwitch } as never;
      const actor = createActor(paymentMachine.provide({ actors }), { input: input(form) }).start();
      return (actor.getSnapshot().children['agencySwitch'] as AnyActorRef).getSnapshot().context;
    };
    const form = { purchaseId: 'K', method: 'CASH' as const, cardHolderName: '', seller: 'AG-1' };
    expect(begun(form as never)).toMatchObject({ agency: { userType: 'ciamid' }, chosen: 'AG-1' });
    expect(begun(null)).toMatchObject({ agency: { userType: 'ciamid' }, chosen: null });
  });

  describe('of payers who pay each with a card of their own', () => {
    const card = {
      dataKey: 'ot1',
      cardType: 'VISA',
      paymentType: 'CREDIT_CARD',
      cardHolderName: 'Zoé',
    } as const;
    const each = { ...openingOf({ ...input(), individualPayment: 'true' }), currentPayer: 'pax-2' };
    const first: PayerState = { paxId: 'pax-1', method: 'CREDIT_CARD', token: card, problem: null };

    test('asks another one again whose card was declined, and nobody who pays nothing', () => {
      const declined = (paxId: string) => anotherIsDeclined(each, { payers: [paxId], reason: null });
      expect(['pax-1', 'pax-2', 'pax-9'].map(declined)).toEqual([true, false, false]);
    });

    test('goes back to who was settled before, and to nobody else', () => {
      const { payerWasAsked } = paymentMachine.implementations.guards as unknown as Record<
        string,
        (args: object, paxId: string) => boolean
      >;
      const context = { ...each, settled: [first] };
      expect(['pax-1', 'pax-2', 'pax-3'].map((paxId) => payerWasAsked?.({ context }, paxId))).toEqual([
        true,
        false,
        false,
      ]);
    });

    test('tells each payer’s own method, that of who is asked last', () => {
      const asked = { ...each, form: { ...each.form, method: 'CASH' as const }, settled: [first] };
      const stray: PayerState = { paxId: 'pax-9', method: 'PAID_TO_AGENCY', token: null, problem: null };
      expect(attemptOf({ ...asked, settled: [stray, first] })).toEqual([
        { paxId: 'pax-1', method: 'CREDIT_CARD' },
        { paxId: 'pax-2', method: 'CASH' },
      ]);
    });
  });

  test('submits what each payer settled, and leaves out who pays nothing', () => {
    const context = openingOf(input());
    const paxId = context.payers[0]?.paxId ?? '';
    const token = {
      dataKey: 'ot1',
      cardType: 'VISA',
      paymentType: 'CREDIT_CARD',
      cardHolderName: 'Marie Tremblay',
    } as const;
    const settled: PayerState[] = [
      { paxId, method: 'CREDIT_CARD', token, problem: null },
      { paxId: 'pax-9', method: 'CREDIT_CARD', token: { ...token, dataKey: 'ot9' }, problem: null },
    ];
    const submitted = (payers: typeof settled) => {
      const settlements = settlementsOf({ ...context, settled: payers });
      return submissionOf(context.order as Order, {
        language: 'fr',
        individualPayment: 'false',
        settlements,
      });
    };
    const { lang, body } = submitted(settled);
    expect(lang).toBe('FR');
    expect(
      body.paxes.map(({ payments }) => payments.map(({ amount, details }) => [amount, details?.dataKey])),
    ).toEqual([[[95, 'ot1']], [[95, 'ot1']]]);
    const cash = submitted([{ paxId, method: 'CASH', token: null, problem: null }]);
    expect(cash.body.paxes[0]?.payments).toEqual([expect.objectContaining({ amount: 95, method: 'CASH' })]);
    expect(cash.body.paxes[0]?.payments[0]).not.toHaveProperty('details');
  });
});
