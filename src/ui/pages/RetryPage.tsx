import { Button } from '../kit/Button.tsx';
import { Place } from './Place.tsx';

export type RetryPageProps = {
  title: string;
  lead: string;
  /** Words of the button. */
  retry: string;
  onRetry: () => void;
};

/** The server could not be reached; nothing typed is lost. */
export function RetryPage({ title, lead, retry, onRetry }: RetryPageProps) {
  return (
    <Place
      title={title}
      lead={lead}
      acts={
        <Button kind="primary" onPress={onRetry}>
          {retry}
        </Button>
      }
    />
  );
}
