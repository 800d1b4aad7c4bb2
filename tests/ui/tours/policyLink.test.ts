import { viewTours } from '../../support/tours/views.ts';
import { policyLinkDrive, policyLinkScreens } from '../../tours/policyLink.screens.ts';
import { policyLinkTour } from '../../tours/policyLink.tour.ts';

viewTours({
  tour: policyLinkTour,
  drive: {
    ...policyLinkDrive,
    choosesFrench: { commanded: 'a page in French offers English; the journeys press both' },
    opensAnotherLink: { commanded: 'it is done in the bar of addresses' },
    takesTheTokenAway: { commanded: 'it is done in the bar of addresses' },
  },
  screens: policyLinkScreens,
});
