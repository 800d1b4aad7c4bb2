import { assign, emit, sendParent, sendTo, setup, stateIn } from 'xstate';
import type { ListQuery } from '#domain/listQuery.ts';
import type { Language } from '#domain/locales.ts';
import type { Filter } from '#domain/tableFilter.ts';
import type { ToastSaid } from '#domain/toast.ts';
import type { AreaReport, PageChart, PageClosed, SharedCommand } from '../area.types.ts';
import { listMachine } from '../list/list.machine.ts';
import { chartPort, port } from '../ports.ts';
import type { Address } from '../session.types.ts';
import {
  actIsCalled,
  isOfList,
  isSameQuery,
  listAddress,
  listNamed,
  pageOfAct,
  rememberedWith,
  requestBy,
  requestOfChosen,
} from './listArea.rules.ts';
import type {
  ListAreaContext,
  ListAreaEvent,
  ListAreaInput,
  RowAct,
  RowActRequest,
  RowActOutcome,
} from './listArea.types.ts';

/** What the chart of an area that is a list is made of. */
export const listAreaSetup = setup({
  types: {
    input: {} as ListAreaInput,
    context: {} as ListAreaContext,
    events: {} as ListAreaEvent,
    emitted: {} as ToastSaid,
    children: {} as { list: 'list'; page: 'page'; actOnRow: 'actOnRow' },
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    list: listMachine,
    page: chartPort<PageChart>('page'),
    actOnRow: port<RowActOutcome, RowActRequest>('actOnRow'),
  },
  guards: {
    addressIsOfList: (_, address: Address) => isOfList(address),
    listGoesOn: ({ context }, address: Address) => isOfList(context.address) && isOfList(address),
    anotherListIsNamed: ({ context }, address: Address) =>
      isOfList(address) && listNamed(context, address).name !== context.list.name,
    listIsAnother: ({ context }, choice: { name: string; typed: Filter }) =>
      requestOfChosen(context, choice) !== null,
    listIsOpen: stateIn({ page: 'searching' }),
    actOpensPage: ({ context }, act: RowAct) => pageOfAct(context, act) !== null,
    actIsCalled: ({ context }, act: RowAct) => actIsCalled(context, act),
    personIsToldFirst: (_, { told, leadsTo }: RowActOutcome) => told !== null && leadsTo !== null,
    actLeadsElsewhere: (_, { leadsTo }: RowActOutcome) => leadsTo !== null,
    somethingIsDone: (_, { flag }: PageClosed) => flag !== 'backPage',
    queryIsThere: ({ context }, query: ListQuery) => isSameQuery(query, context.request.query),
  },
  actions: {
    rememberAddress: assign((_, address: Address) => ({ address, returnedFrom: null, saved: null })),
    rememberRequest: assign(({ context }) => requestBy(context, context.address)),
    rememberQuery: assign((_, query: ListQuery) => ({ request: { query, refused: {}, isReturn: false } })),
    takeChosen: assign(({ context }, choice: { name: string; typed: Filter }) => ({
      ...requestOfChosen(context, choice),
    })),
    rememberSearch: assign(({ context }) => ({ remembered: rememberedWith(context, context.request.query) })),
    rememberOpened: assign(({ context }, opened: string) => ({
      remembered: { ...context.remembered, opened },
    })),
    haveRemembered: sendParent(
      ({ context }): AreaReport => ({ type: 'area.remember', what: context.remembered }),
    ),
    rememberReturn: assign(({ context }, closed: PageClosed) => ({
      address: listAddress(context, context.request.query),
      returnedFrom: closed.flag,
      saved: closed.flag === 'backPage' ? null : closed.saved,
    })),
    sayDone: emit(
      ({ context: { area, saved, returnedFrom } }): ToastSaid => ({
        type: 'toast.say',
        room: area.slice(1),
        key: returnedFrom === 'deletePage' ? 'deleted' : 'saved',
        values: { name: saved?.name ?? '' },
        tone: 'success',
      }),
    ),
    rememberLanguage: assign((_, language: Language) => ({ language })),
    reportUnsaved: sendParent((_, unsaved: boolean): AreaReport => ({ type: 'area.noteUnsaved', unsaved })),
    rememberPageOf: assign(({ context }, act: RowAct) => ({
      address: pageOfAct(context, act) ?? context.address,
      returnedFrom: null,
      saved: null,
    })),
    showPage: sendParent(
      ({ context }): AreaReport => ({ type: 'area.showAddress', address: context.address, mode: 'push' }),
    ),
    rememberAct: assign((_, { act, id, revision }: RowAct) => ({
      acted: { act, id, revision },
      outcome: null,
      actProblem: null,
    })),
    rememberOutcome: assign((_, outcome: RowActOutcome) => ({ outcome })),
    noteActProblem: assign((_, actProblem: string) => ({ actProblem })),
    readAgain: sendTo('list', ({ context }) => ({
      type: 'parent.openQuery' as const,
      ...context.request,
      isReturn: false,
    })),
    leave: sendParent(
      ({ context }, { leadsTo }: RowActOutcome): AreaReport => ({
        type: 'area.leave',
        to: leadsTo ?? context.address,
      }),
    ),
    openQuery: sendTo('list', ({ context }, address: Address) => ({
      type: 'parent.openQuery' as const,
      ...requestBy(context, address).request,
      isReturn: false,
    })),
    returnToQuery: sendTo('list', ({ context }, address: Address) => ({
      type: 'parent.openQuery' as const,
      ...requestBy(context, address).request,
    })),
    putQueryBack: sendTo('list', ({ context }) => ({
      type: 'parent.openQuery' as const,
      ...context.request,
      isReturn: true,
    })),
    tellList: sendTo('list', (_, command: Exclude<SharedCommand, { type: 'parent.goOn' }>) => command),
    tellPage: sendTo('page', (_, command: SharedCommand) => command),
    showList: sendParent(
      ({ context }): AreaReport => ({
        type: 'area.showAddress',
        address: listAddress(context, context.request.query),
        mode: 'push',
      }),
    ),
    straightenAddress: sendParent(
      ({ context }): AreaReport => ({
        type: 'area.showAddress',
        address: listAddress(context, context.request.query),
        mode: 'replace',
      }),
    ),
  },
});
