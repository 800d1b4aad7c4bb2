import { LeadCard } from '#src/ui/lead/LeadCard.tsx';
import { leadTour } from '../../../../tours/lead.tour.ts';
import { defineStage } from '../stage.ts';

export const leadStage = defineStage(leadTour, (lead) => (
  <main>
    <LeadCard lead={lead} />
  </main>
));
