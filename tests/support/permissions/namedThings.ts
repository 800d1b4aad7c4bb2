import type { CallDefinition } from '#domain/calls/call.ts';
import type { CallInput } from '../server/client.ts';

/** What a request can name that belongs to somebody; `header` is the organization that every call names. */
export type Kind =
  | 'header'
  | 'organization'
  | 'profile'
  | 'policy'
  | 'draft'
  | 'purchase'
  | 'heldQuote'
  | 'lead'
  | 'task';

/** A place of a call's request in which such a thing is named. */
export type Named = { kind: Kind; at: readonly string[] };

const kinds: Readonly<Record<string, Kind>> = {
  organizationCode: 'organization',
  'query.code': 'organization',
  newOrg: 'organization',
  translationSpace: 'organization',
  profileRef: 'profile',
  policyNumber: 'policy',
  ownerCode: 'policy',
  draftId: 'draft',
  quoteNumber: 'heldQuote',
  leadId: 'lead',
  taskId: 'task',
  purchaseId: 'purchase',
  'idempotency-key': 'purchase',
};
const distributor: Named = { kind: 'header', at: ['headers', 'x-distributor-organization'] };

/** Everything that a call's example names, by the names of its fields; what the call says of its own scope is not asked. */
export function namedThings(call: CallDefinition): Named[] {
  const found = placesIn(call.example, []).filter((named) => !isOwnKey(call, named));
  return found.length > 0 ? found : [distributor];
}

/** The key of a change is drawn by whoever makes it; that of a purchase was made for somebody. */
const isOwnKey = ({ name }: CallDefinition, { at }: Named) =>
  at.at(-1) === 'idempotency-key' && name !== 'createPolicy';

/** A request with something else named in a place. */
export function naming(request: CallInput, at: readonly string[], value: string): CallInput {
  return replaced(request, at, value) as CallInput;
}

function placesIn(value: unknown, at: readonly string[]): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const kind = kinds[name] ?? kinds[[...at, name].join('.')];
    return kind === undefined ? placesIn(inner, [...at, name]) : [{ kind, at: [...at, name] }];
  });
}

function replaced(value: unknown, [step, ...rest]: readonly string[], wanted: string): unknown {
  if (step === undefined) return wanted;
  if (Array.isArray(value)) return value.with(Number(step), replaced(value[Number(step)], rest, wanted));
  const inner = (value ?? {}) as Record<string, unknown>;
  return { ...inner, [step]: replaced(inner[step], rest, wanted) };
}
