import { PortalAddresses } from '#src/ui/portal/PortalAddresses.tsx';
import { PortalFrame } from '#src/ui/portal/PortalFrame.tsx';
import { mobileMenuTour } from '../../../../tours/mobileMenu.tour.ts';
import { defineStage } from '../stage.ts';
import { portalWith } from './portalWith.ts';

export const mobileMenuStage = defineStage(
  mobileMenuTour,
  (mobileMenu, language) => {
    const portal = portalWith({ mobileMenu }, language);
    return (
      <PortalAddresses portal={portal}>
        <PortalFrame portal={portal}>
          <div style={{ height: '60rem' }} />
        </PortalFrame>
      </PortalAddresses>
    );
  },
  {},
  null,
);
