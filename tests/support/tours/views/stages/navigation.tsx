import { PortalFrame } from '#src/ui/portal/PortalFrame.tsx';
import { navigationTour } from '../../../../tours/navigation.tour.ts';
import { defineStage } from '../stage.ts';
import { portalWith } from './portalWith.ts';

export const navigationStage = defineStage(navigationTour, (navigation, language) => (
  <PortalFrame portal={portalWith({ navigation }, language)}>
    <h1>Portage</h1>
  </PortalFrame>
));
