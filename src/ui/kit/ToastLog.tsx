import { useSyncExternalStore } from 'react';
import { useText } from '../../text/useText.ts';
import styles from './toastLog.module.css';
import type { Toasts } from './toasts.ts';

/** What was said so far, for those who missed it: 5 seconds are short. Nothing until something was said. */
export function ToastLog({ toasts }: { toasts: Toasts }) {
  const text = useText('kit');
  const log = useSyncExternalStore(toasts.subscribe, toasts.log);
  if (log.length === 0) return null;
  return (
    <details className={styles.log}>
      <summary className={styles.head}>{text('toast.log', { count: log.length })}</summary>
      <ol className={styles.list}>
        {log.map((toast, index) => (
          <li key={log.length - index}>{`${text(`tone.${toast.tone}`)} ${toast.text}`}</li>
        ))}
      </ol>
    </details>
  );
}
