import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Problem } from '../http/problem.ts';
import type { PlanPaper } from './planPdf.ts';
import type { PolicyDocument } from './policyDocument.ts';
import type { ToPrint } from './printThread.ts';
import type { QuoteDocument } from './quotePdf.ts';

/**
 * Makes documents beside the thread that answers calls, which tens of milliseconds of typesetting would hold up. Those for a
 * mail come before those that people can ask for again.
 * @throws Problem 503 `document.busy` for what is not for a mail; Error for a document that takes too long
 */
export type Printer = {
  /** [DL-015] [DL-016] A policy, or all that was bought for a trip, in one language, as a tagged PDF. */
  policyPdf(document: PolicyDocument, isFor?: 'mail'): Promise<Uint8Array>;
  /** A quote in one language, as a tagged PDF. */
  quotePdf(document: QuoteDocument, isFor?: 'mail'): Promise<Uint8Array>;
  /** [PS-036] A document of a plan in one language, as a tagged PDF. */
  planPdf(paper: PlanPaper): Promise<Uint8Array>;
  /** Ends the threads; documents that are being made fail. */
  close(): Promise<void>;
};

/** A thread without work for so many milliseconds ends, and with it the memory of its typefaces. */
const idleMs = 60_000;

const defaults = {
  thread: new URL('./printThread.ts', import.meta.url),
  /** How long one document may take; its thread is ended then. */
  longestMs: 15_000,
  /** How many documents may wait, apart from those of mails, which the outbox holds back itself. */
  room: 30,
};

/** No thread is started before the first document is asked for. */
export function createPrinter(given: Partial<typeof defaults> = {}): Printer {
  const { thread, longestMs, room } = { ...defaults, ...given };
  const inTurn = takingTurns(room);
  let threads: Piscina<ToPrint, Uint8Array> | null = null;
  const print = (asked: ToPrint, isFor?: 'mail') =>
    inTurn(isFor === 'mail', async () => {
      threads ??= new Piscina({
        filename: fileURLToPath(thread),
        name: 'print',
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: idleMs,
      });
      const signal = AbortSignal.timeout(longestMs);
      return threads.run(asked, { signal }).catch((failure: unknown) => {
        throw signal.aborted ? new Error(`A document took longer than ${longestMs / 1000} s`) : failure;
      });
    });
  return {
    policyPdf: (policy, isFor) => print({ policy }, isFor),
    quotePdf: (quote, isFor) => print({ quote }, isFor),
    planPdf: (plan) => print({ plan }),
    close: async () => threads?.destroy(),
  };
}

/** Does one thing after another, in the order in which they come, apart from those that go first. */
function takingTurns(room: number) {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let isTaken = false;
  const pass = () => {
    const next = first.shift() ?? others.shift();
    isTaken = next !== undefined;
    next?.();
  };
  return async <Result>(goesFirst: boolean, work: () => Promise<Result>): Promise<Result> => {
    if (!goesFirst && others.length >= room) {
      throw new Problem(503, 'document.busy', { headers: { 'retry-after': '5' } });
    }
    if (isTaken) await new Promise<void>((turn) => (goesFirst ? first : others).push(turn));
    isTaken = true;
    try {
      return await work();
    } finally {
      pass();
    }
  };
}
