import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { useText } from '../../text/useText.ts';
import { Icon } from './Icon.tsx';
import styles from './tabStrip.module.css';

export type TabStripProps = {
  /** What the tabs are about. */
  label: string;
  tabs: readonly { key: string; label: string; body: ReactNode }[];
  current: string;
  onChoose: (key: string) => void;
};

type Reach = { before: boolean; after: boolean };
const nowhere: Reach = { before: false, after: false };
/** How far an arrow moves the strip, as a part of what is visible. */
const stride = 0.75;

/** [WG-005] [WG-006] Tabs in a row; where they do not fit, arrows move the row, each until the row's end. */
export function TabStrip({ label, tabs, current, onChoose }: TabStripProps) {
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
    <Tabs selectedKey={current} onSelectionChange={(key) => onChoose(String(key))}>
      <div className={styles.row}>
        {(reach.before || reach.after) && arrow('before')}
        <div className={styles.strip} ref={strip} onScroll={look}>
          <TabList className={styles.list} aria-label={label}>
            {tabs.map((tab) => (
              <Tab key={tab.key} id={tab.key} className={styles.tab}>
                {tab.label}
              </Tab>
            ))}
          </TabList>
        </div>
        {(reach.before || reach.after) && arrow('after')}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.key} id={tab.key} className={styles.panel}>
          {tab.body}
        </TabPanel>
      ))}
    </Tabs>
  );
}
