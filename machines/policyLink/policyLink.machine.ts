import { assign, setup } from 'xstate';
import type { LinkedPolicy } from '#domain/calls/policies/linkedPolicy.ts';
import type { Language } from '#domain/locales.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import { nameGivingMachine } from '../nameGiving/nameGiving.machine.ts';
import type { policyPdfMachine } from '../policyPdf/policyPdf.machine.ts';
import { chartPort, port } from '../ports.ts';
import type { PolicyLinkContext, PolicyLinkEvent, PolicyLinkInput } from './policyLink.types.ts';

/** The page that a signed link opens: what was bought, for the person the link was sent to, without a session. */
export const policyLinkMachine = setup({
  types: {
    context: {} as PolicyLinkContext,
    events: {} as PolicyLinkEvent,
    input: {} as PolicyLinkInput,
    tags: {} as 'busy',
    children: {} as { policyPdf: 'policyPdf'; nameGiving: 'nameGiving' },
  },
  actors: {
    readLinkedPolicy: port<LinkedPolicy, PolicyLinkInput>('readLinkedPolicy'),
    policyPdf: chartPort<typeof policyPdfMachine>('policyPdf'),
    nameGiving: nameGivingMachine,
  },
  guards: {
    tokenIsGiven: ({ context }) => context.token !== '',
    nameIsToFollow: ({ context }) => (context.policy?.unnamed.length ?? 0) > 0,
    linkIsTooOld: (_, problem: string) => problem === 'link.expired',
    linkIsUnknown: (_, problem: string) => problem === 'notFound' || problem === 'request.invalid',
  },
  actions: {
    rememberToken: assign((_, token: string) => ({ token, policy: null, problem: null })),
    rememberLanguage: assign((_, language: Language) => ({ language })),
    rememberPolicy: assign((_, policy: LinkedPolicy) => ({ policy, problem: null })),
    noteProblem: assign((_, problem: string) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    forgetPolicy: assign({ policy: null }),
  },
}).createMachine({
  id: 'policyLink',
  context: ({ input }) => ({ ...input, policy: null, problem: null }),
  on: {
    'person.chooseLanguage': {
      actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
    },
    'person.openLink': {
      actions: { type: 'rememberToken', params: ({ event }) => event.token },
      target: '.opening',
    },
  },
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'tokenIsGiven', target: 'reading' }, { target: 'notFound' }],
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readLinkedPolicy',
        src: 'readLinkedPolicy',
        input: ({ context: { token, language } }) => ({ token, language }),
        onDone: {
          actions: { type: 'rememberPolicy', params: ({ event }) => event.output },
          target: 'shown',
        },
        onError: [
          {
            guard: { type: 'linkIsTooOld', params: ({ event }) => problemCodeOf(event.error) },
            target: 'expired',
          },
          {
            guard: { type: 'linkIsUnknown', params: ({ event }) => problemCodeOf(event.error) },
            target: 'notFound',
          },
          {
            actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
            target: 'unavailable',
          },
        ],
      },
    },
    shown: {
      invoke: { id: 'policyPdf', src: 'policyPdf' },
      on: { 'person.giveName': { guard: 'nameIsToFollow', target: 'naming' } },
    },
    naming: {
      invoke: {
        id: 'nameGiving',
        src: 'nameGiving',
        input: ({ context: { language } }) => ({ address: { path: '/', search: '' }, language }),
      },
      on: { 'page.close': { actions: 'forgetPolicy', target: 'reading' } },
    },
    expired: {},
    notFound: {},
    unavailable: { on: { 'person.tryAgain': { actions: 'forgetProblem', target: 'reading' } } },
  },
});
