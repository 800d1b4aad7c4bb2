import { Link } from 'react-router';
import { useText } from '../../text/useText.ts';
import type { WhiteLabel } from '../tokens/whiteLabel.ts';
import styles from './wordmark.module.css';

const marks: Record<Exclude<WhiteLabel, 'partner'>, string> = {
  house:
    'M3 13c3.4 6.4 7.6 9.2 13 9.2S25.6 19.4 29 13c-4 2.8-8.4 4-13 4s-9-1.2-13-4zM22.6 4.6l1.7.8-3.9 8.6h-1.9zM12.1 23.6l1.9.1-1.3 3.2-1.7-.8z',
  coverMe:
    'M16 4c7 0 12.5 4.9 13 12-2.1-1.7-4.9-1.7-6.8.3-1.7-2-4.7-2.2-6.2 0-1.5-2.2-4.5-2-6.2 0C7.9 14.3 5.1 14.3 3 16 3.5 8.9 9 4 16 4zM15 17.5h2V25a3 3 0 0 1-6 0h2a1 1 0 0 0 2 0z',
  employee: 'M16 4 27 8v8c0 6.2-4.3 10.4-11 12.5C9.3 26.4 5 22.2 5 16V8zM15 10v5h-5v2h5v5h2v-5h5v-2h-5v-5z',
  tc: 'M4 7h24v4.5h-9.7V26h-4.6V11.5H4zM21.5 16.5h6.5V20h-6.5z',
};

export type WordmarkProps = {
  label: WhiteLabel;
  href: string;
  /** Leads out of the page that shows, to another one that the server sends. */
  leaves?: boolean | undefined;
};

/** [NV-023] [NV-029] The brand: a mark of ours and its name, leading to the start page; a partner shows that of the house. */
export function Wordmark({ label, href, leaves }: WordmarkProps) {
  const text = useText('shell');
  const mark = label === 'partner' ? 'house' : label;
  const name = text(`wordmark.${mark}`);
  return (
    <Link
      className={styles.wordmark}
      to={href}
      aria-label={text('wordmark.home', { name })}
      reloadDocument={leaves}
    >
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d={marks[mark]} fill="currentColor" fillRule="evenodd" />
      </svg>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
