import { useText } from '../../text/useText.ts';
import styles from './spinner.module.css';

export type SpinnerProps = {
  /** What is being waited for; "Loading" by default. */
  label?: string | undefined;
  size?: 'small' | 'large' | undefined;
};

/** Says that something is under way whose shape is not known. */
export function Spinner({ label, size = 'small' }: SpinnerProps) {
  const text = useText('kit');
  return (
    <p className={styles.spinner} data-size={size} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label ?? text('loading')}</span>
    </p>
  );
}
