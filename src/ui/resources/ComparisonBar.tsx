import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ComparedPlans } from './ComparedPlans.tsx';
import styles from './resources.module.css';
import type { ResourcesProps } from './resourcesRef.ts';

/** Which plans are to be compared, and the way to the comparison. */
export function ComparisonBar({ area }: ResourcesProps) {
  const text = useText('resources');
  const count = useSelector(area, ({ context }) => context.query.compared.length);
  const mayCompare = useSelector(area, (snapshot) => snapshot.can({ type: 'person.comparePlans' }));
  return (
    <section className={styles.bar} aria-label={text('compared')}>
      <p role="status">{text('compared.count', { count })}</p>
      <ComparedPlans area={area} />
      <Button
        kind="primary"
        reason={mayCompare ? null : text('compared.tooFew')}
        onPress={() => area.send({ type: 'person.comparePlans' })}
      >
        {text('compared.open')}
      </Button>
    </section>
  );
}
