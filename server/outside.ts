/** What an answer of a service outside must be like. */
export type OutsideLimits = {
  /** Longest wait for the whole answer, in milliseconds. */
  withinMs: number;
  /** Longest answer, in bytes. */
  mostBytes: number;
  /** Media type of an answer that is a success. */
  type: 'application/json' | 'text/html';
};

const largestJson = 256 * 1024;

/** Limits of an answer in JSON. */
export function jsonWithin(withinMs: number): OutsideLimits {
  return { withinMs, mostBytes: largestJson, type: 'application/json' };
}

/**
 * Asks a service outside and reads its answer whole. Whoever answers does not choose what this server asks for next,
 * so that nobody is followed to another place.
 * @throws when no answer comes in time, it leads elsewhere, is too long, or is a success of another media type
 */
export async function fetchOutside(
  url: string,
  asked: RequestInit,
  limits: OutsideLimits,
): Promise<Response> {
  const response = await fetch(url, {
    ...asked,
    redirect: 'error',
    signal: AbortSignal.timeout(limits.withinMs),
  });
  const { status, headers } = response;
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (response.ok && type !== limits.type) {
    await response.body?.cancel();
    throw new Error(`answered ${status} as ${type ?? 'nothing'}, not as ${limits.type}`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > limits.mostBytes) throw new Error(`answered more than ${limits.mostBytes} bytes`);
    chunks.push(chunk);
  }
  return new Response(length > 0 ? Buffer.concat(chunks) : null, { status, headers });
}
