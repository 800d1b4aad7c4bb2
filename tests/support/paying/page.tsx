import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { FoundDraft } from '#domain/quote/flowForms.ts';
import { type Language, languages } from '#domain/locales.ts';
import type { StepKey } from '#domain/routes.ts';
import { cardFieldMachine } from '#machines/cardField/cardField.machine.ts';
import { createPolicyMachine } from '#machines/createPolicy/createPolicy.machine.ts';
import type { CreatePolicyAnswer, SubmittedPurchase } from '#machines/createPolicy/createPolicy.types.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { type PolicyPdf, policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';
import { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';
import { cardFramePort } from '#src/app/cardFramePort.ts';
import { loadRooms } from '#src/text/rooms.ts';
import { TextProvider } from '#src/text/TextProvider.tsx';
import { ConfirmationScreen } from '#src/ui/confirmation/ConfirmationScreen.tsx';
import { PaymentScreen } from '#src/ui/payment/PaymentScreen.tsx';
import '#src/ui/tokens/all.css';
import { withNameToFollow } from '#domain/apply/applicants.ts';
import { completeForms, purchaseId } from '../quote/flow.ts';
import { flowFacts, rows, travellersForm } from '../quote/forms.ts';
import { applyForm } from '../sale/application.ts';
import { plansForm } from '../sale/plans.ts';
import { boughtRecord } from './boughtRecord.ts';

/** What a test asks the page for: `step`, `lang`, `cardFrameUrl`, facts as JSON, and what the server answers. */
const asked = new URLSearchParams(location.search);
let language: Language = asked.get('lang') === 'fr' ? 'fr' : 'en';
const answer = asked.get('answer') ?? '201';
const cardFrameUrl = asked.get('cardFrameUrl') ?? '';
const facts = flowFacts({
  ...JSON.parse(asked.get('facts') ?? '{}'),
  monerisProfileId: 'PORTAGE-SAMPLE',
  cardFrameUrl,
});

/** Two travellers, of whom the second has no name yet. */
function namelessForms() {
  const travellers = travellersForm({ travellers: rows(40, 40) });
  const apply = withNameToFollow(applyForm(travellers), 'pax-2', true);
  return completeForms({ travellers, apply, plans: plansForm(['pax-1', 'pax-2'], { travellers }) });
}
const isNameless = asked.has('nameless');
const record = isNameless
  ? {
      ...boughtRecord,
      paxes: boughtRecord.paxes.with(1, {
        ...boughtRecord.paxes[1]!,
        firstName: ' ',
        lastName: ' ',
        nameToFollow: true,
      }),
    }
  : boughtRecord;

const seen = {
  purchases: 0,
  bodies: [] as SubmittedPurchase['body'][],
  opened: [] as string[],
  downloads: [] as PolicyPdf[],
};
Object.assign(window, { seen });

const problem = (code: string, body: object = {}) =>
  Object.assign(new Error(code), { code, body: { code, ...body } });
const underway: PurchaseAnswer = { purchaseId, status: 'checking', declinedPayers: [], record: null };
const answers: Record<string, () => Promise<CreatePolicyAnswer>> = {
  '201': () => Promise.resolve({ status: 201, body: record }),
  '202': () => Promise.resolve({ status: 202, body: underway }),
  silence: () => new Promise(() => undefined),
  declined: () => Promise.reject(problem('payment.declined', { declinedPayers: ['pax-1'] })),
  repriced: () => Promise.reject(problem('premium.changed')),
  refused: () => Promise.reject(problem('request.invalid')),
  inactive: () => Promise.reject(problem('policy.activationFailed', { policyNumber: 'P-1000001' })),
};

function paying(): ReactNode {
  const machine = paymentMachine.provide({
    actors: {
      cardField: cardFieldMachine.provide({
        actors: {
          watchFrame: cardFramePort(window, () => ({
            url: cardFrameUrl,
            origin: new URL(cardFrameUrl).origin,
          })),
        },
      }),
      createPolicy: createPolicyMachine.provide({
        actors: {
          preparePurchase: fromPromise<{ purchaseId: string; expiresAt: string }, void>(() =>
            answer === 'unprepared'
              ? Promise.reject(problem('network'))
              : Promise.resolve({ purchaseId, expiresAt: '2026-11-21T00:00:00Z' }),
          ),
          createPolicy: fromPromise<CreatePolicyAnswer, SubmittedPurchase & { purchaseId: string }>(
            ({ input }) => {
              seen.purchases += 1;
              seen.bodies.push(input.body);
              return answers[answer]!();
            },
          ),
          readPurchase: fromPromise<PurchaseAnswer, { purchaseId: string }>(() => Promise.resolve(underway)),
        },
      }),
    },
  });
  const forms = isNameless ? namelessForms() : completeForms();
  const actor = createActor(machine, {
    input: {
      form: asked.has('resumed') ? { purchaseId, method: 'CREDIT_CARD', cardHolderName: '' } : null,
      facts,
      travellers: forms.travellers!,
      trip: forms.trip,
      plans: forms.plans!,
      apply: forms.apply!,
      language,
    },
  });
  actor.subscribe(({ output }) => output && Object.assign(window, { output }));
  actor.start();
  Object.assign(window, {
    switchLanguage: () => {
      language = language === 'en' ? 'fr' : 'en';
      actor.send({ type: 'parent.chooseLanguage', language });
      show(screen);
    },
  });
  return <PaymentScreen actor={actor} onOpenStep={(step) => seen.opened.push(step)} />;
}

async function confirmed(): Promise<ReactNode> {
  const payment = { purchaseId, method: 'CREDIT_CARD', cardHolderName: '' } as const;
  const flow = createActor(
    quoteFlowMachine.provide({
      actors: {
        readDraft: fromPromise<FoundDraft, void>(() =>
          Promise.resolve({ step: 'PAYMENT', forms: completeForms({ payment }) }),
        ),
        readPurchase: fromPromise<PurchaseAnswer, { purchaseId: string }>(() =>
          Promise.resolve({ purchaseId, status: 'confirmed', declinedPayers: [], record }),
        ),
        closeDraft: fromPromise<void, void>(() => Promise.resolve()),
        fetchStep: fromPromise<void, { step: StepKey }>(() => Promise.resolve()),
        policyPdf: policyPdfMachine.provide({
          actors: {
            downloadPdf: fromPromise<void, PolicyPdf>(({ input }) => {
              seen.downloads.push(input);
              return input.language === 'fr' ? Promise.reject(problem('network')) : Promise.resolve();
            }),
          },
        }),
      },
    }),
    { input: { facts, wantedStep: 'CONFIRMATION', language } },
  );
  flow.start();
  await waitFor(flow, (snapshot) => snapshot.matches('confirmed'));
  Object.assign(window, { flow });
  return <ConfirmationScreen flow={flow} />;
}

await Promise.all(
  languages.map((each) => loadRooms(each, ['kit', 'flow', 'quickQuote', 'payment', 'confirmation'])),
);
document.documentElement.lang = language;
const root = createRoot(document.getElementById('root')!);
const screen = asked.get('step') === 'confirmation' ? await confirmed() : paying();
function show(content: ReactNode) {
  root.render(
    <StrictMode>
      <TextProvider language={language}>
        <main style={{ maxWidth: '78rem', margin: '0 auto', padding: '1rem var(--gutter)' }}>{content}</main>
      </TextProvider>
    </StrictMode>,
  );
}
show(screen);
