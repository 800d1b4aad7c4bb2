import type { ListedHeldQuote } from '#domain/calls/heldQuotes/heldQuote.ts';
import { heldQuoteList, type HeldQuoteStatus } from '#domain/heldQuotes/heldQuoteList.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { NewQuoteLink } from '../summary/NewQuoteLink.tsx';
import { Reference } from '../kit/Reference.tsx';
import { Below } from '../list/Below.tsx';
import { defineListScreen } from '../list/defineListScreen.tsx';
import { QuotePage } from './QuotePage.tsx';
import { RepricedPlans } from './RepricedPlans.tsx';

type HeldQuoteRow = ListedHeldQuote & { id: string };

function QuoteNumber({ row: { quoteNumber } }: { row: HeldQuoteRow }) {
  return <Reference>{quoteNumber}</Reference>;
}

/** Who travels, as far as it is known, where to and when. */
function Travellers({ row }: { row: HeldQuoteRow }) {
  const text = useText('quotes');
  const { date } = useFormats();
  const language = useLanguage();
  const { travellers, travellerCount, destination, departureDate } = row;
  const trip = [destination[language], departureDate && date(departureDate)].filter(Boolean).join(' · ');
  return (
    <>
      <span>{travellers || text('travellers', { count: travellerCount })}</span>
      {trip && <Below>{trip}</Below>}
    </>
  );
}

function Status({ row: { status, validUntil } }: { row: HeldQuoteRow }) {
  const text = useText('quotes');
  const { date } = useFormats();
  return (
    <>
      <span>{text(`status.${status}`)}</span>
      {validUntil && (
        <Below>{text(status === 'EXPIRED' ? 'heldTo' : 'heldUntil', { day: date(validUntil) })}</Below>
      )}
    </>
  );
}

/** When it was changed last, and whose it is. */
function LastChange({ row: { daysAgo, ownerName } }: { row: HeldQuoteRow }) {
  const text = useText('quotes');
  return (
    <>
      <span>{text('daysAgo', { days: daysAgo })}</span>
      <Below>{ownerName}</Below>
    </>
  );
}

/** What can be done with a quote: how its price came about is read even after that is held no longer. */
const actsOf: Record<HeldQuoteStatus, readonly string[]> = {
  STARTED: ['resume', 'duplicate'],
  PRICED: ['resume', 'duplicate', 'print', 'worksheets', 'mail'],
  EXPIRED: ['resume', 'duplicate', 'worksheets'],
};

/** The quotes that are held, and what can be done with each. */
export const HeldQuotesScreen = defineListScreen(heldQuoteList, {
  area: '/quotes',
  nameOf: ({ quoteNumber }: HeldQuoteRow) => quoteNumber,
  cells: { quoteNumber: QuoteNumber, travellers: Travellers, status: Status, updatedAt: LastChange },
  actsOf: ({ status }) => actsOf[status],
  Told: RepricedPlans,
  Head: () => <NewQuoteLink as="secondary" />,
  Page: QuotePage,
});
