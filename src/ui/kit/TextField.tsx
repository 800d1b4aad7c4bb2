import { type HTMLInputAutoCompleteAttribute, memo } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import styles from './field.module.css';
import { type Mask, takeText } from './takeText.ts';

export type FieldWidth = 'code' | 'short' | 'medium' | 'full';

export type TextFieldProps = FieldProps & {
  value: string;
  /** Every change of the text; the id comes second, so that one function can serve many fields. */
  onText: (text: string, id: string) => void;
  onBlur?: ((id: string) => void) | undefined;
  type?: 'text' | 'email' | 'tel' | 'search' | 'password' | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** [WG-051] Characters beyond it are ignored. */
  maxLength?: number | undefined;
  /** [WG-054] Characters that the mask leaves out are ignored, typed or pasted. */
  mask?: Mask | undefined;
  readOnly?: boolean | undefined;
  width?: FieldWidth | undefined;
  spellCheck?: boolean | undefined;
};

/** One line of text. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { id, value, onText, onBlur, mask, width = 'full' } = props;
  return (
    <FieldFrame
      id={id}
      label={props.label}
      hint={props.hint}
      problem={props.problem}
      optional={props.optional}
    >
      <input
        className={width === 'full' ? styles.input : `${styles.input} ${styles[width]}`}
        id={id}
        name={id}
        type={props.type ?? 'text'}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete ?? 'off'}
        maxLength={props.maxLength}
        readOnly={props.readOnly}
        spellCheck={props.spellCheck}
        aria-describedby={describedBy(props)}
        aria-invalid={props.problem ? true : undefined}
        value={value}
        onChange={(event) =>
          onText(mask ? takeText(event.currentTarget, value, mask) : event.currentTarget.value, id)
        }
        onBlur={onBlur && (() => onBlur(id))}
      />
    </FieldFrame>
  );
});
