import type { PlanDocumentKind } from '#domain/calls/catalogue/readPlanDocument.ts';
import { planFeatures } from '#domain/catalogue/planFeatures.ts';
import { benefitCanBeAdded } from '#domain/catalogue/plans.ts';
import type { Language } from '#domain/locales.ts';
import type { Section } from '../catalogue/insurerTexts.ts';
import type { PrintedPlan } from '../editions/planEdition.ts';
import { documentText, type DocumentText } from './documentTexts.ts';
import { labelShare, type TaggedPdf } from './taggedPdf.ts';

type PlanPart = Exclude<PlanDocumentKind, 'notice-of-rescission'>;

/** [PS-036] What the documents of a plan say below their title, each thing once, the notice of rescission left out. */
export function planPart(
  pdf: TaggedPdf,
  { content, benefits, insurer }: PrintedPlan,
  kinds: readonly PlanPart[],
  language: Language,
): void {
  const text = (key: DocumentText, values?: Record<string, number>) => documentText(language, key, values);
  pdf.row(text('product.summary'), content.summary);
  if (kinds.includes('fact-sheet')) sections(pdf, insurer?.factSheet ?? []);
  pdf.heading(text('product.covers'));
  pdf.table(
    [
      { label: text('policy.benefit'), share: labelShare },
      { label: text('policy.limit'), share: 1 - labelShare },
    ],
    planFeatures.map((feature) => [text(`product.${feature}`), content.featureRows[feature]]),
  );
  pdf.heading(text('product.details'));
  pdf.points(content.details);
  const options = benefits.filter(benefitCanBeAdded);
  if (options.length > 0) pdf.heading(text('product.options'));
  for (const option of options) pdf.row(option.content.name, option.content.summary);
  if (content.eligibility !== null) {
    pdf.heading(text('product.eligibility'));
    pdf.paragraph(content.eligibility);
  }
  pdf.heading(text('product.notCovered'));
  pdf.row(text('product.everyone'), content.exclusion);
  for (const { exclusionDescription, minAge, maxAge } of content.exclusions) {
    pdf.row(agesText(minAge, maxAge, text), exclusionDescription);
  }
  if (insurer === null) return;
  if (kinds.includes('policy')) {
    pdf.heading(text('product.wording'));
    for (const { heading, paragraphs } of insurer.wording) {
      pdf.subheading(heading);
      paragraphs.forEach(pdf.paragraph);
    }
  }
  if (kinds.some((kind) => kind !== 'product')) rightsPart(pdf, insurer, language);
}

/** What a client may do: rescind, cancel, claim and complain. */
export function rightsPart(
  pdf: TaggedPdf,
  insurer: NonNullable<PrintedPlan['insurer']>,
  language: Language,
): void {
  sections(
    pdf,
    (['rescission', 'refunds', 'claims', 'complaints'] as const).map((right) => ({
      heading: documentText(language, `policy.${right}`),
      paragraphs: insurer[right],
    })),
  );
}

/** [PS-037] The notice by which a resident of Quebec rescinds, with what is known of the policy filled in. */
export function noticePart(
  pdf: TaggedPdf,
  { content, insurer }: PrintedPlan,
  language: Language,
  known: { policyNumber?: string; bought?: string; client?: string } = {},
): void {
  if (insurer === null) return;
  const text = (key: DocumentText) => documentText(language, key);
  const blank = text('notice.blank');
  pdf.heading(content.pdfLink.noticeOfRecissionPdfLink?.text ?? content.name);
  insurer.noticeOfRescission.words.forEach(pdf.paragraph);
  pdf.row(text('notice.to'), `${insurer.name}, ${insurer.address}`);
  pdf.row(text('notice.policy'), known.policyNumber ?? blank);
  pdf.row(text('notice.bought'), known.bought ?? blank);
  pdf.row(text('notice.client'), known.client ?? blank);
  pdf.heading(insurer.noticeOfRescission.form);
  pdf.row(text('notice.sent'), blank);
  pdf.row(text('notice.signature'), blank);
}

function sections(pdf: TaggedPdf, all: readonly Section[]): void {
  for (const { heading, paragraphs } of all) {
    pdf.heading(heading);
    paragraphs.forEach(pdf.paragraph);
  }
}

function agesText(
  from: number | null,
  to: number | null,
  text: (key: DocumentText, values?: Record<string, number>) => string,
): string {
  if (from !== null && to !== null) return text('product.ages', { from, to });
  if (from !== null) return text('product.fromAge', { from });
  return to === null ? text('product.everyone') : text('product.toAge', { to });
}
