import { viewTours } from '../../support/tours/views.ts';
import { draftKeeperScreens, pressOfDraft } from '../../tours/draftKeeper.screens.ts';
import { draftKeeperTour } from '../../tours/draftKeeper.tour.ts';

viewTours({
  tour: draftKeeperTour,
  drive: {
    theAgentEditsAForm: { commanded: 'the keeper hears it from the form of whichever step is open' },
    theAgentRetriesSaving: pressOfDraft('retry'),
    theAgentKeepsTheOwnDraft: pressOfDraft('keepMine'),
    theAgentTakesTheOtherDraft: pressOfDraft('takeTheirs'),
  },
  screens: draftKeeperScreens,
});
