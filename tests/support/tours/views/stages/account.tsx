import { type AccountRef, OwnSessions, ownSessionsTitle } from '#src/ui/account/OwnSessions.tsx';
import { accountTour } from '../../../../tours/account.tour.ts';
import { defineStage } from '../stage.ts';

export const accountStage = defineStage(accountTour, (account) => (
  <>
    <h2 id={ownSessionsTitle} tabIndex={-1}>
      Sessions
    </h2>
    <OwnSessions account={account as AccountRef} />
  </>
));
