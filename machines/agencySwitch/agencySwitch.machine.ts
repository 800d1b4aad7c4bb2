import { assign, sendParent, setup } from 'xstate';
import {
  firstChoice,
  internalCompany,
  isListed,
  type SellerRef,
  type Sellers,
} from '#domain/payment/sellers.ts';
import type { SellingAgency } from '#domain/payment/sellingAgency.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import { port } from '../ports.ts';
import type {
  AgencySwitchContext,
  AgencySwitchEvent,
  AgencySwitchInput,
  AgencySwitchNews,
  SwitchRequest,
} from './agencySwitch.types.ts';

/**
 * In whose name an agency sells: an agent of its own, or itself. The session is switched when a purchase is about to be
 * made, and nothing is bought before that has succeeded.
 */
export const agencySwitchMachine = setup({
  types: {
    input: {} as AgencySwitchInput,
    context: {} as AgencySwitchContext,
    events: {} as AgencySwitchEvent,
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readSellers: port<Sellers, { organizationCode: string }>('readSellers'),
    switchSeller: port<void, SwitchRequest>('switchSeller'),
  },
  guards: {
    personSellsForAgency: ({ context }) => context.agency !== null,
    sellerIsListed: ({ context }, seller: SellerRef) =>
      context.sellers !== null && isListed(context.sellers, seller),
    sessionWorksForChosen: ({ context }) => context.chosen === context.current,
  },
  actions: {
    rememberSellers: assign(({ context }, sellers: Sellers) => ({
      sellers,
      chosen: firstChoice(sellers, context.chosen),
      current: sellers.current,
    })),
    rememberChoice: assign((_, chosen: SellerRef) => ({ chosen })),
    rememberSwitch: assign(({ context }) => ({ current: context.chosen })),
    forgetCurrent: assign({ current: null }),
    noteProblem: assign((_, problem: string) => ({ problem })),
    clearProblem: assign({ problem: null }),
    tellOffered: sendParent({ type: 'agencySwitch.offered' } satisfies AgencySwitchNews),
    tellChosen: sendParent(
      ({ context }): AgencySwitchNews => ({
        type: 'agencySwitch.chosen',
        seller: context.chosen ?? internalCompany,
      }),
    ),
    tellSwitched: sendParent({ type: 'agencySwitch.switched' } satisfies AgencySwitchNews),
    tellFailed: sendParent(
      ({ context }): AgencySwitchNews => ({
        type: 'agencySwitch.failed',
        problem: context.problem ?? 'unknown',
      }),
    ),
  },
}).createMachine({
  id: 'agencySwitch',
  context: ({ input }) => ({ ...input, sellers: null, current: null, problem: null }),
  initial: 'beginning',
  states: {
    beginning: {
      meta: { requirements: ['CP-028'] },
      always: [{ guard: 'personSellsForAgency', target: 'reading' }, { target: 'notOffered' }],
    },
    notOffered: { on: { 'parent.switch': { actions: 'tellSwitched' } } },
    reading: {
      tags: 'busy',
      meta: { requirements: ['CP-029'] },
      entry: 'clearProblem',
      invoke: {
        id: 'readSellers',
        src: 'readSellers',
        input: ({ context }) => ({ organizationCode: context.agency?.organizationCode ?? '' }),
        onDone: {
          actions: [{ type: 'rememberSellers', params: ({ event }) => event.output }, 'tellOffered'],
          target: 'choosing',
        },
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
          target: 'unread',
        },
      },
    },
    unread: { on: { 'person.readAgain': 'reading' } },
    choosing: {
      meta: { requirements: ['CP-021', 'CP-028'] },
      on: {
        'person.chooseSeller': {
          guard: { type: 'sellerIsListed', params: ({ event }) => event.seller },
          actions: [{ type: 'rememberChoice', params: ({ event }) => event.seller }, 'tellChosen'],
        },
        'parent.switch': [
          { guard: 'sessionWorksForChosen', actions: 'tellSwitched' },
          { target: 'switching' },
        ],
      },
    },
    switching: {
      tags: 'busy',
      meta: { requirements: ['CP-020', 'CP-027'] },
      entry: ['clearProblem', 'forgetCurrent'],
      invoke: {
        id: 'switchSeller',
        src: 'switchSeller',
        input: ({ context }) => ({
          ...(context.agency as SellingAgency),
          seller: context.chosen as SellerRef,
        }),
        onDone: { actions: ['rememberSwitch', 'tellSwitched'], target: 'choosing' },
        onError: {
          actions: [{ type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) }, 'tellFailed'],
          target: 'pending',
        },
      },
    },
    pending: {
      meta: { requirements: ['CP-022', 'CP-023'] },
      on: {
        'person.chooseSeller': {
          guard: { type: 'sellerIsListed', params: ({ event }) => event.seller },
          actions: [
            { type: 'rememberChoice', params: ({ event }) => event.seller },
            'clearProblem',
            'tellChosen',
          ],
          target: 'choosing',
        },
        'parent.switch': 'switching',
      },
    },
  },
});
