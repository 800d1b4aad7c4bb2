import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';

/** Where a quote is asked for and with which headers; `answer` is what comes. */
export type Asked = { url: string; headers: Record<string, string>; answer: QuoteAnswer };
