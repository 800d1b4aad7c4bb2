import { useState } from 'react';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Paginator } from '../kit/Paginator.tsx';
import { type Sort, Table } from '../kit/Table.tsx';
import { Part } from './Part.tsx';
import { premiums } from './premiums.ts';

/** Tables: sorted, empty, without labels; and their pages. */
export function TablePieces() {
  const text = useText('gallery');
  const formats = useFormats();
  const [sort, setSort] = useState<Sort>({ column: 'traveller', direction: 'asc' });
  const [offset, setOffset] = useState(0);
  const key = sort.column === 'plan' ? 'plan' : 'traveller';
  const turn = sort.direction === 'asc' ? 1 : -1;
  return (
    <Part name={text('part.tables')}>
      <Table
        caption={text('table.caption')}
        rows={premiums.toSorted((one, other) => turn * formats.compare(one[key], other[key]))}
        keyOf={(row) => row.traveller}
        sort={sort}
        onSort={setSort}
        columns={[
          { key: 'traveller', label: text('table.traveller'), cell: (row) => row.traveller, sortable: true },
          { key: 'plan', label: text('table.plan'), cell: (row) => row.plan, sortable: true },
          {
            key: 'premium',
            label: text('table.premium'),
            cell: (row) => formats.money(row.cents),
            numeric: true,
          },
        ]}
        footer={
          <tr>
            <th scope="row" colSpan={2}>
              {text('summary.total')}
            </th>
            <td data-numeric>{formats.money(116935)}</td>
          </tr>
        }
      />
      <Paginator offset={offset} total={43} onOffset={setOffset} />
      <Table
        caption={text('table.caption')}
        rows={[]}
        keyOf={String}
        columns={[{ key: 'plan', label: text('table.plan'), cell: String }]}
      />
      <Table
        caption={text('table.caption')}
        rows={[]}
        keyOf={String}
        columns={[{ key: 'plan', label: undefined, cell: String }]}
      />
    </Part>
  );
}
