import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isAgencyOrBroker } from '#domain/organisations.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { AppFrame } from '../shell/AppFrame.tsx';
import { Banner } from '../shell/Banner.tsx';
import { Footer } from '../shell/Footer.tsx';
import { TopBar } from '../shell/TopBar.tsx';
import { TopNavigation } from '../shell/TopNavigation.tsx';
import { Wordmark } from '../shell/Wordmark.tsx';
import { goHome, homeAddress } from './home.ts';
import { PortalTools } from './PortalTools.tsx';
import type { PlaceProps } from './portalRef.ts';

/** What stands around every screen: whose portal it is, the language, who is signed in, the footer. */
export function PortalFrame({ portal, children }: PlaceProps & { children: ReactNode }) {
  const language = useLanguage();
  const application = useSelector(portal, ({ context }) => context.application);
  const session = useSelector(portal, ({ context }) => context.session);
  const refCode = useSelector(portal, ({ context }) => context.refCode);
  const sample = useSelector(portal, ({ context }) => context.sample);
  const year = useSelector(portal, ({ context }) => context.session?.facts.today.slice(0, 4) ?? '');
  const facts = session && (session.signedIn || application.signIn === 'anonymous') ? session.facts : null;
  const organizationName = session?.organizationName[language];
  const tools = <PortalTools portal={portal} />;
  const brand = (
    <Wordmark
      label={facts && !application.adminView ? facts.organizationKind : 'house'}
      href={homeAddress(language, refCode)}
      onFollow={() => goHome(portal)}
    />
  );
  return (
    <AppFrame
      sample={sample}
      dense={application.adminView}
      navigation={
        !application.adminView && (
          <TopNavigation id="menu" items={[]} onFollow={() => undefined} open={false} tools={tools} />
        )
      }
      banner={
        application.adminView ? (
          <TopBar brand={brand}>{tools}</TopBar>
        ) : (
          <Banner
            brand={brand}
            organizationName={
              facts && isAgencyOrBroker(facts.organizationCategory) ? organizationName : undefined
            }
          />
        )
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
