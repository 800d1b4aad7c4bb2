import { unlimitedCoverage } from '#domain/catalogue/plans.ts';
import type { PolicyPax, PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { centsOf } from '#domain/money.ts';
import { exclusionsShown } from '#domain/plans/exclusions.ts';
import type { InsurerTexts } from '../catalogue/insurerTexts.ts';
import type { PrintedPlan } from '../editions/planEdition.ts';
import type { PolicyDocument, PrintedContact, PrintedSeller } from './policyDocument.ts';
import type { PolicyWords } from './policyWords.ts';
import { priceTable } from './priceTable.ts';
import { labelShare, type TaggedPdf } from './taggedPdf.ts';

/** Whom to call, and why: the insurer's own words are of medical care, which not every plan has. */
export function emergencyPart(
  pdf: TaggedPdf,
  { text }: PolicyWords,
  { assistance }: InsurerTexts,
  plans: readonly PrintedPlan[],
): void {
  const paysMedicalCare = plans.some(({ limits }) => limits.emergencyMedical !== undefined);
  pdf.panel(text('policy.emergency'), [
    text('policy.emergency.tollFree', { phone: assistance.tollFree }),
    text('policy.emergency.collect', { phone: assistance.collect }),
    paysMedicalCare ? assistance.words : text('policy.emergency.help'),
  ]);
}

/** Who is insured under a policy: its traveller, and who rides along with the first one. */
export function insuredPart(
  pdf: TaggedPdf,
  { text, nameOf, date }: PolicyWords,
  pax: PolicyPax,
  dependents: PolicyRecord['dependents'],
  contact: PrintedContact | null,
): void {
  pdf.heading(text(dependents.length > 0 ? 'policy.insured.several' : 'policy.insured.one'));
  pdf.row(text('policy.name'), nameOf(pax));
  pdf.row(text('policy.dateOfBirth'), date(pax.dateOfBirth));
  if (contact !== null) pdf.row(text('policy.address'), contact.address);
  if (contact?.phone) pdf.row(text('policy.phone'), contact.phone);
  for (const dependent of dependents) pdf.row(text('policy.dependent'), nameOf(dependent));
}

export function choicesPart(pdf: TaggedPdf, words: PolicyWords, record: PolicyRecord, pax: PolicyPax): void {
  const { text, date, dollars, number } = words;
  const { name, code, insuredDays, insuredPeriod, cancellationFrom, tripPreference } = pax.plan;
  const { deductible, coverageAmount, daysPerTrip, tripCost } = tripPreference;
  const isMultiTrip = record.tripInformation['tripType'] === 'MULTIPLE';
  pdf.heading(text('policy.plan'));
  pdf.row(text('policy.planName'), `${name[words.language]} (${code})`);
  const period = { from: date(insuredPeriod.from), to: date(insuredPeriod.to) };
  pdf.row(text('policy.period'), text('policy.period.days', period));
  if (cancellationFrom !== null) {
    const days = isMultiTrip ? 'policy.cancellation.days.MULTIPLE' : 'policy.cancellation.days';
    pdf.row(text('policy.cancellation'), text(days, { from: date(cancellationFrom) }));
  }
  if (insuredDays !== undefined && !isMultiTrip) {
    pdf.row(text('policy.insuredDays'), number(insuredDays));
  } else if (daysPerTrip !== undefined) pdf.row(text('policy.daysPerTrip'), number(daysPerTrip));
  if (coverageAmount !== undefined) {
    const isUnlimited = coverageAmount === unlimitedCoverage;
    const shown = isUnlimited ? text('policy.coverageAmount.unlimited') : dollars(coverageAmount);
    pdf.row(text('policy.coverageAmount'), shown);
  }
  if (deductible !== undefined) {
    pdf.row(text('policy.deductible'), deductible > 0 ? dollars(deductible) : text('policy.deductible.none'));
  }
  if (tripCost !== undefined) pdf.row(text('policy.tripCost'), dollars(tripCost));
}

/** [PS-016] What concerns this traveller of what the plan does not cover. */
export function exclusionsPart(
  pdf: TaggedPdf,
  { text }: PolicyWords,
  pax: PolicyPax,
  plan: PrintedPlan,
): void {
  const coverage = pax.plan.tripPreference.coverageAmount ?? null;
  const shown = exclusionsShown(plan.content.exclusions, { age: pax.age, coverage, rateCategory: null });
  pdf.heading(text('policy.exclusions'));
  pdf.paragraph(plan.content.exclusion);
  if (shown.length > 0) pdf.points(shown.map(({ exclusionDescription }) => exclusionDescription));
  pdf.paragraph(text('policy.exclusions.more'));
}

/** The premium line by line; the lines sum to the total. */
export function premiumPart(pdf: TaggedPdf, words: PolicyWords, { plan }: PolicyPax): void {
  const { text, coded } = words;
  const { adjustments, optionalBenefits, premiumTotal } = plan;
  const beyond = [
    ...adjustments.map(({ amount }) => amount),
    ...optionalBenefits.map(({ premium }) => premium),
  ];
  const premiumCents = beyond.reduce((cents, amount) => cents - centsOf(amount), centsOf(premiumTotal));
  pdf.heading(text('policy.price'));
  priceTable(pdf, words, {
    lines: [
      [text('policy.premium'), premiumCents],
      ...adjustments.map(
        ({ breakdownType, amount }) => [coded('adjustment', breakdownType), centsOf(amount)] as const,
      ),
      ...optionalBenefits.map(({ name, premium }) => [name[words.language], centsOf(premium)] as const),
    ],
    total: [text('policy.total'), centsOf(premiumTotal)],
  });
}

/** What was paid, when and how; where there are several policies, for which as well. */
export function receiptPart(
  pdf: TaggedPdf,
  words: PolicyWords,
  paxes: readonly PolicyPax[],
  cardEndings: PolicyDocument['cardEndings'],
): void {
  const { text, date, coded, money } = words;
  const number = paxes.length > 1 ? [{ label: text('trip.number'), share: 0.23 }] : [];
  pdf.heading(text('policy.receipt'));
  pdf.table(
    [
      { label: text('policy.receipt.date'), share: number.length > 0 ? 0.3 : labelShare },
      ...number,
      { label: text('policy.receipt.method'), share: number.length > 0 ? 0.3 : 0.4 },
      {
        label: text('policy.receipt.amount'),
        share: number.length > 0 ? 0.17 : 0.6 - labelShare,
        align: 'right',
      },
    ],
    paxes.flatMap(({ payments, policyNumber }) =>
      payments.map(({ amount, type, method, cardReference, paymentDate }) => {
        const ending = cardEndings[cardReference ?? ''];
        const named =
          ending && method !== 'CHARGEBACK'
            ? text('policy.receipt.card', { ending })
            : coded('method', method);
        const isRefund = type === 'REFUND';
        return [
          date(paymentDate),
          ...number.map(() => policyNumber),
          isRefund ? text('policy.receipt.refund', { method: named }) : named,
          money(isRefund ? -centsOf(amount) : centsOf(amount)),
        ];
      }),
    ),
  );
  pdf.paragraph(text('policy.receipt.currency'));
}

/** Who insures and who sold it, with how they are reached. */
export function partiesPart(
  pdf: TaggedPdf,
  { text, list }: PolicyWords,
  insurer: InsurerTexts | null,
  seller: PrintedSeller,
): void {
  pdf.heading(text('policy.parties'));
  if (insurer !== null) {
    pdf.row(text('policy.insurer'), insurer.name);
    pdf.row(text('policy.address'), insurer.address);
    pdf.row(text('policy.contact'), list([insurer.phone, insurer.email]));
  }
  pdf.row(text('policy.seller'), seller.name);
  if (seller.agent !== null) pdf.row(text('policy.agent'), seller.agent);
  reachRows(pdf, { text, list }, seller);
}

/** How who sells is reached, as far as that is known. */
export function reachRows(
  pdf: TaggedPdf,
  { text, list }: Pick<PolicyWords, 'text' | 'list'>,
  { address, phone, email }: PrintedSeller,
): void {
  if (address !== null) pdf.row(text('policy.address'), address);
  const reached = [phone, email].filter((each) => each !== null);
  if (reached.length > 0) pdf.row(text('policy.contact'), list(reached));
}
