import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { taskCountMachine } from '#machines/taskCount/taskCount.machine.ts';
import { useText } from '../../text/useText.ts';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import styles from './taskCount.module.css';

/** How many tasks wait, beside their name in the menu; nothing while it is not known, or none do. */
export function TaskCount({ actor }: { actor: ActorRefFrom<typeof taskCountMachine> }) {
  const text = useText('taskCount');
  const count = useSelector(actor, ({ context }) => context.count ?? 0);
  if (count === 0) return null;
  return (
    <>
      <span className={styles.place} aria-hidden="true">
        <span className={styles.count}>{text('count', { count })}</span>
      </span>
      <VisuallyHidden>{text('open', { count })}</VisuallyHidden>
    </>
  );
}
