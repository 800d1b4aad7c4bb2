import { firstSignInMachine } from '#machines/firstSignIn/firstSignIn.machine.ts';
import { SigningInDirectory } from '#src/ui/portal/SigningIn.tsx';
import { directorySignInTour } from '../../../../tours/directorySignIn.tour.ts';
import { visibleDouble } from '../../doubles.ts';
import { defineStage } from '../stage.ts';
import { portalWith } from './portalWith.ts';

export const directorySignInStage = defineStage(
  directorySignInTour,
  (directorySignIn, language) => <SigningInDirectory portal={portalWith({ directorySignIn }, language)} />,
  { firstSignIn: visibleDouble(firstSignInMachine) },
);
