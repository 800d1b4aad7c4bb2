import { useSaid } from '../../text/useSaid.ts';
import { Button } from '../kit/Button.tsx';
import { Place } from './Place.tsx';

export type RetryPageProps = {
  title: string;
  lead: string;
  /** Code of the problem; the server's text is found by it. */
  code: string | null;
  /** Words of the button. */
  retry: string;
  onRetry: () => void;
};

/** [ER-018] The server could not be reached, or said no; nothing typed is lost. */
export function RetryPage({ title, lead, code, retry, onRetry }: RetryPageProps) {
  const said = useSaid(code);
  return (
    <Place
      title={title}
      lead={said ? `${lead} ${said}` : lead}
      acts={
        <Button kind="primary" onPress={onRetry}>
          {retry}
        </Button>
      }
    />
  );
}
