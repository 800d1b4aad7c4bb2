import type { Stage } from './stage.ts';
import { accountStage } from './stages/account.tsx';
import { applyStage } from './stages/apply.tsx';
import { cardFieldStage } from './stages/cardField.tsx';
import { contentPageStage } from './stages/contentPage.tsx';
import { customerSignInStage } from './stages/customerSignIn.tsx';
import { directorySignInStage } from './stages/directorySignIn.tsx';
import { draftKeeperStage } from './stages/draftKeeper.tsx';
import { idleSessionStage } from './stages/idleSession.tsx';
import { locationSuggestStage } from './stages/locationSuggest.tsx';
import { mobileMenuStage } from './stages/mobileMenu.tsx';
import { navigationStage } from './stages/navigation.tsx';
import { organizationSwitchStage } from './stages/organizationSwitch.tsx';
import { planSelectionStage } from './stages/planSelection.tsx';
import { paymentStage } from './stages/payment.tsx';
import { productCardStage } from './stages/productCard.tsx';
import { policyLinkStage } from './stages/policyLink.tsx';
import { policyPdfStage } from './stages/policyPdf.tsx';
import { quickQuoteStage } from './stages/quickQuote.tsx';
import { portalStage } from './stages/portal.tsx';
import { quoteFlowStage } from './stages/quoteFlow.tsx';
import { tableFilterStage } from './stages/tableFilter.tsx';
import { tripDetailsStage } from './stages/tripDetails.tsx';

/** How each chart is shown that has a view; the page is built with all of them. */
export const stages: Readonly<Record<string, Stage>> = {
  account: accountStage,
  apply: applyStage,
  cardField: cardFieldStage,
  contentPage: contentPageStage,
  customerSignIn: customerSignInStage,
  directorySignIn: directorySignInStage,
  draftKeeper: draftKeeperStage,
  idleSession: idleSessionStage,
  locationSuggest: locationSuggestStage,
  mobileMenu: mobileMenuStage,
  navigation: navigationStage,
  organizationSwitch: organizationSwitchStage,
  planSelection: planSelectionStage,
  payment: paymentStage,
  productCard: productCardStage,
  policyLink: policyLinkStage,
  policyPdf: policyPdfStage,
  quickQuote: quickQuoteStage,
  portal: portalStage,
  quoteFlow: quoteFlowStage,
  tableFilter: tableFilterStage,
  tripDetails: tripDetailsStage,
};
