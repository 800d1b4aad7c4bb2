import { assign, sendTo, setup } from 'xstate';
import { applications } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import { mayBeAt } from '#domain/portalGuard.ts';
import { placeOf, type StepKey } from '#domain/routes.ts';
import { customerSignInMachine } from '../customerSignIn/customerSignIn.machine.ts';
import { directorySignInMachine } from '../directorySignIn/directorySignIn.machine.ts';
import { port } from '../ports.ts';
import { quoteFlowMachine } from '../quoteFlow/quoteFlow.machine.ts';
import { signOutMachine } from '../signOut/signOut.machine.ts';
import type {
  Address,
  PortalContext,
  PortalEvent,
  PortalInput,
  SessionFacts,
  UserType,
} from './portal.types.ts';
import { stepAsked } from './stepAsked.ts';

/** The whole application: whose session it is, where the person is, and in which language. */
export const portalMachine = setup({
  types: {
    input: {} as PortalInput,
    context: {} as PortalContext,
    events: {} as PortalEvent,
    tags: {} as 'pending' | 'inFlow',
    children: {} as {
      loadTexts: 'loadTexts';
      openSession: 'openSession';
      signInAgain: 'signInAgain';
      directorySignIn: 'directorySignIn';
      customerSignIn: 'customerSignIn';
      signOut: 'signOut';
      quoteFlow: 'quoteFlow';
    },
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    loadTexts: port<void, { language: Language }>('loadTexts'),
    openSession: port<SessionFacts>('openSession'),
    signInAgain: port<SessionFacts, { userType: UserType | null }>('signInAgain'),
    directorySignIn: directorySignInMachine,
    customerSignIn: customerSignInMachine,
    signOut: signOutMachine,
    quoteFlow: quoteFlowMachine,
  },
  guards: {
    addressIs: ({ context }, path: string) => context.address.path === path,
    addressIsUnknown: ({ context }) => placeOf(context.address.path).kind === 'unknown',
    addressIsOfUnbuiltArea: ({ context }) => ['area', 'agent'].includes(placeOf(context.address.path).kind),
    somebodyIsSignedIn: ({ context }) => context.session?.signedIn ?? false,
    addressSignsOut: ({ context }) =>
      context.address.path === '/logout' && (context.session?.signedIn ?? false),
    addressWelcomes: ({ context }) =>
      ['/welcome', '/logout'].includes(context.address.path) && !(context.session?.signedIn ?? false),
    personMustSignIn: ({ context: { session } }) =>
      session === null ||
      (!session.signedIn && applications[session.facts.application].signIn === 'required'),
    startsDirectorySignIn: ({ context }) =>
      ['/login', '/login/callback'].includes(context.address.path) && !(context.session?.signedIn ?? false),
    startsCustomerSignIn: ({ context }) =>
      context.address.path.startsWith('/ciam') && !(context.session?.signedIn ?? false),
    permissionIsMissing: ({ context }) =>
      !mayBeAt(placeOf(context.address.path), context.session?.atoms ?? []),
    addressIsOfFlow: (_, address: Address) =>
      ['root', 'step', 'booking', 'insideFlow'].includes(placeOf(address.path).kind),
    languageIsOther: ({ context }, language: Language) => language !== context.wantedLanguage,
    directoryIsChosen: (_, userType: UserType) => userType === 'lanid',
    sessionIsAnonymous: ({ context }) => context.session !== null && !context.session.signedIn,
  },
  actions: {
    rememberAddress: assign((_, address: Address) => ({
      address,
      refCode: new URLSearchParams(address.search).get('refCode'),
    })),
    rememberSession: assign((_, session: SessionFacts) => ({
      session,
      lastUserType: session.userType,
      problem: null,
    })),
    returnToLanding: assign(({ context }, returnTo: Address | null) => ({
      address: returnTo ?? { path: '/', search: context.address.search },
      returnTo: null,
    })),
    forgetSession: assign({ session: null }),
    rememberReturn: assign(({ context }) => ({ returnTo: context.address })),
    wantLanguage: assign((_, language: Language) => ({ wantedLanguage: language })),
    showLanguage: assign(({ context }) => ({ language: context.wantedLanguage })),
    keepLanguage: assign(({ context }) => ({ wantedLanguage: context.language })),
    noteProblem: assign((_, { code }: { code: string }) => ({ problem: code })),
    noteRequest: assign((_, { requestId }: { requestId: string | null }) => ({ requestId })),
    askFlowForStep: sendTo('quoteFlow', (_, step: StepKey) => ({ type: 'agent.openStep' as const, step })),
  },
}).createMachine({
  id: 'portal',
  context: ({ input }) => ({
    ...input,
    wantedLanguage: input.language,
    refCode: new URLSearchParams(input.address.search).get('refCode'),
    session: null,
    lastUserType: null,
    returnTo: null,
    problem: null,
    requestId: null,
  }),
  type: 'parallel',
  states: {
    wording: {
      initial: 'loadingTexts',
      states: {
        loadingTexts: {
          invoke: {
            id: 'loadTexts',
            src: 'loadTexts',
            input: ({ context }) => ({ language: context.wantedLanguage }),
            onDone: { actions: 'showLanguage', target: 'showingTexts' },
            onError: { actions: 'keepLanguage', target: 'showingTexts' },
          },
        },
        showingTexts: {
          meta: { requirements: ['LN-001', 'LN-011'] },
          on: {
            'person.chooseLanguage': {
              guard: { type: 'languageIsOther', params: ({ event }) => event.language },
              actions: { type: 'wantLanguage', params: ({ event }) => event.language },
              target: 'loadingTexts',
            },
          },
        },
      },
    },
    visit: {
      initial: 'openingSession',
      on: {
        'person.openAddress': {
          actions: { type: 'rememberAddress', params: ({ event }) => event.address },
          target: '.deciding',
        },
        'person.signOut': { guard: 'somebodyIsSignedIn', target: '.signingOut' },
        'screen.fail': {
          actions: { type: 'noteRequest', params: ({ event }) => ({ requestId: event.requestId }) },
          target: '.broken',
        },
      },
      states: {
        openingSession: {
          tags: 'pending',
          meta: { requirements: ['SI-017'] },
          invoke: {
            id: 'openSession',
            src: 'openSession',
            onDone: {
              actions: { type: 'rememberSession', params: ({ event }) => event.output },
              target: 'deciding',
            },
            onError: {
              actions: { type: 'noteProblem', params: { code: 'session.unavailable' } },
              target: 'unreachable',
            },
          },
          on: {
            'person.openAddress': {
              actions: { type: 'rememberAddress', params: ({ event }) => event.address },
            },
          },
        },
        unreachable: { on: { 'person.retryOpening': 'openingSession' } },
        deciding: {
          always: [
            { guard: 'addressSignsOut', target: 'signingOut' },
            { guard: { type: 'addressIs', params: '/forbidden' }, target: 'forbidden' },
            { guard: { type: 'addressIs', params: '/notfound' }, target: 'notFound' },
            { guard: { type: 'addressIs', params: '/error' }, target: 'broken' },
            { guard: 'addressIsUnknown', target: 'notFound' },
            { guard: 'startsDirectorySignIn', target: 'signingInDirectory' },
            { guard: 'startsCustomerSignIn', target: 'signingInCustomer' },
            { guard: 'addressWelcomes', target: 'welcoming' },
            { guard: 'personMustSignIn', target: 'choosingSignIn' },
            { guard: 'permissionIsMissing', target: 'forbidden' },
            { guard: 'addressIsOfUnbuiltArea', target: 'areaNotOpen' },
            { target: 'selling' },
          ],
        },
        choosingSignIn: {
          entry: 'rememberReturn',
          meta: { requirements: ['SI-039'] },
          on: {
            'person.chooseSignIn': [
              {
                guard: { type: 'directoryIsChosen', params: ({ event }) => event.userType },
                target: 'signingInDirectory',
              },
              { target: 'signingInCustomer' },
            ],
          },
        },
        signingInDirectory: {
          tags: 'pending',
          meta: { requirements: ['RT-043'] },
          invoke: {
            id: 'directorySignIn',
            src: 'directorySignIn',
            input: ({ context }) => ({
              comesBack: context.address.path === '/login/callback',
              returnTo: context.returnTo,
            }),
            onDone: {
              actions: [
                { type: 'rememberSession', params: ({ event }) => event.output.session },
                { type: 'returnToLanding', params: ({ event }) => event.output.returnTo },
              ],
              target: 'deciding',
            },
          },
        },
        signingInCustomer: {
          tags: 'pending',
          meta: { requirements: ['RT-044'] },
          invoke: {
            id: 'customerSignIn',
            src: 'customerSignIn',
            input: ({ context }) => ({
              comesBack: context.address.path === '/ciam/handlelogin',
              purpose: context.address.path === '/ciam/signup' ? ('signUp' as const) : ('signIn' as const),
              returnTo: context.returnTo,
            }),
            onDone: {
              actions: [
                { type: 'rememberSession', params: ({ event }) => event.output.session },
                { type: 'returnToLanding', params: ({ event }) => event.output.returnTo },
              ],
              target: 'deciding',
            },
          },
        },
        selling: {
          tags: 'inFlow',
          meta: { requirements: ['QF-009', 'RT-031'] },
          invoke: {
            id: 'quoteFlow',
            src: 'quoteFlow',
            input: ({ context }) => ({
              facts: (context.session as SessionFacts).facts,
              wantedStep: stepAsked(context.address.path),
              language: context.language,
            }),
          },
          on: {
            'person.openAddress': [
              {
                guard: { type: 'addressIsOfFlow', params: ({ event }) => event.address },
                actions: [
                  { type: 'rememberAddress', params: ({ event }) => event.address },
                  { type: 'askFlowForStep', params: ({ event }) => stepAsked(event.address.path) },
                ],
              },
              {
                actions: { type: 'rememberAddress', params: ({ event }) => event.address },
                target: 'deciding',
              },
            ],
          },
          initial: 'sessionLive',
          states: {
            sessionLive: {
              on: {
                'session.end': [
                  { guard: 'sessionIsAnonymous', target: 'renewingSession' },
                  { target: 'sessionEnded' },
                ],
              },
            },
            sessionEnded: {
              meta: { requirements: ['SI-039'] },
              on: { 'person.signInAgain': 'renewingSession' },
            },
            renewingSession: {
              invoke: {
                id: 'signInAgain',
                src: 'signInAgain',
                input: ({ context }) => ({
                  userType: context.session?.signedIn ? context.session.userType : null,
                }),
                onDone: {
                  actions: { type: 'rememberSession', params: ({ event }) => event.output },
                  target: 'sessionLive',
                },
                onError: {
                  actions: { type: 'noteProblem', params: { code: 'session.notRenewed' } },
                  target: 'sessionEnded',
                },
              },
            },
          },
        },
        signingOut: {
          tags: 'pending',
          meta: { requirements: ['SI-027', 'SI-028', 'SI-030', 'SI-032'] },
          entry: 'forgetSession',
          invoke: {
            id: 'signOut',
            src: 'signOut',
            input: ({ context }) => ({ userType: context.lastUserType ?? 'ciamid' }),
            onDone: {
              actions: {
                type: 'rememberAddress',
                params: ({ event }) => ({ path: event.output.endAt, search: '' }),
              },
              target: 'deciding',
            },
          },
        },
        welcoming: {
          on: {
            'person.chooseSignIn': [
              {
                guard: { type: 'directoryIsChosen', params: ({ event }) => event.userType },
                target: 'signingInDirectory',
              },
              { target: 'signingInCustomer' },
            ],
          },
        },
        areaNotOpen: {},
        forbidden: { meta: { requirements: ['RT-036', 'ER-006'] } },
        notFound: { meta: { requirements: ['RT-020', 'ER-010'] } },
        broken: { meta: { requirements: ['ER-011'] } },
      },
    },
  },
});
