import { changeHistoryMachine } from '#machines/changeHistory/changeHistory.machine.ts';
import { organizationSuggestMachine } from '#machines/organizationSuggest/organizationSuggest.machine.ts';
import { personDeletionMachine } from '#machines/personDeletion/personDeletion.machine.ts';
import { personInvitationMachine } from '#machines/personInvitation/personInvitation.machine.ts';
import { UserFormPage } from '#src/ui/users/UserFormPage.tsx';
import { userFormTour } from '../../../../tours/userForm.tour.ts';
import { withDoubles } from '../../doubles.ts';
import { defineStage } from '../stage.ts';

export const userFormStage = defineStage(
  userFormTour,
  (userForm) => (
    <main>
      <UserFormPage actor={userForm} />
    </main>
  ),
  {
    changeHistory: withDoubles(changeHistoryMachine),
    organizationSuggest: withDoubles(organizationSuggestMachine),
    personInvitation: withDoubles(personInvitationMachine),
    personDeletion: withDoubles(personDeletionMachine),
  },
);
