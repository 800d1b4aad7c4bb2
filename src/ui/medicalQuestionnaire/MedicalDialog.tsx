import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { ActDialog } from '../kit/ActDialog.tsx';
import { Button } from '../kit/Button.tsx';
import { Reading } from '../kit/Reading.tsx';
import { MedicalDeclaration } from './MedicalDeclaration.tsx';
import { MedicalPages } from './MedicalPages.tsx';
import type { MedicalProps } from './medicalRef.ts';

/** [MQ-005] [MQ-020] The questions about the health of one traveller, page by page, and the declaration at the end. */
export function MedicalDialog({ actor, number }: MedicalProps) {
  const text = useText('medicalQuestionnaire');
  const isAnswering = useSelector(actor, (snapshot) => snapshot.matches({ open: 'answering' }));
  const isDeclaring = useSelector(actor, (snapshot) => snapshot.matches({ open: 'declaring' }));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const state = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.open : value));
  const canTurnBack = useSelector(actor, (snapshot) => snapshot.can({ type: 'person.previousPage' }));
  return (
    <ActDialog
      wide
      title={text('title', { number })}
      onClose={() => actor.send({ type: 'person.closeQuestionnaire' })}
      act={
        isAnswering
          ? { label: text('next'), onPress: () => actor.send({ type: 'person.nextPage' }) }
          : isDeclaring
            ? { label: text('finish'), onPress: () => actor.send({ type: 'person.finishQuestionnaire' }) }
            : null
      }
      ways={
        canTurnBack && (
          <Button onPress={() => actor.send({ type: 'person.previousPage' })}>{text('previous')}</Button>
        )
      }
      close={isAnswering || isDeclaring ? text('later') : undefined}
    >
      <Reading
        state={state}
        problem={problem}
        onRetry={() => actor.send({ type: 'person.retry' })}
        unavailable={text('unavailable')}
      >
        {isAnswering ? <MedicalPages actor={actor} /> : <MedicalDeclaration actor={actor} />}
      </Reading>
    </ActDialog>
  );
}
