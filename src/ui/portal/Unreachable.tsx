import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Place } from '../pages/Place.tsx';
import type { PlaceProps } from './portalRef.ts';

/** The server did not answer; nothing typed is lost. */
export function Unreachable({ portal }: PlaceProps) {
  const text = useText('flow');
  return (
    <Place
      title={text('unreachable.title')}
      lead={text('unreachable.body')}
      acts={
        <Button kind="primary" onPress={() => portal.send({ type: 'person.retryOpening' })}>
          {text('unreachable.retry')}
        </Button>
      }
    />
  );
}
