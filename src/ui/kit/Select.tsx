import { memo } from 'react';
import { useText } from '../../text/useText.ts';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import styles from './field.module.css';
import { Icon } from './Icon.tsx';
import type { FieldWidth } from './TextField.tsx';

/** [WG-023] A disabled option cannot be chosen. */
export type Option = { value: string; label: string; isDisabled?: boolean | undefined };

export type SelectProps = FieldProps & {
  /** Value of the chosen option, or empty. */
  value: string;
  options: readonly Option[];
  onChoose: (value: string, id: string) => void;
  onBlur?: ((id: string) => void) | undefined;
  /** Stands in the list for "nothing chosen yet"; a text of the kit by default, which leaves the list once something is chosen; none where something always is. */
  placeholder?: string | null | undefined;
  autoComplete?: string | undefined;
  /** Shows what is chosen and takes nothing else. */
  disabled?: boolean | undefined;
  width?: FieldWidth | undefined;
};

/** One of many, as the platform's own list. */
export const Select = memo(function Select(props: SelectProps) {
  const text = useText('kit');
  const { id, onChoose, onBlur, width = 'full', placeholder = text('select.placeholder') } = props;
  return (
    <FieldFrame field={props}>
      <span className={width === 'full' ? styles.selectBox : `${styles.selectBox} ${styles[width]}`}>
        <select
          className={`${styles.input} ${styles.select}`}
          id={id}
          name={id}
          disabled={props.disabled}
          autoComplete={props.autoComplete}
          aria-describedby={describedBy(props)}
          aria-invalid={props.problem ? true : undefined}
          value={props.value}
          onChange={(event) => onChoose(event.currentTarget.value, id)}
          onBlur={onBlur && (() => onBlur(id))}
        >
          {placeholder !== null && (
            <option value="" hidden={props.placeholder === undefined && props.value !== ''}>
              {placeholder}
            </option>
          )}
          {props.options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevronDown" />
        </span>
      </span>
    </FieldFrame>
  );
});
