import { PortalAddresses } from '#src/ui/portal/PortalAddresses.tsx';
import { PortalFrame } from '#src/ui/portal/PortalFrame.tsx';
import { navigationTour } from '../../../../tours/navigation.tour.ts';
import { defineStage } from '../stage.ts';
import { portalWith } from './portalWith.ts';

export const navigationStage = defineStage(
  navigationTour,
  (navigation, language) => {
    const portal = portalWith({ navigation }, language);
    return (
      <PortalAddresses portal={portal}>
        <PortalFrame portal={portal}>
          <h1>Portage</h1>
        </PortalFrame>
      </PortalAddresses>
    );
  },
  {},
  null,
);
