import { type DateValue, parseDate } from '@internationalized/date';
import { Button, Calendar, CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { type RefObject, useCallback, useState } from 'react';
import type { PickedDate } from '#domain/calendar.ts';
import { locales } from '#domain/locales.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { CalendarMonths } from './CalendarMonths.tsx';
import styles from './calendar.module.css';
import { Icon } from './Icon.tsx';
import { useWide } from './useWide.ts';

export type CalendarPopoverProps = {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  value: string | null;
  min?: string | undefined;
  max?: string | undefined;
  isDayDisabled?: ((isoDate: string) => boolean) | undefined;
  /** First day of a range that ends with the day that is picked: its days are marked and counted, in two months where there is room. */
  rangeStart?: string | undefined;
  onPick: (picked: PickedDate) => void;
  onClose: () => void;
};

const dayOf = (isoDate: string | null | undefined) => (isoDate ? parseDate(isoDate) : undefined);

/** How far a calendar that ends where its button does must move to the right, so that it begins within the card; pixels. */
function shiftIntoCard(popover: HTMLElement | null, button: HTMLElement | null): number | null {
  const card = button?.closest('section');
  if (!popover || !button || !card) return null;
  const left = button.getBoundingClientRect().right - popover.offsetWidth;
  return Math.max(0, card.getBoundingClientRect().left - left);
}

/** [WG-008] Months of days over the page, six week rows high so that it keeps its height, with lists of months and years. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const text = useText('kit');
  const { isDayDisabled, rangeStart } = props;
  const months = useWide() && rangeStart ? 2 : 1;
  const [shift, setShift] = useState(0);
  const { anchor } = props;
  const measure = useCallback(
    (popover: HTMLElement | null) => setShift((before) => shiftIntoCard(popover, anchor.current) ?? before),
    [anchor],
  );
  return (
    <I18nProvider locale={locales[useLanguage()].tag}>
      <Popover
        className={styles.popover ?? ''}
        triggerRef={anchor}
        ref={measure}
        crossOffset={shift}
        isOpen
        onOpenChange={(open) => !open && props.onClose()}
        placement="bottom end"
      >
        <Dialog className={styles.dialog ?? ''} aria-label={text('date.calendar', { label: props.label })}>
          <Calendar
            className={styles.calendar ?? ''}
            data-months={months}
            autoFocus
            weeksInMonth={6}
            visibleDuration={{ months }}
            pageBehavior="single"
            value={dayOf(props.value) ?? null}
            defaultFocusedValue={dayOf(props.value ?? rangeStart)}
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
            <CalendarMonths months={months} rangeStart={rangeStart} />
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
