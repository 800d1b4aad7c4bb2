import { problemCodeOf } from '#domain/problemCode.ts';
import { beginsQuoteAt } from '#domain/quote/newQuoteAddress.ts';
import { refCodeOf } from '#domain/refCode.ts';
import { arrivingBySsoState } from './arrivingBySso.state.ts';
import { endingSessionState, sessionNotEndedState } from './endingSession.state.ts';
import { idlingState } from './idling.state.ts';
import { inAreaState } from './inArea.state.ts';
import { portalSetup } from './portal.setup.ts';
import { readingContentState } from './readingContent.state.ts';
import { sellingState } from './selling.state.ts';
import { sessionState } from './session.state.ts';
import { signingInCustomerState, signingInDirectoryState } from './signingIn.state.ts';
import { signingOutState } from './signingOut.state.ts';

/** The whole application: whose session it is, where the person is, and in which language. */
export const portalMachine = portalSetup.createMachine({
  id: 'portal',
  context: ({ input }) => ({
    ...input,
    wantedLanguage: input.language,
    refCode: refCodeOf(input.address.search),
    beginsQuote: beginsQuoteAt(input.address),
    session: null,
    lastUserType: null,
    returnTo: null,
    problem: null,
    claimsFailed: false,
    requestId: null,
    remembered: {},
    areaHoldsUnsaved: false,
    wantedAddress: null,
    refusal: null,
  }),
  type: 'parallel',
  invoke: [
    { id: 'mobileMenu', src: 'mobileMenu' },
    { id: 'navigation', src: 'navigation' },
    { id: 'translation', src: 'translation' },
    { id: 'organizationLoad', src: 'organizationLoad' },
  ],
  states: {
    wording: {
      initial: 'loadingTexts',
      states: {
        loadingTexts: {
          invoke: {
            id: 'loadTexts',
            src: 'loadTexts',
            input: ({ context }) => ({ language: context.wantedLanguage }),
            onDone: [
              {
                guard: 'flowIsUnderway',
                actions: ['showLanguage', 'tellFlowLanguage'],
                target: 'showingTexts',
              },
              {
                guard: 'contentIsShown',
                actions: ['showLanguage', 'tellContentLanguage'],
                target: 'showingTexts',
              },
              {
                guard: 'areaIsOpen',
                actions: ['showLanguage', 'tellAreaLanguage'],
                target: 'showingTexts',
              },
              { actions: 'showLanguage', target: 'showingTexts' },
            ],
            onError: { actions: 'keepLanguage', target: 'showingTexts' },
          },
        },
        showingTexts: {
          meta: { requirements: ['LN-001', 'LN-011', 'LN-033'] },
          entry: ['tellNavigation', 'tellTranslation'],
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
      on: {
        'person.openAddress': [
          {
            guard: 'sessionHasEnded',
            actions: { type: 'rememberAddress', params: ({ event }) => event.address },
            target: '.openingSession',
          },
          {
            actions: { type: 'rememberAddress', params: ({ event }) => event.address },
            target: '.deciding',
          },
        ],
        'navigation.comeEmpty': { actions: 'resetAddress', target: '.deciding' },
        'organizationLoad.fail': [
          { guard: 'redirectWasInVain', target: '.broken' },
          {
            guard: 'organizationIsInUse',
            actions: ['markClaimsFailed', 'resetAddress'],
            target: '.openingSession',
          },
        ],
        'session.change': '.deciding',
        'session.close': [{ guard: 'viewIsAdmin', target: '.signingOut' }, { target: '.endingSession' }],
        'person.signOut': { guard: 'somebodyIsSignedIn', target: '.signingOut' },
        'screen.fail': {
          actions: { type: 'noteRequest', params: ({ event }) => ({ requestId: event.requestId }) },
          target: '.broken',
        },
      },
      initial: 'openingSession',
      states: {
        openingSession: {
          tags: ['pending', 'loadingClaims'],
          meta: { requirements: ['SI-017', 'SI-022', 'SI-023'] },
          entry: 'clearProblem',
          invoke: {
            id: 'openSession',
            src: 'openSession',
            onDone: {
              actions: { type: 'rememberSession', params: ({ event }) => event.output },
              target: 'deciding',
            },
            onError: {
              actions: { type: 'noteProblem', params: ({ event }) => ({ code: problemCodeOf(event.error) }) },
              target: 'unreachable',
            },
          },
          on: {
            'person.openAddress': {
              actions: { type: 'rememberAddress', params: ({ event }) => event.address },
            },
          },
        },
        unreachable: {
          on: {
            'person.retryOpening': 'openingSession',
            'person.openAddress': {
              actions: { type: 'rememberAddress', params: ({ event }) => event.address },
              target: 'openingSession',
            },
          },
        },
        deciding: {
          meta: { requirements: ['RT-035', 'RT-036'] },
          entry: ['tellNavigation', 'tellTranslation', 'tellOrganizationLoad'],
          always: [
            { guard: 'addressSignsOut', target: 'signingOut' },
            { guard: { type: 'addressIs', params: '/forbidden' }, target: 'forbidden' },
            { guard: { type: 'addressIs', params: '/notfound' }, target: 'notFound' },
            { guard: { type: 'addressIs', params: '/error' }, target: 'broken' },
            { guard: 'addressIsUnknown', target: 'notFound' },
            { guard: 'startsDirectorySignIn', target: 'signingInDirectory' },
            { guard: 'startsCustomerSignIn', target: 'signingInCustomer' },
            { guard: 'arrivesBySso', target: 'arrivingBySso' },
            { guard: 'addressWelcomes', target: 'readingContent' },
            { guard: 'personMustSignIn', target: 'choosingSignIn' },
            { guard: 'anotherPlaceOpens', actions: 'openAnotherPlace', target: 'deciding' },
            { guard: 'permissionIsMissing', target: 'forbidden' },
            { guard: 'addressIsOfContent', target: 'readingContent' },
            { guard: 'addressIsOfUnbuiltArea', target: 'areaNotOpen' },
            { guard: 'visitorOpensArea', actions: 'openRoot', target: 'deciding' },
            { guard: 'addressIsOfArea', target: 'inArea' },
            { target: 'selling' },
          ],
        },
        choosingSignIn: {
          meta: { requirements: ['SI-039'] },
          entry: 'rememberReturn',
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
        arrivingBySso: arrivingBySsoState,
        signingInDirectory: signingInDirectoryState,
        signingInCustomer: signingInCustomerState,
        selling: sellingState,
        endingSession: endingSessionState,
        sessionNotEnded: sessionNotEndedState,
        signingOut: signingOutState,
        readingContent: readingContentState,
        inArea: inAreaState,
        areaNotOpen: {},
        forbidden: { meta: { requirements: ['RT-036', 'ER-006'] } },
        notFound: { meta: { requirements: ['RT-020', 'ER-010'] } },
        broken: { meta: { requirements: ['ER-011'] } },
      },
    },
    session: sessionState,
    idling: idlingState,
  },
});
