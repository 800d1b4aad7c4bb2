import { useSelector } from '@xstate/react';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { type AccountRef, OwnSessions, ownSessionsTitle } from './OwnSessions.tsx';
import styles from './account.module.css';

/** [RT-046] The current user, and the sessions that the same person has. */
export function AccountScreen({ area }: { area: AccountRef }) {
  const text = useText('pages');
  const kinds = useText('flow');
  const language = useLanguage();
  const session = useSelector(area, ({ context }) => context.session);
  const role = `account.role.${session.role?.replace(' ', '_')}` as const;
  const rows = [
    { key: 'name', label: text('account.name'), value: session.displayName },
    { key: 'userRef', label: text('account.userRef'), value: session.userRef },
    { key: 'userType', label: text('account.userType'), value: kinds(`signIn.${session.userType}`) },
    ...(text.has(role) ? [{ key: 'role', label: text('account.role'), value: text(role) }] : []),
    {
      key: 'organization',
      label: text('account.organization'),
      value: session.organizationName[language],
    },
  ];
  return (
    <div className={styles.place}>
      <PageTitle lead={text('account.lead')}>{text('account.title')}</PageTitle>
      <Card title={text('account.who')}>
        <SummaryList rows={rows} />
      </Card>
      <section>
        <h2 className={styles.title} id={ownSessionsTitle} tabIndex={-1}>
          {text('account.sessions')}
        </h2>
        <OwnSessions account={area} />
      </section>
    </div>
  );
}
