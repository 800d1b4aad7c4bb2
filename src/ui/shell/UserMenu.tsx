import { use } from 'react';
import { useText } from '../../text/useText.ts';
import { DropMenu } from '../kit/DropMenu.tsx';
import { Icon } from '../kit/Icon.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { MarkContext } from './markContext.ts';
import { NavLinks } from './NavLinks.tsx';
import type { NavItem } from './navigation.ts';
import styles from './userMenu.module.css';

export type UserMenuProps = {
  /** Who is signed in, and for which organization. */
  name: string;
  organization?: string | undefined;
  /** [NV-010] [NV-041] Ways of the menu where none shows, account, preferences; the caller leaves out what the person may not see. */
  items: readonly NavItem[];
  onSignOut: () => void;
  /** Where people see their own sessions. */
  sessionsHref?: string | undefined;
};

/** Who is signed in and what they can do about it; where the tasks are found here, the button has their number. */
export function UserMenu({ name, organization, items, onSignOut, sessionsHref }: UserMenuProps) {
  const text = useText('shell');
  const mark = use(MarkContext);
  const leadsToTasks = items.some((item) =>
    [item, ...(item.items ?? [])].some(({ navId }) => navId === 'tasks'),
  );
  return (
    <DropMenu
      label={text('user.menu', { name })}
      count={leadsToTasks && mark}
      face={
        <>
          <Icon name="person" />
          <span className={styles.name}>{name}</span>
        </>
      }
    >
      <p className={styles.who}>
        <span>{text('user.signedInAs')}</span>
        <b>{name}</b>
        {organization && <span>{organization}</span>}
        {sessionsHref && <TextLink href={sessionsHref}>{text('user.sessions')}</TextLink>}
      </p>
      {items.length > 0 && <NavLinks items={items} />}
      <button type="button" onClick={() => onSignOut()}>
        {text('user.signOut')}
      </button>
    </DropMenu>
  );
}
