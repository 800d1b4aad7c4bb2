import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import type { FlowProps } from './flowRef.ts';

/** Asks a visitor, who holds no quotes, whether what was entered may go. */
export function AskingToBegin({ flow }: FlowProps) {
  const text = useText('flow');
  return (
    <FieldStack>
      <PageTitle lead={text('begin.lead')}>{text('begin.title')}</PageTitle>
      <ButtonRow>
        <Button kind="primary" onPress={() => flow.send({ type: 'person.keepQuote' })}>
          {text('begin.keep')}
        </Button>
        <Button kind="secondary" onPress={() => flow.send({ type: 'person.confirmNewQuote' })}>
          {text('begin.confirm')}
        </Button>
      </ButtonRow>
    </FieldStack>
  );
}
