import { viewTours } from '../../support/tours/views.ts';
import {
  medicalQuestionnaireDrive,
  medicalQuestionnaireScreens,
} from '../../tours/medicalQuestionnaire.screens.ts';
import { medicalQuestionnaireTour } from '../../tours/medicalQuestionnaire.tour.ts';

viewTours({
  tour: medicalQuestionnaireTour,
  drive: medicalQuestionnaireDrive,
  screens: medicalQuestionnaireScreens,
});
