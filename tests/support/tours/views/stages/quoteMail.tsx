import { QuoteMailPage } from '#src/ui/heldQuotes/QuoteMailPage.tsx';
import { quoteMailTour } from '../../../../tours/quoteMail.tour.ts';
import { defineStage } from '../stage.ts';

export const quoteMailStage = defineStage(quoteMailTour, (actor) => <QuoteMailPage actor={actor} />);
