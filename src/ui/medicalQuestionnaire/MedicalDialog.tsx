import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Awaited } from '../forms/Awaited.tsx';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { MedicalDeclaration } from './MedicalDeclaration.tsx';
import { MedicalPages } from './MedicalPages.tsx';
import type { MedicalProps } from './medicalRef.ts';

/** [MQ-005] [MQ-020] The questions about the health of one traveller, page by page, and the declaration at the end. */
export function MedicalDialog({ actor, number }: MedicalProps) {
  const text = useText('medicalQuestionnaire');
  const isAnswering = useSelector(actor, (snapshot) => snapshot.matches({ open: 'answering' }));
  const isDeclaring = useSelector(actor, (snapshot) => snapshot.matches({ open: 'declaring' }));
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
      {isAnswering ? (
        <MedicalPages actor={actor} />
      ) : isDeclaring ? (
        <MedicalDeclaration actor={actor} />
      ) : (
        <Reading actor={actor} />
      )}
    </Dialog>
  );
}

/** [MQ-025] The questions are on their way, or did not come. */
function Reading({ actor }: Pick<MedicalProps, 'actor'>) {
  const text = useText('medicalQuestionnaire');
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches({ open: 'unavailable' }));
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <Awaited
      isUnavailable={isUnavailable}
      problem={problem}
      retry={text('retry')}
      onRetry={() => actor.send({ type: 'person.retryQuestionnaire' })}
    >
      {text('unavailable')}
    </Awaited>
  );
}
