import type { z, ZodType } from 'zod';
import type { ClaimGroup } from '../../permissions/claimGroups.ts';
import { type CallScope, defineCall } from '../call.ts';
import { historyShape } from '../shapes/history.ts';
import { namedRevision } from '../shapes/revision.ts';

type RecordParts<
  Params extends ZodType,
  Query extends ZodType,
  Answer extends ZodType,
  Added extends ZodType,
  Changed extends ZodType,
  Fields,
> = {
  /** Where records are added and where one of them is, or is changed, as the documents name it: our own paths stand below `/api`. */
  paths: Readonly<Record<'all' | 'one', `/${string}`>> & { readonly change?: `/${string}` };
  scopes: Readonly<Record<'added' | 'one', CallScope>>;
  claims: Readonly<Record<'read' | 'add' | 'change', ClaimGroup>>;
  /** What names one of them: in its path, or in the query of its address. */
  params?: Params;
  query?: Query;
  /** The record as it is answered; the `etag` of an answer names its revision. */
  answer: Answer;
  added: Added;
  changed: Changed;
  /** The fields of which changes are recorded. */
  fields: Fields;
  examples: { named: Named; added: object; changed: object };
};
type Named = { params: Record<string, string> } | { query: Record<string, string> };

/** What names a record of these calls. */
export type NamedBy<Params extends ZodType, Query extends ZodType> =
  z.output<Params> extends object ? z.output<Params> : z.output<Query>;

/** The calls of a record that several people change: to read it and its history, to add one, and to change one over a revision. */
export function recordCalls<
  Answer extends ZodType,
  Added extends ZodType,
  Changed extends ZodType,
  const Fields extends readonly [string, ...string[]],
  Params extends ZodType = ZodType<undefined>,
  Query extends ZodType = ZodType<undefined>,
>(name: string, parts: RecordParts<Params, Query, Answer, Added, Changed, Fields>) {
  const { paths, scopes, claims, params, query, answer, added, changed, fields, examples } = parts;
  const { one: onePath, change: changePath = onePath } = paths;
  const named = { ...(params && { params }), ...(query && { query }), scope: scopes.one };
  return {
    read: defineCall({
      ...named,
      name: `read${name}`,
      path: `/api${onePath}`,
      aliases: [onePath],
      method: 'GET',
      answers: { 200: answer },
      access: { kind: 'claims', allOf: [claims.read] },
      ratePerMinute: { address: 2400, session: 300 },
      example: examples.named,
    }),
    history: defineCall({
      ...named,
      name: `read${name}History`,
      method: 'GET',
      path: `/api${onePath}/history`,
      answers: { 200: historyShape(fields) },
      access: { kind: 'claims', allOf: [claims.read] },
      ratePerMinute: { address: 1200, session: 120 },
      example: examples.named,
    }),
    add: defineCall({
      name: `create${name}`,
      method: 'POST',
      path: `/api${paths.all}`,
      aliases: [paths.all],
      body: added,
      answers: { 201: answer },
      access: { kind: 'claims', allOf: [claims.add] },
      scope: scopes.added,
      ratePerMinute: { address: 600, session: 60 },
      example: { body: examples.added },
    }),
    change: defineCall({
      ...named,
      name: `update${name}`,
      path: `/api${changePath}`,
      aliases: [changePath],
      method: 'PUT',
      headers: namedRevision,
      body: changed,
      answers: { 200: answer },
      access: { kind: 'claims', allOf: [claims.change] },
      ratePerMinute: { address: 1200, session: 120 },
      example: { ...examples.named, headers: { 'if-match': '"1"' }, body: examples.changed },
    }),
  };
}
