import { type AccountRef, OwnSessions } from '#src/ui/account/OwnSessions.tsx';
import { accountTour } from '../../../../tours/account.tour.ts';
import { defineStage } from '../stage.ts';

export const accountStage = defineStage(accountTour, (account) => (
  <OwnSessions account={account as AccountRef} />
));
