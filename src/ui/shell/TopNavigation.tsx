import type { ReactNode } from 'react';
import { useText } from '../../text/useText.ts';
import { NavLinks } from './NavLinks.tsx';
import type { NavItem } from './navigation.ts';
import styles from './topNavigation.module.css';

export type TopNavigationProps = {
  id: string;
  items: readonly NavItem[];
  current?: string | null | undefined;
  onFollow: (item: NavItem) => void;
  /** Whether the folded menu is open; on wide screens the items always show. */
  open: boolean;
  /** [NV-011] Above the items of the folded menu. */
  children?: ReactNode;
};

/** [NV-021] [NV-022] The menu below the banner; folded at 991.98 px and below. */
export function TopNavigation(props: TopNavigationProps) {
  const text = useText('shell');
  return (
    <nav
      className={styles.top}
      id={props.id}
      data-open={props.open || undefined}
      aria-label={text('navigation.top')}
    >
      {props.children && <div className={styles.extra}>{props.children}</div>}
      <NavLinks
        className={styles.items}
        items={props.items}
        current={props.current}
        onFollow={props.onFollow}
      />
    </nav>
  );
}
