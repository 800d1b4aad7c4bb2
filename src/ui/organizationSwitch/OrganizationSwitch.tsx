import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { useText } from '../../text/useText.ts';
import { DropPanel } from '../kit/DropPanel.tsx';
import { Icon } from '../kit/Icon.tsx';
import { latePiece } from '../kit/latePiece.ts';
import styles from './organizationSwitch.module.css';
import { SwitchContext, type SwitchRef } from './switchRef.ts';

const SwitchPanel = latePiece(async () => (await import('./SwitchPanel.tsx')).SwitchPanel);

type OrganizationSwitchProps = {
  /** Of the organization, in the language of the screen. */
  name: string;
  /** [NV-011] In the folded menu, where the panel takes its place among the items. */
  inMenu?: boolean | undefined;
};

/** [NV-023] For which organization the person works, and the panel to work for another; the caller knows who is offered it. */
export function OrganizationSwitch(props: OrganizationSwitchProps) {
  const organizationSwitch = useContext(SwitchContext);
  return organizationSwitch && <OfferedSwitch {...props} organizationSwitch={organizationSwitch} />;
}

type OfferedSwitchProps = OrganizationSwitchProps & { organizationSwitch: SwitchRef };

function OfferedSwitch({ name, inMenu, organizationSwitch }: OfferedSwitchProps) {
  const text = useText('shell');
  const open = useSelector(
    organizationSwitch,
    (snapshot) => snapshot.matches('open') || (snapshot.hasTag('busy') && snapshot.context.reopenAt === null),
  );
  return (
    <DropPanel
      label={text('switch.button', { name })}
      face={
        <>
          <Icon name="organization" />
          <span className={inMenu ? styles.nameInMenu : styles.name}>{name}</span>
        </>
      }
      open={open}
      onOpen={() => organizationSwitch.send({ type: 'person.openPanel' })}
      onClose={() => organizationSwitch.send({ type: 'person.closePanel' })}
      closesOnEnter
      wide={!inMenu}
      inFlow={inMenu}
    >
      {open && <SwitchPanel name={name} organizationSwitch={organizationSwitch} />}
    </DropPanel>
  );
}
