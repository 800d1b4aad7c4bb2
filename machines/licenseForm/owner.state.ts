import { recordKeyOf } from '../forms/recordPart.ts';
import { licenseFormSetup } from './licenseForm.setup.ts';

/** What is shown beside a saved licence: its owner, whom the server names in the language of the page, and its history. */
export const ownerState = licenseFormSetup.createStateConfig({
  on: { 'parent.renewSession': { actions: 'tellHistoryOfRenewal' } },
  initial: 'known',
  states: {
    known: { on: { 'parent.chooseLanguage': { guard: 'recordIsShown', target: 'readingAgain' } } },
    readingAgain: {
      invoke: {
        id: 'readOwner',
        src: 'readOwner',
        input: ({ context }) => recordKeyOf(context),
        onDone: { actions: { type: 'showOwner', params: ({ event }) => event.output }, target: 'known' },
        onError: 'outdated',
      },
      on: { 'parent.chooseLanguage': { target: 'readingAgain', reenter: true } },
    },
    outdated: {
      on: {
        'parent.chooseLanguage': 'readingAgain',
        'parent.renewSession': { actions: 'tellHistoryOfRenewal', target: 'readingAgain' },
      },
    },
  },
});
