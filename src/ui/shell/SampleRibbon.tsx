import { useText } from '../../text/useText.ts';
import styles from './sampleRibbon.module.css';

/** Says on every page that the data is made up. */
export function SampleRibbon() {
  const text = useText('shell');
  return (
    <aside className={styles.ribbon} aria-label={text('sample')}>
      <b>{text('sample')}</b>
      <span>{text('sampleMore')}</span>
    </aside>
  );
}
