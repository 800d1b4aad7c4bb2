import { confirmationResendMachine } from '#machines/confirmationResend/confirmationResend.machine.ts';
import { policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';
import { PolicyDeliveriesScreen } from '#src/ui/policyDeliveries/PolicyDeliveriesScreen.tsx';
import { policyDeliveriesTour } from '../../../../tours/policyDeliveries.tour.ts';
import { visibleDouble, withDoubles } from '../../doubles.ts';
import { defineStage } from '../stage.ts';

export const policyDeliveriesStage = defineStage(
  policyDeliveriesTour,
  (section) => (
    <main>
      <PolicyDeliveriesScreen section={section} />
    </main>
  ),
  {
    confirmationResend: visibleDouble(confirmationResendMachine),
    policyPdf: withDoubles(policyPdfMachine),
  },
);
