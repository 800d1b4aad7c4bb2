import { FirstSignIn } from '#src/ui/portal/FirstSignIn.tsx';
import { firstSignInTour } from '../../../../tours/firstSignIn.tour.ts';
import { defineStage } from '../stage.ts';

export const firstSignInStage = defineStage(firstSignInTour, (actor) => <FirstSignIn actor={actor} />);
