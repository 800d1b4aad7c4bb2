import type { IsoDate } from '#domain/calendar.ts';
import { and, assign, not, or, raise, sendTo, setup, stateIn } from 'xstate';
import { applications } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import { firstSideItem } from '#domain/navigation/sideMenu.ts';
import { screenOfPath } from '#domain/content/contentScreens.ts';
import { addressInArea, wholeAddress, withPortalQuery } from '#domain/areaAddress.ts';
import { areaAt, type AreaPath } from '#domain/areas.ts';
import { isOpen } from '#domain/openAreas.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import { nobody } from '#domain/permissions/person.ts';
import { mayBeAt } from '#domain/portalGuard.ts';
import { beginsQuoteAt, isFirstStepAt } from '#domain/quote/newQuoteAddress.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import { refCodeOf } from '#domain/refCode.ts';
import { isAt, type Place, placeIn, placeOf, stepPaths } from '#domain/routes.ts';
import type { AreaChart, AreaReport } from '../area.types.ts';
import { contentPageMachine } from '../contentPage/contentPage.machine.ts';
import { customerSignInMachine } from '../customerSignIn/customerSignIn.machine.ts';
import { directorySignInMachine } from '../directorySignIn/directorySignIn.machine.ts';
import { mobileMenuMachine } from '../mobileMenu/mobileMenu.machine.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import { idleSessionMachine } from '../idleSession/idleSession.machine.ts';
import type { IdleSessionReport } from '../idleSession/idleSession.types.ts';
import { organizationLoadMachine } from '../organizationLoad/organizationLoad.machine.ts';
import { chartPort, port } from '../ports.ts';
import { quoteFlowMachine } from '../quoteFlow/quoteFlow.machine.ts';
import { signOutMachine } from '../signOut/signOut.machine.ts';
import { singleSignOnMachine } from '../singleSignOn/singleSignOn.machine.ts';
import { translationMachine } from '../translation/translation.machine.ts';
import type { PortalContext, PortalEvent, PortalInput, Refusal } from './portal.types.ts';
import type { Address, AddressMode, SessionFacts, UserType } from '../session.types.ts';

/**
 * [RT-035] Where somebody is led who may not be where they are: in administration to the first item of the side menu,
 * and from the root, who does not sell, to what everybody may read.
 */
function elsewhereFor({ address, application, session, language }: PortalContext): string | null {
  const person = session ?? nobody;
  const item = application.adminView ? firstSideItem(person, language) : null;
  if (item) return item.href;
  const isRoot = placeOf(address.path).kind === 'root';
  return isRoot && mayBeAt(placeOf(forReaders), person) ? forReaders : null;
}
const forReaders = '/resources' satisfies AreaPath;
/** What an address shows here; the one that is open where none is given. */
const placeAt = ({ application, address }: PortalContext, { path } = address): Place =>
  placeIn(application, path);
/** The area that is open; the portal asks only where it is known that there is one. */
export const areaOf = (context: PortalContext): AreaPath => (placeAt(context) as { path: AreaPath }).path;
/** [RT-031] Where a sign-in leads that wanted no page: to the first step of a quote, which is what the root of a sale shows. */
export const landingOf = ({ application, language }: PortalContext): string =>
  application.adminView ? stepPaths[language].TRAVELLER_DETAILS : '/';
/** Whose menus and texts are shown; null while nobody is known. */
const knownOrganization = ({ session, application }: PortalContext) =>
  session && (session.signedIn || application.signIn === 'anonymous') ? session.facts.organizationCode : null;
const expires = ({ context }: { context: PortalContext }) => Boolean(context.session?.sessionExpiration);
/** Where something may be typed that has to outlast the session. */
const keepsWork = or([stateIn({ visit: 'selling' }), stateIn({ visit: { inArea: 'working' } })]);
const isAnonymous = ({ context }: { context: PortalContext }) =>
  context.session !== null && !context.session.signedIn;
/** A session that is being opened, ended, or renewed after its end. */
const isOver = or([
  stateIn({ visit: 'openingSession' }),
  stateIn({ visit: 'endingSession' }),
  stateIn({ visit: 'sessionNotEnded' }),
  stateIn({ session: 'ended' }),
  stateIn({ session: 'renewing' }),
]);

