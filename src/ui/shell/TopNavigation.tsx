import type { ReactNode } from 'react';
import { useText } from '../../text/useText.ts';
import { NavLinks } from './NavLinks.tsx';
import type { NavItem } from './navigation.ts';
import styles from './topNavigation.module.css';

export type TopNavigationProps = {
  /** Of the part that folds, for the menu button. */
  id: string;
  /** [NV-021] The menu inside the bar; the caller leaves it out for whom it is hidden. */
  items: readonly NavItem[];
  current?: string | null | undefined;
  /** Whether the folded menu is open; on wide screens the items always show. */
  open: boolean;
  /** Always in sight: the language, who is signed in, the menu button. */
  tools: ReactNode;
};

/** [NV-022] The bar above the banner, for everybody but administration; its menu folds at 991.98 px and below. */
export function TopNavigation(props: TopNavigationProps) {
  const text = useText('shell');
  return (
    <nav className={styles.top} aria-label={text('navigation.top')}>
      <div className={styles.line}>
        {props.items.length > 0 && (
          <div className={styles.folding} id={props.id} data-open={props.open || undefined}>
            <NavLinks className={styles.items} items={props.items} current={props.current} />
          </div>
        )}
        <div className={styles.tools}>{props.tools}</div>
      </div>
    </nav>
  );
}
