import { memo } from 'react';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import styles from './field.module.css';
import type { TextFieldProps } from './TextField.tsx';
import { useComposed } from './useComposed.ts';

/** Several lines of text, with the number of characters. What goes beyond the longest stays and can be shortened. */
export const TextArea = memo(function TextArea(
  props: Pick<
    TextFieldProps,
    'id' | 'label' | 'hint' | 'problem' | 'optional' | 'value' | 'onText' | 'maxLength' | 'readOnly'
  >,
) {
  const { id, value, onText, maxLength, readOnly } = props;
  const text = useText('kit');
  const { number } = useFormats();
  const typing = useComposed<HTMLTextAreaElement>(value, (field) => onText(field.value, id));
  const { length } = value.trim();
  const count = maxLength !== undefined && (
    <p className={styles.count} id={`${id}-count`}>
      {length > maxLength
        ? text('field.tooMany', { over: length - maxLength })
        : text('field.count', { count: number(length), longest: number(maxLength) })}
    </p>
  );
  return (
    <FieldFrame field={props} acts={count}>
      <textarea
        className={`${styles.input} ${styles.area}`}
        id={id}
        name={id}
        rows={5}
        autoComplete="off"
        readOnly={readOnly}
        dir="auto"
        aria-describedby={[describedBy(props), count && `${id}-count`].filter(Boolean).join(' ') || undefined}
        aria-invalid={props.problem ? true : undefined}
        {...typing}
      />
    </FieldFrame>
  );
});
