import { useSelector } from '@xstate/react';
import { useLanguage } from '../../text/useLanguage.ts';
import { Wordmark } from '../shell/Wordmark.tsx';
import { homeAddress } from './home.ts';
import type { PlaceProps } from './portalRef.ts';
import { useAudience } from './useAudience.ts';

/** The mark of the white label, or our own; it leads to the start. */
export function PortalBrand({ portal }: PlaceProps) {
  const language = useLanguage();
  const audience = useAudience(portal);
  const kind = useSelector(portal, ({ context }) => context.session?.facts.organizationKind ?? 'house');
  const refCode = useSelector(portal, ({ context }) => context.refCode);
  return (
    <Wordmark
      label={audience && !audience.adminView ? kind : 'house'}
      href={homeAddress(language, refCode)}
    />
  );
}
