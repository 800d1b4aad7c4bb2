import { assign, sendParent, setup } from 'xstate';
import { type Picked, pickedFrom, type PickedOption } from '#domain/forms/picked.ts';
import type { Language } from '#domain/locales.ts';
import { port } from '../ports.ts';

/** Organizations are looked for by a part of the name or the code, and named in the language. */
export type OrganizationSearch = { text: string; language: Language };

export type OrganizationSuggestEvent =
  | { type: 'parent.search'; picked: Picked }
  | { type: 'parent.closeList' }
  | { type: 'parent.chooseLanguage'; language: Language }
  | { type: 'parent.renewSession' }
  | { type: 'person.searchAgain' };

/** What the form takes for the text of its field; sent whenever that may be another organization, or have another name. */
export type OrganizationReport = { type: 'organizationSuggest.choose'; picked: Picked };

type OrganizationSuggestContext = {
  language: Language;
  picked: Picked;
  options: readonly PickedOption[];
};

/** The organization of a form, suggested while the person types; in another language the chosen one is named again. */
export const organizationSuggestMachine = setup({
  types: {
    input: {} as { language: Language; chosen: Picked },
    context: {} as OrganizationSuggestContext,
    events: {} as OrganizationSuggestEvent,
    tags: {} as 'busy',
  },
  actors: {
    searchOrganizations: port<readonly PickedOption[], OrganizationSearch>('searchOrganizations'),
    nameOrganization: port<readonly PickedOption[], OrganizationSearch>('nameOrganization'),
  },
  guards: {
    textIsTyped: (_, { text, value }: Picked) => value === '' && text.trim() !== '',
    organizationIsChosen: ({ context }) => context.picked.value !== '',
    textIsGiven: ({ context }) => context.picked.text.trim() !== '',
    someAreFound: (_, options: readonly PickedOption[]) => options.length > 0,
  },
  actions: {
    rememberPicked: assign(({ context }, picked: Picked) => ({
      picked: pickedFrom(picked, context.options),
    })),
    rememberLanguage: assign((_, language: Language) => ({ language })),
    takeOptions: assign(({ context }, options: readonly PickedOption[]) => ({
      options,
      picked: pickedFrom(context.picked, options),
    })),
    takeName: assign(({ context }, options: readonly PickedOption[]) => {
      const found = options.find(({ value }) => value === context.picked.value);
      return found ? { options, picked: { text: found.label, value: found.value } } : {};
    }),
    forgetOptions: assign({ options: [] }),
    reportPicked: sendParent(
      ({ context }): OrganizationReport => ({ type: 'organizationSuggest.choose', picked: context.picked }),
    ),
  },
  delays: { searchPause: 250 },
}).createMachine({
  id: 'organizationSuggest',
  context: ({ input: { language, chosen } }) => ({ language, picked: chosen, options: [] }),
  on: {
    'parent.search': [
      {
        guard: { type: 'textIsTyped', params: ({ event }) => event.picked },
        actions: [{ type: 'rememberPicked', params: ({ event }) => event.picked }, 'reportPicked'],
        target: '.waiting',
      },
      {
        actions: [{ type: 'rememberPicked', params: ({ event }) => event.picked }, 'reportPicked'],
        target: '.idle',
      },
    ],
    'parent.closeList': { actions: 'forgetOptions', target: '.idle' },
    'parent.chooseLanguage': [
      {
        guard: 'organizationIsChosen',
        actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
        target: '.naming',
      },
      {
        guard: 'textIsGiven',
        actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
        target: '.searching',
      },
      { actions: { type: 'rememberLanguage', params: ({ event }) => event.language } },
    ],
  },
  initial: 'idle',
  states: {
    idle: {},
    waiting: { tags: 'busy', after: { searchPause: 'searching' } },
    searching: {
      tags: 'busy',
      invoke: {
        id: 'searchOrganizations',
        src: 'searchOrganizations',
        input: ({ context: { picked, language } }) => ({ text: picked.text.trim(), language }),
        onDone: [
          {
            guard: { type: 'someAreFound', params: ({ event }) => event.output },
            actions: [{ type: 'takeOptions', params: ({ event }) => event.output }, 'reportPicked'],
            target: 'idle',
          },
          { target: 'nothingFound' },
        ],
        onError: 'searchFailed',
      },
    },
    nothingFound: { entry: 'forgetOptions' },
    searchFailed: {
      entry: 'forgetOptions',
      on: { 'person.searchAgain': 'searching', 'parent.renewSession': 'searching' },
    },
    naming: {
      invoke: {
        id: 'nameOrganization',
        src: 'nameOrganization',
        input: ({ context: { picked, language } }) => ({ text: picked.value, language }),
        onDone: {
          actions: [{ type: 'takeName', params: ({ event }) => event.output }, 'reportPicked'],
          target: 'idle',
        },
        onError: 'idle',
      },
    },
  },
});
