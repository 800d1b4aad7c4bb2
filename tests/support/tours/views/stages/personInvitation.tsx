import { InvitationCard } from '#src/ui/users/InvitationCard.tsx';
import { personInvitationTour } from '../../../../tours/personInvitation.tour.ts';
import { defineStage } from '../stage.ts';

export const personInvitationStage = defineStage(personInvitationTour, (actor) => (
  <InvitationCard actor={actor} />
));
