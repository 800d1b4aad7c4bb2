import { useId, useState } from 'react';
import { useText } from '#src/text/useText.ts';
import { Icon } from '../kit/Icon.tsx';
import { NavLinks } from './NavLinks.tsx';
import type { NavItem } from './navigation.ts';
import styles from './userMenu.module.css';

export type UserMenuProps = {
  /** Who is signed in, and for which organisation. */
  name: string;
  organization?: string | undefined;
  /** [NV-010] [NV-041] Account, preferences and other entries; the caller leaves out what the person may not see. */
  items: readonly NavItem[];
  onFollow: (item: NavItem) => void;
  onSwitchOrganization?: (() => void) | undefined;
  onSignOut: () => void;
};

/** [NV-042] Who is signed in and what they can do about it. Opens with Enter or Space, closes with Escape or when it is left. */
export function UserMenu(props: UserMenuProps) {
  const text = useText('shell');
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const { name, onSwitchOrganization } = props;
  return (
    <div
      className={styles.user}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        event.currentTarget.querySelector('button')?.focus();
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        className={styles.button}
        type="button"
        aria-expanded={open}
        aria-controls={menuId}
        aria-label={text('user.menu', { name })}
        onClick={(event) => {
          event.currentTarget.focus();
          setOpen(!open);
        }}
      >
        <Icon name="person" />
        <span className={styles.name}>{name}</span>
        <Icon name="chevronDown" size={16} />
      </button>
      <div className={styles.menu} id={menuId} hidden={!open} tabIndex={-1}>
        <p className={styles.who}>
          {text('user.signedInAs')}
          <b>{name}</b>
          {props.organization && <span>{props.organization}</span>}
        </p>
        <NavLinks className={styles.items} items={props.items} onFollow={props.onFollow} />
        {onSwitchOrganization && (
          <button type="button" onClick={() => onSwitchOrganization()}>
            {text('user.switchOrganization')}
          </button>
        )}
        <button type="button" onClick={() => props.onSignOut()}>
          {text('user.signOut')}
        </button>
      </div>
    </div>
  );
}
