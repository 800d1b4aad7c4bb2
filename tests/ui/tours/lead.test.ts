import { viewTours } from '../../support/tours/views.ts';
import { leadDrive, leadScreens } from '../../tours/lead.screens.ts';
import { leadTour } from '../../tours/lead.tour.ts';

viewTours({
  tour: leadTour,
  drive: { ...leadDrive, typesHtml: { commanded: 'the mask of the field takes no such signs' } },
  screens: leadScreens,
});
