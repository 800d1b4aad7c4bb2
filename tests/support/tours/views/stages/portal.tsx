import { createActor } from 'xstate';
import { accountMachine } from '#machines/account/account.machine.ts';
import { contentPageMachine } from '#machines/contentPage/contentPage.machine.ts';
import { customerSignInMachine } from '#machines/customerSignIn/customerSignIn.machine.ts';
import { directorySignInMachine } from '#machines/directorySignIn/directorySignIn.machine.ts';
import { draftKeeperMachine } from '#machines/draftKeeper/draftKeeper.machine.ts';
import { idleSessionMachine } from '#machines/idleSession/idleSession.machine.ts';
import { mobileMenuMachine } from '#machines/mobileMenu/mobileMenu.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';
import { area as accountArea } from '#src/app/areas/user.area.ts';
import type { SwitchRef } from '#src/ui/organizationSwitch/switchRef.ts';
import { keepAreaView } from '#src/ui/portal/areaViews.ts';
import { Portal } from '#src/ui/portal/Portal.tsx';
import type { PortalRef } from '#src/ui/portal/portalRef.ts';
import { organizationSwitchTour } from '../../../../tours/organizationSwitch.tour.ts';
import { portalTour } from '../../../../tours/portal.tour.ts';
import { visibleDouble } from '../../doubles.ts';
import { defineStage } from '../stage.ts';

keepAreaView('/user', accountArea.View);

export const portalStage = defineStage(
  portalTour,
  (portal) => {
    const organizationSwitch = createActor(organizationSwitchTour.machine).start() as unknown as SwitchRef;
    const comingSwitch = { current: () => organizationSwitch, watch: () => () => undefined };
    return <Portal portal={portal as PortalRef} comingSwitch={comingSwitch} messages={null} />;
  },
  {
    area: visibleDouble(accountMachine),
    contentPage: visibleDouble(contentPageMachine),
    customerSignIn: visibleDouble(customerSignInMachine),
    directorySignIn: visibleDouble(directorySignInMachine),
    idleSession: visibleDouble(idleSessionMachine),
    mobileMenu: visibleDouble(mobileMenuMachine),
    navigation: visibleDouble(navigationMachine),
    quoteFlow: visibleDouble(quoteFlowMachine, { draftKeeper: visibleDouble(draftKeeperMachine) }),
  },
  null,
);
