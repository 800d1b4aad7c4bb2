import { problemCodeOf, problemFieldsOf } from '#domain/problemCode.ts';
import { askingStates, notSent } from '../forms/sendingPart.ts';
import { savedMeanwhile } from '../forms/versionPart.ts';
import { agenciesState, agentsState } from './holder.states.ts';
import { changedFields, keyOf, licenseFormSetup, openingForm } from './licenseForm.setup.ts';
import type { LicenseFormContext, SavedLicense, SaveLicenseInput } from './licenseForm.types.ts';
import { ownerState } from './owner.state.ts';

const savingOf = (context: LicenseFormContext): SaveLicenseInput => {
  const { asked, saved, form } = context;
  if (asked.key === null || saved === null) return { key: null, form };
  return { key: asked.key, form, changed: changedFields(context), revision: saved.license.revision };
};

/** The licence form: a new licence of an agent or an agency, or changes of one, with its history. */
export const licenseFormMachine = licenseFormSetup.createMachine({
  id: 'licenseForm',
  context: ({ input }) => ({
    ...input,
    ...openingForm(),
    saved: null,
    theirs: null,
    choices: {},
    agencies: [],
    agents: [],
    agentsOf: '',
    problem: null,
  }),
  type: 'parallel',
  invoke: {
    id: 'changeHistory',
    src: 'changeHistory',
    input: ({ context }) => ({ key: context.asked.key }),
  },
  states: {
    licence: {
      on: {
        'person.goBack': { actions: 'leaveBack', target: '.left' },
        'parent.chooseLanguage': {
          actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
        },
      },
      initial: 'opening',
      states: {
        opening: {
          always: [
            { guard: 'addressIsRefused', target: 'missing' },
            { guard: 'licenseIsNew', target: 'answering' },
            { target: 'reading' },
          ],
        },
        missing: { meta: { requirements: ['LF-005'] } },
        reading: {
          tags: 'busy',
          meta: { requirements: ['LF-054'] },
          entry: 'forgetProblem',
          invoke: {
            id: 'readLicense',
            src: 'readLicense',
            input: ({ context }) => keyOf(context),
            onDone: [
              {
                guard: { type: 'licenseIsFixed', params: ({ event }) => event.output },
                actions: { type: 'showLicense', params: ({ event }) => event.output },
                target: 'readOnly',
              },
              {
                actions: { type: 'showLicense', params: ({ event }) => event.output },
                target: 'answering',
              },
            ],
            onError: [
              {
                guard: { type: 'licenseIsMissing', params: ({ event }) => problemCodeOf(event.error) },
                target: 'missing',
              },
              {
                actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
                target: 'unavailable',
              },
            ],
          },
          on: {
            'parent.chooseLanguage': {
              actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
              target: 'reading',
              reenter: true,
            },
          },
        },
        unavailable: { on: { 'person.retry': 'reading', 'parent.renewSession': 'reading' } },
        readOnly: { meta: { requirements: ['LF-007'] } },
        answering: {
          on: {
            'person.fill': { actions: { type: 'fillField', params: ({ event }) => event } },
            'person.leaveField': { actions: { type: 'judgeField', params: ({ event }) => event.key } },
            'person.save': [
              { guard: 'licenseMayBeSaved', target: 'saving' },
              { guard: 'saveIsAvailable', actions: 'judgeForm', target: '.correcting' },
            ],
          },
          initial: 'editing',
          states: {
            editing: { meta: { requirements: ['LF-008', 'LF-062'] } },
            correcting: askingStates.correcting,
            merged: {},
            duplicate: { meta: { requirements: ['LF-060'] } },
            failed: { meta: { requirements: ['LF-059'] } },
          },
        },
        saving: {
          tags: 'busy',
          meta: { requirements: ['LF-021'] },
          entry: ['forgetProblem', 'forgetRefusal'],
          invoke: {
            id: 'saveLicense',
            src: 'saveLicense',
            input: ({ context }) => savingOf(context),
            onDone: { actions: 'leaveSaved', target: 'left' },
            onError: [
              {
                guard: { type: 'sessionHasEnded', params: ({ event }) => problemCodeOf(event.error) },
                target: 'awaitingSession',
              },
              {
                guard: {
                  type: 'licenseIsSavedAlready',
                  params: ({ event }) => savedMeanwhile<SavedLicense>(event.error),
                },
                actions: 'leaveSaved',
                target: 'left',
              },
              {
                guard: { type: 'licenseIsStale', params: ({ event }) => problemCodeOf(event.error) },
                actions: {
                  type: 'showVersions',
                  params: ({ event }) => savedMeanwhile<SavedLicense>(event.error),
                },
                target: 'merging',
              },
              {
                guard: { type: 'licenseIsDuplicate', params: ({ event }) => problemCodeOf(event.error) },
                actions: { type: 'placeRefusal', params: ({ event }) => problemFieldsOf(event.error) },
                target: 'answering.duplicate',
              },
              ...notSent('answering'),
            ],
          },
        },
        awaitingSession: { tags: 'busy', on: { 'parent.renewSession': 'saving' } },
        merging: {
          on: {
            'person.chooseVersion': { actions: { type: 'chooseVersion', params: ({ event }) => event } },
            'person.continue': { actions: 'bringTogether', target: 'answering.merged' },
          },
        },
        left: { meta: { requirements: ['LF-022', 'LF-023'] } },
      },
    },
    owner: ownerState,
    agencies: agenciesState,
    agents: agentsState,
  },
});
