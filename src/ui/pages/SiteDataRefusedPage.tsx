import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Place } from './Place.tsx';

/** What the browser has to allow before anything can be done here. */
export function SiteDataRefusedPage({ onRetry }: { onRetry: () => void }) {
  const text = useText('pages');
  return (
    <Place
      title={text('siteData.title')}
      lead={text('siteData.body')}
      acts={
        <Button kind="primary" onPress={onRetry}>
          {text('error.again')}
        </Button>
      }
    />
  );
}
