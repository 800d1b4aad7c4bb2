import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useContext, useId } from 'react';
import { useText } from '../../text/useText.ts';
import { Icon } from '../kit/Icon.tsx';
import styles from './organisationSwitch.module.css';
import { SwitchPanel } from './SwitchPanel.tsx';
import { SwitchContext, type SwitchRef } from './switchRef.ts';

/** [OS-001] [NV-023] In the banner: for which organisation the person works, and the panel to work for another. */
export function OrganizationSwitch({ name }: { name: string }) {
  const organisationSwitch = useContext(SwitchContext);
  return organisationSwitch && <OfferedSwitch name={name} organisationSwitch={organisationSwitch} />;
}

function OfferedSwitch({ name, organisationSwitch }: { name: string; organisationSwitch: SwitchRef }) {
  const text = useText('shell');
  const panelId = useId();
  const shows = useSelector(organisationSwitch, ({ context }) => context.shows);
  const open = useSelector(
    organisationSwitch,
    (snapshot) => snapshot.matches('open') || (snapshot.hasTag('busy') && snapshot.context.reopenAt === null),
  );
  if (!shows) return null;
  const close = () => organisationSwitch.send({ type: 'person.closePanel' });

  /** [OS-005] [OS-006] Escape and Enter close; Enter on an organisation chooses it. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const closes =
      event.key === 'Escape' || (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement));
    if (!open || !closes) return;
    event.preventDefault();
    close();
    event.currentTarget.querySelector('button')?.focus();
  };
  return (
    <div
      className={styles.box}
      role="presentation"
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <button
        className={styles.button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={text('switch.button', { name })}
        onClick={(event) => {
          event.currentTarget.focus();
          if (open) close();
          else organisationSwitch.send({ type: 'person.openPanel' });
        }}
      >
        <Icon name="organization" />
        <span className={styles.name}>{name}</span>
        <Icon name="chevronDown" size={16} />
      </button>
      {open && <SwitchPanel id={panelId} name={name} organisationSwitch={organisationSwitch} />}
    </div>
  );
}
