import { useSelector } from '@xstate/react';
import { placeOf } from '#domain/routes.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { AreaNotOpenPage } from '../pages/AreaNotOpenPage.tsx';
import type { PlaceProps } from './portalRef.ts';
import { homeAddress } from './home.ts';

const areaOf = (path: string): string => {
  const place = placeOf(path);
  return 'path' in place ? place.path : path;
};

/** An area that is routed and guarded, and not built yet. */
export function AreaNotOpen({ portal }: PlaceProps) {
  const text = useText('area');
  const language = useLanguage();
  const area = useSelector(portal, ({ context }) => `name.${areaOf(context.address.path)}` as const);
  const refCode = useSelector(portal, ({ context }) => context.refCode);
  return (
    <AreaNotOpenPage area={text.has(area) ? text(area) : ''} homeHref={homeAddress(language, refCode)} />
  );
}
