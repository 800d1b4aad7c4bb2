import { useSelector } from '@xstate/react';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { focusAfter } from '../kit/focus.ts';
import { Notice } from '../kit/Notice.tsx';
import type { ResourcesProps } from './resourcesRef.ts';

const focusTitleAfter = focusAfter('page-title');

/** The plans could not be read; the way to try again. */
export function PlansUnavailable({ area }: ResourcesProps) {
  const text = useText('resources');
  const problem = useSelector(area, ({ context }) => context.problem);
  return (
    <div ref={focusTitleAfter}>
      <FailureNotice
        code={problem}
        acts={<Button onPress={() => area.send({ type: 'person.retryPlans' })}>{text('retry')}</Button>}
      >
        {text('unavailable')}
      </FailureNotice>
    </div>
  );
}

/** [RS-016] Plans of an address that the organization does not sell. */
export function PlansLeftOut({ area }: ResourcesProps) {
  const text = useText('resources');
  const { list } = useFormats();
  const codes = useSelector(area, ({ context }) => context.leftOut);
  if (codes.length === 0) return null;
  return <Notice announce>{text('leftOut', { count: codes.length, codes: list([...codes]) })}</Notice>;
}
