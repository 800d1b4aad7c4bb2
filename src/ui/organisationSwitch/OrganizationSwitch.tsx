import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { useText } from '../../text/useText.ts';
import { DropPanel } from '../kit/DropPanel.tsx';
import { Icon } from '../kit/Icon.tsx';
import styles from './organisationSwitch.module.css';
import { SwitchPanel } from './SwitchPanel.tsx';
import { SwitchContext, type SwitchRef } from './switchRef.ts';

type OrganizationSwitchProps = {
  /** Of the organisation, in the language of the screen. */
  name: string;
  /** [NV-011] In the folded menu, where the panel takes its place among the items. */
  inMenu?: boolean | undefined;
};

/** [NV-023] For which organisation the person works, and the panel to work for another; the caller knows who is offered it. */
export function OrganizationSwitch(props: OrganizationSwitchProps) {
  const organisationSwitch = useContext(SwitchContext);
  return organisationSwitch && <OfferedSwitch {...props} organisationSwitch={organisationSwitch} />;
}

type OfferedSwitchProps = OrganizationSwitchProps & { organisationSwitch: SwitchRef };

function OfferedSwitch({ name, inMenu, organisationSwitch }: OfferedSwitchProps) {
  const text = useText('shell');
  const open = useSelector(
    organisationSwitch,
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
      onOpen={() => organisationSwitch.send({ type: 'person.openPanel' })}
      onClose={() => organisationSwitch.send({ type: 'person.closePanel' })}
      closesOnEnter
      wide={!inMenu}
      inFlow={inMenu}
    >
      {open && <SwitchPanel name={name} organisationSwitch={organisationSwitch} />}
    </DropPanel>
  );
}
