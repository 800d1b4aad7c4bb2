import { licenseFormSetup } from './licenseForm.setup.ts';

/** Agencies to choose, looked for while the person types; in another language they are named again. */
export const agenciesState = licenseFormSetup.createStateConfig({
  on: {
    'person.fill': [
      { guard: { type: 'agencyIsTyped', params: ({ event }) => event }, target: '.waiting' },
      { guard: { type: 'agencyIsSettled', params: ({ event }) => event }, target: '.idle' },
    ],
    'person.closeList': { actions: 'forgetAgencies', target: '.idle' },
    'parent.chooseLanguage': [
      { guard: 'agencyIsChosen', target: '.naming' },
      { guard: 'textIsGiven', target: '.searching' },
    ],
  },
  initial: 'idle',
  states: {
    idle: {},
    waiting: {
      after: { searchPause: [{ guard: 'textIsGiven', target: 'searching' }, { target: 'idle' }] },
    },
    searching: {
      invoke: {
        id: 'searchAgencies',
        src: 'searchAgencies',
        input: ({ context: { form, language } }) => ({
          text: form.organizationCode.text.trim(),
          language,
        }),
        onDone: [
          {
            guard: { type: 'someAreFound', params: ({ event }) => event.output },
            actions: { type: 'takeAgencies', params: ({ event }) => event.output },
            target: 'idle',
          },
          { target: 'nothingFound' },
        ],
        onError: 'searchFailed',
      },
    },
    nothingFound: { entry: 'forgetAgencies' },
    searchFailed: {
      entry: 'forgetAgencies',
      on: { 'person.retryAgencies': 'searching', 'parent.renewSession': 'searching' },
    },
    naming: {
      invoke: {
        id: 'nameAgency',
        src: 'nameAgency',
        input: ({ context: { form, language } }) => ({ text: form.organizationCode.value, language }),
        onDone: { actions: { type: 'nameAgency', params: ({ event }) => event.output }, target: 'idle' },
        onError: 'idle',
      },
    },
  },
});

/** [LF-019] Agents of the chosen agency. */
export const agentsState = licenseFormSetup.createStateConfig({
  initial: 'none',
  states: {
    none: { always: { guard: 'agentsAreNeeded', target: 'reading' } },
    reading: {
      meta: { requirements: ['LF-019'] },
      entry: 'noteAgency',
      invoke: {
        id: 'listAgents',
        src: 'listAgents',
        input: ({ context }) => ({ organizationCode: context.agentsOf }),
        onDone: {
          actions: { type: 'takeAgents', params: ({ event }) => event.output },
          target: 'listed',
        },
        onError: 'unavailable',
      },
      always: { guard: 'agencyIsAnother', actions: 'forgetAgents', target: 'none' },
    },
    listed: { always: { guard: 'agencyIsAnother', actions: 'forgetAgents', target: 'none' } },
    unavailable: {
      always: { guard: 'agencyIsAnother', actions: 'forgetAgents', target: 'none' },
      on: { 'person.retryAgents': 'reading', 'parent.renewSession': 'reading' },
    },
  },
});
