import { planFeatures } from '#domain/catalogue/planFeatures.ts';
import type { PrintedPlan } from '../editions/planEdition.ts';
import type { PolicyWords } from './policyWords.ts';
import { type ChosenSums, statedLimit } from './statedLimit.ts';
import { labelShare, type TaggedPdf } from './taggedPdf.ts';

/** Which feature of a plan a benefit that was added puts in its place. */
const featureOf: Readonly<Record<string, (typeof planFeatures)[number]>> = {
  BAGG: 'baggageLoss',
  FLTACC: 'flightAccident',
  TRVACC: 'travelAccident',
};

/** What somebody has of a plan: the benefits that were added, by their codes, and the sums that were chosen. */
export type HeldBenefits = { plan: PrintedPlan; added: readonly string[]; chosen: ChosenSums };

/** What a plan pays at most, what was added to it included, and what is not in it. */
export type StatedBenefits = { rows: readonly (readonly [string, string])[]; missing: string | null };

/** The benefits of a plan as somebody has them, each with its own sum. */
export function statedBenefits(words: PolicyWords, { plan, added, chosen }: HeldBenefits): StatedBenefits {
  const { text, list } = words;
  const { limits, content } = plan;
  const benefits = added.flatMap((code) => plan.benefits.find((benefit) => benefit.code === code) ?? []);
  const replaced = benefits.map(({ code }) => featureOf[code]);
  const own = planFeatures.filter((feature) => limits[feature] !== undefined && !replaced.includes(feature));
  const missing = planFeatures.filter((feature) => !own.includes(feature) && !replaced.includes(feature));
  return {
    rows: [
      ...own.map((feature): [string, string] => [
        text(`product.${feature}`),
        statedLimit(limits[feature], chosen, words) ?? content.featureRows[feature],
      ]),
      ...benefits.map((benefit): [string, string] => [
        benefit.content.name,
        statedLimit(limits[benefit.code], chosen, words) ?? benefit.content.summary,
      ]),
    ],
    missing:
      missing.length > 0 ? list(missing.map((feature) => text(`product.${feature}`).toLowerCase())) : null,
  };
}

/** The table of such benefits; `missing` stands in the sentence of the document. */
export function benefitsTable(
  pdf: TaggedPdf,
  { text }: Pick<PolicyWords, 'text'>,
  { rows, missing }: StatedBenefits,
  notIncluded: 'policy.notIncluded' | 'quote.notIncluded',
): void {
  pdf.table(
    [
      { label: text('policy.benefit'), share: labelShare },
      { label: text('policy.limit'), share: 1 - labelShare },
    ],
    rows,
  );
  if (missing !== null) pdf.paragraph(text(notIncluded, { features: missing }));
}
