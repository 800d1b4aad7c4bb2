import { DropMenu } from '../kit/DropMenu.tsx';
import { followWith } from '../kit/follow.ts';
import type { NavItem } from './navigation.ts';

export type NavLinksProps = {
  items: readonly NavItem[];
  /** The entry of the page that shows. */
  current?: string | null | undefined;
  onFollow: (item: NavItem) => void;
  className?: string | undefined;
};

/** [NV-017] [NV-018] The entries of a menu; the one of the current page is marked, and some drop down. */
export function NavLinks({ items, current, onFollow, className }: NavLinksProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.navId}>
          {item.items ? (
            <DropMenu label={item.ariaLabel ?? item.label} face={item.label}>
              <NavLinks items={item.items} current={current} onFollow={onFollow} />
            </DropMenu>
          ) : (
            <a
              href={item.href}
              target={item.target}
              rel={item.target === '_blank' ? 'noopener' : undefined}
              aria-label={item.ariaLabel}
              aria-current={item.navId === current ? 'page' : undefined}
              onClick={item.href.startsWith('/') ? followWith(() => onFollow(item)) : undefined}
            >
              {item.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
