import { SellerChoice } from '#src/ui/payment/SellerChoice.tsx';
import { agencySwitchTour } from '../../../../tours/agencySwitch.tour.ts';
import { defineStage } from '../stage.ts';

export const agencySwitchStage = defineStage(agencySwitchTour, (agencySwitch) => (
  <main>
    <SellerChoice agencySwitch={agencySwitch} />
  </main>
));
