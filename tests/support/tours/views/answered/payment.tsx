import { createActor, fromPromise } from 'xstate';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { Sellers } from '#domain/payment/sellers.ts';
import { agencySwitchMachine } from '#machines/agencySwitch/agencySwitch.machine.ts';
import type { SwitchRequest } from '#machines/agencySwitch/agencySwitch.types.ts';
import { cardFieldMachine } from '#machines/cardField/cardField.machine.ts';
import { createPolicyMachine } from '#machines/createPolicy/createPolicy.machine.ts';
import type { CreatePolicyAnswer, SubmittedPurchase } from '#machines/createPolicy/createPolicy.types.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { paymentInput } from '#machines/quoteFlow/quoteFlow.payment.ts';
import { cardFramePort } from '#src/app/cardFramePort.ts';
import { PaymentScreen } from '#src/ui/payment/PaymentScreen.tsx';
import { completeForms, purchaseId } from '../../../quote/flow.ts';
import { flowFacts } from '../../../quote/forms.ts';
import { type LastStepAsked, namelessForms, problem, recordFor } from './lastSteps.ts';
import type { AnsweredScreen } from './types.ts';

const underway: PurchaseAnswer = {
  purchaseId,
  status: 'checking',
  declinedPayers: [],
  declineReason: null,
  record: null,
};

/** The agency that sells, and its agents. */
const sellers: Sellers = {
  company: { en: 'Boreal Travel Halifax', fr: 'Voyages Boréal Halifax' },
  agents: [
    { label: 'Daniel Kowalski', value: 'c-2004', employmentType: 'REGULAR' },
    { label: 'Liam O’Connor', value: 'c-2002', employmentType: 'INDCONTRACTOR' },
  ],
  current: 'INTERNAL_COMPANY',
  own: null,
};

/** What the server answers to a purchase. */
function answerTo({ answer = '201', nameless }: LastStepAsked): Promise<CreatePolicyAnswer> {
  switch (answer) {
    case 'attention':
      return Promise.resolve({ status: 202, body: underway });
    case 'declined':
      return Promise.reject(
        problem('payment.declined', { declinedPayers: ['pax-1'], declineReason: 'funds.insufficient' }),
      );
    case 'tokenUsed':
      return Promise.reject(
        problem('payment.declined', { declinedPayers: ['pax-1'], declineReason: 'token.used' }),
      );
    case 'unreached':
      return Promise.reject(
        problem('payment.declined', { declinedPayers: ['pax-1'], declineReason: 'gateway.unreachable' }),
      );
    case 'repriced':
      return Promise.reject(problem('premium.changed'));
    case 'refused':
      return Promise.reject(problem('request.invalid'));
    case 'inactive':
      return Promise.reject(problem('policy.activationFailed', { policyNumber: 'P-1000001' }));
    default:
      return Promise.resolve({ status: 201, body: recordFor({ nameless }) });
  }
}

/** What an organization says whose card form is the stand-in's. */
export const factsOfPayment = ({ facts, cardFrameUrl }: LastStepAsked) =>
  flowFacts({ ...facts, monerisProfileId: 'PORTAGE-SAMPLE', cardFrameUrl });

/** The chart of the step with ports that answer by themselves. */
export function answeringPayment(asked: LastStepAsked) {
  const { cardFrameUrl } = asked;
  const seen = {
    switched: [] as string[],
    purchases: 0,
    bodies: [] as SubmittedPurchase['body'][],
    opened: [] as string[],
  };
  Object.assign(window, { seen });
  const cardField = cardFieldMachine.provide({
    actors: {
      watchFrame: cardFramePort(window, () => ({ url: cardFrameUrl, origin: new URL(cardFrameUrl).origin })),
    },
  });
  const agencySwitch = agencySwitchMachine.provide({
    actors: {
      readSellers: fromPromise<Sellers, { organizationCode: string }>(() => {
        if (asked.answer === 'noSellersYet') return new Promise(() => undefined);
        return asked.answer === 'noSellers' ? Promise.reject(problem('network')) : Promise.resolve(sellers);
      }),
      switchSeller: fromPromise<void, SwitchRequest>(({ input }) => {
        seen.switched.push(input.seller);
        const fails = asked.answer === 'notSwitched' && seen.switched.length === 1;
        return fails ? Promise.reject(problem('server.failed')) : Promise.resolve();
      }),
    },
  });
  const createPolicy = createPolicyMachine.provide({
    actors: {
      preparePurchase: fromPromise<{ purchaseId: string; expiresAt: string }, void>(() =>
        asked.answer === 'unprepared'
          ? Promise.reject(problem('network'))
          : Promise.resolve({ purchaseId, expiresAt: '2026-11-21T00:00:00Z' }),
      ),
      createPolicy: fromPromise<CreatePolicyAnswer, SubmittedPurchase & { purchaseId: string }>(
        ({ input }) => {
          seen.purchases += 1;
          seen.bodies.push(input.body);
          return answerTo(asked);
        },
      ),
      readPurchase: fromPromise<PurchaseAnswer, { purchaseId: string }>(() =>
        Promise.resolve(asked.answer === 'attention' ? { ...underway, status: 'needsAttention' } : underway),
      ),
    },
  });
  const machine = paymentMachine.provide({ actors: { agencySwitch, cardField, settlement: createPolicy } });
  return { machine, seen };
}

export const payment: AnsweredScreen<LastStepAsked> = (asked, language) => {
  const { machine, seen } = answeringPayment(asked);
  const forms = asked.nameless ? namelessForms() : completeForms();
  const actor = createActor(machine, {
    input: paymentInput({
      forms: { ...forms, payment: null },
      facts: factsOfPayment(asked),
      language,
    }),
  });
  actor.start();
  return {
    content: <PaymentScreen actor={actor} onOpenStep={(step) => seen.opened.push(step)} />,
    onLanguage: (other) => actor.send({ type: 'parent.chooseLanguage', language: other }),
    stop: () => actor.stop(),
  };
};
