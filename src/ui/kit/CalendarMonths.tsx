import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { use, useState } from 'react';
import { tripDays } from '#domain/calendar.ts';
import { useText } from '../../text/useText.ts';
import styles from './calendar.module.css';

type CalendarMonthsProps = {
  /** How many months stand side by side; of several, each is named. */
  months: number;
  /** First day of the range that ends with the day that is picked. */
  rangeStart?: string | undefined;
};

/** The days of the months that show. Those of a range are marked up to the day that is pointed at, and counted. */
export function CalendarMonths({ months, rangeStart }: CalendarMonthsProps) {
  const state = use(CalendarStateContext);
  const [pointed, setPointed] = useState<string | null>(null);
  const rangeEnd = pointed ?? state?.focusedDate.toString() ?? '';
  const classOf = (day: string) => {
    const isWithin = rangeStart !== undefined && day >= rangeStart && day <= rangeEnd;
    return [styles.day, isWithin && styles.within, day === rangeStart && styles.first]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <>
      <div className={styles.months}>
        {Array.from({ length: months }, (_, offset) => (
          <div key={offset}>
            {months > 1 && <CalendarHeading className={styles.name ?? ''} offset={{ months: offset }} />}
            <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short" offset={{ months: offset }}>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => (
                  <CalendarCell
                    className={classOf(date.toString())}
                    date={date}
                    onHoverStart={() => setPointed(date.toString())}
                    onHoverEnd={() => setPointed(null)}
                  />
                )}
              </CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
      </div>
      {rangeStart && rangeEnd >= rangeStart && <RangeLength start={rangeStart} end={rangeEnd} />}
    </>
  );
}

function RangeLength({ start, end }: { start: string; end: string }) {
  const text = useText('kit');
  return (
    <p className={styles.length} role="status">
      {text('date.days', { days: tripDays(start, end) })}
    </p>
  );
}
