import { assign, sendParent, sendTo, setup, stateIn } from 'xstate';
import type { ListQuery } from '#domain/listQuery.ts';
import type { Language } from '#domain/locales.ts';
import type { AreaInput, AreaReport } from '../area.types.ts';
import { licenseFormMachine } from '../licenseForm/licenseForm.machine.ts';
import { listMachine } from '../list/list.machine.ts';
import type { SavedView } from '../list/list.types.ts';
import { port } from '../ports.ts';
import type { Address } from '../portal/portal.types.ts';
import { askedBy, isOfSearch, searchAddress } from './licensing.rules.ts';
import type { LicensingContext, LicensingEvent, ReturnFlag } from './licensing.types.ts';

/** What the chart of the licence area is made of. */
export const licensingSetup = setup({
  types: {
    input: {} as AreaInput,
    context: {} as LicensingContext,
    events: {} as LicensingEvent,
    children: {} as { list: 'list'; licenseForm: 'licenseForm' },
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readViews: port<readonly SavedView[], { key: string }>('readViews'),
    list: listMachine,
    licenseForm: licenseFormMachine,
  },
  guards: {
    addressIsOfSearch: ({ context }) => isOfSearch(context.address),
    searchIsAsked: (_, address: Address) => isOfSearch(address),
    searchGoesOn: ({ context }, address: Address) => isOfSearch(context.address) && isOfSearch(address),
    searchIsOpen: stateIn({ page: 'searching' }),
    queryIsAsked: ({ context }, query: ListQuery) =>
      searchAddress(query).search === searchAddress(context.asked.query).search,
  },
  actions: {
    rememberAddress: assign((_, address: Address) => ({ address, returnedFrom: null })),
    rememberAsked: assign(({ context }) => ({ asked: askedBy(context.address) })),
    rememberQuery: assign((_, query: ListQuery) => ({ asked: { query, refused: {}, isReturn: false } })),
    rememberReturn: assign(({ context }, returnedFrom: ReturnFlag) => ({
      address: searchAddress(context.asked.query),
      returnedFrom,
    })),
    rememberLanguage: assign((_, language: Language) => ({ language })),
    rememberViews: assign((_, views: readonly SavedView[]) => ({ views })),
    openQuery: sendTo('list', (_, address: Address) => ({
      type: 'parent.openQuery' as const,
      ...askedBy(address),
      isReturn: false,
    })),
    returnToQuery: sendTo('list', (_, address: Address) => ({
      type: 'parent.openQuery' as const,
      ...askedBy(address),
    })),
    putQueryBack: sendTo('list', ({ context }) => ({
      type: 'parent.openQuery' as const,
      ...context.asked,
      isReturn: true,
    })),
    tellLanguage: sendTo('list', (_, language: Language) => ({
      type: 'parent.chooseLanguage' as const,
      language,
    })),
    tellForm: sendTo('licenseForm', (_, language: Language) => ({
      type: 'parent.chooseLanguage' as const,
      language,
    })),
    tellFormOfRenewal: sendTo('licenseForm', { type: 'parent.renewSession' as const }),
    tellRenewal: sendTo('list', { type: 'parent.renewSession' as const }),
    showSearch: sendParent(
      ({ context }): AreaReport => ({
        type: 'area.showAddress',
        address: searchAddress(context.asked.query),
        mode: 'push',
      }),
    ),
    straightenAddress: sendParent(
      ({ context }): AreaReport => ({
        type: 'area.showAddress',
        address: searchAddress(context.asked.query),
        mode: 'replace',
      }),
    ),
  },
});
