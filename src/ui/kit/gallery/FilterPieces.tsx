import { TableFilter, type TableFilterRef } from '../../tableFilter/TableFilter.tsx';
import { useSearched } from '../../tableFilter/useSearched.ts';
import { useText } from '../../../text/useText.ts';
import { FilterPanel } from '../FilterPanel.tsx';
import { Table } from '../Table.tsx';
import { Part } from './Part.tsx';
import { premiums } from './premiums.ts';

const nothing = () => undefined;

/** The filter of a table: as a person uses it, with the rows that it leaves, and one that may not search and has no field. */
export function FilterPieces({ filter }: { filter: TableFilterRef }) {
  const text = useText('gallery');
  const name = (useSearched(filter).name ?? '').toLowerCase();
  return (
    <Part name={text('part.filters')}>
      <TableFilter
        id="filter"
        filter={filter}
        labelOf={(key) => text(key === 'name' ? 'filter.name' : 'filter.expiredDate')}
      />
      <Table
        caption={text('table.caption')}
        rows={premiums.filter(({ traveller }) => traveller.toLowerCase().includes(name))}
        keyOf={(row) => row.traveller}
        columns={[{ key: 'traveller', label: text('table.traveller'), cell: (row) => row.traveller }]}
      />
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
