import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { otherLanguage } from '#domain/locales.ts';
import { isAgencyOrBroker } from '#domain/organisations.ts';
import { placeOf, stepPaths } from '#domain/routes.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { AppFrame } from '../shell/AppFrame.tsx';
import { Banner } from '../shell/Banner.tsx';
import { Footer } from '../shell/Footer.tsx';
import { LanguageToggle } from '../shell/LanguageToggle.tsx';
import { UserMenu } from '../shell/UserMenu.tsx';
import { Wordmark } from '../shell/Wordmark.tsx';
import { goHome, homeAddress } from './home.ts';
import type { PlaceProps } from './portalRef.ts';

/** Banner, language, who is signed in and footer around every screen. */
export function PortalFrame({ portal, children }: PlaceProps & { children: ReactNode }) {
  const language = useLanguage();
  const application = useSelector(portal, ({ context }) => context.application);
  const session = useSelector(portal, ({ context }) => context.session);
  const refCode = useSelector(portal, ({ context }) => context.refCode);
  const sample = useSelector(portal, ({ context }) => context.sample);
  const year = useSelector(portal, ({ context }) => context.session?.facts.today.slice(0, 4) ?? '');
  const facts = session && (session.signedIn || application.signIn === 'anonymous') ? session.facts : null;
  const organizationName = session?.organizationName[language];
  const other = otherLanguage(language);
  return (
    <AppFrame
      sample={sample}
      dense={application.adminView}
      banner={
        <Banner
          brand={
            <Wordmark
              label={facts && !application.adminView ? facts.organizationKind : 'house'}
              href={homeAddress(language, refCode)}
              onFollow={() => goHome(portal)}
            />
          }
          organizationName={
            facts && isAgencyOrBroker(facts.organizationCategory) ? organizationName : undefined
          }
        >
          <LanguageToggle
            href={otherAddress(portal, other)}
            onSwitch={() => portal.send({ type: 'person.chooseLanguage', language: other })}
          />
          {session?.signedIn && (
            <UserMenu
              name={session.displayName}
              organization={organizationName}
              items={[]}
              onFollow={() => undefined}
              onSignOut={() => portal.send({ type: 'person.signOut' })}
            />
          )}
        </Banner>
      }
      footer={
        <Footer
          items={[]}
          onFollow={() => undefined}
          showsTopText={application.adminView || (application.channel === 'b2c' && refCode === null)}
          organizationName={facts?.organizationKind === 'partner' ? organizationName : undefined}
          year={Number(year) || 0}
        />
      }
    >
      {children}
    </AppFrame>
  );
}

/** [RT-024] Address of the same content in the other language, for those who open the link elsewhere. */
function otherAddress(portal: PlaceProps['portal'], language: 'en' | 'fr'): string {
  const { address } = portal.getSnapshot().context;
  const place = placeOf(address.path);
  const path = place.kind === 'step' ? stepPaths[language][place.step] : address.path;
  const query = new URLSearchParams(address.search);
  query.set('lang', language);
  return `${path}?${query}`;
}
