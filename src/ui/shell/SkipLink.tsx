import { useText } from '../../text/useText.ts';
import { focusPlace } from '../kit/focus.ts';
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
        focusPlace('main');
      }}
    >
      {text('skip')}
    </a>
  );
}
