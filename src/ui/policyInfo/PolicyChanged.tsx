import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import type { PolicyInfoProps } from './policyInfoRef.ts';

/** Says that the policy was changed since it was opened, and offers what it is now; what is read stays until then. */
export function PolicyChanged({ section }: PolicyInfoProps) {
  const text = useText('policyInfo');
  const changed = useSelector(section, ({ value }) => value === 'changed');
  return (
    <div role="status">
      {changed && (
        <Notice
          acts={
            <Button onPress={() => section.send({ type: 'person.reload' })}>{text('changed.reload')}</Button>
          }
        >
          {text('changed')}
        </Notice>
      )}
    </div>
  );
}
