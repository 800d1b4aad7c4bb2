import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PlanMatrix } from './PlanMatrix.tsx';
import styles from './planMatrix.module.css';
import type { PlanMatrixProps } from './planMatrixRef.ts';

/** The plans as a table, or as cards. */
export function EitherWay({ actor, matrix }: PlanMatrixProps) {
  const text = useText('planSelection');
  const isTable = useSelector(matrix, (snapshot) => snapshot.matches({ layout: 'table' }));
  if (isTable) return <PlanMatrix actor={actor} matrix={matrix} />;
  return (
    <>
      <div className={styles.switch}>
        <Button onPress={() => matrix.send({ type: 'person.showTable' })}>{text('matrix.showTable')}</Button>
      </div>
      <PlanCards actor={actor} />
    </>
  );
}
