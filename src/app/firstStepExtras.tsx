import type { ComponentType } from 'react';
import type { QuickQuoteRef } from '../ui/quickQuote/quickQuoteRef.ts';
import { languages } from '#domain/locales.ts';
import { referenceIsUnknown } from '#domain/unknownReference.ts';
import { loadRooms } from '../text/rooms.ts';
import { UnknownReference } from '../ui/portal/UnknownReference.tsx';
import { fetchEstimate } from './estimate.tsx';
import type { LeadOfferParts } from './leadOffer.tsx';

export type FirstStepExtrasParts = LeadOfferParts & { isForConsumers: boolean; window: Window };

/**
 * What comes after the first screen is there. Beside a form it is the estimate, with what
 * is said of the link by which a visitor came, and for those who enter travellers all day
 * the tools of their table; without one it is what consumers are offered below a step ([LD-009]).
 */
export async function fetchFirstStepExtras(
  parts: FirstStepExtrasParts,
): Promise<ComponentType<{ actor?: QuickQuoteRef }>> {
  const { isForConsumers, callServer, inspect, portal, window } = parts;
  const [Estimate, Own] = await Promise.all([
    fetchEstimate(callServer, inspect, window),
    isForConsumers
      ? fetchOffer(parts)
      : import('./travellersTable.tsx').then(({ fetchTravellersTable }) =>
          fetchTravellersTable(inspect, window),
        ),
  ]);
  return function FirstStepExtras({ actor }) {
    if (!actor) return <Own />;
    return (
      <>
        {isForConsumers ? <UnknownReference portal={portal} /> : <Own actor={actor} />}
        <Estimate actor={actor} />
      </>
    );
  };
}

/** What consumers are offered below a step; a link that names nobody is said to be one at once. */
async function fetchOffer(parts: FirstStepExtrasParts): Promise<ComponentType> {
  const [{ fetchLeadOffer }] = await Promise.all([
    import('./leadOffer.tsx'),
    ...languages.map((language) => loadRooms(language, ['reference'])),
  ]);
  const { application, refCode, session } = parts.portal.getSnapshot().context;
  if (referenceIsUnknown(application, refCode, session))
    parts.say({ room: 'reference', key: 'unknown.title', tone: 'warning' });
  return fetchLeadOffer(parts);
}
