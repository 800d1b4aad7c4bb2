import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import type { Path } from 'react-router';
import { languageOf } from '#domain/locales.ts';
import { placeOf } from '#domain/routes.ts';
import { Addresses } from '../kit/Addresses.tsx';
import type { PlaceProps } from './portalRef.ts';
import { addressOf, shownStep } from './shownAddress.ts';

/**
 * [RT-024] The address that the charts show, for the links of the portal; where a link leads its chart decides. The one
 * link into the other language leads to what shows, so it asks for the language alone. A link to an answer of a step names its
 * field as fragment. A folded menu closes.
 */
export function PortalAddresses({ portal, children }: PlaceProps & { children: ReactNode }) {
  const flow = useSelector(portal, (snapshot) => snapshot.children.quoteFlow);
  const step = useSelector(flow, (snapshot) => (snapshot ? shownStep(snapshot) : null));
  const shown = useSelector(portal, (snapshot) => {
    const { path, search } = addressOf(snapshot, flow && { step }) ?? snapshot.context.address;
    return path + search;
  });
  const follow = useCallback(
    ({ pathname, search, hash }: Path) => {
      const language = languageOf(new URLSearchParams(search).get('lang'));
      if (language !== null && language !== portal.getSnapshot().context.language) {
        portal.send({ type: 'person.chooseLanguage', language });
        return;
      }
      const place = hash ? placeOf(pathname) : null;
      if (place && 'step' in place)
        flow?.send({ type: 'person.openStep', step: place.step, field: hash.slice(1) });
      else portal.send({ type: 'person.openAddress', address: { path: pathname, search } });
      portal.getSnapshot().children.mobileMenu?.send({ type: 'person.followMenuItem' });
    },
    [portal, flow],
  );
  return (
    <Addresses shown={shown} onFollow={follow}>
      {children}
    </Addresses>
  );
}
