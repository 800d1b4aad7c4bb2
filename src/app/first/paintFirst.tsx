import { renderToString } from 'react-dom/server';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type ApplicationKey, applications } from '#domain/applications.ts';
import type { DraftWanted, FoundDraft } from '#domain/flow/flowForms.ts';
import { defaultGateways } from '#domain/payment/gateways.ts';
import { defaultQuickQuoteLimits } from '#domain/quote/limits.ts';
import type { Language } from '#domain/locales.ts';
import { defaultOrganization, organizationKind } from '#domain/organizations.ts';
import { atoms } from '#domain/permissions/atoms.ts';
import { stepPaths } from '#domain/routes.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { organizationLoadMachine } from '#machines/organizationLoad/organizationLoad.machine.ts';
import { portalMachine } from '#machines/portal/portal.machine.ts';
import type { SessionFacts } from '#machines/session.types.ts';
import { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';
import { translationMachine } from '#machines/translation/translation.machine.ts';
import { firstRooms } from '../../text/firstRooms.ts';
import { loadRooms } from '../../text/rooms.ts';
import { flowOf } from '../addressListener.ts';
import { PortalPage } from '../PortalPage.tsx';

export type PaintedFor = { application: ApplicationKey; language: Language; sample: boolean; today: string };

/** Nothing is waited for but turns of this process. */
const longestMs = 10_000;

/** A port whose answer is still on its way. */
const underway = <Output, Input>() => fromPromise<Output, Input>(() => new Promise(() => {}));

/** Somebody who comes to a public application and of whom nothing is known: what shows until the session's own facts come. */
function visitor({ application: key, today }: PaintedFor): SessionFacts {
  const { channel, adminView } = applications[key];
  return {
    signedIn: false,
    userType: 'ciamid',
    displayName: '',
    userRef: '',
    organizationName: { en: '', fr: '' },
    profileCode: null,
    role: null,
    organizationCode: null,
    organizationIsOwn: true,
    atoms,
    featureFlags: [],
    referenceId: null,
    publicReferenceId: null,
    accountPages: { account: null, preferences: null },
    publicOrigin: '',
    sessionExpiration: null,
    debounceInterval: null,
    facts: {
      application: key,
      channel,
      adminView,
      userType: 'ciamid',
      organizationCode: defaultOrganization,
      organizationCategory: 'AFFILIATION',
      organizationKind: organizationKind(defaultOrganization),
      quickQuoteLimits: defaultQuickQuoteLimits,
      paymentGateways: defaultGateways,
      mayQuote: true,
      mayBook: true,
      mayReadWorksheet: false,
      mayPrintQuote: false,
      mayMailQuote: false,
      mayOpenTasks: false,
      mayDateApplication: false,
      monerisProfileId: '',
      cardFrameUrl: '',
      today,
    },
  };
}

/**
 * The traveller details of a public application as markup, drawn by the charts and views of the product: the first
 * paint, which the application takes over when its code has come.
 */
export async function paintFirst(painted: PaintedFor): Promise<string> {
  const { application, language, sample } = painted;
  await loadRooms(language, firstRooms);
  const machine = portalMachine.provide({
    actors: {
      loadTexts: fromPromise(() => Promise.resolve()),
      openSession: fromPromise(() => Promise.resolve(visitor(painted))),
      navigation: navigationMachine.provide({ actors: { getNavContent: underway() } }),
      translation: translationMachine.provide({ actors: { layTranslation: underway() } }),
      organizationLoad: organizationLoadMachine.provide({
        actors: { loadContent: underway(), loadConfiguration: underway() },
      }),
      quoteFlow: quoteFlowMachine.provide({
        actors: { readDraft: fromPromise<FoundDraft, DraftWanted>(() => Promise.resolve(null)) },
      }),
    },
  });
  const path = stepPaths[language].TRAVELLER_DETAILS;
  const search = `?lang=${language}`;
  const input = { application: applications[application], language, address: { path, search }, sample };
  const portal = createActor(machine, { input }).start();
  await waitFor(portal, (snapshot) => snapshot.hasTag('inFlow'), { timeout: longestMs });
  const flow = flowOf(portal);
  if (!flow) throw new Error('The first paint has no quote to show');
  await waitFor(flow, (snapshot) => snapshot.matches('enteringTravellers'), { timeout: longestMs });
  const markup = renderToString(
    <PortalPage
      portal={portal}
      comingSwitch={{ current: () => null, watch: () => () => undefined }}
      messages={null}
      offer={false}
      tools={false}
      mark={null}
    />,
  );
  portal.stop();
  return markup;
}
