import { viewTours } from '../../support/tours/views.ts';
import { keptWorksheetsDrive, keptWorksheetsScreens } from '../../tours/keptWorksheets.screens.ts';
import { keptWorksheetsTour } from '../../tours/keptWorksheets.tour.ts';

viewTours({ tour: keptWorksheetsTour, drive: keptWorksheetsDrive, screens: keptWorksheetsScreens });
