import type { PortFailure } from '#machines/trouble.ts';

/** What a port throws for a failure that its chart can tell from others by the code. */
export class PortError extends Error {
  readonly code: string;

  constructor(code: string, reason: string) {
    super(reason);
    this.code = code;
  }
}

/** A failure as the chart gets it; what has no code of its own is `timedOut` or `failed`. */
export function portFailure(error: unknown, at: number): PortFailure {
  return { at, code: codeOf(error), reason: String(error).slice(0, 200) };
}

function codeOf(error: unknown): string {
  if (error instanceof PortError) return error.code;
  return error instanceof Error && error.name === 'TimeoutError' ? 'timedOut' : 'failed';
}
