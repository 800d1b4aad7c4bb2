import type { PlanDocumentKind } from '#domain/calls/catalogue/readPlanDocument.ts';
import type { Language } from '#domain/locales.ts';
import type { PrintedPlan } from '../editions/planEdition.ts';
import { documentText } from './documentTexts.ts';
import { noticePart, planPart } from './planParts.ts';
import { createTaggedPdf } from './taggedPdf.ts';

/** A document of a plan; its title is the text of its link. */
export type PlanPaper = { plan: PrintedPlan; kind: PlanDocumentKind; title: string; language: Language };

/** [PS-036] A document of a plan in one language, as a tagged PDF. */
export async function planPdf({ plan, kind, title, language }: PlanPaper): Promise<Uint8Array> {
  const { code, content } = plan;
  const sample = documentText(language, 'product.sample');
  const pdf = createTaggedPdf(language, `${title} – ${content.name}`, sample);
  pdf.overline(`${title} · ${code}`);
  pdf.title(content.name);
  if (kind === 'notice-of-rescission') noticePart(pdf, plan, language);
  else planPart(pdf, plan, [kind], language);
  return pdf.bytes();
}
