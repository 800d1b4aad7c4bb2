import { lookUpOf } from '#domain/advisors/advisorCodeForm.ts';
import type { FoundAdvisor } from '#domain/calls/advisors/findAdvisor.ts';
import { inItsLanguage, onceRenewed, readingStates, shownIf } from '../forms/readingStates.ts';
import { askingStates, notSent } from '../forms/sendingPart.ts';
import { advisorCodeSetup, opening } from './advisorCode.setup.ts';
import type { AdvisorCodeContext } from './advisorCode.types.ts';

const sponsors = readingStates({
  port: 'loadSponsors',
  asks: ({ language }: AdvisorCodeContext) => ({ language }),
  done: shownIf('sponsorsAreThere', 'rememberSponsors', 'asking'),
  again: onceRenewed,
});

type Answer = { event: { output: FoundAdvisor } };
const found = ({ event }: Answer) => event.output;
const advisorIn = ({ event }: Answer) => event.output.advisor;

/** The modal in which a sponsor is chosen and an advisor is looked up under the id that the sponsor calls for. */
export const advisorCodeMachine = advisorCodeSetup.createMachine({
  id: 'advisorCode',
  context: ({ input: { language } }) => ({
    ...opening(),
    language,
    sponsors: [],
    selectedSponsors: [],
    problem: null,
  }),
  on: {
    'parent.chooseLanguage': {
      actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
    },
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'parent.openAdvisorCode': {
          actions: { type: 'startAfresh', params: ({ event }) => event.selectedSponsors },
          target: 'open',
        },
      },
    },
    open: {
      tags: 'dialog',
      meta: { requirements: ['AD-029', 'AD-035', 'AD-036'] },
      on: { 'person.cancel': 'closed', ...inItsLanguage },
      initial: 'reading',
      states: {
        reading: sponsors.reading,
        unavailable: { ...sponsors.unavailable, meta: { requirements: ['AD-048'] } },
        empty: {},
        asking: {
          meta: { requirements: ['AD-023', 'AD-024', 'AD-037', 'AD-038', 'AD-042'] },
          on: {
            'person.fill': {
              guard: { type: 'fieldIsAsked', params: ({ event }) => event.key },
              actions: { type: 'fillField', params: ({ event }) => event },
            },
            'person.confirm': [
              { guard: 'formIsComplete', target: 'lookingUp' },
              { actions: 'judgeForm', target: '.correcting' },
            ],
          },
          initial: 'editing',
          states: {
            ...askingStates,
            failed: {
              on: {
                'person.fill': {
                  guard: { type: 'fieldIsAsked', params: ({ event }) => event.key },
                  actions: { type: 'fillField', params: ({ event }) => event },
                  target: 'editing',
                },
              },
            },
          },
        },
        lookingUp: {
          tags: 'busy',
          meta: { requirements: ['AD-030', 'AD-031', 'AD-032', 'AD-033', 'AD-034', 'AD-039', 'AD-040'] },
          entry: ['forgetProblem', 'forgetRefusal'],
          invoke: {
            id: 'lookUpAdvisor',
            src: 'lookUpAdvisor',
            input: ({ context }) => lookUpOf(context.form),
            onDone: [
              {
                guard: { type: 'advisorIsInLh', params: found },
                actions: { type: 'reportSponsor', params: advisorIn },
                target: '#advisorCode.closed',
              },
              {
                guard: { type: 'advisorIsInDss', params: found },
                actions: { type: 'reportSponsor', params: advisorIn },
                target: '#advisorCode.closed',
              },
              {
                guard: { type: 'idIsLinked', params: found },
                actions: { type: 'placeOutcome', params: 'FOUND_IN_TRIPX' },
                target: 'asking.correcting',
              },
              {
                guard: { type: 'idIsUnknown', params: found },
                actions: { type: 'placeOutcome', params: 'NOT_FOUND' },
                target: 'asking.correcting',
              },
              { actions: { type: 'noteProblem', params: 'answer.unexpected' }, target: 'asking.failed' },
            ],
            onError: notSent('asking'),
          },
        },
      },
    },
  },
});
