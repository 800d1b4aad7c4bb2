import { useCallback, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { locales } from '#domain/locales.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import styles from './actionMenu.module.css';
import { Icon } from './Icon.tsx';

export type ActionMenuProps = {
  /** Accessible name of the button, which shows three dots. */
  label: string;
  acts: readonly { key: string; label: string }[];
  onAct: (key: string) => void;
  /** One of the acts is under way: the menu does not open. */
  busy?: boolean | undefined;
};

/**
 * What can be done with one thing among many, in a menu that opens with Enter, Space or the arrows. It is done once the
 * menu is gone, under which nothing of the page can take the focus.
 */
export function ActionMenu({ label, acts, onAct, busy = false }: ActionMenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  const actOnceGone = useCallback(
    () => () => {
      const act = chosen.current;
      chosen.current = null;
      act?.();
    },
    [],
  );
  return (
    <I18nProvider locale={locales[useLanguage()].tag}>
      <MenuTrigger>
        <Button className={styles.button ?? ''} aria-label={label} isPending={busy}>
          <Icon name="more" />
        </Button>
        <Popover ref={actOnceGone} className={styles.popover ?? ''} placement="bottom end">
          <Menu
            className={styles.menu ?? ''}
            onAction={(key) => {
              chosen.current = () => onAct(String(key));
            }}
          >
            {acts.map((act) => (
              <MenuItem key={act.key} id={act.key} className={styles.item ?? ''}>
                {act.label}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  );
}
