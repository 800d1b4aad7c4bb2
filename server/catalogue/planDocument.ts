import type { PlanDocumentKind } from '#domain/calls/catalogue/readPlanDocument.ts';
import type { PlanConfiguration, PlanContent } from '#domain/calls/shapes/productConfiguration.ts';
import { benefitCanBeAdded } from '#domain/catalogue/plans.ts';
import type { Language } from '#domain/locales.ts';
import { documentText } from '../documents/documentTexts.ts';
import { createTaggedPdf } from '../documents/taggedPdf.ts';

const features = [
  'tripCancellation',
  'interruption',
  'emergencyMedical',
  'travelAccident',
  'flightAccident',
  'baggageDelay',
  'baggageLoss',
] as const;

/** The text of the link to a document, which is its title too; null when the plan has no such document. */
export function documentTitle(content: PlanContent, kind: PlanDocumentKind): string | null {
  const { pdfLink } = content;
  const links = {
    policy: pdfLink.policyPdfLink,
    product: pdfLink.productPdfLink,
    'fact-sheet': pdfLink.factSheetPdfLink,
    'notice-of-rescission': pdfLink.noticeOfRecissionPdfLink,
    'cm-product': pdfLink.cmProductPdfLink,
  };
  return links[kind]?.text ?? null;
}

/**
 * [PS-036] Makes the documents of plans, made of what the catalogue says of them. Each is typeset once and kept as long
 * as that edition of the catalogue.
 */
export function keptPlanDocuments(): typeof planDocument {
  const kept = new WeakMap<PlanConfiguration, Map<string, Promise<Uint8Array>>>();
  return (configuration, kind, title, language) => {
    const documents = kept.get(configuration) ?? new Map<string, Promise<Uint8Array>>();
    kept.set(configuration, documents);
    const name = `${kind} ${language}`;
    const made = documents.get(name) ?? planDocument(configuration, kind, title, language);
    documents.set(name, made);
    made.catch(() => documents.delete(name));
    return made;
  };
}

function planDocument(
  { code, content, benefits }: PlanConfiguration,
  kind: PlanDocumentKind,
  title: string,
  language: Language,
): Promise<Uint8Array> {
  const text = (key: Parameters<typeof documentText>[1], values?: Record<string, number>) =>
    documentText(language, key, values);
  const pdf = createTaggedPdf(language, `${title} – ${content.name}`, text('product.sample'));
  pdf.overline(`${title} · ${code}`);
  pdf.title(content.name);
  pdf.row(text('product.summary'), content.summary);
  if (kind === 'notice-of-rescission') {
    pdf.row(text('product.yourRight'), text('product.rescission'));
    return pdf.bytes();
  }
  pdf.heading(text('product.covers'));
  for (const feature of features) pdf.row(text(`product.${feature}`), content.featureRows[feature]);
  pdf.heading(text('product.details'));
  content.details.forEach((detail, at) => pdf.row(String(at + 1), detail));
  const options = benefits.filter(benefitCanBeAdded);
  if (options.length > 0) pdf.heading(text('product.options'));
  for (const option of options) pdf.row(option.content.name, option.content.summary);
  if (content.eligibility !== null) {
    pdf.heading(text('product.eligibility'));
    pdf.row(text('product.everyone'), content.eligibility);
  }
  pdf.heading(text('product.notCovered'));
  pdf.row(text('product.everyone'), content.exclusion);
  for (const { exclusionDescription, minAge, maxAge } of content.exclusions) {
    pdf.row(agesText(minAge, maxAge, text), exclusionDescription);
  }
  return pdf.bytes();
}

function agesText(
  from: number | null,
  to: number | null,
  text: (key: Parameters<typeof documentText>[1], values?: Record<string, number>) => string,
): string {
  if (from !== null && to !== null) return text('product.ages', { from, to });
  if (from !== null) return text('product.fromAge', { from });
  return to === null ? text('product.everyone') : text('product.toAge', { to });
}
