import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { PlanPaper } from './planPdf.ts';
import type { PolicyDocument } from './policyDocument.ts';
import type { ToPrint } from './printThread.ts';
import type { QuoteDocument } from './quotePdf.ts';

/** Makes documents beside the thread that answers calls, which tens of milliseconds of typesetting would hold up. */
export type Printer = {
  /** [DL-015] [DL-016] A policy, or all that was bought for a trip, in one language, as a tagged PDF. */
  policyPdf(document: PolicyDocument): Promise<Uint8Array>;
  /** A quote in one language, as a tagged PDF. */
  quotePdf(document: QuoteDocument): Promise<Uint8Array>;
  /** [PS-036] A document of a plan in one language, as a tagged PDF. */
  planPdf(paper: PlanPaper): Promise<Uint8Array>;
  /** Ends the threads; documents that are being made fail. */
  close(): Promise<void>;
};

/** A thread without work for so many milliseconds ends, and with it the memory of its typefaces. */
const idleMs = 60_000;

/** No thread is started before the first document is asked for. */
export function createPrinter(): Printer {
  let threads: Piscina<ToPrint, Uint8Array> | null = null;
  const print = (asked: ToPrint) => {
    threads ??= new Piscina({
      filename: fileURLToPath(new URL('./printThread.ts', import.meta.url)),
      name: 'print',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
    });
    return threads.run(asked);
  };
  return {
    policyPdf: (policy) => print({ policy }),
    quotePdf: (quote) => print({ quote }),
    planPdf: (plan) => print({ plan }),
    close: async () => threads?.destroy(),
  };
}
