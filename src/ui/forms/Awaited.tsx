import { Button } from '../kit/Button.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';

type AwaitedProps = {
  isUnavailable: boolean;
  /** Code of what kept it from coming. */
  problem: string | null;
  retry: string;
  onRetry: () => void;
  /** What did not come. */
  children: string;
};

/** In the place of what is on its way, or did not come. */
export function Awaited({ isUnavailable, problem, retry, onRetry, children }: AwaitedProps) {
  if (!isUnavailable) return <Skeleton shape="card" count={1} />;
  return (
    <FailureNotice code={problem} acts={<Button onPress={onRetry}>{retry}</Button>}>
      {children}
    </FailureNotice>
  );
}
