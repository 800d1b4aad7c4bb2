import type { ActorRefFrom } from 'xstate';
import type { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';

export type QuickQuoteRef = ActorRefFrom<typeof quickQuoteMachine>;
export type QuickQuoteProps = { actor: QuickQuoteRef };
