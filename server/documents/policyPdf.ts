import type { PolicyPax, PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { centsOf } from '#domain/money.ts';
import { quebec } from '#domain/provinces.ts';
import type { PrintedPlan } from '../editions/planEdition.ts';
import { benefitsTable, statedBenefits } from './benefitsTable.ts';
import { looks } from './looks.ts';
import { noticePart, planPart, rightsPart } from './planParts.ts';
import type { PolicyDocument } from './policyDocument.ts';
import {
  choicesPart,
  emergencyPart,
  exclusionsPart,
  insuredPart,
  partiesPart,
  premiumPart,
  receiptPart,
} from './policyParts.ts';
import { type PolicyWords, policyWords } from './policyWords.ts';
import { createTaggedPdf, type TaggedPdf } from './taggedPdf.ts';
import { tripRows } from './tripRows.ts';

/** [DL-015] [DL-016] A policy, or all that was bought for a trip, in one language, as a tagged PDF. */
export async function policyPdf(document: PolicyDocument): Promise<Uint8Array> {
  const { record, policyNumber, seller, isSample, language } = document;
  const words = policyWords(language);
  const pax = record.paxes.find((one) => one.policyNumber === policyNumber);
  const title = pax
    ? words.text('policy.title', { number: pax.policyNumber })
    : words.text('trip.title', { number: record.policyNumber });
  const footer = isSample ? words.text('policy.sample') : null;
  const pdf = createTaggedPdf(language, title, footer, looks[seller.kind]);
  pdf.letterhead({
    name: seller.name,
    kind: words.text(pax ? 'policy.kind' : 'trip.kind'),
    logo: seller.logo,
  });
  pdf.title(title);
  if (pax) onePolicy(pdf, words, document, pax);
  else wholeTrip(pdf, words, document);
  return pdf.bytes();
}

function onePolicy(pdf: TaggedPdf, words: PolicyWords, document: PolicyDocument, pax: PolicyPax): void {
  const { plans, seller, language } = document;
  const plan = plans[pax.policyNumber];
  if (plan?.insurer) emergencyPart(pdf, words, plan.insurer, [plan]);
  certificate(pdf, words, document, pax);
  receiptPart(pdf, words, [pax], document.cardEndings);
  if (plan?.insurer) rightsPart(pdf, plan.insurer, language);
  partiesPart(pdf, words, plan?.insurer ?? null, seller);
  if (plan && livesInQuebec(document.record)) noticePage(pdf, words, document, pax, plan);
}

/** What a policy promises to whom, for what premium; beside the documents of its plan without what those say. */
function certificate(pdf: TaggedPdf, words: PolicyWords, document: PolicyDocument, pax: PolicyPax): void {
  const { record, plans, contacts, policyNumber } = document;
  const plan = plans[pax.policyNumber];
  pdf.row(words.text('policy.status'), words.coded('status', pax.policyStatus));
  pdf.row(words.text('policy.applicationDate'), words.date(record.applicationDate));
  const dependents = pax === record.paxes[0] ? record.dependents : [];
  insuredPart(pdf, words, pax, dependents, contacts[pax.policyNumber] ?? null);
  if (policyNumber !== null) tripRows(pdf, words, record.tripInformation);
  choicesPart(pdf, words, record, pax);
  if (plan) {
    const { tripPreference, optionalBenefits } = pax.plan;
    const { tripCost, coverageAmount } = tripPreference;
    const chosen = {
      tripCost: tripCost && centsOf(tripCost),
      coverageAmount: coverageAmount && centsOf(coverageAmount),
    };
    const added = optionalBenefits.map(({ code }) => code);
    pdf.heading(words.text('policy.benefits'));
    benefitsTable(pdf, words, statedBenefits(words, { plan, added, chosen }), 'policy.notIncluded');
    if (policyNumber !== null) exclusionsPart(pdf, words, pax, plan);
  }
  premiumPart(pdf, words, pax);
}

/** Who has which policy, then each policy, then what belongs to all of them. */
function wholeTrip(pdf: TaggedPdf, words: PolicyWords, document: PolicyDocument): void {
  const { record, plans, seller } = document;
  const sold = [...new Map(Object.values(plans).map((plan) => [plan.code, plan])).values()];
  const insurer = sold.find((plan) => plan.insurer !== null)?.insurer ?? null;
  if (insurer) emergencyPart(pdf, words, insurer, sold);
  tripRows(pdf, words, record.tripInformation);
  policiesTable(pdf, words, record);
  receiptPart(pdf, words, record.paxes, document.cardEndings);
  partiesPart(pdf, words, insurer, seller);
  for (const pax of record.paxes) {
    pdf.newPage();
    pdf.title(words.text('policy.title', { number: pax.policyNumber }));
    certificate(pdf, words, document, pax);
  }
  for (const plan of sold) planPages(pdf, document, plan);
  if (!livesInQuebec(record)) return;
  for (const pax of record.paxes) {
    const plan = plans[pax.policyNumber];
    if (plan) noticePage(pdf, words, document, pax, plan);
  }
}

function policiesTable(pdf: TaggedPdf, words: PolicyWords, { paxes, dependents }: PolicyRecord): void {
  const { text, nameOf, dollars, money, language } = words;
  const [first] = paxes;
  const total = paxes.reduce((cents, { plan }) => cents + centsOf(plan.premiumTotal), 0);
  pdf.heading(text('trip.policies'));
  pdf.table(
    [
      { label: text('trip.name'), share: 0.3 },
      { label: text('trip.number'), share: 0.23 },
      { label: text('trip.plan'), share: 0.3 },
      { label: text('trip.premium'), share: 0.17, align: 'right' },
    ],
    [
      ...paxes.map((pax) => [
        nameOf(pax),
        pax.policyNumber,
        pax.plan.name[language],
        dollars(pax.plan.premiumTotal),
      ]),
      ...dependents.map((dependent) => [
        nameOf(dependent),
        first?.policyNumber ?? '',
        first?.plan.name[language] ?? '',
        text('trip.included'),
      ]),
      [text('trip.total'), '', '', money(total)],
    ],
    { isTotalled: true },
  );
}

/** [PS-036] The documents of a plan in one. */
function planPages(pdf: TaggedPdf, { language }: PolicyDocument, plan: PrintedPlan): void {
  const { policyPdfLink, productPdfLink, factSheetPdfLink } = plan.content.pdfLink;
  const papers = (
    [
      ['policy', policyPdfLink],
      ['product', productPdfLink],
      ['fact-sheet', factSheetPdfLink],
    ] as const
  ).flatMap(([kind, link]) => (link === null ? [] : [{ kind, text: link.text }]));
  if (papers.length === 0) return;
  pdf.newPage();
  pdf.overline(papers.map(({ text }) => text).join(' · '));
  pdf.title(plan.content.name);
  const kinds = papers.map(({ kind }) => kind);
  planPart(pdf, plan, kinds, language);
}

function noticePage(
  pdf: TaggedPdf,
  words: PolicyWords,
  { record, language }: PolicyDocument,
  pax: PolicyPax,
  plan: PrintedPlan,
): void {
  pdf.newPage();
  noticePart(pdf, plan, language, {
    policyNumber: pax.policyNumber,
    bought: words.date(record.applicationDate),
    client: words.nameOf(pax),
  });
}

const livesInQuebec = ({ tripInformation }: PolicyRecord) =>
  tripInformation['provinceOfResidence'] === quebec;
