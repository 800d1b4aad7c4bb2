import * as z from 'zod';
import { defineCall } from '../call.ts';
import { languageHeader, planCode, planEdition } from '../shapes/text.ts';

/** [PS-036] Kinds of documents of a plan, as their addresses name them. */
export const planDocumentKinds = [
  'policy',
  'product',
  'fact-sheet',
  'notice-of-rescission',
  'cm-product',
] as const;
export type PlanDocumentKind = (typeof planDocumentKinds)[number];

/** [PS-036] A document of a plan as a PDF. Links to it are opened without a session. */
export const readPlanDocument = defineCall({
  name: 'readPlanDocument',
  method: 'GET',
  path: '/api/product/documents/{planCode}/{kind}',
  params: z.strictObject({ planCode, kind: z.enum(planDocumentKinds) }),
  /** With `edition`, the document of the plan as it was sold under that digest. */
  query: z.strictObject({ lang: languageHeader, edition: planEdition.optional() }),
  answers: { 200: z.unknown() },
  binary: 'application/pdf',
  access: { kind: 'public' },
  scope: { names: 'nothing' },
  ratePerMinute: { address: 240 },
  example: { params: { planCode: 'SEMH', kind: 'fact-sheet' }, query: { lang: 'FR' } },
});
