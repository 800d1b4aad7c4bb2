import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import type { Path } from 'react-router';
import { languageOf } from '#domain/locales.ts';
import { Addresses } from '../kit/Addresses.tsx';
import type { PlaceProps } from './portalRef.ts';
import { addressOf, shownStep } from './shownAddress.ts';

/**
 * [RT-024] The address that the charts show, for the links of the portal; where a link leads its chart decides. The one
 * link into the other language leads to what shows, so it asks for the language alone. A folded menu closes.
 */
export function PortalAddresses({ portal, children }: PlaceProps & { children: ReactNode }) {
  const flow = useSelector(portal, (snapshot) => snapshot.children.quoteFlow);
  const step = useSelector(flow, (snapshot) => (snapshot ? shownStep(snapshot) : null));
  const shown = useSelector(portal, (snapshot) => {
    const { path, search } = addressOf(snapshot, flow && { step }) ?? snapshot.context.address;
    return path + search;
  });
  const follow = useCallback(
    ({ pathname, search }: Path) => {
      const language = languageOf(new URLSearchParams(search).get('lang'));
      if (language !== null && language !== portal.getSnapshot().context.language) {
        portal.send({ type: 'person.chooseLanguage', language });
        return;
      }
      portal.send({ type: 'person.openAddress', address: { path: pathname, search } });
      portal.getSnapshot().children.mobileMenu?.send({ type: 'person.followMenuItem' });
    },
    [portal],
  );
  return (
    <Addresses shown={shown} onFollow={follow}>
      {children}
    </Addresses>
  );
}
