import { useText } from '#src/text/useText.ts';
import styles from './skipLink.module.css';

/** [NV-042] Past banner and menus to the main content; seen while it has the focus. */
export function SkipLink() {
  const text = useText('shell');
  return (
    <a
      className={styles.skip}
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {text('skip')}
    </a>
  );
}
