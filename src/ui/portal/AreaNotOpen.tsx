import { useSelector } from '@xstate/react';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { AreaNotOpenPage } from '../pages/AreaNotOpenPage.tsx';
import type { PlaceProps } from './portalRef.ts';
import { goHome, homeAddress } from './home.ts';

/** An area that is routed and guarded, and not built yet. */
export function AreaNotOpen({ portal }: PlaceProps) {
  const text = useText('flow');
  const language = useLanguage();
  const area = useSelector(
    portal,
    ({ context }) => `area./${context.address.path.split('/')[1] ?? ''}` as const,
  );
  const refCode = useSelector(portal, ({ context }) => context.refCode);
  return (
    <AreaNotOpenPage
      area={text.has(area) ? text(area) : ''}
      homeHref={homeAddress(language, refCode)}
      onHome={() => goHome(portal)}
    />
  );
}
