import { fromPromise } from 'xstate';
import { recommendPlans } from '#domain/calls/quotes/recommendPlans.ts';
import type { RecommendationAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { type Catalogue, catalogueOf } from '#domain/plans/bilingualCatalogue.ts';
import type { ReadProductsInput } from '#machines/planSelection/planSelection.types.ts';
import type { CallServer } from '../ports/http.ts';
import type { OrganizationQueries } from './organizationQueries.ts';

/** Fills the ports of asking which plans there are, and which of them are advised. */
export function planPorts(callServer: CallServer, organization: OrganizationQueries) {
  return {
    readProducts: fromPromise<Catalogue, ReadProductsInput>(async ({ input }) => {
      const [en, fr] = await Promise.all([
        organization.products('en', input),
        organization.products('fr', input),
      ]);
      return catalogueOf({ en, fr });
    }),
    recommendPlans: fromPromise<RecommendationAnswer, QuoteBody>(
      async ({ input, signal }) => (await callServer(recommendPlans, { body: input }, signal)).body,
    ),
  };
}
