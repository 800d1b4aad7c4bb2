import type { Stage } from './stage.ts';
import { customerSignInStage } from './stages/customerSignIn.tsx';
import { directorySignInStage } from './stages/directorySignIn.tsx';
import { idleSessionStage } from './stages/idleSession.tsx';
import { mobileMenuStage } from './stages/mobileMenu.tsx';
import { organisationSwitchStage } from './stages/organisationSwitch.tsx';

/** How each chart is shown that has a view; the page is built with all of them. */
export const stages: Readonly<Record<string, Stage>> = {
  customerSignIn: customerSignInStage,
  directorySignIn: directorySignInStage,
  idleSession: idleSessionStage,
  mobileMenu: mobileMenuStage,
  organisationSwitch: organisationSwitchStage,
};
