import { useSelector } from '@xstate/react';
import { placeIn } from '#domain/routes.ts';
import { useText } from '../../text/useText.ts';
import { RetryPage } from '../pages/RetryPage.tsx';
import { areaViews } from './areaViews.ts';
import type { PlaceProps } from './portalRef.ts';
import { Waiting } from './Waiting.tsx';

/** An area; it waits for what it is made of, which may not come. */
export function InArea({ portal }: PlaceProps) {
  const text = useText('flow');
  const area = useSelector(portal, ({ children }) => children.area);
  const path = useSelector(portal, ({ context }) => context.address.path);
  const application = useSelector(portal, ({ context }) => context.application);
  const isUnavailable = useSelector(portal, (snapshot) =>
    snapshot.matches({ visit: { inArea: 'areaUnavailable' } }),
  );
  if (isUnavailable) {
    return (
      <RetryPage
        title={text('areaUnavailable.title')}
        lead={text('unavailable.body')}
        code={null}
        retry={text('unavailable.retry')}
        onRetry={() => portal.send({ type: 'person.retryArea' })}
      />
    );
  }
  const place = placeIn(application, path);
  const View = place.kind === 'area' ? areaViews[place.path] : undefined;
  return area && View ? <View portal={portal} area={area} /> : <Waiting />;
}
