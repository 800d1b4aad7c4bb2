import { ResendDialog } from '#src/ui/policyDeliveries/ResendDialog.tsx';
import { confirmationResendTour } from '../../../../tours/confirmationResend.tour.ts';
import { defineStage } from '../stage.ts';

export const confirmationResendStage = defineStage(confirmationResendTour, (actor) => (
  <main>
    <ResendDialog actor={actor} />
  </main>
));
