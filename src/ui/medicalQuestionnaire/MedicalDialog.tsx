import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
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
  const isOnPages = isAnswering || isDeclaring;
  const close = () => actor.send({ type: 'person.closeQuestionnaire' });
  return (
    <Dialog
      open
      wide
      title={text('title', { number })}
      onClose={close}
      acts={
        <>
          {isAnswering && (
            <Button kind="primary" onPress={() => actor.send({ type: 'person.nextPage' })}>
              {text('next')}
            </Button>
          )}
          {isDeclaring && (
            <Button kind="primary" onPress={() => actor.send({ type: 'person.finishQuestionnaire' })}>
              {text('finish')}
            </Button>
          )}
          {canTurnBack && (
            <Button onPress={() => actor.send({ type: 'person.previousPage' })}>{text('previous')}</Button>
          )}
          <Button kind="quiet" onPress={close}>
            {text(isOnPages ? 'later' : 'close')}
          </Button>
        </>
      }
    >
      <Reading
        state={state}
        problem={problem}
        onRetry={() => actor.send({ type: 'person.retry' })}
        unavailable={text('unavailable')}
      >
        {isAnswering ? <MedicalPages actor={actor} /> : <MedicalDeclaration actor={actor} />}
      </Reading>
    </Dialog>
  );
}
