import { memo, type ReactNode } from 'react';
import styles from './choice.module.css';
import { describedBy, FieldGroupFrame, FieldProblem, type FieldProps } from './FieldFrame.tsx';
import fieldStyles from './field.module.css';

export type CheckboxProps = {
  id: string;
  label: ReactNode;
  more?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean, id: string) => void;
  problem?: string | null | undefined;
  disabled?: boolean | undefined;
};

/** One thing that is so or not. */
export const Checkbox = memo(function Checkbox(props: CheckboxProps) {
  const { id, problem, onChange } = props;
  return (
    <div className={fieldStyles.field} data-problem={problem ? true : undefined}>
      <label className={styles.choice} data-disabled={props.disabled || undefined}>
        <input
          className={`${styles.mark} ${styles.box}`}
          type="checkbox"
          id={id}
          name={id}
          checked={props.checked}
          disabled={props.disabled}
          aria-describedby={describedBy({ id, problem })}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.checked, id)}
        />
        <span className={styles.words}>
          <span>{props.label}</span>
          {props.more && <span className={styles.more}>{props.more}</span>}
        </span>
      </label>
      {problem && <FieldProblem id={id} problem={problem} />}
    </div>
  );
});

export type CheckboxGroupProps = FieldProps & {
  /** The chosen values. */
  value: readonly string[];
  options: readonly { value: string; label: ReactNode; more?: ReactNode; isDisabled?: boolean | undefined }[];
  onChoose: (chosen: readonly string[], id: string) => void;
};

/** [WG-031] Several of a few, each kept separately. The first box carries the id of the group. */
export const CheckboxGroup = memo(function CheckboxGroup(props: CheckboxGroupProps) {
  const { id, value: chosen, onChoose } = props;
  return (
    <FieldGroupFrame field={props}>
      <div className={styles.choices}>
        {props.options.map((option, index) => (
          <Checkbox
            key={option.value}
            id={index === 0 ? id : `${id}-${option.value}`}
            label={option.label}
            more={option.more}
            checked={chosen.includes(option.value)}
            disabled={option.isDisabled}
            onChange={(checked) => {
              const others = chosen.filter((each) => each !== option.value);
              onChoose(checked ? [...others, option.value] : others, id);
            }}
          />
        ))}
      </div>
    </FieldGroupFrame>
  );
});
