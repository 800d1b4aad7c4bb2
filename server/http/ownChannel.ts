import type { SalesChannel } from '#domain/applications.ts';
import { ownValue } from '#domain/ownValue.ts';

const channels: Readonly<Record<string, SalesChannel>> = { b2b: 'b2b', B2B: 'b2b', b2c: 'b2c', B2C: 'b2c' };

/**
 * A channel that a request names and its application does not have; null where it names its own or none. Which channel
 * somebody is served by follows from where they are.
 */
export function foreignChannel(
  { query, body }: Record<'query' | 'body', unknown>,
  own: SalesChannel,
): SalesChannel | null {
  const named = [query, body, memberOf(body, 'variables')].map((place) => memberOf(place, 'salesChannel'));
  const channel = named
    .map((text) => (typeof text === 'string' ? ownValue(channels, text) : undefined))
    .find(Boolean);
  return channel !== undefined && channel !== own ? channel : null;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
