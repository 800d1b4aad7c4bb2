import { useSelector } from '@xstate/react';
import { otherLanguage } from '#domain/locales.ts';
import { pathOfStep } from '#domain/routes.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useAreaHref } from '../kit/useAreaHref.ts';
import { OrganizationSwitch } from '../organizationSwitch/OrganizationSwitch.tsx';
import { LanguageToggle } from '../shell/LanguageToggle.tsx';
import { UserMenu } from '../shell/UserMenu.tsx';
import { useProfileItems } from './profileItems.ts';
import { useWorkItems } from './workItems.ts';
import { useSearchPlace } from './searchPlace.ts';
import type { PlaceProps } from './portalRef.ts';

/** [NV-038] On every screen: the language and, where somebody is signed in, who. */
export function PortalTools({ portal }: PlaceProps) {
  const language = useLanguage();
  const session = useSelector(portal, ({ context }) => context.session);
  const href = useOtherAddress(portal);
  const items = [...useWorkItems(portal), ...useProfileItems(session)];
  const sessionsHref = useAreaHref('/user')({ path: '/', search: '' });
  const searchPlace = useSearchPlace(portal);
  return (
    <>
      <LanguageToggle href={href} />
      {session?.signedIn && searchPlace === 'bar' && (
        <OrganizationSwitch name={session.organizationName[language]} />
      )}
      {session?.signedIn && (
        <UserMenu
          name={session.displayName}
          organization={session.organizationName[language]}
          items={items}
          sessionsHref={sessionsHref}
          onSignOut={() => portal.send({ type: 'person.signOut' })}
        />
      )}
    </>
  );
}

/** [RT-001] [RT-024] Address of the same content in the other language, for those who open the link elsewhere. */
function useOtherAddress(portal: PlaceProps['portal']): string {
  const other = otherLanguage(useLanguage());
  const address = useSelector(portal, ({ context }) => context.address);
  const adminView = useSelector(portal, ({ context }) => context.application.adminView);
  const refCode = useSelector(portal, ({ context }) => context.refCode);
  const flow = useSelector(portal, ({ children }) => children.quoteFlow);
  const step = useSelector(flow, (snapshot) => snapshot?.context.step ?? null);
  const query = new URLSearchParams({ lang: other, ...(refCode ? { refCode } : {}) });
  return `${step ? pathOfStep(step, other, adminView) : address.path}?${query}`;
}
