import { assign, emit, setup } from 'xstate';
import { defaultOrganization } from '#domain/organizations.ts';
import type { Language } from '#domain/locales.ts';
import { type ListedOrganization, searchTextOf } from '#domain/organizationSwitch.ts';
import type { ToastSaid } from '#domain/toast.ts';
import { port } from '../ports.ts';
import {
  inSituation,
  isSameAddress,
  losesSomething,
  moveOfAddress,
  mustMoveToDefault,
  quoteRoute,
  staysMessage,
  switchShows,
} from './organizationSwitch.rules.ts';
import type {
  Move,
  OrganizationSwitchContext,
  OrganizationSwitchEvent,
  Situation,
} from './organizationSwitch.types.ts';

/** What the chart of the switch is made of. */
export const organizationSwitchSetup = setup({
  types: {
    context: {} as OrganizationSwitchContext,
    events: {} as OrganizationSwitchEvent,
    emitted: {} as ToastSaid,
    tags: {} as 'busy' | 'searching',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    searchOrganizations: port<readonly ListedOrganization[], { text: string }>('searchOrganizations'),
    readRecentOrganizations: port<readonly ListedOrganization[], void>('readRecentOrganizations'),
    moveSession: port<void, Move>('moveSession'),
    reopenPage: port<void, { path: string | null }>('reopenPage'),
    readWhereabouts: port<Record<Language, string> | null, void>('readWhereabouts'),
    returnSession: port<void, void>('returnSession'),
  },
  guards: {
    addressAsksForMove: ({ context }) =>
      !context.tried && inSituation((situation) => moveOfAddress(situation) !== null)({ context }),
    defaultIsDue: ({ context }) => !context.tried && inSituation(mustMoveToDefault)({ context }),
    switchShows: ({ context }) => context.shows,
    textIsGiven: (_, text: string) => searchTextOf(text) !== '',
    someAreFound: (_, organizations: readonly ListedOrganization[]) => organizations.length > 0,
    organizationIsOther: ({ context }, code: string) => code !== context.situation?.mover?.organizationCode,
    moveLosesSomething: ({ context }, code: string) => losesSomething(context, code),
  },
  actions: {
    rememberSituation: assign(({ context }, situation: Situation) => ({
      situation,
      shows: switchShows(situation),
      tried: context.tried && context.situation !== null && isSameAddress(context.situation, situation),
    })),
    askAsAddressSays: assign(({ context: { situation } }) => ({
      move: situation && moveOfAddress(situation),
      reopenAt: '/',
      tried: true,
    })),
    askForDefault: assign(({ context: { situation } }) => ({
      move: { callOf: 'ciamid' as const, newOrg: defaultOrganization, newDistrib: null, sellingCode: null },
      reopenAt: situation && quoteRoute(situation),
      tried: true,
    })),
    askForChosen: assign(({ context: { situation } }, code: string) => ({
      move: {
        callOf: situation?.mover?.userType ?? ('ciamid' as const),
        newOrg: code,
        newDistrib: null,
        sellingCode: null,
      },
      reopenAt: null,
    })),
    rememberText: assign((_, text: string) => ({ text })),
    listOrganizations: assign((_, organizations: readonly ListedOrganization[]) => ({ organizations })),
    rememberRecent: assign((_, recent: readonly ListedOrganization[]) => ({ recent })),
    noteWhereabouts: assign((_, elsewhere: Record<Language, string> | null) => ({ elsewhere })),
    keepAddress: assign({ reopenAt: null }),
    clearSearch: assign({ text: '', organizations: [] }),
    clearList: assign({ organizations: [] }),
    noteProblem: assign((_, problem: string) => ({ problem })),
    clearProblem: assign({ problem: null }),
    sayNotMoved: emit(({ context }) => staysMessage(context)),
  },
  delays: { searchPause: 250 },
});
