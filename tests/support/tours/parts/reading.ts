import { expect } from 'vitest';
import { fail, send } from '../stimuli.ts';
import type { PartHolds } from './holds.ts';

/**
 * What can happen to a chart with `readingStates`, and what must be true while it reads and where it could not. What comes is
 * the chart's own.
 * @param asked what the port is asked with, by the context
 */
export function readingPart<const Port extends string, Context extends { problem: string | null }>(
  port: Port,
  asked: (context: Context) => unknown,
  code = 'network.unreachable',
) {
  return {
    stimuli: [fail('itDoesNotCome', port, { code }), send('triesAgain', { type: 'person.retry' })] as const,
    holds: {
      reading: (snapshot, seen) => {
        expect(snapshot.hasTag('busy')).toBe(true);
        expect(snapshot.context.problem).toBeNull();
        expect(seen.inputs(port).at(-1)).toEqual(asked(snapshot.context));
      },
      unavailable: (snapshot) => {
        expect(snapshot.context.problem).toBe(code);
        expect(snapshot.can({ type: 'person.retry' })).toBe(true);
      },
    } satisfies PartHolds,
  };
}

/** The same person has signed in again: what could not be read is read. */
export const theSessionIsRenewed = send(
  'theSessionIsRenewed',
  { type: 'parent.renewSession' },
  { check: (after) => expect(after.hasTag('busy')).toBe(true) },
);
