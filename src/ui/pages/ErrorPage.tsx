import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { PhoneLink } from '../kit/PhoneLink.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { Place } from './Place.tsx';
import styles from './place.module.css';

export type ErrorPageProps = {
  code: 403 | 404 | 500;
  /** [ER-008] The site for personal insurance. */
  personalSiteHref: string;
  homeHref: string;
  /** After a failure: asks again for what failed. */
  onRetry?: (() => void) | undefined;
  /** Who is called for access that somebody lacks. */
  contact?: { phone: string; email: string } | undefined;
  /** What the help desk finds the failure by. */
  requestId?: string | null | undefined;
};

const ofAddress = ['check', 'copy', 'retype'] as const;

const address = { title: 'tips.address', list: ofAddress } as const;

/** [ER-007] What fits the case stands first, what to do about the address after it. */
const tips = {
  403: [{ title: 'tips', list: ['account', 'access', 'help'] }, address],
  404: [{ title: 'tips', list: [...ofAddress, 'help'] }],
  500: [{ title: 'tips', list: ['wait', 'home', 'help'] }, address],
} as const;

/** [ER-004] [ER-005] [ER-006] [ER-007] [ER-009] What went wrong, what to try, and where else to go. */
export function ErrorPage({ code, personalSiteHref, homeHref, onRetry, contact, requestId }: ErrorPageProps) {
  const text = useText('pages');
  return (
    <Place
      badge={text('error.code', { code: String(code) })}
      title={text(`error.${code}.title`)}
      lead={text(`error.${code}.body`)}
      acts={
        <>
          {onRetry && (
            <Button kind="primary" onPress={onRetry}>
              {text('error.again')}
            </Button>
          )}
          <TextLink href={homeHref} as={onRetry ? 'secondary' : 'primary'}>
            {text('error.home')}
          </TextLink>
        </>
      }
    >
      {tips[code].map(({ title, list }) => (
        <div key={title} className={styles.tips}>
          <h2 className={styles.tipsTitle}>{text(`error.${title}`)}</h2>
          <ul>
            {list.map((tip) => (
              <li key={tip}>{text(`error.tip.${tip}`)}</li>
            ))}
          </ul>
        </div>
      ))}
      {code === 403 && contact && (
        <p>
          {text.rich('error.contact', {
            phone: <PhoneLink phone={contact.phone} />,
            address: <a href={`mailto:${contact.email}`}>{contact.email}</a>,
          })}
        </p>
      )}
      <p>
        <TextLink href={personalSiteHref}>{text('error.personalSite')}</TextLink>
      </p>
      {requestId && (
        <p className={styles.request}>
          <span>{text('error.request')}</span> <code>{requestId}</code>
        </p>
      )}
    </Place>
  );
}
