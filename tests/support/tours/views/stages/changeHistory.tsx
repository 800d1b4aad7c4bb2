import { LicenseHistory } from '#src/ui/licensing/LicenseVersions.tsx';
import { changeHistoryTour } from '../../../../tours/changeHistory.tour.ts';
import { defineStage } from '../stage.ts';

export const changeHistoryStage = defineStage(changeHistoryTour, (changeHistory) => (
  <LicenseHistory history={changeHistory} />
));
