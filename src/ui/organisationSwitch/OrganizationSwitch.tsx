import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { useText } from '../../text/useText.ts';
import { DropPanel } from '../kit/DropPanel.tsx';
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
  const shows = useSelector(organisationSwitch, ({ context }) => context.shows);
  const open = useSelector(
    organisationSwitch,
    (snapshot) => snapshot.matches('open') || (snapshot.hasTag('busy') && snapshot.context.reopenAt === null),
  );
  if (!shows) return null;
  return (
    <DropPanel
      label={text('switch.button', { name })}
      face={
        <>
          <Icon name="organization" />
          <span className={styles.name}>{name}</span>
        </>
      }
      open={open}
      onOpen={() => organisationSwitch.send({ type: 'person.openPanel' })}
      onClose={() => organisationSwitch.send({ type: 'person.closePanel' })}
      closesOnEnter
      wide
    >
      {open && <SwitchPanel name={name} organisationSwitch={organisationSwitch} />}
    </DropPanel>
  );
}
