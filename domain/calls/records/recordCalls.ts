import type { ZodType } from 'zod';
import type { ClaimGroup } from '../../permissions/claimGroups.ts';
import { type CallScope, defineCall } from '../call.ts';
import { historyShape } from '../shapes/history.ts';
import { namedRevision } from '../shapes/revision.ts';

type RecordParts<
  Params extends ZodType,
  Answer extends ZodType,
  Added extends ZodType,
  Changed extends ZodType,
  Fields,
> = {
  /** Where records are added and where one of them is, as the documents name it: our own paths stand below `/api`. */
  paths: Readonly<Record<'all' | 'one', `/${string}`>>;
  scopes: Readonly<Record<'added' | 'one', CallScope>>;
  claims: Readonly<Record<'read' | 'add' | 'change', ClaimGroup>>;
  params: Params;
  /** The record as it is answered; the `etag` of an answer names its revision. */
  answer: Answer;
  added: Added;
  changed: Changed;
  /** The fields of which changes are recorded. */
  fields: Fields;
  examples: { params: Record<string, string>; added: object; changed: object };
};

/** The calls of a record that several people change: to read it and its history, to add one, and to change one over a revision. */
export function recordCalls<
  Params extends ZodType,
  Answer extends ZodType,
  Added extends ZodType,
  Changed extends ZodType,
  const Fields extends readonly [string, ...string[]],
>(name: string, parts: RecordParts<Params, Answer, Added, Changed, Fields>) {
  const { paths, scopes, claims, params, answer, added, changed, fields, examples } = parts;
  const one = { path: `/api${paths.one}`, aliases: [paths.one], params, scope: scopes.one } as const;
  return {
    read: defineCall({
      ...one,
      name: `read${name}`,
      method: 'GET',
      answers: { 200: answer },
      access: { kind: 'claims', allOf: [claims.read] },
      ratePerMinute: { address: 2400, session: 300 },
      example: { params: examples.params },
    }),
    history: defineCall({
      name: `read${name}History`,
      method: 'GET',
      path: `/api${paths.one}/history`,
      params,
      answers: { 200: historyShape(fields) },
      access: { kind: 'claims', allOf: [claims.read] },
      scope: scopes.one,
      ratePerMinute: { address: 1200, session: 120 },
      example: { params: examples.params },
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
      ...one,
      name: `update${name}`,
      method: 'PUT',
      headers: namedRevision,
      body: changed,
      answers: { 200: answer },
      access: { kind: 'claims', allOf: [claims.change] },
      ratePerMinute: { address: 1200, session: 120 },
      example: { params: examples.params, headers: { 'if-match': '"1"' }, body: examples.changed },
    }),
  };
}
