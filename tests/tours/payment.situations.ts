import { expect } from 'vitest';
import type { AnyMachineSnapshot, EventObject, SnapshotFrom } from 'xstate';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { PayerState } from '#domain/payment/tokens.ts';
import { submissionOf } from '#machines/createPolicy/createPolicy.rules.ts';
import type { Order } from '#machines/createPolicy/createPolicy.types.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentContext, PaymentEvent, PaymentInput } from '#machines/payment/payment.types.ts';
import { paymentInput } from '#machines/quoteFlow/quoteFlow.payment.ts';
import { rows, travellersForm } from '../support/quote/forms.ts';
import { application } from '../support/sale/application.ts';

export type Snapshot = SnapshotFrom<typeof paymentMachine>;

const { facts, travellers, trip, plans, apply } = application({
  travellers: travellersForm({ travellers: rows(40, 40) }),
});
const order: Order = { facts, travellers, trip, plans, apply };
/** The payment of an agency, which chooses in whose name it sells. */
export const agencyInput: PaymentInput = paymentInput({
  forms: { travellers, trip, plans, apply, payment: null },
  facts,
  language: 'fr',
});
export const input: PaymentInput = { ...agencyInput, agency: null };
export const pay = { type: 'person.pay' } as const;
export const token = { dataKey: 'ot4abc', cardType: 'VISA', paymentType: 'CREDIT_CARD' } as const;
export const paid: PayerState = {
  paxId: 'pax-1',
  method: 'CREDIT_CARD',
  token: { ...token, cardHolderName: 'Marie Tremblay' },
  problem: null,
};
/** The second traveller, who pays with a card of their own. */
export const paidAlone: PayerState = {
  paxId: 'pax-2',
  method: 'CREDIT_CARD',
  token: { dataKey: 'ot5def', cardType: 'MASTER', paymentType: 'CREDIT_CARD', cardHolderName: 'Paul Roy' },
  problem: null,
};
export const cash: PayerState = { paxId: 'pax-1', method: 'CASH', token: null, problem: null };
export const isByCard = ({ context }: Snapshot) => context.form.method === 'CREDIT_CARD';
/** [PY-041] Each traveller pays alone. */
export const isApart = ({ context }: Snapshot) => context.individualPayment === 'true';
export const isTogether = (snapshot: Snapshot) => !isApart(snapshot);
/** Apart and by card, that payer is asked. */
export const asksAlone =
  (paxId: string) =>
  (snapshot: Snapshot): boolean =>
    isApart(snapshot) && isByCard(snapshot) && snapshot.context.currentPayer === paxId;
const tokenOf = ({ context }: Snapshot, paxId: string) =>
  context.settled.find((payer) => payer.paxId === paxId)?.token ?? null;
/** Apart and by card, with a token of these payers and of nobody else. */
export const holdsTokensOf = (snapshot: Snapshot, ...paxIds: string[]) =>
  ['pax-1', 'pax-2'].every((paxId) => (tokenOf(snapshot, paxId) !== null) === paxIds.includes(paxId));
export const isEntering = (snapshot: Snapshot) => snapshot.matches({ open: 'entering' });
export const isUnsettled = (snapshot: Snapshot) =>
  isByCard(snapshot) &&
  isTogether(snapshot) &&
  snapshot.matches({ open: 'tokenising' }) &&
  snapshot.context.settled.every(({ token: obtained }) => obtained === null);
/** A card gives its token at once. */
export const givesToken: readonly PaymentEvent[] = [
  { type: 'tokenisation.asked', paxId: 'pax-1' },
  { type: 'cardField.tokenised', cardId: 'pax-1', token, cardHolderName: 'Marie Tremblay' },
  { type: 'tokenisation.completed', payers: [paid] },
];
/** A card gives no token. */
export const givesNoToken: readonly PaymentEvent[] = [
  { type: 'tokenisation.asked', paxId: 'pax-1' },
  { type: 'cardField.refused', cardId: 'pax-1', problem: 'card.mon_943' },
  { type: 'tokenisation.failed', paxId: 'pax-1', problem: 'card.mon_943' },
];
/** The languages that the card was started with and told, in order. */
export const languagesOf = (news: readonly unknown[]) =>
  (news as { language?: string }[]).flatMap(({ language }) => (language === undefined ? [] : [language]));
export const spent = { type: 'parent.spendTokens', paxIds: ['pax-1'] };
/** The body that the order is bought with when it is settled as commanded. */
export const submitted = (commands: readonly unknown[]): PolicyBody =>
  submissionOf(order, commands.at(-1) as Parameters<typeof submissionOf>[1]).body;
/** [CP-022] Every purchase came after a switch of its own, and of the last switch none has come. */
export const expectNothingBought = (seen: { received(port: string): readonly EventObject[] }) => {
  const submissions = seen.received('settlement').filter(({ type }) => type === 'parent.submit');
  expect(submissions.length).toBeLessThan(seen.received('agencySwitch').length);
};
export const decline = { payers: ['pax-1'], reason: 'funds.insufficient' } as const;
export const noDecline = { payers: [], reason: null };
export const askedAgain = { type: 'parent.askAgain' };
export const notOffered = { type: 'person.chooseMethod', method: 'DIRECT_DEBIT' as 'CASH' } as const;
export const expectAnew = ({ context }: AnyMachineSnapshot, commands: readonly EventObject[]) => {
  expect(context).toMatchObject({ problem: null, decline: noDecline });
  expect(commands.at(-1)).toEqual({ type: 'parent.reset' });
};
export const expectNothingToPay = (snapshot: Snapshot) => {
  expect(snapshot.status).toBe('active');
  expect(snapshot.can(pay)).toBe(false);
  expect(snapshot.can({ type: 'person.goBack' })).toBe(false);
};

/** What the chart knows directly after a stimulus. */
export const knows = (known: Partial<PaymentContext>) => ({
  check: ({ context }: AnyMachineSnapshot) => expect(context).toMatchObject(known),
});
/** The step is left towards another one. */
export const leaves = (towards: string) => ({
  check: ({ output }: AnyMachineSnapshot) => expect(output).toMatchObject({ towards }),
});
/** Who is settled, and who is asked, with the method they pay by. */
export const attemptExpected = ({ context }: AnyMachineSnapshot) => {
  const { currentPayer, form, settled } = context as PaymentContext;
  const others = settled.filter(({ paxId, token: held }) => paxId !== currentPayer && held !== null);
  return [
    { paxId: currentPayer, method: form.method },
    ...others.map(({ paxId, method }) => ({ paxId, method })),
  ].toSorted((one, other) => one.paxId.localeCompare(other.paxId));
};
