import { fromPromise } from 'xstate';
import type { Language } from '#domain/locales.ts';
import { contentPageMachine } from '#machines/contentPage/contentPage.machine.ts';
import { customerSignInMachine } from '#machines/customerSignIn/customerSignIn.machine.ts';
import { directorySignInMachine } from '#machines/directorySignIn/directorySignIn.machine.ts';
import { firstSignInMachine } from '#machines/firstSignIn/firstSignIn.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { organizationLoadMachine } from '#machines/organizationLoad/organizationLoad.machine.ts';
import { portalMachine } from '#machines/portal/portal.machine.ts';
import type { UserType } from '#machines/session.types.ts';
import { signOutMachine } from '#machines/signOut/signOut.machine.ts';
import { singleSignOnMachine } from '#machines/singleSignOn/singleSignOn.machine.ts';
import { translationMachine } from '#machines/translation/translation.machine.ts';
import { connectAreas } from './areas/connectAreas.ts';
import type { AreasParts } from './areas/fetchedArea.ts';
import { contentPorts } from './contentPorts.ts';
import { connectIdleSession, type IdleParts } from './idlePorts.ts';
import { connectQuoteFlow, type QuoteFlowParts } from './connectQuoteFlow.ts';
import { mustBeFilled } from './mustBeFilled.ts';
import { navContentPort } from './navContentPort.ts';
import { organizationLoadPorts } from './organizationLoadPorts.ts';
import type { SessionParts } from './sessionActs.ts';
import { sessionPorts } from './sessionPorts.ts';
import { type TranslationParts, translationPorts } from './translationPorts.ts';

export type PortalParts = SessionParts &
  Omit<IdleParts, 'endOnServer'> &
  Omit<AreasParts, 'readSession'> &
  Omit<QuoteFlowParts, 'readSession'> &
  TranslationParts & {
    loadTexts(language: Language): Promise<void>;
  };

/**
 * The portal with every port filled.
 * @throws Error that names each port nobody filled
 */
export function connectPortal(
  parts: PortalParts,
  session: ReturnType<typeof sessionPorts> = sessionPorts(parts),
): typeof portalMachine {
  const firstSignIn = (userType: UserType) =>
    firstSignInMachine.provide({ actors: session.firstSignIn(userType) });
  const portal = portalMachine.provide({
    actors: {
      ...session.portal,
      loadTexts: fromPromise<void, { language: Language }>(({ input }) => parts.loadTexts(input.language)),
      directorySignIn: directorySignInMachine.provide({
        actors: { ...session.directorySignIn, firstSignIn: firstSignIn('lanid') },
      }),
      customerSignIn: customerSignInMachine.provide({
        actors: { ...session.customerSignIn, firstSignIn: firstSignIn('ciamid') },
      }),
      singleSignOn: singleSignOnMachine.provide({ actors: session.singleSignOn }),
      ...connectAreas({ ...parts, readSession: session.readSession }),
      signOut: signOutMachine.provide({ actors: session.signOut }),
      quoteFlow: connectQuoteFlow({ ...parts, readSession: session.readSession }),
      navigation: navigationMachine.provide({ actors: { getNavContent: navContentPort(parts.callServer) } }),
      translation: translationMachine.provide({ actors: translationPorts(parts) }),
      organizationLoad: organizationLoadMachine.provide({
        actors: organizationLoadPorts(parts.callServer, parts.queries),
      }),
      contentPage: contentPageMachine.provide({ actors: contentPorts(parts.callServer, parts.window) }),
      idleSession: connectIdleSession({ ...parts, endOnServer: session.endOnServer }),
    },
  });
  return mustBeFilled(portal);
}
