import type { ActorRefFrom } from 'xstate';
import type { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';

export type QuickQuoteRef = ActorRefFrom<typeof quickQuoteMachine>;
export type QuickQuoteProps = { actor: QuickQuoteRef };
export type TravellerEntryProps = QuickQuoteProps & { traveller: string; number: number };

/** The id of the list of travellers. */
export const travellerRows = 'travellers';
