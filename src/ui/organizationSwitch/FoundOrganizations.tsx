import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { type ListedOrganization, organizationNameIn, searchTextOf } from '#domain/organizationSwitch.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import styles from './organizationSwitch.module.css';
import type { SwitchRef } from './switchRef.ts';

type Of = { organizationSwitch: SwitchRef };

/** [OS-014] [OS-015] What was found, in the order of the server. */
export function FoundOrganizations({ organizationSwitch }: Of) {
  const organizations = useSelector(organizationSwitch, ({ context }) => context.organizations);
  return <OrganizationList organizationSwitch={organizationSwitch} organizations={organizations} />;
}

/** The organizations that the person worked in before, the newest first, until one is looked for. */
export function RecentOrganizations({ organizationSwitch }: Of) {
  const text = useText('shell');
  const titleId = useId();
  const organizations = useSelector(organizationSwitch, ({ context }) => context.recent);
  const searches = useSelector(organizationSwitch, ({ context }) => searchTextOf(context.text) !== '');
  if (searches || organizations.length === 0) return null;
  return (
    <div>
      <h2 className={styles.heading} id={titleId}>
        {text('switch.recent')}
      </h2>
      <OrganizationList
        organizationSwitch={organizationSwitch}
        organizations={organizations}
        labelledBy={titleId}
      />
    </div>
  );
}

type ListProps = Of & { organizations: readonly ListedOrganization[]; labelledBy?: string };

/** [LN-019] Organizations to choose from, named in the language of the screen. */
function OrganizationList({ organizationSwitch, organizations, labelledBy }: ListProps) {
  const text = useText('shell');
  const language = useLanguage();
  const current = useSelector(
    organizationSwitch,
    ({ context }) => context.situation?.mover?.organizationCode ?? null,
  );
  const busy = useSelector(organizationSwitch, (snapshot) => snapshot.hasTag('busy'));
  if (organizations.length === 0) return null;
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
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
              {organization.code === current
                ? `${organization.code} · ${text('switch.isCurrent')}`
                : organization.code}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
