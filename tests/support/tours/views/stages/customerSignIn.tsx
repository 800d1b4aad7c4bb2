import { SigningInCustomer } from '#src/ui/portal/SigningIn.tsx';
import { customerSignInTour } from '../../../../tours/customerSignIn.tour.ts';
import { defineStage } from '../stage.ts';
import { portalWith } from './portalWith.ts';

export const customerSignInStage = defineStage(customerSignInTour, (customerSignIn, language) => (
  <SigningInCustomer portal={portalWith({ customerSignIn }, language)} />
));
