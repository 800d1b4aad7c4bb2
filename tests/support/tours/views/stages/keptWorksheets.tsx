import { KeptWorksheetsPage } from '#src/ui/heldQuotes/KeptWorksheetsPage.tsx';
import { keptWorksheetsTour } from '../../../../tours/keptWorksheets.tour.ts';
import { defineStage } from '../stage.ts';

export const keptWorksheetsStage = defineStage(keptWorksheetsTour, (actor) => (
  <KeptWorksheetsPage actor={actor} />
));
