import { nothingPicked, type Picked } from '#domain/forms/picked.ts';
import { licenseFormSetup } from './licenseForm.setup.ts';

/** The agency of a new licence, which is what its suggestions make of the text that is typed. */
export const agencyState = licenseFormSetup.createStateConfig({
  invoke: {
    id: 'organizationSuggest',
    src: 'organizationSuggest',
    input: ({ context: { form, language } }) => ({ language, chosen: form.organizationCode }),
  },
  on: {
    'person.fill': [
      {
        guard: { type: 'fieldIsAgency', params: ({ event }) => event.key },
        actions: { type: 'searchAgencies', params: ({ event }) => event.value as Picked },
      },
      {
        guard: { type: 'fieldIsLicenseType', params: ({ event }) => event.key },
        actions: { type: 'searchAgencies', params: nothingPicked },
      },
    ],
    'person.closeList': { actions: 'closeList' },
    'organizationSuggest.choose': { actions: { type: 'takeAgency', params: ({ event }) => event.picked } },
    'parent.chooseLanguage': {
      actions: { type: 'suggestInLanguage', params: ({ event }) => event.language },
    },
    'parent.renewSession': { actions: 'tellSuggestionsOfRenewal' },
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
