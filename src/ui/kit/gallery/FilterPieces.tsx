import { TableFilter, type TableFilterRef } from '../../tableFilter/TableFilter.tsx';
import { useText } from '../../../text/useText.ts';
import { FilterPanel } from '../FilterPanel.tsx';
import { Part } from './Part.tsx';

const nothing = () => undefined;

/** The filter of a table: as a person uses it, and one that may not search and has no field. */
export function FilterPieces({ filter }: { filter: TableFilterRef }) {
  const text = useText('gallery');
  return (
    <Part name={text('part.filters')}>
      <TableFilter id="filter" filter={filter} labelOf={(key) => text(`filter.${key}`)} />
      <FilterPanel
        id="filter-refused"
        fields={[{ key: 'name', kind: 'text', label: text('filter.name') }]}
        chosen={[]}
        values={{}}
        searchIsAllowed={false}
        onAdd={nothing}
        onDelete={nothing}
        onValue={nothing}
        onSearch={nothing}
        onReset={nothing}
      />
    </Part>
  );
}
