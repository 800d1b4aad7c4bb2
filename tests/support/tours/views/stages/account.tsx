import { AccountScreen } from '#src/ui/account/AccountScreen.tsx';
import type { AccountRef } from '#src/ui/account/OwnSessions.tsx';
import { accountTour } from '../../../../tours/account.tour.ts';
import { defineStage } from '../stage.ts';

export const accountStage = defineStage(accountTour, (account) => (
  <AccountScreen area={account as AccountRef} />
));
