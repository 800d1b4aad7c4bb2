import { Checkbox, type CheckboxProps } from '../kit/Checkbox.tsx';
import { actsOf, useFormActor } from './formActor.ts';
import type { Own, ShownField } from './formFields.tsx';

type TickProps<Key> = { field: Key } & Own<CheckboxProps, 'checked' | 'onChange'>;

/** The tick among the fields of a form; apart from the others, as the first page has none. */
export function tickOf<Key extends string>({ useField }: { useField: (key: Key) => ShownField }) {
  return function Tick({ field, ...own }: TickProps<Key>) {
    const { id, label, problem, value } = useField(field);
    const { fill } = actsOf(useFormActor());
    return (
      <Checkbox id={id} label={label} problem={problem} checked={value === true} onChange={fill} {...own} />
    );
  };
}
