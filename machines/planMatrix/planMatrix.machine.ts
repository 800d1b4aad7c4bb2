import { assign, sendParent, setup } from 'xstate';
import { cardId } from '#domain/plans/cardId.ts';
import type { PlansLayout } from '#domain/plans/plansForm.ts';
import { deductibleOrders, takingOrders, unconfirmed } from './planMatrix.rules.ts';
import type {
  CardName,
  CardOrder,
  PlanMatrixContext,
  PlanMatrixEvent,
  PlanMatrixInput,
  PlanMatrixNews,
  PlanPick,
} from './planMatrix.types.ts';

type Deductible = { deductible: string; cards: readonly CardName[] };

/**
 * The plans in one table: a plan for one traveller or for all of them, one deductible for all, and who is eligible in
 * one dialog; whether there are cards instead, and the comparison of the plans. What the cards are told is what they
 * know already: it stands with them what is taken.
 */
export const planMatrixMachine = setup({
  types: {
    input: {} as PlanMatrixInput,
    context: {} as PlanMatrixContext,
    events: {} as PlanMatrixEvent,
    tags: {} as 'dialog',
    meta: {} as { requirements: readonly string[] },
  },
  guards: {
    cardsAreMeant: ({ context }) => context.layout === 'cards',
    everythingIsConfirmed: ({ context }, picks: readonly PlanPick[]) =>
      unconfirmed(picks, context.confirmed).length === 0,
    everybodyIsAgreed: ({ context: { asked, agreed } }) => asked.every(({ paxId }) => agreed.includes(paxId)),
    nothingIsLeftToTell: ({ context }) => context.orders.length === 0,
  },
  actions: {
    askEligibility: assign(({ context }, picks: readonly PlanPick[]) => ({
      picks,
      asked: unconfirmed(picks, context.confirmed),
      agreed: [],
    })),
    agreeFor: assign(({ context }, paxIds: readonly string[]) => ({
      agreed: [...new Set([...context.agreed, ...paxIds])],
    })),
    disagreeFor: assign(({ context }, paxIds: readonly string[]) => ({
      agreed: context.agreed.filter((paxId) => !paxIds.includes(paxId)),
    })),
    rememberConfirmed: assign(({ context }) => ({
      confirmed: [...context.confirmed, ...context.asked.map(({ paxId, code }) => cardId(paxId, code))],
    })),
    takePlans: assign((_, picks: readonly PlanPick[]) => ({
      orders: takingOrders(picks),
      taken: picks.map(({ paxId, code }) => ({ paxId, code })),
    })),
    givePlanBack: assign((_, { paxId, code }: CardName) => ({
      orders: [{ paxId, code, order: { type: 'person.deselect' as const } }],
      taken: [],
    })),
    rememberDeductible: assign((_, { deductible, cards }: Deductible) => ({
      orders: deductibleOrders(cards, deductible),
      taken: [],
      deductible,
    })),
    tellLayout: sendParent(
      (_, layout: PlansLayout): PlanMatrixNews => ({ type: 'planMatrix.keepLayout', layout }),
    ),
    rememberCompared: assign((_, comparedFor: readonly string[]) => ({ comparedFor })),
    rememberPlan: assign((_, detailsOf: string) => ({ detailsOf })),
    tellFirstCard: sendParent(
      ({ context }): PlanMatrixNews => ({
        type: 'planMatrix.orderCard',
        ...(context.orders[0] as CardOrder),
      }),
    ),
    forgetFirstOrder: assign(({ context }) => ({ orders: context.orders.slice(1) })),
  },
}).createMachine({
  id: 'planMatrix',
  context: ({ input: { layout } }) => ({
    layout,
    picks: [],
    asked: [],
    agreed: [],
    confirmed: [],
    orders: [],
    taken: [],
    deductible: '',
    detailsOf: '',
    comparedFor: [],
  }),
  type: 'parallel',
  states: {
    layout: {
      initial: 'opening',
      states: {
        opening: { always: [{ guard: 'cardsAreMeant', target: 'cards' }, { target: 'table' }] },
        table: {
          on: { 'person.showCards': { actions: { type: 'tellLayout', params: 'cards' }, target: 'cards' } },
        },
        cards: {
          on: { 'person.showTable': { actions: { type: 'tellLayout', params: 'table' }, target: 'table' } },
        },
      },
    },
    choice: {
      initial: 'open',
      states: {
        open: {
          on: {
            'person.choosePlans': [
              {
                guard: { type: 'everythingIsConfirmed', params: ({ event }) => event.picks },
                actions: { type: 'takePlans', params: ({ event }) => event.picks },
                target: 'telling',
              },
              {
                actions: { type: 'askEligibility', params: ({ event }) => event.picks },
                target: 'confirming',
              },
            ],
            'person.givePlanBack': {
              actions: { type: 'givePlanBack', params: ({ event }) => event },
              target: 'telling',
            },
            'person.changeDeductible': {
              actions: { type: 'rememberDeductible', params: ({ event }) => event },
              target: 'telling',
            },
          },
        },
        confirming: {
          tags: 'dialog',
          meta: { requirements: ['PS-041', 'PS-042', 'PS-044'] },
          on: {
            'person.agreeFor': { actions: { type: 'agreeFor', params: ({ event }) => event.paxIds } },
            'person.disagreeFor': { actions: { type: 'disagreeFor', params: ({ event }) => event.paxIds } },
            'person.closeEligibility': 'open',
            'person.confirmPlans': {
              guard: 'everybodyIsAgreed',
              actions: ['rememberConfirmed', { type: 'takePlans', params: ({ context }) => context.picks }],
              target: 'telling',
            },
          },
        },
        telling: {
          always: [
            { guard: 'nothingIsLeftToTell', target: 'open' },
            { actions: ['tellFirstCard', 'forgetFirstOrder'] },
          ],
        },
      },
    },
    details: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'person.openDetails': {
              actions: { type: 'rememberPlan', params: ({ event }) => event.code },
              target: 'reading',
            },
            'person.comparePlans': {
              actions: { type: 'rememberCompared', params: ({ event }) => event.paxIds },
              target: 'comparing',
            },
          },
        },
        reading: { meta: { requirements: ['PS-040'] }, on: { 'person.closeDetails': 'closed' } },
        comparing: { on: { 'person.closeComparison': 'closed' } },
      },
    },
  },
});
