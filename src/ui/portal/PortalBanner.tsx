import { useSelector } from '@xstate/react';
import { logoShows, seesOrganizationName } from '#domain/navigation/audience.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { Banner } from '../shell/Banner.tsx';
import { BrandLogo } from '../shell/BrandLogo.tsx';
import { followItem, hrefWith, useNavContent } from './menuItems.ts';
import { PortalBrand } from './PortalBrand.tsx';
import type { PlaceProps } from './portalRef.ts';
import { useAudience } from './useAudience.ts';

/** [NV-023] [NV-030] The brand, and the white label through which somebody came. */
export function PortalBanner({ portal }: PlaceProps) {
  const language = useLanguage();
  const audience = useAudience(portal);
  const refCode = useSelector(portal, ({ context }) => context.refCode);
  const name = useSelector(portal, ({ context }) => context.session?.organizationName[language]);
  const branding = useNavContent(portal)?.branding;
  const item = branding && { ...branding, href: hrefWith(branding.href, { language, refCode }) };
  return (
    <Banner
      brand={<PortalBrand portal={portal} />}
      organizationName={audience && seesOrganizationName(audience) ? name : undefined}
      logo={
        audience &&
        item?.logo && (
          <BrandLogo
            item={item}
            logo={item.logo}
            shows={logoShows(audience)}
            onFollow={() => followItem(portal, item)}
          />
        )
      }
    />
  );
}
