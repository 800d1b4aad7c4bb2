import { type DateValue, parseDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import type { RefObject } from 'react';
import type { PickedDate } from '#domain/calendar.ts';
import { locales } from '#domain/locales.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import styles from './calendar.module.css';
import { Icon } from './Icon.tsx';

export type CalendarPopoverProps = {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  value: string | null;
  min?: string | undefined;
  max?: string | undefined;
  isDayDisabled?: ((isoDate: string) => boolean) | undefined;
  onPick: (picked: PickedDate) => void;
  onClose: () => void;
};

const dayOf = (isoDate: string | null | undefined) => (isoDate ? parseDate(isoDate) : undefined);

/** [WG-008] A month of days over the page, six week rows high so that it keeps its height, with lists of months and years. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const text = useText('kit');
  const { isDayDisabled } = props;
  return (
    <I18nProvider locale={locales[useLanguage()].tag}>
      <Popover
        className={styles.popover ?? ''}
        triggerRef={props.anchor}
        isOpen
        onOpenChange={(open) => !open && props.onClose()}
        placement="bottom end"
      >
        <Dialog className={styles.dialog ?? ''} aria-label={text('date.calendar', { label: props.label })}>
          <Calendar
            className={styles.calendar ?? ''}
            autoFocus
            weeksInMonth={6}
            value={dayOf(props.value) ?? null}
            minValue={dayOf(props.min)}
            maxValue={dayOf(props.max)}
            isDateUnavailable={(day: DateValue) => isDayDisabled?.(day.toString().slice(0, 10)) ?? false}
            onChange={(day: DateValue | null) =>
              day && props.onPick({ year: day.year, month: day.month, date: day.day })
            }
          >
            <div className={styles.head}>
              <Button className={styles.turn ?? ''} slot="previous">
                <Icon name="chevronLeft" />
              </Button>
              <CalendarMonthPicker format="long">{(picker) => <PartList {...picker} />}</CalendarMonthPicker>
              <CalendarYearPicker visibleYears={24}>
                {(picker) => <PartList {...picker} />}
              </CalendarYearPicker>
              <Button className={styles.turn ?? ''} slot="next">
                <Icon name="chevronRight" />
              </Button>
            </div>
            <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell className={styles.day ?? ''} date={date} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}

type PartListProps = {
  'aria-label': string;
  value: string | number;
  onChange: (key: number) => void;
  items: readonly { id: number; formatted: string }[];
};

function PartList(props: PartListProps) {
  return (
    <select
      className={styles.list}
      aria-label={props['aria-label']}
      value={props.value}
      onChange={(event) => props.onChange(Number(event.currentTarget.value))}
    >
      {props.items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.formatted}
        </option>
      ))}
    </select>
  );
}
