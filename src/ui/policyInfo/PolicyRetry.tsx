import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { policyRetryMachine } from '#machines/policyRetry/policyRetry.machine.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Notice } from '../kit/Notice.tsx';

type RetryProps = { retry: ActorRefFrom<typeof policyRetryMachine> };

/** [EN-044] What is paid for and could not be put in force is put in force again, by who may; it says what failed. */
export function PolicyRetry({ retry }: RetryProps) {
  const text = useText('policyInfo');
  const mayRetry = useSelector(retry, ({ context }) => context.mayRetry);
  const busy = useSelector(retry, (snapshot) => snapshot.hasTag('busy'));
  const failed = useSelector(retry, (snapshot) => snapshot.matches('failed'));
  const problem = useSelector(retry, ({ context }) => context.problem);
  const message = useSelector(retry, ({ context }) => context.message);
  const press = () => retry.send({ type: 'person.retryActivation' });
  return (
    <FieldStack>
      <Notice
        tone="warning"
        title={text('retry.title')}
        acts={
          mayRetry && (
            <Button kind="primary" busy={busy} onPress={press}>
              {text('retry')}
            </Button>
          )
        }
      >
        <p>{text('retry.body')}</p>
      </Notice>
      {failed && (
        <FailureNotice code={message ? null : problem}>{message || text('retry.failed')}</FailureNotice>
      )}
    </FieldStack>
  );
}
