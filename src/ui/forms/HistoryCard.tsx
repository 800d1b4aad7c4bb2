import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { changeHistoryMachine } from '#machines/changeHistory/changeHistory.machine.ts';
import type { policyHistoryMachine } from '#machines/policyHistory/policyHistory.machine.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Reading } from '../kit/Reading.tsx';

type HistoryCardProps = {
  history: ActorRefFrom<typeof changeHistoryMachine> | ActorRefFrom<typeof policyHistoryMachine>;
  /** The history, or that nothing was recorded. */
  children: ReactNode;
};

/** A history that is read once somebody asks for it, and can be folded away again. */
export function HistoryCard({ history, children }: HistoryCardProps) {
  const text = useText('history');
  const state = useSelector(history, ({ value }) => value);
  const problem = useSelector(history, ({ context }) => context.problem);
  const isOpen = state === 'shown' || state === 'empty';
  return (
    <Card title={text('title')}>
      <FieldStack>
        <ButtonRow>
          <Button
            busy={state === 'reading'}
            expanded={isOpen}
            onPress={() => history.send({ type: 'person.toggleHistory' })}
          >
            {text(isOpen ? 'hide' : 'show')}
          </Button>
        </ButtonRow>
        <Reading
          state={state}
          problem={problem}
          onRetry={() => history.send({ type: 'person.retry' })}
          unavailable={text('unavailable')}
          shape="row"
          count={3}
        >
          {isOpen && children}
        </Reading>
      </FieldStack>
    </Card>
  );
}
