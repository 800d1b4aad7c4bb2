import { QuickQuoteScreen } from '#src/ui/quickQuote/QuickQuoteScreen.tsx';
import { quickQuoteTour } from '../../../../tours/quickQuote.tour.ts';
import { defineStage } from '../stage.ts';
import { placeLists } from './placeLists.ts';

export const quickQuoteStage = defineStage(
  quickQuoteTour,
  (quickQuote) => (
    <main>
      <QuickQuoteScreen actor={quickQuote} />
    </main>
  ),
  placeLists,
);
