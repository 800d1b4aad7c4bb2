import { TripDetailsScreen } from '#src/ui/tripDetails/TripDetailsScreen.tsx';
import { tripDetailsTour } from '../../../../tours/tripDetails.tour.ts';
import { defineStage } from '../stage.ts';
import { placeLists } from './placeLists.ts';

export const tripDetailsStage = defineStage(
  tripDetailsTour,
  (tripDetails) => (
    <main>
      <TripDetailsScreen actor={tripDetails} />
    </main>
  ),
  placeLists,
);
