import { assign, setup } from 'xstate';
import type { LinkedPolicy } from '#domain/calls/policies/linkedPolicy.ts';
import {
  codeSaid,
  problemActions,
  readingStates,
  rememberLanguage,
  shownWith,
} from '../forms/readingStates.ts';
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
    ...problemActions,
    rememberToken: assign((_, token: string) => ({ token, policy: null, problem: null })),
    rememberLanguage,
    rememberPolicy: assign((_, policy: LinkedPolicy) => ({ policy })),
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
    ...readingStates({
      port: 'readLinkedPolicy',
      asks: ({ token, language }: PolicyLinkContext) => ({ token, language }),
      done: shownWith('rememberPolicy'),
      refused: [
        { guard: { type: 'linkIsTooOld', params: codeSaid }, target: 'expired' },
        { guard: { type: 'linkIsUnknown', params: codeSaid }, target: 'notFound' },
      ],
    }),
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
  },
});
