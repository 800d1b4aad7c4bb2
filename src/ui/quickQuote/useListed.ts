import { useSelector } from '@xstate/react';
import type { TravelLocation } from '#domain/quote/forms.ts';
import type { LocationField } from '#domain/quote/locationRules.ts';
import type { QuickQuoteRef } from './quickQuoteRef.ts';

const nothing: readonly TravelLocation[] = [];

/** What is suggested at a place field now. */
export function useListed(actor: QuickQuoteRef, field: LocationField) {
  const list = useSelector(actor, ({ children }) =>
    field === 'departure' ? children.suggestDepartures : children.suggestDestinations,
  );
  const locations = useSelector(list, (snapshot) => snapshot?.context.locations ?? nothing);
  const busy = useSelector(list, (snapshot) => snapshot?.hasTag('busy') ?? false);
  const nothingFound = useSelector(list, (snapshot) => snapshot?.matches('nothingFound') ?? false);
  return { locations, busy, nothingFound };
}
