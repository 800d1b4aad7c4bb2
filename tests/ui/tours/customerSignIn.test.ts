import { seeFirstSignIn, seeRefusal, seeWaiting, tryAgain } from '../../support/journeys/signingIn.ts';
import { viewTours } from '../../support/tours/views.ts';
import { customerSignInTour } from '../../tours/customerSignIn.tour.ts';

const waiting = { requirements: ['SI-015'], look: seeWaiting };

viewTours({
  tour: customerSignInTour,
  drive: { thePersonTriesAgain: tryAgain },
  screens: {
    initializing: null,
    redirecting: waiting,
    completingRedirect: waiting,
    openingSession: waiting,
    firstSigningIn: seeFirstSignIn,
    fetchingUser: waiting,
    refused: { requirements: ['SI-012'], look: seeRefusal },
    userNotFetched: { requirements: ['SI-012'], look: seeRefusal },
    signedIn: seeWaiting,
  },
});
