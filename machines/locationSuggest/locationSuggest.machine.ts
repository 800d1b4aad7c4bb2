import { assign, setup } from 'xstate';
import type { TravelLocation } from '#domain/quote/forms.ts';
import { type LocationRule, listable } from '#domain/quote/locationRules.ts';
import { port } from '../ports.ts';

/** What is looked for: a text as typed, and what the field may list. */
export type LocationSearch = { text: string; rule: LocationRule };

export type LocationSuggestEvent =
  | ({ type: 'parent.search' } & LocationSearch)
  | { type: 'person.searchAgain' }
  | { type: 'parent.closeList' };

type LocationSuggestContext = { search: LocationSearch; locations: readonly TravelLocation[] };

const nothingSearched: LocationSearch = { text: '', rule: { countryPrefix: null, inCanada: null } };

/** Suggestions of one place field: the newest text is looked up once typing pauses. */
export const locationSuggestMachine = setup({
  types: {
    context: {} as LocationSuggestContext,
    events: {} as LocationSuggestEvent,
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    searchLocations: port<readonly TravelLocation[], LocationSearch>('searchLocations'),
  },
  guards: {
    textIsGiven: (_, text: string) => text.trim() !== '',
    somethingIsListable: ({ context }, locations: readonly TravelLocation[]) =>
      listable(locations, context.search.rule).length > 0,
  },
  actions: {
    rememberSearch: assign((_, search: LocationSearch) => ({ search })),
    listLocations: assign(({ context }, locations: readonly TravelLocation[]) => ({
      locations: listable(locations, context.search.rule),
    })),
    forgetLocations: assign({ locations: [] }),
  },
  delays: { searchPause: 250 },
}).createMachine({
  id: 'locationSuggest',
  context: { search: nothingSearched, locations: [] },
  on: {
    'parent.search': [
      {
        guard: { type: 'textIsGiven', params: ({ event }) => event.text },
        actions: {
          type: 'rememberSearch',
          params: ({ event: { text, rule } }) => ({ text: text.trim(), rule }),
        },
        target: '.waiting',
      },
      { target: '.idle' },
    ],
    'parent.closeList': '.idle',
  },
  initial: 'idle',
  states: {
    idle: { entry: 'forgetLocations' },
    waiting: {
      tags: 'busy',
      after: { searchPause: 'searching' },
    },
    searching: {
      tags: 'busy',
      meta: { requirements: ['TD-015', 'TD-016'] },
      invoke: {
        id: 'searchLocations',
        src: 'searchLocations',
        input: ({ context }) => context.search,
        onDone: [
          {
            guard: { type: 'somethingIsListable', params: ({ event }) => event.output },
            actions: { type: 'listLocations', params: ({ event }) => event.output },
            target: 'listed',
          },
          { target: 'nothingFound' },
        ],
        onError: 'searchFailed',
      },
    },
    listed: { meta: { requirements: ['TD-018', 'TD-019', 'TD-020', 'TD-021'] } },
    nothingFound: { entry: 'forgetLocations' },
    searchFailed: {
      meta: { requirements: ['TD-030'] },
      entry: 'forgetLocations',
      on: { 'person.searchAgain': 'searching' },
    },
  },
});
