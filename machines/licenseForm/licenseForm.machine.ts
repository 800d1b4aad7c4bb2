import { problemCodeOf, problemFieldsOf } from '#domain/problemCode.ts';
import { changedFields, licenseFormSetup, openingForm } from './licenseForm.setup.ts';
import type { LicenseFormContext, SavedLicense, SaveLicenseInput } from './licenseForm.types.ts';

const keyOf = ({ asked: { key } }: LicenseFormContext) => {
  if (key === null) throw new Error('The licence has no key');
  return key;
};

/** The licence that a refused change came too late for. */
const currentOf = (error: unknown) => (error as { current: SavedLicense }).current;

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
    id: 'licenseHistory',
    src: 'licenseHistory',
    input: ({ context }) => ({ key: context.asked.key }),
  },
  on: {
    'parent.chooseLanguage': { actions: { type: 'rememberLanguage', params: ({ event }) => event.language } },
  },
  states: {
    licence: {
      on: { 'person.goBack': { actions: 'leaveBack', target: '.left' } },
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
        },
        unavailable: { on: { 'person.retry': 'reading' } },
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
            correcting: { always: { guard: 'everythingIsCorrected', target: 'editing' } },
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
                guard: { type: 'licenseIsStale', params: ({ event }) => problemCodeOf(event.error) },
                actions: { type: 'showVersions', params: ({ event }) => currentOf(event.error) },
                target: 'merging',
              },
              {
                guard: { type: 'licenseIsDuplicate', params: ({ event }) => problemCodeOf(event.error) },
                actions: { type: 'placeRefusal', params: ({ event }) => problemFieldsOf(event.error) },
                target: 'answering.duplicate',
              },
              {
                guard: { type: 'answerNamesFields', params: ({ event }) => problemFieldsOf(event.error) },
                actions: { type: 'placeRefusal', params: ({ event }) => problemFieldsOf(event.error) },
                target: 'answering.correcting',
              },
              {
                actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
                target: 'answering.failed',
              },
            ],
          },
        },
        merging: {
          on: {
            'person.chooseVersion': { actions: { type: 'chooseVersion', params: ({ event }) => event } },
            'person.continue': { actions: 'bringTogether', target: 'answering.merged' },
          },
        },
        left: { meta: { requirements: ['LF-022', 'LF-023'] } },
      },
    },
    agencies: {
      on: {
        'person.fill': [
          { guard: { type: 'agencyIsTyped', params: ({ event }) => event }, target: '.waiting' },
          { guard: { type: 'agencyIsChosen', params: ({ event }) => event }, target: '.idle' },
        ],
        'person.closeList': { actions: 'forgetAgencies', target: '.idle' },
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
            onError: 'nothingFound',
          },
        },
        nothingFound: { entry: 'forgetAgencies' },
      },
    },
    agents: {
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
          on: { 'person.retryAgents': 'reading' },
        },
      },
    },
  },
});
