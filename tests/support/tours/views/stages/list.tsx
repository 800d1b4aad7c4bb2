import { tableFilterMachine } from '#machines/tableFilter/tableFilter.machine.ts';
import { ListScreen } from '#src/ui/list/ListScreen.tsx';
import { listTour } from '../../../../tours/list.tour.ts';
import { withDoubles } from '../../doubles.ts';
import { defineStage } from '../stage.ts';

type Row = { id: string };

export const listStage = defineStage(
  listTour,
  (list) => (
    <ListScreen<Row>
      list={list}
      caption="rows"
      columns={[
        { key: 'name', label: 'name', cell: ({ id }) => `name of ${id}` },
        { key: 'status', label: 'status', cell: ({ id }) => `status of ${id}` },
      ]}
      nameOf={({ id }) => id}
      fieldLabel={(key) => key}
      rowActions={({ id }) => `actions of ${id}`}
    />
  ),
  { tableFilter: withDoubles(tableFilterMachine) },
);
