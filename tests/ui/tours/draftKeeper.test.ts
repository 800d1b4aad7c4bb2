import { viewTours } from '../../support/tours/views.ts';
import { draftKeeperScreens, pressOfDraft } from '../../tours/draftKeeper.screens.ts';
import { draftKeeperTour } from '../../tours/draftKeeper.tour.ts';

viewTours({
  tour: draftKeeperTour,
  drive: {
    thePersonEditsAForm: { commanded: 'the keeper hears it from the form of whichever step is open' },
    thePageIsHidden: { commanded: 'the keeper hears it from the page around the flow' },
    thePersonRetriesSaving: pressOfDraft('retry'),
    thePersonKeepsTheirOwnDraft: pressOfDraft('keepMine'),
    thePersonTakesTheOtherDraft: pressOfDraft('takeTheirs'),
  },
  screens: draftKeeperScreens,
});
