import { useSelector } from '@xstate/react';
import { useLanguage } from '../../text/useLanguage.ts';
import { useRoleName } from '../../text/useRoleName.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { type AccountRef, OwnSessions, ownSessionsTitle } from './OwnSessions.tsx';
import styles from './account.module.css';

/** [RT-046] The current user, and the sessions that the same person has. */
export function AccountScreen({ area }: { area: AccountRef }) {
  const text = useText('account');
  const kinds = useText('flow');
  const language = useLanguage();
  const session = useSelector(area, ({ context }) => context.session);
  const role = useRoleName()(session.role);
  const rows = [
    { key: 'name', label: text('name'), value: session.displayName },
    { key: 'userRef', label: text('userRef'), value: session.userRef },
    { key: 'userType', label: text('userType'), value: kinds(`signIn.${session.userType}`) },
    ...(role === null ? [] : [{ key: 'role', label: text('role'), value: role }]),
    {
      key: 'organization',
      label: text('organization'),
      value: session.organizationName[language],
    },
  ];
  return (
    <div className={styles.place}>
      <PageTitle lead={text('lead')}>{text('title')}</PageTitle>
      <Card title={text('who')}>
        <SummaryList rows={rows} />
      </Card>
      <section>
        <h2 className={styles.title} id={ownSessionsTitle} tabIndex={-1}>
          {text('sessions')}
        </h2>
        <OwnSessions account={area} />
      </section>
    </div>
  );
}
