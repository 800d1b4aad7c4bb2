import { expect } from 'vitest';
import { fail } from '../stimuli.ts';
import type { PartHolds } from './holds.ts';

/** A field that the server refuses: where it stands in the request, and the problem that is shown at it. */
export type Refused = { field: string; wire: string; problem: string };

/** What can happen to a form that is sent by the port, and what must be true where it is asked again (`askingStates`). */
export function sendingPart<const Port extends string>(
  port: Port,
  { field, wire, problem }: Refused,
  code: string,
) {
  return {
    stimuli: [
      fail(
        'aFieldIsRefused',
        port,
        { code: 'request.invalid', body: { fields: { [wire]: 'wrongFormat' } } },
        { check: ({ context }) => expect(context.problems[field]).toBe(problem) },
      ),
      fail('itIsNotSent', port, { code }),
    ] as const,
    holds: {
      correcting: ({ context }) =>
        expect(Object.values(context.problems).filter((found) => found !== null)).not.toEqual([]),
      failed: ({ context }) => expect(context.problem).toBe(code),
    } satisfies PartHolds,
  };
}
