import type { Picked, PickedOption } from '#domain/forms/picked.ts';
import { AsyncCombobox } from '../kit/AsyncCombobox.tsx';
import { useFormActor } from './formActor.ts';
import type { ShownField } from './formFields.tsx';

type PickedEntryProps<Key> = {
  field: Key;
  /** What is suggested now. */
  options: readonly PickedOption[];
  /** In place of the hint of the field. */
  hint?: string | undefined;
  busy?: boolean;
  nothingFound?: boolean;
  onSearchAgain?: (() => void) | undefined;
  readOnly?: boolean;
  onCloseList?: () => void;
};

const nothing = () => undefined;

/** A text that names one of some options, among the fields of a form; no option is suggested where one is chosen. */
export function pickedEntryOf<Key extends string>({ useField }: { useField: (key: Key) => ShownField }) {
  return function PickedEntry({
    field,
    options,
    hint: ownHint,
    onCloseList = nothing,
    ...own
  }: PickedEntryProps<Key>) {
    const actor = useFormActor();
    const { id, label, hint, problem, value } = useField(field);
    const picked = value as Picked;
    const fill = (entered: Picked) => actor.send({ type: 'person.fill', key: field, value: entered });
    return (
      <AsyncCombobox
        id={id}
        label={label}
        hint={ownHint ?? hint}
        problem={problem}
        text={picked.text}
        chosen={picked.value || null}
        suggestions={(picked.value === '' ? options : []).map((option) => ({
          id: option.value,
          label: option.label,
          more: option.value,
        }))}
        onType={(text) => fill({ text, value: '' })}
        onChoose={(chosen) => {
          const option = options.find(({ value: each }) => each === chosen);
          if (option) fill({ text: option.label, value: option.value });
        }}
        onCloseList={onCloseList}
        onBlur={() => actor.send({ type: 'person.leaveField', key: field })}
        {...own}
      />
    );
  };
}
