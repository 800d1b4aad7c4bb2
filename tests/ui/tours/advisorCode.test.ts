import { viewTours } from '../../support/tours/views.ts';
import { advisorCodeDrive, advisorCodeScreens } from '../../tours/advisorCode.screens.ts';
import { advisorCodeTour } from '../../tours/advisorCode.tour.ts';

viewTours({ tour: advisorCodeTour, drive: advisorCodeDrive, screens: advisorCodeScreens });
