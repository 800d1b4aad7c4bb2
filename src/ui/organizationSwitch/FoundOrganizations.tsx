import { useSelector } from '@xstate/react';
import { organizationNameIn } from '#domain/organizationSwitch.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import styles from './organizationSwitch.module.css';
import type { SwitchRef } from './switchRef.ts';

/** [OS-014] [OS-015] [LN-019] What was found, in the order of the server, named in the language of the screen. */
export function FoundOrganizations({ organizationSwitch }: { organizationSwitch: SwitchRef }) {
  const text = useText('shell');
  const language = useLanguage();
  const organizations = useSelector(organizationSwitch, ({ context }) => context.organizations);
  const current = useSelector(
    organizationSwitch,
    ({ context }) => context.situation?.mover?.organizationCode ?? null,
  );
  const busy = useSelector(organizationSwitch, (snapshot) => snapshot.hasTag('busy'));
  if (organizations.length === 0) return null;
  return (
    <ul className={styles.list}>
      {organizations.map((organization) => (
        <li key={organization.code}>
          <button
            className={styles.option}
            type="button"
            aria-current={organization.code === current || undefined}
            aria-disabled={busy || undefined}
            onClick={() =>
              organizationSwitch.send({ type: 'person.chooseOrganization', code: organization.code })
            }
          >
            <span>{organizationNameIn(organization, language)}</span>
            <span className={styles.code}>
              {organization.code}
              {organization.code === current && ` · ${text('switch.isCurrent')}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
