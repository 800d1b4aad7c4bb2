import { memo } from 'react';
import { useText } from '../../text/useText.ts';
import styles from './choice.module.css';
import { FieldGroupFrame, type FieldProps } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';

export type ToggleFieldProps = FieldProps & {
  /** [QQ-004] The strings 'true' and 'false', or empty while nothing is chosen. */
  value: string;
  onChoose: (value: 'true' | 'false', id: string) => void;
  /** Words of the two choices; Yes and No by default. */
  trueLabel?: string | undefined;
  falseLabel?: string | undefined;
};

/** [QQ-004] [QQ-005] Two choices side by side, one above the other at 575 px and below. */
export const ToggleField = memo(function ToggleField(props: ToggleFieldProps) {
  const text = useText('kit');
  const { id, onChoose } = props;
  const choices = [
    { value: 'true', id, label: props.trueLabel ?? text('toggle.yes') },
    { value: 'false', id: `${id}-false`, label: props.falseLabel ?? text('toggle.no') },
  ] as const;
  return (
    <FieldGroupFrame field={props}>
      <div className={styles.segments}>
        {choices.map((choice) => (
          <label className={styles.segment} key={choice.value}>
            <input
              type="radio"
              id={choice.id}
              name={id}
              value={choice.value}
              checked={props.value === choice.value}
              onChange={() => onChoose(choice.value, id)}
            />
            <span className={styles.tick}>
              <Icon name="check" size={16} />
            </span>
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </FieldGroupFrame>
  );
});
