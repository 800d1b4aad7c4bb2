import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { PolicyDocument } from './policyPdf.ts';

/** Makes documents beside the thread that answers calls, which tens of milliseconds of typesetting would hold up. */
export type Printer = {
  /** [DL-015] [DL-016] The confirmation of one pax in one language, as a tagged PDF. */
  policyPdf(document: PolicyDocument): Promise<Uint8Array>;
  /** Ends the threads; documents that are being made fail. */
  close(): Promise<void>;
};

/** A thread without work for so many milliseconds ends, and with it the memory of its typefaces. */
const idleMs = 60_000;

/** No thread is started before the first document is asked for. */
export function createPrinter(): Printer {
  let threads: Piscina<PolicyDocument, Uint8Array> | null = null;
  return {
    policyPdf(document) {
      threads ??= new Piscina({
        filename: fileURLToPath(new URL('./policyPdfThread.ts', import.meta.url)),
        name: 'print',
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: idleMs,
      });
      return threads.run(document);
    },
    close: async () => threads?.destroy(),
  };
}
