import { z } from 'zod';
import { instant } from '../identity/user.ts';
import { defineCall } from '../call.ts';
import { namedRevision } from '../shapes/revision.ts';
import { isoDate } from '../shapes/text.ts';

/** Largest draft in bytes, with its envelope. */
export const largestDraft = 256 * 1024;

/** A saved chart: which one, in which version of its shape, how often it was changed, and its snapshot. */
const chartState = {
  machine: z.string().regex(/^[a-z][A-Za-z]{0,59}$/),
  version: z.int().min(1).max(10_000),
  snapshot: z.unknown(),
};

export const draft = z.object({
  draftId: z.uuid(),
  ...chartState,
  revision: z.int(),
  /** Under which people find it as a held quote; null for any other draft, and where nobody has signed in. */
  quoteNumber: z.string().nullable(),
  /** Of such a quote, the last day on which its price is held; null without a price. */
  validUntil: isoDate.nullable(),
  updatedAt: instant,
  expiresAt: instant,
});
export type Draft = z.output<typeof draft>;

const savedDraft = draft.omit({ snapshot: true });
const draftParams = z.strictObject({ draftId: z.uuid() });
const exampleId = '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a55';
const exampleState = { machine: 'quoteFlow', version: 1, snapshot: { value: 'enteringTrip', context: {} } };

/** Begins a draft; its revision is 1. */
export const createDraft = defineCall({
  name: 'createDraft',
  method: 'POST',
  path: '/api/drafts',
  outlivesPage: true,
  body: z.strictObject(chartState),
  answers: { 201: savedDraft },
  access: { kind: 'session' },
  scope: { names: 'session' },
  bodyLimit: largestDraft,
  ratePerMinute: { address: 600, session: 60 },
  example: { body: exampleState },
});

export const getDraft = defineCall({
  name: 'getDraft',
  method: 'GET',
  path: '/api/drafts/{draftId}',
  params: draftParams,
  answers: { 200: draft },
  access: { kind: 'session' },
  scope: { names: 'session' },
  ratePerMinute: { address: 2400, session: 240 },
  example: { params: { draftId: exampleId } },
});

/**
 * Saves a draft over the revision that `if-match` names.
 * A stale revision is answered 412 `draft.stale` with `revision`, a missing one 428.
 */
export const saveDraft = defineCall({
  name: 'saveDraft',
  method: 'PUT',
  path: '/api/drafts/{draftId}',
  outlivesPage: true,
  params: draftParams,
  headers: namedRevision,
  body: z.strictObject(chartState),
  answers: { 200: savedDraft },
  access: { kind: 'session' },
  scope: { names: 'session' },
  bodyLimit: largestDraft,
  ratePerMinute: { address: 4800, session: 300 },
  example: { params: { draftId: exampleId }, headers: { 'if-match': '"1"' }, body: exampleState },
});

/** Ends a draft whose work is done; it is not offered again. */
export const closeDraft = defineCall({
  name: 'closeDraft',
  method: 'DELETE',
  path: '/api/drafts/{draftId}',
  params: draftParams,
  answers: { 200: z.object({ closed: z.boolean() }) },
  access: { kind: 'session' },
  scope: { names: 'session' },
  ratePerMinute: { address: 1200, session: 120 },
  example: { params: { draftId: exampleId } },
});
