import { memo, useRef, useState } from 'react';
import { isIsoDate, isoDateOf } from '#domain/calendar.ts';
import { type FormDateFormat, writtenDay } from '#domain/texts/formDateFormat.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import dateStyles from './date.module.css';
import styles from './field.module.css';
import { Icon } from './Icon.tsx';
import { lateOverlay } from './latePiece.ts';
import { readDateText, readWrittenDay } from './readDateText.ts';
import { useComposed } from './useComposed.ts';

const loadCalendar = () => import('./CalendarPopover.tsx');
const fetchAhead = () => void loadCalendar().catch(() => undefined);
const CalendarPopover = lateOverlay(async () => (await loadCalendar()).CalendarPopover);

export type DateTextFieldProps = FieldProps & {
  /** The text as typed; `YYYY-MM-DD` once it is a day, which shows in the format of forms. */
  value: string;
  onText: (text: string, id: string) => void;
  onBlur?: ((id: string) => void) | undefined;
  /** How this screen alone writes days, whatever is configured; only days that are written so are read. */
  format?: FormDateFormat | undefined;
  /** First and last day that the calendar offers. What is typed is judged by the chart. */
  min?: string | undefined;
  max?: string | undefined;
  /** [WG-014] Days that cannot be picked. */
  isDayDisabled?: ((isoDate: string) => boolean) | undefined;
  /** First day of a range that ends here; the calendar shows it up to the day that is pointed at. */
  rangeStart?: string | undefined;
  readOnly?: boolean | undefined;
  autoComplete?: string | undefined;
};

/** A day in another form than the screen's own is none: a space keeps it apart from one that was read. */
const apart = (typed: string, format: FormDateFormat | undefined) =>
  format && isIsoDate(typed) && writtenDay(typed, format) !== typed ? ` ${typed}` : typed;

/** [WG-007] [LN-009] A day as typed text, with a calendar beside. Other ways to write a day are read when it is left or pasted. */
export const DateTextField = memo(function DateTextField(props: DateTextFieldProps) {
  const text = useText('kit');
  const { id, value, onText, onBlur, readOnly = false } = props;
  const { formDateFormat } = useFormats();
  const format = props.format ?? formDateFormat;
  const readDay = props.format ? readWrittenDay : readDateText;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const settle = () => {
    const day = readDay(value, format);
    if (day && day !== value) onText(day, id);
  };
  const typing = useComposed(writtenDay(value, format), (input) =>
    onText(apart(input.value, props.format), id),
  );
  return (
    <FieldFrame field={props}>
      <span className={dateStyles.box}>
        <input
          className={`${styles.input} ${dateStyles.input}`}
          id={id}
          name={id}
          type="text"
          inputMode="numeric"
          autoComplete={props.autoComplete ?? 'off'}
          placeholder={format
            .replace('YYYY', text('date.letters.year'))
            .replace('MM', text('date.letters.month'))
            .replace('DD', text('date.letters.day'))}
          maxLength={30}
          readOnly={readOnly}
          aria-describedby={describedBy(props)}
          aria-invalid={props.problem ? true : undefined}
          {...typing}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
          onPaste={(event) => {
            const day = readDay(event.clipboardData.getData('text'), format);
            if (!day || readOnly) return;
            event.preventDefault();
            onText(day, id);
          }}
          onBlur={() => {
            settle();
            onBlur?.(id);
          }}
        />
        {!readOnly && (
          <button
            className={dateStyles.open}
            ref={button}
            type="button"
            aria-label={text('date.openCalendar', { label: props.label })}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
            onClick={() => setOpen(!open)}
          >
            <Icon name="calendar" />
          </button>
        )}
        {open && (
          <CalendarPopover
            label={props.label}
            anchor={button}
            value={isIsoDate(value) ? value : readDay(value, format)}
            min={props.min}
            max={props.max}
            isDayDisabled={props.isDayDisabled}
            rangeStart={props.rangeStart}
            onPick={(picked) => {
              setOpen(false);
              onText(isoDateOf(picked), id);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </span>
    </FieldFrame>
  );
});
