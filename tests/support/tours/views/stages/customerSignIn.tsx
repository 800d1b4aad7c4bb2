import { firstSignInMachine } from '#machines/firstSignIn/firstSignIn.machine.ts';
import { SigningInCustomer } from '#src/ui/portal/SigningIn.tsx';
import { customerSignInTour } from '../../../../tours/customerSignIn.tour.ts';
import { visibleDouble } from '../../doubles.ts';
import { defineStage } from '../stage.ts';
import { portalWith } from './portalWith.ts';

export const customerSignInStage = defineStage(
  customerSignInTour,
  (customerSignIn, language) => <SigningInCustomer portal={portalWith({ customerSignIn }, language)} />,
  { firstSignIn: visibleDouble(firstSignInMachine) },
);
