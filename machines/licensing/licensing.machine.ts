import { firstQuery } from '#domain/listQuery.ts';
import { licensingSetup } from './licensing.setup.ts';
import { licenseFormInputOf, listInputOf, viewsKeyOf } from './licensing.rules.ts';

/** The licence area: the search, whose list lives on beneath a form, and the form of a licence. */
export const licensingMachine = licensingSetup.createMachine({
  id: 'licensing',
  context: ({ input: { session, language, address } }) => ({
    session,
    language,
    address,
    asked: { query: firstQuery, refused: {}, isReturn: false },
    views: [],
    returnedFrom: null,
  }),
  type: 'parallel',
  states: {
    page: {
      on: {
        'parent.openAddress': {
          actions: { type: 'rememberAddress', params: ({ event }) => event.address },
          target: '.deciding',
        },
        'parent.chooseLanguage': {
          actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
        },
      },
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'addressIsOfSearch', actions: 'rememberAsked', target: 'searching' },
            { target: 'editingLicense' },
          ],
        },
        searching: {
          meta: { requirements: ['LS-001', 'LS-021', 'LS-036'] },
          on: {
            'list.showQuery': [
              {
                guard: { type: 'queryIsAsked', params: ({ event }) => event.query },
                actions: 'straightenAddress',
              },
              {
                actions: [{ type: 'rememberQuery', params: ({ event }) => event.query }, 'showSearch'],
              },
            ],
          },
        },
        editingLicense: {
          meta: { requirements: ['LF-001', 'LF-002', 'LF-024'] },
          invoke: {
            id: 'licenseForm',
            src: 'licenseForm',
            input: ({ context }) => licenseFormInputOf(context),
          },
          on: {
            'parent.chooseLanguage': {
              actions: [
                { type: 'rememberLanguage', params: ({ event }) => event.language },
                { type: 'tellForm', params: ({ event }) => event.language },
              ],
            },
            'parent.renewSession': { actions: 'tellFormOfRenewal' },
            'licenseForm.closeForm': {
              actions: [{ type: 'rememberReturn', params: ({ event }) => event.flag }, 'showSearch'],
              target: 'searching',
            },
          },
        },
      },
    },
    list: {
      initial: 'unneeded',
      states: {
        unneeded: { always: { guard: 'searchIsOpen', target: 'readingViews' } },
        readingViews: {
          invoke: {
            id: 'readViews',
            src: 'readViews',
            input: ({ context }) => ({ key: viewsKeyOf(context.session) }),
            onDone: {
              actions: { type: 'rememberViews', params: ({ event }) => event.output },
              target: 'kept',
            },
            onError: 'kept',
          },
        },
        kept: {
          meta: { requirements: ['LS-033'] },
          invoke: { id: 'list', src: 'list', input: ({ context }) => listInputOf(context) },
          on: {
            'parent.openAddress': [
              {
                guard: { type: 'searchGoesOn', params: ({ event }) => event.address },
                actions: { type: 'openQuery', params: ({ event }) => event.address },
              },
              {
                guard: { type: 'searchIsAsked', params: ({ event }) => event.address },
                actions: { type: 'returnToQuery', params: ({ event }) => event.address },
              },
            ],
            'licenseForm.closeForm': { actions: 'putQueryBack' },
            'parent.chooseLanguage': {
              actions: { type: 'tellLanguage', params: ({ event }) => event.language },
            },
            'parent.renewSession': { actions: 'tellRenewal' },
          },
        },
      },
    },
  },
});
