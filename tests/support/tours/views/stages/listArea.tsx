import { licenseFormMachine } from '#machines/licenseForm/licenseForm.machine.ts';
import { licenseFormInputOf } from '#machines/licenseForm/licenseForm.setup.ts';
import { listMachine } from '#machines/list/list.machine.ts';
import { tableFilterMachine } from '#machines/tableFilter/tableFilter.machine.ts';
import { withInput } from '#src/app/areas/withInput.ts';
import { LicensingScreen } from '#src/ui/licensing/LicensingScreen.tsx';
import { listAreaTour } from '../../../../tours/listArea.tour.ts';
import { withDoubles } from '../../doubles.ts';
import { defineStage } from '../stage.ts';

/** The list is there to be seen; what it would report the tour says. */
const silentList = withDoubles(listMachine.provide({ actions: { showQuery: () => undefined } })).provide({
  actors: { tableFilter: withDoubles(tableFilterMachine) as never },
});

/** The form of a licence, as the area hands it on. */
const licenseForm = withInput(withDoubles(licenseFormMachine), licenseFormInputOf);

export const listAreaStage = defineStage(listAreaTour, (area) => <LicensingScreen area={area} />, {
  list: silentList,
  page: licenseForm,
});
