import { ListScreen } from '../list/ListScreen.tsx';
import type { ListRef } from '../list/listRef.ts';
import { type Text, useText } from '../../text/useText.ts';
import { ActionMenu } from '../kit/ActionMenu.tsx';
import { FilterPanel } from '../kit/FilterPanel.tsx';
import { Part } from './Part.tsx';
import type { premiums } from './premiums.ts';

const nothing = () => undefined;

const actionsIn =
  (text: Text<'gallery'>) =>
  ({ traveller }: (typeof premiums)[number]) => (
    <ActionMenu
      label={text('menu.label', { name: traveller })}
      acts={[
        { key: 'print', label: text('menu.print') },
        { key: 'copy', label: text('menu.copy') },
      ]}
      onAct={nothing}
    />
  );

/** A list as a person uses it, with its filter and the rows that it leaves, and a filter that may not search and has no field. */
export function FilterPieces({ list }: { list: ListRef }) {
  const text = useText('gallery');
  return (
    <Part name={text('part.filters')}>
      <ListScreen<(typeof premiums)[number]>
        list={list}
        caption={text('table.caption')}
        columns={[
          { key: 'traveller', label: text('table.traveller'), cell: (row) => row.traveller },
          { key: 'plan', label: text('table.plan'), cell: (row) => row.plan, sortable: false },
        ]}
        nameOf={({ traveller }) => traveller}
        fieldLabel={(key) => text(key === 'name' ? 'filter.name' : 'filter.expiredDate')}
        rowActions={actionsIn(text)}
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
