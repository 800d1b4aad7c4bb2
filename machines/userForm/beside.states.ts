import type { Picked } from '#domain/forms/picked.ts';
import { userFormSetup } from './userForm.setup.ts';

/** The agency of a person, which is what its suggestions make of the text that is typed. */
export const agencyState = userFormSetup.createStateConfig({
  initial: 'shown',
  states: {
    shown: { always: { guard: 'personIsFilledIn', target: 'suggested' } },
    suggested: {
      invoke: {
        id: 'organizationSuggest',
        src: 'organizationSuggest',
        input: ({ context: { form, language } }) => ({ language, chosen: form.agencyCode }),
      },
      always: { guard: 'personIsShown', target: 'shown' },
      on: {
        'person.fill': {
          guard: { type: 'fieldIsAgency', params: ({ event }) => event.key },
          actions: { type: 'searchAgencies', params: ({ event }) => event.value as Picked },
        },
        'person.closeList': { actions: 'closeList' },
        'organizationSuggest.choose': {
          actions: { type: 'takeAgency', params: ({ event }) => event.picked },
        },
        'parent.chooseLanguage': {
          actions: { type: 'suggestInLanguage', params: ({ event }) => event.language },
        },
        'parent.renewSession': { actions: 'tellSuggestionsOfRenewal' },
      },
    },
  },
});

/** [US-042] The agency to which the place belongs, and its branches; of a failure nothing is said. */
export const hierarchyState = userFormSetup.createStateConfig({
  on: { 'parent.renewSession': { actions: 'tellHistoryOfRenewal' } },
  initial: 'none',
  states: {
    none: { always: { guard: 'placeIsNamed', target: 'reading' } },
    reading: {
      meta: { requirements: ['US-042', 'US-044'] },
      entry: 'notePlace',
      invoke: {
        id: 'readHierarchy',
        src: 'readHierarchy',
        input: ({ context: { placeAsked, language } }) => ({ code: placeAsked, language }),
        onDone: { actions: { type: 'takeHierarchy', params: ({ event }) => event.output }, target: 'known' },
        onError: 'unavailable',
      },
      always: { guard: 'placeIsAnother', actions: 'forgetHierarchy', target: 'none' },
      on: { 'parent.chooseLanguage': { target: 'reading', reenter: true } },
    },
    known: {
      always: { guard: 'placeIsElsewhere', actions: 'forgetHierarchy', target: 'none' },
      on: { 'parent.chooseLanguage': 'reading' },
    },
    unavailable: {
      meta: { requirements: ['US-044', 'US-046'] },
      always: { guard: 'placeIsAnother', actions: 'forgetHierarchy', target: 'none' },
      on: {
        'person.retry': 'reading',
        'parent.renewSession': { actions: 'tellHistoryOfRenewal', target: 'reading' },
        'parent.chooseLanguage': 'reading',
      },
    },
  },
});

/** [US-024] [US-038] What each role opens, and which can be given to people of the branch. */
export const rolesState = userFormSetup.createStateConfig({
  initial: 'none',
  states: {
    none: { always: { guard: 'rolesAreNeeded', target: 'reading' } },
    reading: {
      meta: { requirements: ['US-038'] },
      entry: 'noteBranch',
      invoke: {
        id: 'readRoles',
        src: 'readRoles',
        input: ({ context: { rolesOf, language } }) => ({ organizationCode: rolesOf ?? '', language }),
        onDone: { actions: { type: 'takeRoles', params: ({ event }) => event.output }, target: 'listed' },
        onError: 'unavailable',
      },
      always: { guard: 'rolesAreOfAnother', target: 'none' },
      on: { 'parent.chooseLanguage': { target: 'reading', reenter: true } },
    },
    listed: {
      meta: { requirements: ['US-024'] },
      always: { guard: 'rolesAreOfAnother', target: 'none' },
      on: { 'parent.chooseLanguage': 'reading' },
    },
    unavailable: {
      always: { guard: 'rolesAreOfAnother', target: 'none' },
      on: {
        'person.retry': 'reading',
        'parent.renewSession': 'reading',
        'parent.chooseLanguage': 'reading',
      },
    },
  },
});
