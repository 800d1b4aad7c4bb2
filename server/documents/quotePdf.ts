import { isUnlimited } from '#domain/catalogue/plans.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Language } from '#domain/locales.ts';
import type { ChosenPlan } from '#domain/plans/plansForm.ts';
import type { InsuredPeriod } from '#domain/productRules/insuredPeriod.ts';
import { groupTotalCents } from '#domain/plans/totals.ts';
import type { PrintedPlan } from '../editions/planEdition.ts';
import { benefitsTable, type StatedBenefits, statedBenefits } from './benefitsTable.ts';
import { looks } from './looks.ts';
import type { PrintedSeller } from './policyDocument.ts';
import { reachRows } from './policyParts.ts';
import { type PolicyWords, policyWords } from './policyWords.ts';
import { priceTable } from './priceTable.ts';
import { createTaggedPdf, type TaggedPdf } from './taggedPdf.ts';
import { type PrintedTrip, tripRows } from './tripRows.ts';

export type QuoteTraveller = {
  /** Empty while no name was entered. */
  name: string;
  age: string;
  /** Null for whoever rides along with the primary of a family. */
  insured: QuotedPlan | null;
};

/** A plan at the price that the server found, as the catalogue describes it. */
export type QuotedPlan = {
  chosen: ChosenPlan;
  plan: PrintedPlan;
  /** Days that are insured, of a multi-trip plan those of each trip. */
  days: number;
  /** What a top-up insures; null of any other plan. */
  topUp: InsuredPeriod | null;
};

/** A quote as it is printed: nothing of what is told about health is in it. */
export type QuoteDocument = {
  quoteNumber: string;
  /** The organization and the person who hold it. */
  seller: PrintedSeller;
  trip: PrintedTrip;
  travellers: readonly QuoteTraveller[];
  /** Day on which it is printed. */
  date: IsoDate;
  /** Last day on which the price is held. */
  validUntil: IsoDate;
  isSample: boolean;
  language: Language;
};

/** A quote in one language, as a tagged PDF. */
export async function quotePdf(quote: QuoteDocument): Promise<Uint8Array> {
  const { quoteNumber, seller, travellers, validUntil, isSample, language } = quote;
  const words = policyWords(language);
  const { text, date } = words;
  const title = text('quote.title', { number: quoteNumber });
  const pdf = createTaggedPdf(language, title, isSample ? text('quote.sample') : null, looks[seller.kind]);
  pdf.letterhead({ name: seller.name, kind: text('quote.kind'), logo: seller.logo });
  pdf.title(title);
  pdf.row(text('quote.date'), date(quote.date));
  pdf.row(text('quote.validUntil'), date(validUntil));
  if (seller.agent !== null) pdf.row(text('quote.agent'), seller.agent);
  pdf.row(text('quote.note'), text('quote.noPolicy'));

  tripRows(pdf, words, quote.trip);
  const people = travellers.map((traveller, at) => ({
    ...traveller,
    name: traveller.name || text('quote.traveller', { number: at + 1 }),
  }));
  const along = people.filter(({ insured }) => insured === null);
  const paying = people.length - along.length;
  people
    .flatMap(({ insured, ...person }) => (insured ? [{ ...person, insured }] : []))
    .forEach(({ name, age, insured }, at) => {
      pdf.heading(name);
      pdf.row(text('quote.age'), age);
      if (at === 0)
        for (const { name: other, age: years } of along)
          pdf.row(text('policy.dependent'), text('quote.along', { name: other, age: years }));
      planRows(pdf, words, insured, quote.trip.tripType === 'MULTIPLE');
      planPrice(pdf, words, insured.chosen, paying > 1 ? 'quote.total' : 'policy.total');
    });
  groupPrice(pdf, words, people);
  benefitParts(pdf, words, people);

  pdf.heading(text('quote.buy'));
  const named = { seller: seller.name, number: quoteNumber, day: date(validUntil) };
  pdf.paragraph(text('quote.buy.words', named));
  reachRows(pdf, words, seller);
  return pdf.bytes();
}

function planRows(
  pdf: TaggedPdf,
  { text, money, number, date, language }: PolicyWords,
  { chosen, plan, days, topUp }: QuotedPlan,
  isMultiTrip: boolean,
): void {
  const { deductibleCents, coverageAmountCents, tripCostCents } = chosen.preference;
  pdf.row(text('policy.planName'), chosen.name[language]);
  if (topUp) {
    const period = { from: date(topUp.from), to: date(topUp.to) };
    pdf.row(text('policy.period'), text('policy.period.days', period));
  }
  pdf.row(text(isMultiTrip ? 'policy.daysPerTrip' : 'policy.insuredDays'), number(days));
  if (plan.limits.tripCancellation !== undefined) {
    const until = isMultiTrip ? 'quote.cancellation.days.MULTIPLE' : 'quote.cancellation.days';
    pdf.row(text('policy.cancellation'), text(until));
  }
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
  if (tripCostCents !== undefined) pdf.row(text('policy.tripCost'), money(tripCostCents));
}

function planPrice(
  pdf: TaggedPdf,
  words: PolicyWords,
  chosen: ChosenPlan,
  total: 'quote.total' | 'policy.total',
): void {
  const { text, coded, language } = words;
  priceTable(pdf, words, {
    lines: [
      [text('policy.premium'), chosen.premiumCents],
      ...chosen.adjustments.map(
        ({ breakdownType, amountCents }) => [coded('adjustment', breakdownType), amountCents] as const,
      ),
      ...chosen.optionalBenefits.map(({ name, premiumCents }) => [name[language], premiumCents] as const),
    ],
    total: [text(total), chosen.premiumTotalCents],
  });
}

/** What everybody pays together, where there are several who pay, and what the amounts are. */
function groupPrice(pdf: TaggedPdf, words: PolicyWords, people: readonly QuoteTraveller[]): void {
  const { text } = words;
  const insured = people.flatMap(({ name, insured: held }) => (held ? [{ name, chosen: held.chosen }] : []));
  if (insured.length > 1) {
    pdf.heading(text('policy.price'));
    priceTable(pdf, words, {
      lines: insured.map(({ name, chosen }) => [name, chosen.premiumTotalCents]),
      total: [text('policy.total'), groupTotalCents(insured.map(({ chosen }) => chosen))],
    });
  }
  pdf.paragraph(text('quote.money'));
}

/** What the plans pay: once for all who have the same of the same plan. */
function benefitParts(pdf: TaggedPdf, words: PolicyWords, people: readonly QuoteTraveller[]): void {
  const { text, list, language } = words;
  const parts = new Map<string, { plan: string; names: string[]; stated: StatedBenefits }>();
  for (const { name, insured } of people) {
    if (!insured) continue;
    const { chosen, plan } = insured;
    const { tripCostCents: tripCost, coverageAmountCents: coverageAmount } = chosen.preference;
    const added = chosen.optionalBenefits.map(({ code }) => code);
    const stated = statedBenefits(words, { plan, added, chosen: { tripCost, coverageAmount } });
    const key = JSON.stringify([chosen.code, stated]);
    const part = parts.get(key) ?? { plan: chosen.name[language], names: [], stated };
    part.names.push(name);
    parts.set(key, part);
  }
  pdf.heading(text('quote.benefits'));
  for (const { plan, names, stated } of parts.values()) {
    if (parts.size > 1) pdf.subheading(`${plan} – ${list(names)}`);
    benefitsTable(pdf, words, stated, 'quote.notIncluded');
  }
}
