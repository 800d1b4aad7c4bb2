import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
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
  /** What the help desk finds the failure by. */
  requestId?: string | null | undefined;
};

const tips = ['check', 'copy', 'retype', 'help'] as const;

/** [ER-004] [ER-005] [ER-006] [ER-007] [ER-009] What went wrong, what to try, and where else to go. */
export function ErrorPage({ code, personalSiteHref, homeHref, onRetry, requestId }: ErrorPageProps) {
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
      <div className={styles.tips}>
        <h2 className={styles.tipsTitle}>{text('error.tips')}</h2>
        <ul>
          {tips.map((tip) => (
            <li key={tip}>{text(`error.tip.${tip}`)}</li>
          ))}
        </ul>
      </div>
      <p>
        <TextLink href={personalSiteHref}>{text('error.personalSite')}</TextLink>
      </p>
      {requestId && (
        <p className={styles.request}>
          {text('error.request')} <code>{requestId}</code>
        </p>
      )}
    </Place>
  );
}
