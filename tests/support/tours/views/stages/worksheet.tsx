import { WorksheetDialog } from '#src/ui/worksheet/WorksheetDialog.tsx';
import { worksheetTour } from '../../../../tours/worksheet.tour.ts';
import { defineStage } from '../stage.ts';

export const worksheetStage = defineStage(worksheetTour, (worksheet) => (
  <WorksheetDialog actor={worksheet} plan="SEMH" benefit={(code) => code} onClose={() => undefined} />
));
