import { TableFilter } from '#src/ui/list/TableFilter.tsx';
import { tableFilterTour } from '../../../../tours/tableFilter.tour.ts';
import { defineStage } from '../stage.ts';

export const tableFilterStage = defineStage(tableFilterTour, (filter) => (
  <TableFilter id="filter" filter={filter} labelOf={(key) => key} />
));
