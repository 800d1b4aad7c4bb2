import { PortalFrame } from '#src/ui/portal/PortalFrame.tsx';
import { mobileMenuTour } from '../../../../tours/mobileMenu.tour.ts';
import { defineStage } from '../stage.ts';
import { portalWith } from './portalWith.ts';

export const mobileMenuStage = defineStage(mobileMenuTour, (mobileMenu, language) => (
  <PortalFrame portal={portalWith({ mobileMenu }, language)}>
    <div style={{ height: '60rem' }} />
  </PortalFrame>
));
