import { useSelector } from '@xstate/react';
import { logoShows, seesOrganizationName } from '#domain/navigation/audience.ts';
import { bannerAt } from '#domain/navigation/banner.ts';
import { beginningQuote } from '#domain/quote/newQuoteAddress.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { Banner, BannerWords } from '../shell/Banner.tsx';
import { BrandLogo } from '../shell/BrandLogo.tsx';
import { hrefWith, useNavContent } from './menuItems.ts';
import { PortalBrand } from './PortalBrand.tsx';
import type { PlaceProps } from './portalRef.ts';
import { useAudience } from './useAudience.ts';

/** [NV-023] [NV-030] The brand, and the white label through which somebody came. */
export function PortalBanner({ portal }: PlaceProps) {
  const language = useLanguage();
  const audience = useAudience(portal);
  const refCode = useSelector(portal, ({ context }) => context.refCode);
  const name = useSelector(portal, ({ context }) => context.session?.organizationName[language]);
  const path = useSelector(portal, ({ context }) => context.address.path);
  const inFlow = useSelector(portal, (snapshot) => snapshot.hasTag('inFlow'));
  const content = useNavContent(portal);
  const branding = content?.branding;
  const holdsQuotes = useSelector(portal, ({ context }) => context.session?.signedIn ?? false);
  const home = branding && hrefWith(branding.href, { language, refCode });
  const item = branding && { ...branding, href: holdsQuotes ? beginningQuote(home ?? '') : (home ?? '') };
  return (
    <Banner
      brand={<PortalBrand portal={portal} />}
      tall={
        content &&
        !inFlow &&
        bannerAt(path) === 'tall' && <BannerWords title={content.banner.title} text={content.banner.text} />
      }
      organizationName={audience && seesOrganizationName(audience) ? name : undefined}
      logo={audience && item?.logo && <BrandLogo item={item} logo={item.logo} shows={logoShows(audience)} />}
    />
  );
}
