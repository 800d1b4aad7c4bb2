import { viewTours } from '../../support/tours/views.ts';
import { taskGivingUpDrive, taskGivingUpScreens } from '../../tours/taskGivingUp.screens.ts';
import { taskGivingUpTour } from '../../tours/taskGivingUp.tour.ts';

viewTours({ tour: taskGivingUpTour, drive: taskGivingUpDrive, screens: taskGivingUpScreens });
