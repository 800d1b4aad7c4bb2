import { useSelector } from '@xstate/react';
import { beginningQuote } from '#domain/quote/newQuoteAddress.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { Wordmark } from '../shell/Wordmark.tsx';
import { homeAddress } from './home.ts';
import type { PlaceProps } from './portalRef.ts';
import { useAudience } from './useAudience.ts';

/** The mark of the white label, or our own; it leads to the start, (R-360) where a new quote begins for who holds quotes. */
export function PortalBrand({ portal }: PlaceProps) {
  const language = useLanguage();
  const audience = useAudience(portal);
  const kind = useSelector(portal, ({ context }) => context.session?.facts.organizationKind ?? 'house');
  const refCode = useSelector(portal, ({ context }) => context.refCode);
  const home = homeAddress(language, refCode);
  const holdsQuotes = useSelector(portal, ({ context }) => context.session?.signedIn ?? false);
  return (
    <Wordmark
      label={audience && !audience.adminView ? kind : 'house'}
      href={holdsQuotes ? beginningQuote(home) : home}
    />
  );
}
