import { seeRefusal, seeWaiting, tryAgain } from '../../support/journeys/signingIn.ts';
import { viewTours } from '../../support/tours/views.ts';
import { directorySignInTour } from '../../tours/directorySignIn.tour.ts';

const waiting = { requirements: ['SI-015'], look: seeWaiting };

viewTours({
  tour: directorySignInTour,
  pairs: true,
  drive: { thePersonTriesAgain: tryAgain },
  screens: {
    initialising: null,
    lookingForAccount: waiting,
    completingRedirect: waiting,
    redirecting: waiting,
    obtainingTokenSilently: waiting,
    obtainingTokenByPopup: waiting,
    openingSession: waiting,
    fetchingClaims: waiting,
    refused: { requirements: ['SI-012'], look: seeRefusal },
    signedIn: seeWaiting,
  },
});
