import { useText } from '../../text/useText.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';

/** While a step is opened or kept. */
export function FlowWaiting() {
  const text = useText('flow');
  return (
    <div role="status">
      <VisuallyHidden>{text('opening')}</VisuallyHidden>
      <Skeleton shape="title" silent />
      <Skeleton shape="field" count={4} silent />
    </div>
  );
}