const isKnown = ({ context }: { context: PortalContext }) => knownOrganization(context) !== null;

/** Where the screen uses what belongs to the organization. */
const usesOrganization = or([
  and([keepsWork, stateIn({ session: 'live' })]),
  stateIn({ visit: 'readingContent' }),
  stateIn({ visit: 'areaNotOpen' }),
  stateIn({ visit: 'forbidden' }),
  stateIn({ visit: 'notFound' }),
]);
const wasRedirected = ({ context }: { context: PortalContext }) => context.claimsFailed;

/** Whom an arrival by single sign-on names; customers before employees where it names nobody. */
const userTypeNamed = (search: string): UserType | null => {
  const named = new URLSearchParams(search).get('userType');
  return named === 'lanid' || named === 'ciamid' ? named : null;
};
export const userTypesIn = (search: string): readonly UserType[] => {
  const named = userTypeNamed(search);
  return named ? [named] : ['ciamid', 'lanid'];
};

/** [SI-039] Whether the same person works for the same organization: nobody is shown what somebody else typed. */
const isSameWork = (before: SessionFacts, now: SessionFacts): boolean =>
  (['signedIn', 'userType', 'userRef', 'profileCode', 'organizationCode'] as const).every(
    (fact) => before[fact] === now[fact],
  );

