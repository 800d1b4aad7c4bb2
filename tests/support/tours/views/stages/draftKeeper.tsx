import { DraftNotice } from '#src/ui/flow/DraftNotice.tsx';
import { draftKeeperTour } from '../../../../tours/draftKeeper.tour.ts';
import { defineStage } from '../stage.ts';
import { boughtFlowWith } from './flowWith.ts';

export const draftKeeperStage = defineStage(draftKeeperTour, (draftKeeper) => (
  <DraftNotice flow={boughtFlowWith({ draftKeeper })} />
));
