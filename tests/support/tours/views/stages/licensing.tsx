import { licenseFormMachine } from '#machines/licenseForm/licenseForm.machine.ts';
import { listMachine } from '#machines/list/list.machine.ts';
import { tableFilterMachine } from '#machines/tableFilter/tableFilter.machine.ts';
import { LicensingScreen } from '#src/ui/licensing/LicensingScreen.tsx';
import type { LicensingRef } from '#src/ui/licensing/licensingRef.ts';
import { licensingTour } from '../../../../tours/licensing.tour.ts';
import { withDoubles } from '../../doubles.ts';
import { defineStage } from '../stage.ts';

/** The list is there to be seen; what it would report the tour says. */
const silentList = withDoubles(listMachine.provide({ actions: { showQuery: () => undefined } })).provide({
  actors: { tableFilter: withDoubles(tableFilterMachine) as never },
});

export const licensingStage = defineStage(
  licensingTour,
  (licensing) => <LicensingScreen area={licensing as LicensingRef} />,
  { list: silentList, licenseForm: withDoubles(licenseFormMachine) },
);
