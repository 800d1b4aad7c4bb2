import { memo, type ReactNode } from 'react';
import styles from './choice.module.css';
import { FieldGroupFrame, type FieldProps } from './FieldFrame.tsx';

export type RadioOption = {
  value: string;
  label: ReactNode;
  more?: ReactNode;
  isDisabled?: boolean | undefined;
};

export type RadioGroupProps = FieldProps & {
  value: string;
  options: readonly RadioOption[];
  onChoose: (value: string, id: string) => void;
  /** Side by side where they fit. */
  inline?: boolean | undefined;
};

/** [WG-030] Exactly one of a few. The first radio carries the id of the group. */
export const RadioGroup = memo(function RadioGroup(props: RadioGroupProps) {
  const { id, onChoose } = props;
  return (
    <FieldGroupFrame field={props}>
      <div className={styles.choices} data-inline={props.inline || undefined}>
        {props.options.map((option, index) => (
          <label className={styles.choice} key={option.value} data-disabled={option.isDisabled || undefined}>
            <input
              className={`${styles.mark} ${styles.radio}`}
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={id}
              value={option.value}
              checked={props.value === option.value}
              disabled={option.isDisabled}
              onChange={() => onChoose(option.value, id)}
            />
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.more && <span className={styles.more}>{option.more}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroupFrame>
  );
});
