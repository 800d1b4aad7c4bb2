import { useText } from '#src/text/useText.ts';
import styles from './sampleRibbon.module.css';

/** Says on every page that the data is made up. */
export function SampleRibbon() {
  const text = useText('shell');
  return (
    <p className={styles.ribbon}>
      <b>{text('sample')}</b>
      <span>{text('sampleMore')}</span>
    </p>
  );
}
