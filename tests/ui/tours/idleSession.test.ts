import { viewTours } from '../../support/tours/views.ts';
import { idleButton, idleSessionScreens, refreshIsNotOffered } from '../../tours/idleSession.screens.ts';
import { idleSessionTour } from '../../tours/idleSession.tour.ts';

viewTours({
  tour: idleSessionTour,
  drive: {
    thePersonRefreshes: (person) => idleButton(person, 'refresh').click(),
    thePersonEndsTheSession: async (person) => {
      const isTimedOut = await idleButton(person, 'timedOut.close').isVisible();
      await idleButton(person, isTimedOut ? 'timedOut.close' : 'end').click();
    },
  },
  screens: { ...idleSessionScreens, leaving: null, ended: null },
  notHere: { thePersonRefreshes: refreshIsNotOffered },
});
