import styles from './hidden.module.css';

/**
 * Words that assistive technology speaks when they change, without moving the focus.
 * Keep it mounted and change `message`; an empty one says nothing. `urgent` interrupts.
 */
export function LiveMessage({ message, urgent = false }: { message: string; urgent?: boolean }) {
  return (
    <span className={styles.hidden} role={urgent ? 'alert' : 'status'}>
      {message}
    </span>
  );
}
