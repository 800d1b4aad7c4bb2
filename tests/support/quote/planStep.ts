import { type ActorRefFrom, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { readProductConfiguration } from '#domain/calls/catalogue/readProductConfiguration.ts';
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import { recommendPlans } from '#domain/calls/quotes/recommendPlans.ts';
import type { QuoteAnswer, RecommendationAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { organizationKind } from '#domain/organizations.ts';
import { type Catalogue, catalogueOf } from '#domain/plans/bilingualCatalogue.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import type { TripForm } from '#domain/quote/tripForm.ts';
import { medicalQuestionnaireMachine } from '#machines/medicalQuestionnaire/medicalQuestionnaire.machine.ts';
import { needsAnalysisMachine } from '#machines/needsAnalysis/needsAnalysis.machine.ts';
import { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import type { ReadProductsInput } from '#machines/planSelection/planSelection.types.ts';
import { productCardMachine } from '#machines/productCard/productCard.machine.ts';
import { quoteSyncMachine } from '#machines/quoteSync/quoteSync.machine.ts';
import { withDoubles } from '../tours/doubles.ts';
import type { TestClient } from '../server/client.ts';
import { flowFacts } from './forms.ts';

/** What the flow knows of a session that has opened. */
export function factsOf(client: TestClient, today: string): FlowFacts {
  const organization = client.current?.organization;
  if (!organization) throw new Error('Nobody sells in no organization');
  const { code, category } = organization;
  return flowFacts({
    organizationCode: code,
    organizationCategory: category,
    organizationKind: organizationKind(code),
    today,
  });
}

/** The plan-selection step whose prices come from the server, once every card has come to rest. */
export async function openPlanStep(
  client: TestClient,
  input: { travellers: TravellersForm; trip: TripForm; facts: FlowFacts },
): Promise<ActorRefFrom<typeof planSelectionMachine>> {
  const price = fromPromise<QuoteAnswer, QuoteBody>(({ input: body }) => client.body(priceQuote, { body }));
  const readProducts = fromPromise<Catalogue, ReadProductsInput>(async ({ input: query }) => {
    const read = (language: 'EN' | 'FR') =>
      client.body(readProductConfiguration, { query: { ...query, language } });
    return catalogueOf({ en: await read('EN'), fr: await read('FR') });
  });
  const hearConnection = fromCallback(() => undefined);
  const card = productCardMachine.provide({ actors: { priceQuote: price, hearConnection } });
  const step = createActor(
    planSelectionMachine.provide({
      actors: {
        readProducts,
        recommendPlans: fromPromise<RecommendationAnswer, QuoteBody>(({ input: body }) =>
          client.body(recommendPlans, { body }),
        ),
        priceQuote: price,
        hearConnection,
        productCard: card,
        quoteSync: withDoubles(quoteSyncMachine) as typeof quoteSyncMachine,
        needsAnalysis: withDoubles(needsAnalysisMachine) as typeof needsAnalysisMachine,
        medicalQuestionnaire: withDoubles(medicalQuestionnaireMachine) as typeof medicalQuestionnaireMachine,
      },
    }),
    { input: { form: null, ...input } },
  ).start();
  await waitFor(
    step,
    (snapshot) =>
      !snapshot.hasTag('busy') &&
      snapshot.context.offers.every(({ isLoading, calculating }) => !isLoading && calculating.length === 0),
  );
  return step;
}
