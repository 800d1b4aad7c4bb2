import { PaymentScreen } from '#src/ui/payment/PaymentScreen.tsx';
import { cardFieldTour } from '../../../../tours/cardField.tour.ts';
import { defineStage } from '../stage.ts';
import { paymentWith } from './paymentWith.ts';

export const cardFieldStage = defineStage(cardFieldTour, (cardField) => (
  <main>
    <PaymentScreen actor={paymentWith({ cardField })} onOpenStep={() => undefined} />
  </main>
));
