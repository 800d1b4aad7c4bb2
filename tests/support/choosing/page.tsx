import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import type { ConsentTexts } from '#domain/apply/consents.ts';
import type { QuoteAnswer, RecommendationAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { type Language, languages } from '#domain/locales.ts';
import type { Catalogue } from '#domain/plans/catalogue.ts';
import type { FlowFacts, TravellersForm } from '#domain/quote/forms.ts';
import { applyMachine } from '#machines/apply/apply.machine.ts';
import type { ReadConsentsInput } from '#machines/apply/apply.types.ts';
import type { ReadProductsInput } from '#machines/planSelection/planSelection.types.ts';
import { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import { productCardMachine } from '#machines/productCard/productCard.machine.ts';
import { type QuoteForm, quoteSyncMachine } from '#machines/quoteSync/quoteSync.machine.ts';
import { loadRooms } from '#src/text/rooms.ts';
import { TextProvider } from '#src/text/TextProvider.tsx';
import { ApplyScreen } from '#src/ui/apply/ApplyScreen.tsx';
import type { FlowRef } from '#src/ui/flow/flowRef.ts';
import { PlanSelectionScreen } from '#src/ui/planSelection/PlanSelectionScreen.tsx';
import { QuoteSummaryScreen } from '#src/ui/quoteSummary/QuoteSummaryScreen.tsx';
import '#src/ui/tokens/all.css';
import { flowFacts, rows, travellersForm, tripForm } from '../quote/forms.ts';
import {
  catalogue,
  cataloguePlan,
  recommendation,
  recommendedPlan,
  refusedAnswer,
} from '../sale/catalogue.ts';
import { cardPrice, plansForm } from '../sale/plans.ts';
import { priceOf } from './prices.ts';

/** What a test asks the page for: `step`, `lang`, `world` and changes to the facts as JSON. */
const asked = new URLSearchParams(location.search);
const language = (asked.get('lang') ?? 'en') as Language;
const world = asked.get('world') ?? 'open';
const facts = flowFacts(JSON.parse(asked.get('facts') ?? '{}') as Partial<FlowFacts>);
const travellers = travellersForm({
  travellers: rows(45, 67),
  province: 'QC',
  ...(JSON.parse(asked.get('travellers') ?? '{}') as Partial<TravellersForm>),
});
const trip = tripForm({ existingCoverageDays: '5' });
const seen: { quotes: QuoteBody[]; synced: number; sent: unknown[]; output: unknown } = {
  quotes: [],
  synced: 0,
  sent: [],
  output: null,
};
let attempts = 0;
Object.assign(window, { seen });

/** One plan, which tops up: 3 days at least and 15 at most are added; it insures a trip cost of up to $5,000. */
const topUpCatalogue: Catalogue = {
  plans: [
    cataloguePlan(
      {
        planType: 'TOP_UP',
        config: {
          questionnaireMinimumAge: null,
          tripDurationByAge: [{ minAge: 0, maxAge: 84, maximumDays: 15 }],
          tripDurations: [],
          minimumTopUpDays: 3,
          maximumTripCost: 5000,
        },
      },
      { deductibles: [] },
    ),
  ],
};

const recommend = (body: QuoteBody): RecommendationAnswer => {
  const ids = body.paxes.map(({ referenceNumber }) => referenceNumber);
  const answer = recommendation(...ids);
  if (world === 'topUp') {
    const tripCostConfig = { eligible: true, required: true, maxValue: 5000 };
    for (const pax of answer.paxes) pax.plans = [recommendedPlan({ planType: 'TOP_UP', tripCostConfig })];
  }
  if (world === 'questionnaire') {
    for (const pax of answer.paxes)
      pax.plans = [recommendedPlan({ isMQNeeded: true }), ...pax.plans.slice(1)];
  }
  return answer;
};

const price = async (body: QuoteBody): Promise<QuoteAnswer> => {
  seen.quotes.push(body);
  attempts += 1;
  const isOfCard = body.paxes.some(({ plan }) => plan);
  if (world === 'down' && attempts < 2) throw { code: 'network.unreachable' };
  if (world === 'cardDown' && isOfCard) throw { code: 'network.unreachable' };
  if (world === 'silence' && isOfCard) return new Promise<QuoteAnswer>(() => {});
  const paxes = body.paxes.flatMap((pax) =>
    world === 'secondRefused' && attempts < 2 && pax.referenceNumber === 'pax-2'
      ? refusedAnswer('pax-2', 'traveller.noPlan').paxes
      : priceOf(pax).paxes,
  );
  return { paxes };
};

const priceQuote = fromPromise<QuoteAnswer, QuoteBody>(({ input }) => price(input));
const syncQuote = fromPromise<void, QuoteForm>(() => {
  seen.synced += 1;
  return Promise.reject(new Error('down'));
});

function planSelection(): ReactNode {
  const actor = createActor(
    planSelectionMachine.provide({
      actors: {
        readProducts: fromPromise<Catalogue, ReadProductsInput>(() =>
          Promise.resolve(world === 'topUp' ? topUpCatalogue : catalogue),
        ),
        recommendPlans: fromPromise<RecommendationAnswer, QuoteBody>(({ input }) =>
          Promise.resolve(recommend(input)),
        ),
        priceQuote,
        productCard: productCardMachine.provide({ actors: { priceQuote } }),
        quoteSync: quoteSyncMachine.provide({ actors: { syncQuote } }),
      },
    }),
    { input: { form: null, facts, travellers, trip } },
  );
  actor.subscribe(({ output }) => output && Object.assign(seen, { output }));
  actor.start();
  return <PlanSelectionScreen actor={actor} />;
}

const consentsIn = (title: string, text: string): ConsentTexts => ({
  terms: { title, text, href: '/terms' },
  bill96: { required: world === 'flagged', text: `${text} (96)` },
});
const readConsents = fromPromise<Record<Language, ConsentTexts>, ReadConsentsInput>(() => {
  attempts += 1;
  if (world === 'down' && attempts < 2) return Promise.reject({ code: 'network.unreachable' });
  return Promise.resolve({
    en: consentsIn('Terms', 'Sample terms'),
    fr: consentsIn('Conditions', 'Conditions d’exemple'),
  });
});

const chosen = plansForm(['pax-1', 'pax-2'], {
  travellers,
  facts,
  price: cardPrice({
    optionalBenefits: [
      { code: 'BAGGAGE', premium: 12.5, selected: true },
      { code: 'SAIPPP', premium: 30, selected: true },
    ],
    premiumTotal: 137.5,
  }),
});

function apply(): ReactNode {
  const actor = createActor(applyMachine.provide({ actors: { priceQuote, readConsents } }), {
    input: { form: null, facts, travellers, trip, plans: chosen, language },
  });
  actor.subscribe(({ output }) => output && Object.assign(seen, { output }));
  actor.start();
  return <ApplyScreen actor={actor} />;
}

function quoteSummary(): ReactNode {
  const snapshot = { context: { facts, forms: { travellers, trip, plans: chosen } } };
  const flow = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe() {} }),
    send: (event: unknown) => void seen.sent.push(event),
  };
  return <QuoteSummaryScreen flow={flow as unknown as FlowRef} />;
}

const screens: Record<string, () => ReactNode> = { planSelection, quoteSummary, apply };
const roomsShown = ['kit', 'planSelection', 'quoteSummary', 'apply', 'runningSummary'];

await Promise.all(languages.map((each) => loadRooms(each, roomsShown)));
document.documentElement.lang = language;
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <TextProvider language={language}>
      <main style={{ maxWidth: '78rem', margin: '0 auto', padding: '1rem var(--gutter)' }}>
        {screens[asked.get('step') ?? 'planSelection']?.()}
      </main>
    </TextProvider>
  </StrictMode>,
);
