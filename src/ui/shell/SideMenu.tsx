import type { ReactNode } from 'react';
import { useText } from '../../text/useText.ts';
import { NavLinks } from './NavLinks.tsx';
import type { NavItem } from './navigation.ts';
import styles from './sideMenu.module.css';

export type SideMenuProps = {
  id: string;
  /** [NV-002] [NV-043] In their order; the caller leaves out what the person may not open. */
  items: readonly NavItem[];
  current?: string | null | undefined;
  /** Whether the folded menu is open; on wide screens it always shows. */
  open: boolean;
  /** [NV-011] Above the items: the search for an organization. */
  children?: ReactNode;
};

/** [NV-001] [NV-018] The menu of administration; folded at 991.98 px and below. */
export function SideMenu(props: SideMenuProps) {
  const text = useText('shell');
  return (
    <nav
      className={styles.side}
      id={props.id}
      data-open={props.open || undefined}
      aria-label={text('navigation.side')}
    >
      {props.children}
      {props.items.length > 0 && (
        <NavLinks className={styles.items} items={props.items} current={props.current} />
      )}
    </nav>
  );
}
