import { licenseHistoryMachine } from '#machines/licenseHistory/licenseHistory.machine.ts';
import { LicenseFormScreen } from '#src/ui/licensing/LicenseFormScreen.tsx';
import { licenseFormTour } from '../../../../tours/licenseForm.tour.ts';
import { withDoubles } from '../../doubles.ts';
import { defineStage } from '../stage.ts';

export const licenseFormStage = defineStage(
  licenseFormTour,
  (licenseForm) => (
    <main>
      <LicenseFormScreen actor={licenseForm} />
    </main>
  ),
  { licenseHistory: withDoubles(licenseHistoryMachine) },
);
