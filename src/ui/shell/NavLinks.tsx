import { use } from 'react';
import { Link, NavLink } from 'react-router';
import { DropMenu } from '../kit/DropMenu.tsx';
import { MarkContext } from './markContext.ts';
import type { NavItem } from './navigation.ts';

export type NavLinksProps = {
  items: readonly NavItem[];
  /** The entry that the caller marks, because it leads to more than its own address. */
  current?: string | null | undefined;
  className?: string | undefined;
};

/** [NV-017] [NV-018] The entries of a menu; the one of the current page is marked, and some drop down. */
export function NavLinks({ items, current, className }: NavLinksProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.navId}>
          {item.items ? (
            <DropMenu label={item.ariaLabel ?? item.label} face={<span>{item.label}</span>}>
              <NavLinks items={item.items} current={current} />
            </DropMenu>
          ) : (
            <Entry item={item} isCurrent={item.navId === current} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Entry({ item, isCurrent }: { item: NavItem; isCurrent: boolean }) {
  const mark = use(MarkContext);
  const link = {
    to: item.href,
    target: item.target,
    rel: item.target === '_blank' ? 'noopener' : undefined,
    'aria-label': item.ariaLabel,
    children: (
      <>
        <span>{item.label}</span>
        {item.navId === 'tasks' && mark}
      </>
    ),
  };
  return isCurrent ? <Link {...link} aria-current="page" /> : <NavLink {...link} caseSensitive />;
}
