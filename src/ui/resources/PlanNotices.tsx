import { useSelector } from '@xstate/react';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Notice } from '../kit/Notice.tsx';
import { Reading, type ReadingProps } from '../kit/Reading.tsx';
import type { ResourcesProps } from './resourcesRef.ts';

type PlansReadingProps = ResourcesProps &
  Pick<ReadingProps, 'state' | 'empty' | 'shape' | 'count' | 'children'>;

/** The plans once they are read; where they could not be, the way to try again. */
export function PlansReading({ area, ...reading }: PlansReadingProps) {
  const text = useText('resources');
  const problem = useSelector(area, ({ context }) => context.problem);
  return (
    <Reading
      problem={problem}
      onRetry={() => area.send({ type: 'person.retry' })}
      unavailable={text('unavailable')}
      {...reading}
    />
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
