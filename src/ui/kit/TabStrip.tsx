import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../text/useText.ts';
import { Icon } from './Icon.tsx';
import styles from './tabStrip.module.css';

export type TabStripProps = {
  /** What the tabs are about. */
  label: string;
  tabs: readonly { key: string; label: string; href: string }[];
  /** The tab whose page shows; null while none of them does. */
  current: string | null;
};

type Reach = { before: boolean; after: boolean };
const nowhere: Reach = { before: false, after: false };
/** How far an arrow moves the strip, as a part of what is visible. */
const stride = 0.75;

/**
 * [WG-005] [WG-006] Tabs in a row, each the link to a page of its own; where they do not fit, arrows move the row, each
 * until the row's end.
 */
export function TabStrip({ label, tabs, current }: TabStripProps) {
  const text = useText('kit');
  const strip = useRef<HTMLDivElement>(null);
  const [reach, setReach] = useState(nowhere);

  const look = useCallback(() => {
    if (!strip.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = strip.current;
    const before = scrollLeft > 1;
    const after = scrollLeft + clientWidth < scrollWidth - 1;
    setReach((known) => (known.before === before && known.after === after ? known : { before, after }));
  }, []);

  useLayoutEffect(() => {
    look();
    const watch = new ResizeObserver(look);
    if (strip.current) watch.observe(strip.current);
    return () => watch.disconnect();
  }, [look]);

  useLayoutEffect(() => {
    if (current === null) return;
    const [row, tab] = [strip.current, strip.current?.querySelector('[aria-current]')];
    if (!row || !tab) return;
    const { left, right } = tab.getBoundingClientRect();
    const seen = row.getBoundingClientRect();
    if (left < seen.left || right > seen.right) row.scrollLeft += left - seen.left;
  }, [current]);

  const move = (direction: -1 | 1) => {
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * stride });
  };

  const arrow = (side: 'before' | 'after') => (
    <button
      className={styles.arrow}
      type="button"
      aria-label={text(`tabs.${side}`)}
      disabled={!reach[side]}
      onClick={() => move(side === 'before' ? -1 : 1)}
    >
      <Icon name={side === 'before' ? 'chevronLeft' : 'chevronRight'} />
    </button>
  );

  return (
    <nav className={styles.row} aria-label={label}>
      {(reach.before || reach.after) && arrow('before')}
      <div className={styles.strip} ref={strip} onScroll={look}>
        <ul className={styles.list}>
          {tabs.map((tab) => (
            <li key={tab.key}>
              <Link
                className={styles.tab}
                to={tab.href}
                aria-current={tab.key === current ? 'page' : undefined}
              >
                {tab.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {(reach.before || reach.after) && arrow('after')}
    </nav>
  );
}
