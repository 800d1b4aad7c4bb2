import { assign, sendParent, setup } from 'xstate';
import type { PlanPage } from '#domain/calls/catalogue/listPlans.ts';
import { comparedPlans, type PlanFilter } from '#domain/resources/planList.ts';
import { findTheSame, planQueryOf, planSearchOf } from '#domain/resources/planQuery.ts';
import { plansCompared } from '#domain/resources/plansCompared.ts';
import type { AreaInput, AreaReport } from '../area.types.ts';
import { problemActions, rememberLanguage } from '../forms/readingStates.ts';
import { port } from '../ports.ts';
import type { Address } from '../session.types.ts';
import type { PlansRequest, ResourcesContext, ResourcesEvent } from './resources.types.ts';

const comparisonPath = '/compare';

/** What an address asks for. */
export const queryAt = ({ path, search }: Address): Pick<ResourcesContext, 'query' | 'isComparing'> => ({
  query: planQueryOf(search),
  isComparing: path === comparisonPath,
});

const addressOf = ({ query, isComparing }: ResourcesContext): Address => ({
  path: isComparing ? comparisonPath : '/',
  search: planSearchOf(query),
});

/** What the chart of the resource page is made of. */
export const resourcesSetup = setup({
  types: {
    input: {} as AreaInput,
    context: {} as ResourcesContext,
    events: {} as ResourcesEvent,
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: { listPlans: port<PlanPage, PlansRequest>('listPlans') },
  guards: {
    othersAreAsked: ({ context }, address: Address) => {
      const { query } = queryAt(address);
      const inHand = plansCompared({ page: context.page, query });
      return !findTheSame(query, context.query) || inHand.length < query.compared.length;
    },
    someAreFound: (_, { rows }: PlanPage) => rows.length > 0,
    comparisonIsAsked: ({ context }) => context.isComparing,
    nothingIsCompared: ({ context }) => context.query.compared.length === 0,
    planMayBeAdded: ({ context: { page, query } }, code: string) =>
      query.compared.length < comparedPlans.most &&
      !query.compared.includes(code) &&
      page !== null &&
      page.rows.some((plan) => plan.code === code),
    planIsCompared: ({ context }, code: string) => context.query.compared.includes(code),
    enoughIsCompared: ({ context }) => context.query.compared.length >= comparedPlans.fewest,
  },
  actions: {
    takeAddress: assign((_, address: Address) => ({ ...queryAt(address), leftOut: [] })),
    askForClass: assign(({ context: { query } }, planClass: PlanFilter | null) => ({
      query: { ...query, planClass },
      leftOut: [],
    })),
    askForPage: assign(({ context: { query } }, page: number) => ({
      query: { ...query, page },
      leftOut: [],
    })),
    rememberLanguage,
    showPlans: assign(({ context: { query } }, page: PlanPage) => {
      const isSold = (code: string) => page.compared.some((plan) => plan.code === code);
      return {
        page,
        query: { ...query, compared: query.compared.filter(isSold) },
        leftOut: query.compared.filter((code) => !isSold(code)),
      };
    }),
    ...problemActions,
    noteProblem: assign((_, problem: string) => ({ problem, page: null })),
    addPlan: assign(({ context: { query } }, code: string) => ({
      query: { ...query, compared: [...query.compared, code] },
    })),
    removePlan: assign(({ context: { query } }, gone: string) => ({
      query: { ...query, compared: query.compared.filter((code) => code !== gone) },
    })),
    openComparison: assign({ isComparing: true }),
    leaveComparison: assign({ isComparing: false }),
    showAddress: sendParent(
      ({ context }): AreaReport => ({
        type: 'area.showAddress',
        address: addressOf(context),
        mode: 'push',
      }),
    ),
    straightenAddress: sendParent(
      ({ context }): AreaReport => ({
        type: 'area.showAddress',
        address: addressOf(context),
        mode: 'replace',
      }),
    ),
  },
});
