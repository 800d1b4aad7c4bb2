import { viewTours } from '../../support/tours/views.ts';
import { noPlaceToErase, suggestDrive, suggestScreens } from '../../tours/locationSuggest.screens.ts';
import { locationSuggestTour } from '../../tours/locationSuggest.tour.ts';

viewTours({
  tour: locationSuggestTour,
  drive: suggestDrive,
  screens: suggestScreens,
  notHere: { thePersonErasesThePlace: noPlaceToErase },
});
