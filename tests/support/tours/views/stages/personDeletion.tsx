import { PersonDeletion } from '#src/ui/users/PersonDeletion.tsx';
import { personDeletionTour } from '../../../../tours/personDeletion.tour.ts';
import { defineStage } from '../stage.ts';

export const personDeletionStage = defineStage(personDeletionTour, (actor) => (
  <PersonDeletion actor={actor} name="Sophie Lavoie" />
));
