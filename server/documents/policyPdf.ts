import { unlimitedCoverage } from '#domain/catalogue/plans.ts';
import type { PolicyPax, PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { formatsOf } from '#domain/formats.ts';
import type { Language } from '#domain/locales.ts';
import { centsOf } from '#domain/money.ts';
import { documentText, isDocumentText, type DocumentText } from './documentTexts.ts';
import { createTaggedPdf, type TaggedPdf } from './taggedPdf.ts';

export type PolicyDocument = {
  record: PolicyRecord;
  pax: PolicyPax;
  /** Name of the organization that sold it, in the language of the document. */
  seller: string;
  /** Whether the document says that it is no contract. */
  isSample: boolean;
  language: Language;
};

/** [DL-015] [DL-016] The confirmation of one pax in one language, as a tagged PDF. */
export async function policyPdf(document: PolicyDocument): Promise<Uint8Array> {
  const { record, pax, seller, isSample, language } = document;
  const text = (key: DocumentText, values?: Record<string, string | number>) =>
    documentText(language, key, values);
  const named = (prefix: string, code: string) => {
    const key = `${prefix}.${code}`;
    return isDocumentText(key) ? text(key) : code;
  };
  const nameOf = (person: { firstName: string; lastName: string; nameToFollow: boolean }) =>
    person.nameToFollow ? text('policy.nameToFollow') : `${person.firstName} ${person.lastName}`;
  const { money, date, number } = formatsOf(language);
  const dollars = (amount: number) => money(centsOf(amount));
  const title = text('policy.title', { number: pax.policyNumber });
  const pdf = createTaggedPdf(language, title, isSample ? text('policy.sample') : null);

  pdf.overline(seller);
  pdf.title(title);
  pdf.row(text('policy.status'), named('status', pax.policyStatus));
  pdf.row(text('policy.applicationDate'), date(record.applicationDate));

  pdf.heading(text('policy.insured'));
  pdf.row(text('policy.name'), nameOf(pax));
  pdf.row(text('policy.dateOfBirth'), date(pax.dateOfBirth));
  for (const dependent of record.dependents) {
    pdf.row(text('policy.dependent'), nameOf(dependent));
  }

  pdf.heading(text('policy.trip'));
  tripRows(pdf, record, language);

  pdf.heading(text('policy.plan'));
  pdf.row(text('policy.planName'), `${pax.plan.name[language]} (${pax.plan.code})`);
  const { deductible, coverageAmount, daysPerTrip, tripCost } = pax.plan.tripPreference;
  const { insuredDays } = pax.plan;
  if (coverageAmount !== undefined) {
    const isUnlimited = coverageAmount === unlimitedCoverage;
    const shown = isUnlimited ? text('policy.coverageAmount.unlimited') : dollars(coverageAmount);
    pdf.row(text('policy.coverageAmount'), shown);
  }
  if (deductible !== undefined) pdf.row(text('policy.deductible'), dollars(deductible));
  const isMultiTrip = record.tripInformation['tripType'] === 'MULTIPLE';
  if (insuredDays !== undefined && !isMultiTrip) pdf.row(text('policy.insuredDays'), number(insuredDays));
  else if (daysPerTrip !== undefined) pdf.row(text('policy.daysPerTrip'), number(daysPerTrip));
  if (tripCost !== undefined) pdf.row(text('policy.tripCost'), dollars(tripCost));

  pdf.heading(text('policy.price'));
  const { adjustments, optionalBenefits, premiumTotal } = pax.plan;
  const beyond = [
    ...adjustments.map(({ amount }) => amount),
    ...optionalBenefits.map(({ premium }) => premium),
  ];
  const premiumCents = beyond.reduce((cents, amount) => cents - centsOf(amount), centsOf(premiumTotal));
  pdf.row(text('policy.premium'), money(premiumCents));
  for (const { breakdownType, amount } of adjustments) {
    pdf.row(named('adjustment', breakdownType), dollars(amount));
  }
  for (const { name, premium } of optionalBenefits) pdf.row(name[language], dollars(premium));
  pdf.row(text('policy.total'), dollars(premiumTotal), true);
  for (const { method, amount, paymentDate } of pax.payments) {
    const paid = text('policy.paidBy', { amount: dollars(amount), method: named('method', method) });
    pdf.row(text('policy.paid', { date: date(paymentDate) }), paid);
  }
  return pdf.bytes();
}

function tripRows(pdf: TaggedPdf, record: PolicyRecord, language: Language): void {
  const { date } = formatsOf(language);
  const trip = record.tripInformation as Record<string, string | undefined>;
  if (trip.startDate) pdf.row(documentText(language, 'policy.startDate'), date(trip.startDate));
  if (trip.endDate) pdf.row(documentText(language, 'policy.endDate'), date(trip.endDate));
  if (trip.destinationName) pdf.row(documentText(language, 'policy.destination'), trip.destinationName);
}
