import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isIsoDate } from '#domain/calendar.ts';
import { endsOf, type FilterField, type FilterProblems, type Filter } from '#domain/tableFilter.ts';
import { useText } from '../../text/useText.ts';
import { Button } from './Button.tsx';
import { DateTextField } from './DateTextField.tsx';
import { FieldRow } from './FieldRow.tsx';
import styles from './filterPanel.module.css';
import { focusField, focusPlace } from './focus.ts';
import { Form } from './Form.tsx';
import { Select } from './Select.tsx';
import { TextField } from './TextField.tsx';
import { Tool, Toolbar } from './Toolbar.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type LabelledFilterField = FilterField & {
  label: string;
  /** What a choice is called; the choice itself by default. */
  choiceLabel?: ((choice: string) => string) | undefined;
};

export type FilterPanelProps = {
  /** Unique on the page; ids of the fields begin with it. */
  id: string;
  /** Every field that can be searched by, in the order in which they are offered. */
  fields: readonly LabelledFilterField[];
  /** Keys of the chosen fields, in their order. */
  chosen: readonly string[];
  values: Filter;
  /** What is wrong with values, by the end of a field. */
  problems?: FilterProblems | undefined;
  /** [WG-058] Without it the Search button refuses. */
  searchIsAllowed: boolean;
  onAdd: (key: string) => void;
  onDelete: (key: string) => void;
  onValue: (text: string, end: string) => void;
  onSearch: () => void;
  onReset: () => void;
  /** How its fields are searched by, where not as everywhere. */
  info?: string | undefined;
  /** What else is done with the table, beside adding a field. */
  tools?: ReactNode;
};

/** [WG-055] [WG-056] What a table is searched for. An added field takes the focus; after a deletion the list has it. */
export function FilterPanel(props: FilterPanelProps) {
  const text = useText('tableFilter');
  const { id, fields, chosen } = props;
  const shown = chosen.flatMap((key) => fields.find((field) => field.key === key) ?? []);
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('title')}</h2>
        <h3 className={styles.subheading} id={`${id}-fields`} tabIndex={-1}>
          {text('subheading')}
        </h3>
        <p className={styles.info}>{props.info ?? text('info')}</p>
      </div>
      <Form onSubmit={props.onSearch}>
        <div className={styles.line}>
          {shown.length === 0 && <p className={styles.hint}>{text('hint')}</p>}
          {shown.map((field) => (
            <ChosenField key={field.key} panel={props} field={field} />
          ))}
          <div className={styles.acts}>
            <Button kind="primary" type="submit" reason={props.searchIsAllowed ? null : text('refused')}>
              {text('search')}
            </Button>
            <Button onPress={props.onReset}>{text('reset')}</Button>
          </div>
        </div>
      </Form>
      <Toolbar>
        <AddField {...props} />
        {props.tools}
      </Toolbar>
    </section>
  );
}

/** [LS-051] */
const filterDateFormat = 'YYYY/MM/DD';

/** What is typed bounds the other end once it is a day. */
const dayIn = (text = '') => (isIsoDate(text) ? text : undefined);

type ChosenFieldProps = { panel: FilterPanelProps; field: LabelledFilterField };

function ChosenField({ panel, field }: ChosenFieldProps) {
  const text = useText('tableFilter');
  const { id, values, onValue } = panel;
  const put = (value: string, fieldId: string) => onValue(value, fieldId.slice(id.length + 1));
  const [first = '', last = ''] = endsOf(field);
  const problemAt = (end: string) => {
    const problem = panel.problems?.[end];
    return problem && text(`problem.${problem}`);
  };
  return (
    <div className={styles.field} data-wide={field.kind === 'date' || undefined}>
      {field.kind === 'choice' && (
        <Select
          id={`${id}-${first}`}
          label={field.label}
          value={values[first] ?? ''}
          placeholder={text('any')}
          options={field.choices.map((value) => ({ value, label: field.choiceLabel?.(value) ?? value }))}
          problem={problemAt(first)}
          onChoose={put}
        />
      )}
      {field.kind === 'text' && (
        <TextField
          id={`${id}-${first}`}
          label={field.label}
          type="search"
          value={values[first] ?? ''}
          problem={problemAt(first)}
          onText={put}
        />
      )}
      {field.kind === 'date' && (
        <FieldRow>
          <DateTextField
            id={`${id}-${first}`}
            label={text('start', { field: field.label })}
            format={filterDateFormat}
            value={values[first] ?? ''}
            max={dayIn(values[last])}
            problem={problemAt(first)}
            onText={put}
          />
          <DateTextField
            id={`${id}-${last}`}
            label={text('end', { field: field.label })}
            format={filterDateFormat}
            value={values[last] ?? ''}
            min={dayIn(values[first])}
            problem={problemAt(last)}
            onText={put}
          />
        </FieldRow>
      )}
      <Button
        kind="quiet"
        icon="close"
        label={text('deleteLabel', { field: field.label })}
        onPress={() => {
          flushSync(() => panel.onDelete(field.key));
          focusPlace(`${id}-fields`);
        }}
      >
        <VisuallyHidden>{text('delete')}</VisuallyHidden>
      </Button>
    </div>
  );
}

function AddField({ id, fields, chosen, onAdd }: FilterPanelProps) {
  const text = useText('tableFilter');
  const free = fields.filter(({ key }) => !chosen.includes(key));
  if (free.length === 0) return null;
  return (
    <Tool once label={text('add')}>
      {free.map((field) => (
        <Button
          key={field.key}
          kind="quiet"
          icon="plus"
          label={text('addFieldLabel', { field: field.label })}
          onPress={() => {
            flushSync(() => onAdd(field.key));
            focusField(`${id}-${endsOf(field)[0]}`);
          }}
        >
          {field.label}
        </Button>
      ))}
    </Tool>
  );
}
