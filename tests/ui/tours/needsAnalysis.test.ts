import { viewTours } from '../../support/tours/views.ts';
import { needsAnalysisDrive, needsAnalysisScreens } from '../../tours/needsAnalysis.screens.ts';
import { needsAnalysisTour } from '../../tours/needsAnalysis.tour.ts';

viewTours({
  tour: needsAnalysisTour,
  drive: needsAnalysisDrive,
  screens: needsAnalysisScreens,
});
