import { LicenseHistory } from '#src/ui/licensing/LicenseHistory.tsx';
import { licenseHistoryTour } from '../../../../tours/licenseHistory.tour.ts';
import { defineStage } from '../stage.ts';

export const licenseHistoryStage = defineStage(licenseHistoryTour, (licenseHistory) => (
  <LicenseHistory history={licenseHistory} />
));
