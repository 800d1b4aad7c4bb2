import { type HTMLInputAutoCompleteAttribute, memo } from 'react';
import { everything, type Mask, upTo } from '#domain/typing/taken.ts';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useTypingNote } from './FieldNote.tsx';
import styles from './field.module.css';
import { takeText } from './takeText.ts';
import { useComposed } from './useComposed.ts';

export type FieldWidth = 'code' | 'short' | 'medium' | 'full';

export type TextFieldProps = FieldProps & {
  value: string;
  /** Every change of the text; the id comes second, so that one function can serve many fields. */
  onText: (text: string, id: string) => void;
  onBlur?: ((id: string) => void) | undefined;
  type?: 'text' | 'email' | 'tel' | 'search' | 'password' | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** [WG-051] Characters beyond it are ignored, and the field says so. */
  maxLength?: number | undefined;
  /** [WG-054] Characters that the mask leaves out are ignored, typed or pasted, and the field says so. */
  mask?: Mask | undefined;
  readOnly?: boolean | undefined;
  width?: FieldWidth | undefined;
  spellCheck?: boolean | undefined;
};

/** One line of text. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { id, value, onText, onBlur, maxLength, width = 'full' } = props;
  const { saying, enter, take, leave } = useTypingNote();
  const mask = maxLength === undefined ? props.mask : upTo(maxLength, props.mask ?? everything);
  const typing = useComposed(value, (input, event) => {
    if (!mask) return onText(input.value, id);
    const taken = takeText(input, event, { before: value, mask });
    take(taken);
    onText(taken.kept, id);
  });
  return (
    <FieldFrame field={props} saying={mask && saying}>
      <input
        className={width === 'full' ? styles.input : `${styles.input} ${styles[width]}`}
        id={id}
        name={id}
        type={props.type ?? 'text'}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete ?? 'off'}
        readOnly={props.readOnly}
        spellCheck={props.spellCheck}
        aria-describedby={describedBy({ ...props, saying })}
        aria-invalid={props.problem ? true : undefined}
        {...typing}
        onFocus={enter}
        onBlur={() => {
          leave();
          onBlur?.(id);
        }}
      />
    </FieldFrame>
  );
});
