import { agencySwitchMachine } from '#machines/agencySwitch/agencySwitch.machine.ts';
import { cardFieldMachine } from '#machines/cardField/cardField.machine.ts';
import { PaymentScreen } from '#src/ui/payment/PaymentScreen.tsx';
import { paymentTour } from '../../../../tours/payment.tour.ts';
import { withDoubles } from '../../doubles.ts';
import { defineStage } from '../stage.ts';

const nothing = () => undefined;

/** The card is there to be seen; what it would say the tour says. */
const silentCard = withDoubles(
  cardFieldMachine.provide({
    actions: {
      tellName: nothing,
      tellCompleted: nothing,
      tellReopened: nothing,
      tellRefused: nothing,
      tellToken: nothing,
    },
  }),
);

/** Who can be chosen is seen on the stage of the switch itself. */
const silentSwitch = withDoubles(
  agencySwitchMachine.provide({
    actions: { tellOffered: nothing, tellChosen: nothing, tellSwitched: nothing, tellFailed: nothing },
  }),
);

export const paymentStage = defineStage(
  paymentTour,
  (payment) => (
    <main>
      <PaymentScreen actor={payment} onOpenStep={nothing} />
    </main>
  ),
  { agencySwitch: silentSwitch, cardField: silentCard },
);
