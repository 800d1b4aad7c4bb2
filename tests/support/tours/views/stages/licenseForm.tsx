import { changeHistoryMachine } from '#machines/changeHistory/changeHistory.machine.ts';
import { organizationSuggestMachine } from '#machines/organizationSuggest/organizationSuggest.machine.ts';
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
  {
    changeHistory: withDoubles(changeHistoryMachine),
    organizationSuggest: withDoubles(organizationSuggestMachine),
  },
);
