import { isUnlimited } from '#domain/catalogue/plans.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatsOf } from '#domain/formats.ts';
import type { Language } from '#domain/locales.ts';
import type { ChosenPlan } from '#domain/plans/plansForm.ts';
import type { InsuredPeriod } from '#domain/productRules/insuredPeriod.ts';
import { groupTotalCents } from '#domain/plans/totals.ts';
import { documentText, isDocumentText, type DocumentText } from './documentTexts.ts';
import { createTaggedPdf, type TaggedPdf } from './taggedPdf.ts';
import { type PrintedTrip, tripRows } from './tripRows.ts';

export type QuoteTraveller = {
  /** Empty while no name was entered. */
  name: string;
  age: string;
  /** Null for whoever rides along with the primary of a family. */
  plan: ChosenPlan | null;
  /** Whether the plan covers cancellation, which begins with the purchase. */
  coversCancellation: boolean;
  /** What a top-up insures; null of any other plan. */
  topUp: InsuredPeriod | null;
};

/** A quote as it is printed: nothing of what is told about health is in it. */
export type QuoteDocument = {
  quoteNumber: string;
  /** Names of the organization and of the person who hold it. */
  seller: string;
  agent: string;
  trip: PrintedTrip;
  travellers: readonly QuoteTraveller[];
  /** Last day on which the price is held. */
  validUntil: IsoDate;
  isSample: boolean;
  language: Language;
};

/** A quote in one language, as a tagged PDF. */
export async function quotePdf(quote: QuoteDocument): Promise<Uint8Array> {
  const { quoteNumber, seller, agent, travellers, validUntil, isSample, language } = quote;
  const text = (key: DocumentText, values?: Record<string, string | number>) =>
    documentText(language, key, values);
  const { money, date } = formatsOf(language);
  const title = text('quote.title', { number: quoteNumber });
  const pdf = createTaggedPdf(language, title, isSample ? text('quote.sample') : text('quote.footer'));
  pdf.overline(seller);
  pdf.title(title);
  pdf.row(text('quote.validUntil'), date(validUntil));
  if (agent !== '') pdf.row(text('quote.agent'), agent);
  pdf.row(text('quote.note'), text('quote.noPolicy'));

  tripRows(pdf, { text, date }, quote.trip);
  const kind = quote.trip.tripType === 'MULTIPLE' ? '.MULTIPLE' : '';
  travellers.forEach(({ name, age, plan, coversCancellation, topUp }, index) => {
    pdf.heading(name || text('quote.traveller', { number: index + 1 }));
    pdf.row(text('quote.age'), age);
    const cancellation = coversCancellation ? text(`quote.cancellation.days${kind}`) : null;
    if (plan) planRows(pdf, plan, { topUp, cancellation }, language);
  });

  const plans = travellers.flatMap(({ plan }) => plan ?? []);
  pdf.heading(text('policy.price'));
  pdf.row(text('policy.total'), money(groupTotalCents(plans)), true);
  return pdf.bytes();
}

function planRows(
  pdf: TaggedPdf,
  plan: ChosenPlan,
  { topUp, cancellation }: { topUp: InsuredPeriod | null; cancellation: string | null },
  language: Language,
): void {
  const text = (key: DocumentText) => documentText(language, key);
  const { money, number, date } = formatsOf(language);
  const { deductibleCents, coverageAmountCents, daysPerTrip, tripCostCents } = plan.preference;
  pdf.row(text('policy.planName'), plan.name[language]);
  if (coverageAmountCents !== undefined) {
    const amount = isUnlimited(coverageAmountCents)
      ? text('policy.coverageAmount.unlimited')
      : money(coverageAmountCents);
    pdf.row(text('policy.coverageAmount'), amount);
  }
  if (deductibleCents !== undefined) {
    const shown = deductibleCents > 0 ? money(deductibleCents) : text('policy.deductible.none');
    pdf.row(text('policy.deductible'), shown);
  }
  if (topUp) {
    const period = { from: date(topUp.from), to: date(topUp.to) };
    pdf.row(text('policy.period'), documentText(language, 'policy.period.days', period));
  } else if (daysPerTrip !== undefined) pdf.row(text('policy.daysPerTrip'), number(daysPerTrip));
  if (cancellation !== null) pdf.row(text('policy.cancellation'), cancellation);
  if (tripCostCents !== undefined) pdf.row(text('policy.tripCost'), money(tripCostCents));
  pdf.row(text('policy.premium'), money(plan.premiumCents));
  for (const { breakdownType, amountCents } of plan.adjustments) {
    const key = `adjustment.${breakdownType}`;
    pdf.row(isDocumentText(key) ? text(key) : breakdownType, money(amountCents));
  }
  for (const { name, premiumCents } of plan.optionalBenefits) pdf.row(name[language], money(premiumCents));
  pdf.row(text('quote.total'), money(plan.premiumTotalCents), true);
}