/** Ports, guards and memory of the portal. */
export const portalSetup = setup({
  types: {
    input: {} as PortalInput,
    context: {} as PortalContext,
    events: {} as PortalEvent | AreaReport | IdleSessionReport,
    tags: {} as 'pending' | 'loadingClaims' | 'inFlow',
    children: {} as {
      loadTexts: 'loadTexts';
      openSession: 'openSession';
      signInAgain: 'signInAgain';
      directorySignIn: 'directorySignIn';
      customerSignIn: 'customerSignIn';
      signOut: 'signOut';
      singleSignOn: 'singleSignOn';
      fetchArea: 'fetchArea';
      area: 'area';
      quoteFlow: 'quoteFlow';
      mobileMenu: 'mobileMenu';
      navigation: 'navigation';
      translation: 'translation';
      organizationLoad: 'organizationLoad';
      contentPage: 'contentPage';
      endSession: 'endSession';
      idleSession: 'idleSession';
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
    singleSignOn: singleSignOnMachine,
    fetchArea: port<void, { area: AreaPath }>('fetchArea'),
    area: chartPort<AreaChart>('area'),
    quoteFlow: quoteFlowMachine,
    mobileMenu: mobileMenuMachine,
    navigation: navigationMachine,
    translation: translationMachine,
    organizationLoad: organizationLoadMachine,
    contentPage: contentPageMachine,
    endSession: port<SessionFacts, { userType: UserType | null }>('endSession'),
    idleSession: idleSessionMachine,
  },
  guards: {
    addressIs: ({ context }, path: string) => isAt(path, context.address.path),
    addressIsUnknown: ({ context }) => placeOf(context.address.path).kind === 'unknown',
    addressIsOfUnbuiltArea: ({ context }) => !isOpen(placeAt(context)),
    somebodyIsSignedIn: ({ context }) => context.session?.signedIn ?? false,
    personSignsOut: ({ context }) => context.session === null,
    serverHasHeard: (_, problem: string | null) => problem === null,
    addressSignsOut: ({ context }) =>
      isAt('/logout', context.address.path) && (context.session?.signedIn ?? false),
    addressWelcomes: ({ context }) =>
      ['/welcome', '/logout'].some((path) => isAt(path, context.address.path)) &&
      !(context.session?.signedIn ?? false),
    personMustSignIn: ({ context: { session } }) =>
      session === null ||
      (!session.signedIn && applications[session.facts.application].signIn === 'required'),
    startsDirectorySignIn: ({ context }) =>
      ['/login', '/login/callback'].some((path) => isAt(path, context.address.path)) &&
      !(context.session?.signedIn ?? false),
    startsCustomerSignIn: ({ context }) =>
      isAt('/ciam/*', context.address.path) && !(context.session?.signedIn ?? false),
    arrivesBySso: ({ context }) =>
      isAt('/sso', context.address.path) &&
      context.application.signIn === 'required' &&
      !(context.session?.signedIn ?? false),
    sessionHasCome: (_, session: SessionFacts | null) => session !== null,
    arrivalIsOf: ({ context }, userType: UserType) => userTypeNamed(context.address.search) === userType,
    addressIsOfArea: ({ context }) => placeAt(context).kind === 'area',
    visitorOpensArea: ({ context }) => {
      const place = placeAt(context);
      return place.kind === 'area' && areaAt(place.path).signedIn === true && !context.session?.signedIn;
    },
    addressIsOfSameArea: ({ context }, address: Address) => {
      const place = placeAt(context, address);
      return place.kind === 'area' && place.path === areaOf(context);
    },
    areaHoldsUnsaved: ({ context }) => context.areaHoldsUnsaved,
    permissionIsMissing: ({ context }) => !mayBeAt(placeAt(context), context.session ?? nobody),
    anotherPlaceOpens: ({ context }) =>
      !mayBeAt(placeAt(context), context.session ?? nobody) && elsewhereFor(context) !== null,
    addressIsOfContent: ({ context }) => screenOfPath(context.address.path) !== null,
    quoteIsBegun: (_, address: Address) => beginsQuoteAt(address),
    addressIsOfFlow: ({ context }, address: Address) =>
      ['root', 'step', 'booking', 'insideFlow'].includes(placeAt(context, address).kind),
    languageIsOther: ({ context }, language: Language) => language !== context.wantedLanguage,
    directoryIsChosen: (_, userType: UserType) => userType === 'lanid',
    visitorChooses: ({ context }, { chosen, way }: { chosen: UserType; way: UserType }) =>
      context.application.signIn === 'required' && !context.session?.signedIn && chosen === way,
    flowIsUnderway: stateIn({ visit: 'selling' }),
    sessionHasEnded: not(stateIn({ session: 'live' })),
    areaIsOpen: stateIn({ visit: { inArea: 'working' } }),
    contentIsShown: stateIn({ visit: 'readingContent' }),
    somebodyIsKnown: isKnown,
    organizationIsInUse: and([isKnown, usesOrganization]),
    redirectWasInVain: and([wasRedirected, isKnown, usesOrganization]),
    viewIsAdmin: ({ context }) => context.application.adminView,
    sessionMayIdle: and([expires, not(isOver)]),
    sessionIsOver: or([not(expires), isOver]),
    sameWorkGoesOn: ({ context: { session } }, now: SessionFacts) =>
      !session?.signedIn || isSameWork(session, now),
    anonymousWorkWaits: and([keepsWork, isAnonymous]),
    workWaits: keepsWork,
    workIsLeft: not(keepsWork),
  },
  actions: {
    rememberAddress: assign((_, address: Address) => ({
      address,
      refCode: refCodeOf(address.search),
      beginsQuote: beginsQuoteAt(address),
      claimsFailed: false,
    })),
    /** What was asked for once is not asked for again where the flow opens anew. */
    forgetBeginning: assign({ beginsQuote: false }),
    markClaimsFailed: assign({ claimsFailed: true }),
    rememberSession: assign(({ context }, session: SessionFacts) => ({
      session,
      lastUserType: session.userType,
      problem: null,
      ...(context.session?.userRef !== session.userRef && { remembered: {} }),
    })),
    returnToLanding: assign(({ context }, returnTo: Address | null) => {
      const address = returnTo ?? { path: landingOf(context), search: context.address.search };
      const beginsQuote = isFirstStepAt(address.path);
      return { address, refCode: refCodeOf(address.search), beginsQuote, returnTo: null };
    }),
    openAnotherPlace: assign(({ context }) => ({
      address: { path: elsewhereFor(context) ?? '/forbidden', search: context.address.search },
    })),
    openRoot: assign(({ context: { address } }) => ({ address: { path: '/', search: address.search } })),
    leaveFor: assign(({ context }, to: Address) => ({ address: withPortalQuery(to, context) })),
    askAreaForAddress: sendTo('area', ({ context }, address: Address) => ({
      type: 'parent.openAddress' as const,
      address: addressInArea(areaOf(context), address),
    })),
    showAreaAddress: assign(({ context }, { address, mode }: { address: Address; mode: AddressMode }) => {
      const area = areaOf(context);
      const shown = addressInArea(area, context.address);
      if (address.path === shown.path && address.search === shown.search) return {};
      const base = placeOf(context.address.path).kind === 'root' ? '/' : area;
      return { address: { ...wholeAddress(base, address, context), mode } };
    }),
    rememberOfArea: assign(({ context }, { what }: { what: unknown }) => ({
      remembered: { ...context.remembered, [areaOf(context)]: what },
    })),
    noteUnsaved: assign((_, areaHoldsUnsaved: boolean) => ({ areaHoldsUnsaved })),
    wantAddress: assign((_, wantedAddress: Address) => ({ wantedAddress })),
    openWanted: raise(({ context }) => ({
      type: 'person.openAddress' as const,
      address: context.wantedAddress as Address,
    })),
    /** Back of the browser had left its address already. */
    showAreaAgain: assign(({ context }) => ({ address: { ...context.address, mode: 'push' as const } })),
    noteRefusal: assign((_, { code, requestId }: Refusal) => ({ refusal: { code, requestId } })),
    closeSession: raise({ type: 'session.close' }),
    renewSession: raise((_, today: IsoDate) => ({ type: 'session.renew' as const, today })),
    changeSession: raise({ type: 'session.change' }),
    forgetSession: assign({ session: null, remembered: {} }),
    rememberReturn: assign(({ context }) => ({ returnTo: context.address })),
    wantLanguage: assign((_, language: Language) => ({ wantedLanguage: language })),
    showLanguage: assign(({ context }) => ({ language: context.wantedLanguage })),
    keepLanguage: assign(({ context }) => ({ wantedLanguage: context.language })),
    clearProblem: assign({ problem: null }),
    noteProblem: assign((_, { code }: { code: string }) => ({ problem: code })),
    noteRequest: assign((_, { requestId }: { requestId: string | null }) => ({ requestId })),
    tellFlowLanguage: sendTo('quoteFlow', ({ context }) => ({
      type: 'parent.chooseLanguage' as const,
      language: context.wantedLanguage,
    })),
    tellAreaLanguage: sendTo('area', ({ context }) => ({
      type: 'parent.chooseLanguage' as const,
      language: context.wantedLanguage,
    })),
    tellAreaToGoOn: sendTo('area', { type: 'parent.goOn' as const }),
    tellAreaOfRenewal: sendTo('area', { type: 'parent.renewSession' as const }),
    tellFlowOfRenewal: sendTo('quoteFlow', (_, today: IsoDate) => ({
      type: 'parent.renewSession' as const,
      today,
    })),
    resetAddress: assign(({ context: { refCode } }) => ({
      address: { path: '/', search: refCode ? `?${new URLSearchParams({ refCode })}` : '' },
    })),
    tellNavigation: sendTo('navigation', ({ context }) => {
      const { application, language } = context;
      const organizationCode = knownOrganization(context);
      return organizationCode
        ? {
            type: 'parent.showNavigation' as const,
            wanted: { organizationCode, channel: application.channel, language },
          }
        : { type: 'parent.hideNavigation' as const };
    }),
    tellOrganizationLoad: sendTo('organizationLoad', ({ context }) => {
      const { application, language, session } = context;
      const organizationCode = knownOrganization(context);
      return session && organizationCode && holds(session.atoms, 'APP.VIEW_APP')
        ? {
            type: 'parent.wantOrganization' as const,
            wanted: {
              organizationCode,
              channel: application.channel,
              language,
              today: session.facts.today,
            },
          }
        : { type: 'parent.forgetOrganization' as const };
    }),
    /** What was loaded, or is still being loaded, was for somebody else. */
    forgetOrganization: sendTo('organizationLoad', { type: 'parent.forgetOrganization' as const }),
    tellTranslation: sendTo('translation', ({ context }) => {
      const organizationCode = knownOrganization(context);
      return organizationCode
        ? {
            type: 'parent.showTranslation' as const,
            wanted: { organizationCode, language: context.language },
          }
        : { type: 'parent.hideTranslation' as const };
    }),
    tellContentLanguage: sendTo('contentPage', ({ context }) => ({
      type: 'parent.chooseLanguage' as const,
      language: context.wantedLanguage,
    })),
    askFlowForNewQuote: sendTo('quoteFlow', { type: 'person.beginQuote' as const }),
    askFlowForStep: sendTo('quoteFlow', (_, step: StepKey) => ({ type: 'person.openStep' as const, step })),
  },
});
