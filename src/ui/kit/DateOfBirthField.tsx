import { memo, useState } from 'react';
import { digitsMask } from '#domain/typing/masks.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import dateStyles from './date.module.css';
import { describedBy, FieldGroupFrame, type FieldProps } from './FieldFrame.tsx';
import { useTypingNote } from './FieldNote.tsx';
import styles from './field.module.css';
import { Icon } from './Icon.tsx';
import { takeText } from './takeText.ts';
import { useComposed } from './useComposed.ts';

/** The three parts as typed; the month is `01` to `12`, or empty. */
export type DateOfBirthParts = { day: string; month: string; year: string };
export type DateOfBirthPart = keyof DateOfBirthParts;

export type DateOfBirthFieldProps = FieldProps &
  DateOfBirthParts & {
    onPart: (part: DateOfBirthPart, text: string, id: string) => void;
    onBlur?: ((id: string) => void) | undefined;
    /** The first part that is wrong, when not all are. The error summary should link to `<id>-<part>`, or to `id`. */
    wrongPart?: DateOfBirthPart | undefined;
    /** Whose birthday: asks the browser to fill it in for the person at the keyboard only. */
    isOwn?: boolean | undefined;
  };

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
const masks = { day: digitsMask(2), year: digitsMask(4) };

/**
 * [WG-016] [WG-020] A date that people know by heart: day, month by name and year, with one problem for all three, and
 * one note of what day or year left out. The day carries the id.
 */
export const DateOfBirthField = memo(function DateOfBirthField(props: DateOfBirthFieldProps) {
  const text = useText('kit');
  const formats = useFormats();
  const { id, onPart, onBlur, wrongPart, isOwn } = props;
  const invalid = (part: DateOfBirthPart) =>
    props.problem && (!wrongPart || wrongPart === part) ? true : undefined;
  const { saying, enter, take: note, leave } = useTypingNote();
  const [noted, setNoted] = useState<keyof typeof masks>('day');
  const blur = () => {
    leave();
    onBlur?.(id);
  };
  const take = (part: keyof typeof masks) => (input: HTMLInputElement, event: Event) => {
    const taken = takeText(input, event, { before: props[part], mask: masks[part] });
    setNoted(part);
    note(taken);
    onPart(part, taken.kept, id);
  };
  const typing = { day: useComposed(props.day, take('day')), year: useComposed(props.year, take('year')) };
  const digits = (part: keyof typeof masks) => (
    <input
      className={styles.input}
      id={part === 'day' ? id : `${id}-${part}`}
      name={`${id}-${part}`}
      type="text"
      inputMode="numeric"
      autoComplete={isOwn ? `bday-${part}` : 'off'}
      aria-describedby={describedBy(part === noted ? { ...props, saying } : props)}
      aria-invalid={invalid(part)}
      {...typing[part]}
      onFocus={enter}
      onBlur={blur}
    />
  );
  return (
    <FieldGroupFrame field={props} saying={saying}>
      <div className={dateStyles.parts}>
        <label className={dateStyles.part}>
          <span className={dateStyles.partLabel}>{text('dateOfBirth.day')}</span>
          {digits('day')}
        </label>
        <label className={dateStyles.part}>
          <span className={dateStyles.partLabel}>{text('dateOfBirth.month')}</span>
          <span className={styles.selectBox}>
            <select
              className={`${styles.input} ${styles.select}`}
              id={`${id}-month`}
              name={`${id}-month`}
              autoComplete={isOwn ? 'bday-month' : 'off'}
              aria-describedby={describedBy(props)}
              aria-invalid={invalid('month')}
              value={props.month}
              onChange={(event) => onPart('month', event.currentTarget.value, id)}
              onFocus={enter}
              onBlur={blur}
            >
              <option value="">{text('select.placeholder')}</option>
              {months.map((month) => (
                <option key={month} value={month}>
                  {formats.month(Number(month))}
                </option>
              ))}
            </select>
            <span className={styles.chevron}>
              <Icon name="chevronDown" />
            </span>
          </span>
        </label>
        <label className={dateStyles.part}>
          <span className={dateStyles.partLabel}>{text('dateOfBirth.year')}</span>
          {digits('year')}
        </label>
      </div>
    </FieldGroupFrame>
  );
});
