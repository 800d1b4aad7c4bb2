import { QuoteReturn } from '#src/ui/quoteReturn/QuoteReturn.tsx';
import { quoteReturnTour } from '../../../../tours/quoteReturn.tour.ts';
import { defineStage } from '../stage.ts';

export const quoteReturnStage = defineStage(
  quoteReturnTour,
  (quoteReturn) => <QuoteReturn quoteReturn={quoteReturn} sample />,
  {},
  null,
);
