import { fromTransition } from 'xstate';
import { IdleReminder } from '#src/ui/idle/IdleReminder.tsx';
import { idleSessionTour } from '../../../../tours/idleSession.tour.ts';
import { defineStage } from '../stage.ts';

/** Seconds that the reminder shows; it reads them from the port that counts them. */
const countSeconds = fromTransition(() => 42, 42);

export const idleSessionStage = defineStage(
  idleSessionTour,
  (idle) => <IdleReminder idle={idle} signedIn={false} />,
  {
    countSeconds,
  },
);
