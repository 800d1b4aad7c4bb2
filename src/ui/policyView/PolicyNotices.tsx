import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { focusHolderAfter } from '../kit/focus.ts';
import { Notice } from '../kit/Notice.tsx';
import type { PolicyViewProps } from './policyViewRef.ts';

/** [PV-025] There is no such policy, or no such section of it. */
export function NotFound() {
  const text = useText('policyView');
  return (
    <Notice tone="warning" title={text('notFound.title')} announce>
      <p>{text('notFound.body')}</p>
    </Notice>
  );
}

/** [PV-005] */
export function NotAllowed() {
  const text = useText('policyView');
  return (
    <Notice tone="warning" title={text('forbidden.title')} announce>
      <p>{text('forbidden.body')}</p>
    </Notice>
  );
}

/** [PV-022] [PV-025] The policy did not come, or the session is not where it belongs; it can be tried again. */
export function Unavailable({ area }: PolicyViewProps) {
  const text = useText('policyView');
  const problem = useSelector(area, ({ context }) => context.problem);
  const state = useSelector(area, ({ value }) => value);
  const words =
    state === 'notSwitched' || state === 'sectionUnavailable' ? (`${state}` as const) : 'unavailable';
  return (
    <div ref={focusHolderAfter}>
      <FailureNotice
        code={problem}
        acts={<Button onPress={() => area.send({ type: 'person.retry' })}>{text('retry')}</Button>}
      >
        {text(words)}
      </FailureNotice>
    </div>
  );
}

/** The policy was changed since it was opened; what is read stays until it is asked for as it is now. */
export function PolicyChanged({ area }: PolicyViewProps) {
  const text = useText('policyView');
  const changed = useSelector(area, (snapshot) => snapshot.matches({ shown: 'changed' }));
  return (
    <div role="status">
      {changed && (
        <Notice
          acts={
            <Button onPress={() => area.send({ type: 'person.reload' })}>{text('changed.reload')}</Button>
          }
        >
          {text('changed')}
        </Notice>
      )}
    </div>
  );
}
