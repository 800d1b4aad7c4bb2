import { useText } from '../../text/useText.ts';
import { Spinner } from '../kit/Spinner.tsx';
import styles from './place.module.css';

/** [ID-012] Nothing to show but that something is under way. */
export function SpinnerPage({ label }: { label?: string | undefined }) {
  return (
    <div className={styles.waiting}>
      <Spinner size="large" label={label} />
    </div>
  );
}

/** Between the identity provider and the page that was asked for. */
export function SignInWaitingPage() {
  const text = useText('pages');
  return (
    <div className={styles.waiting}>
      <Spinner size="large" label={text('signIn.waiting')} />
      <p>{text('signIn.waitingMore')}</p>
    </div>
  );
}
