import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { tableFilterMachine } from '#machines/tableFilter/tableFilter.machine.ts';
import { FilterPanel } from '../kit/FilterPanel.tsx';

export type TableFilterRef = ActorRefFrom<typeof tableFilterMachine>;

export type TableFilterProps = {
  id: string;
  filter: TableFilterRef;
  /** What a field is called, by its key. */
  labelOf: (key: string) => string;
  /** What a choice of a field is called; the choice itself by default. */
  choiceLabelOf?: ((key: string, choice: string) => string) | undefined;
  /** How its fields are searched by, where not as everywhere. */
  info?: string | undefined;
  /** What else is done with the table. */
  tools?: ReactNode;
};

/** [WG-055] The panel that says what a table is searched for. */
export function TableFilter({ id, filter, labelOf, choiceLabelOf, info, tools }: TableFilterProps) {
  const fields = useSelector(filter, ({ context }) => context.fields);
  const chosen = useSelector(filter, ({ context }) => context.chosen);
  const values = useSelector(filter, ({ context }) => context.filter);
  const problems = useSelector(filter, ({ context }) => context.problems);
  const searchIsAllowed = useSelector(filter, ({ context }) => context.searchIsAllowed);
  return (
    <FilterPanel
      id={id}
      fields={fields.map((field) => ({
        ...field,
        label: labelOf(field.key),
        choiceLabel: choiceLabelOf && ((choice) => choiceLabelOf(field.key, choice)),
      }))}
      chosen={chosen}
      values={values}
      problems={problems}
      searchIsAllowed={searchIsAllowed}
      onAdd={(key) => filter.send({ type: 'person.addField', key })}
      onDelete={(key) => filter.send({ type: 'person.deleteField', key })}
      onValue={(text, end) => filter.send({ type: 'person.enterValue', end, text })}
      onSearch={() => filter.send({ type: 'person.search' })}
      onReset={() => filter.send({ type: 'person.reset' })}
      info={info}
      tools={tools}
    />
  );
}
