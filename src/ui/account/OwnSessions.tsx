import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountMachine } from '#machines/account/account.machine.ts';
import type { OwnSession } from '#domain/calls/identity/ownSessions.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { focusAfter } from '../kit/focus.ts';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import styles from './account.module.css';

/** Heading of the list; the focus of what goes with the press of a button goes there. */
export const ownSessionsTitle = 'own-sessions';
const focusTitleAfter = focusAfter(ownSessionsTitle);

export type AccountRef = ActorRefFrom<typeof accountMachine>;

/** Where the person is signed in; every session but this one can be ended. */
export function OwnSessions({ account }: { account: AccountRef }) {
  const text = useText('account');
  const sessions = useSelector(account, ({ context }) => context.sessions);
  const reading = useSelector(account, (snapshot) => snapshot.matches('readingSessions'));
  const unavailable = useSelector(account, (snapshot) => snapshot.matches('sessionsUnavailable'));
  const problem = useSelector(account, ({ context }) => context.problem);
  const ended = useSelector(account, ({ context }) => context.hasEnded);
  if (unavailable) {
    return (
      <div ref={focusTitleAfter}>
        <FailureNotice
          code={problem}
          acts={
            <Button onPress={() => account.send({ type: 'person.retrySessions' })}>{text('retry')}</Button>
          }
        >
          {text('unavailable')}
        </FailureNotice>
      </div>
    );
  }
  return (
    <>
      <LiveMessage message={ended ? text('ended') : ''} />
      {reading && sessions.length === 0 ? (
        <Skeleton shape="row" count={2} />
      ) : (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionItem key={session.sessionName} session={session} account={account} />
          ))}
        </ul>
      )}
    </>
  );
}

function useDevice({ browser, operatingSystem }: OwnSession): string {
  const text = useText('account');
  if (browser === null) return text('browser.unknown');
  const name = text(`browser.${browser}`);
  return operatingSystem === null
    ? name
    : text('device', { browser: name, system: text(`system.${operatingSystem}`) });
}

function SessionItem({ session, account }: { session: OwnSession; account: AccountRef }) {
  const text = useText('account');
  const { transactionTime } = useFormats();
  const device = useDevice(session);
  const ending = useSelector(account, ({ context }) => context.ending === session.sessionName);
  const failure = useSelector(account, ({ context }) =>
    context.notEnded === session.sessionName ? context.problem : null,
  );
  const application = text(`application.${session.application}`);
  return (
    <li ref={focusTitleAfter} className={styles.session} data-current={session.current || undefined}>
      <div>
        <h3 className={styles.name}>
          <span>{application}</span>
          {session.current && <span className={styles.badge}>{text('current')}</span>}
        </h3>
        <p>{device}</p>
        <dl className={styles.times}>
          <div>
            <dt>{text('begun')}</dt>
            <dd>{transactionTime(Date.parse(session.begunAt))}</dd>
          </div>
          <div>
            <dt>{text('lastUsed')}</dt>
            <dd>{transactionTime(Date.parse(session.lastUsedAt))}</dd>
          </div>
        </dl>
      </div>
      {!session.current && (
        <Button
          busy={ending}
          label={text('endWhich', { application, device })}
          onPress={() => account.send({ type: 'person.endSession', sessionName: session.sessionName })}
        >
          {text('end')}
        </Button>
      )}
      {failure !== null && (
        <div className={styles.failure}>
          <FailureNotice code={failure}>{text('notEnded')}</FailureNotice>
        </div>
      )}
    </li>
  );
}
