import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { placeOfField, problemsInOrder } from './cardFields.ts';
import type { CardProps } from './paymentRef.ts';

/** [PY-018] [PY-019] [PY-020] [PY-021] [PY-022] What keeps the card from being taken; links lead into the frame. */
export function CardProblems({ card }: CardProps) {
  const text = useText('payment');
  const problems = useSelector(card, ({ context }) => context.problems);
  const { cardId } = card.getSnapshot().context;
  return (
    <ErrorSummary
      problems={problemsInOrder({ problems }).map(({ field, problem }) => ({
        id: placeOfField(field, cardId),
        text: text(`problem.${problem}`),
      }))}
    />
  );
}
