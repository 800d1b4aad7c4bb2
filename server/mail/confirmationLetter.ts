import { unlimitedCoverage } from '#domain/catalogue/plans.ts';
import type { PolicyPax, PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { formatsOf } from '#domain/formats.ts';
import type { Language } from '#domain/locales.ts';
import { centsOf } from '#domain/money.ts';
import { policyWords } from '../documents/policyWords.ts';
import { greetingOf } from './greeting.ts';
import type { Letter } from './letter.ts';
import { mailTexts } from './mailTexts.ts';

export type ConfirmationLetter = {
  /** Only the policies of whom the letter is for. */
  record: PolicyRecord;
  /** The organization that sold it, named in the language of the letter, and where it is called. */
  seller: { name: string; phone: string | null };
  language: Language;
  /** Address of the page that shows these policies. */
  address: string;
  isSample: boolean;
};

type Row = readonly [string, string];

/** What the letter says of its policies: issued, on their way there, or as they stand, such as refunded. */
export function standingOf({ paxes }: PolicyRecord): 'issued' | 'underway' | 'stands' {
  const others = paxes.map(({ policyStatus }) => policyStatus).filter((status) => status !== 'ACTIVE');
  if (others.length === 0) return 'issued';
  return others.every((status) => status === 'PENDING') ? 'underway' : 'stands';
}

/** The confirmation of policies for one address: numbers, what is covered, what to do now. */
export function confirmationLetter({
  record,
  seller,
  language,
  address,
  isSample,
}: ConfirmationLetter): Letter {
  const text = mailTexts(language);
  const formats = formatsOf(language);
  const { paxes } = record;
  const numbers = formats.list(paxes.map(({ policyNumber }) => policyNumber));
  const names = formats.list(paxes.map(({ firstName }) => firstName).filter(Boolean));
  const standing = standingOf(record);
  const count = paxes.length > 1 ? 'several' : 'one';
  const values = { seller: seller.name, phone: seller.phone ?? '' };
  const from = formats.date(paxes[0]?.plan.insuredPeriod.from ?? record.applicationDate);
  return {
    language,
    subject: text(`subject.${count}`, { numbers }),
    greeting: greetingOf(language, names),
    paragraphs: [text(`lead.${standing}.${count}`, { ...values, from })],
    facts: [
      ...helpFacts(record, language),
      ...paxes.map((pax) => ({
        heading: text('policy.heading', { name: policyWords(language).nameOf(pax) }),
        rows: policyRows(pax, record.tripInformation, language),
      })),
      { heading: text('trip.heading'), rows: tripRows(record, language) },
    ],
    act: { words: text(`act.${count}`), address, more: text(`act.more.${count}`) },
    steps: {
      heading: text('steps.heading'),
      points: [
        ...(standing === 'stands' ? [] : [text(`steps.read.${count}`), text(`steps.carry.${count}`)]),
        text(
          `steps.${standing === 'stands' ? 'questions' : 'wrong'}${seller.phone === null ? '' : '.phone'}`,
          values,
        ),
      ],
    },
    closing: [text(standing === 'stands' ? 'closing.stands' : 'closing'), seller.name],
    footer: isSample ? text('footer.sample') : text(`footer.${count}`, values),
  };
}

/** Whom to call in an emergency; without an insurer nobody is named. */
function helpFacts({ insurer }: PolicyRecord, language: Language): Letter['facts'] {
  if (insurer === null) return [];
  const text = mailTexts(language);
  return [
    {
      heading: text('help.heading'),
      rows: [
        [text('help.tollFree'), insurer.tollFree],
        [text('help.collect'), insurer.collect],
      ],
    },
  ];
}

function policyRows(
  { policyNumber, policyStatus, plan }: PolicyPax,
  { tripType }: PolicyRecord['tripInformation'],
  language: Language,
): Row[] {
  const text = mailTexts(language);
  const words = policyWords(language);
  const { money, number, date } = words;
  const { coverageAmount, deductible, daysPerTrip } = plan.tripPreference;
  const { from, to } = plan.insuredPeriod;
  const dollars = (amount: number) => money(centsOf(amount));
  const rows: Row[] = [
    [text('policy.number'), policyNumber],
    [words.text('policy.status'), words.coded('status', policyStatus)],
    [text('policy.plan'), plan.name[language]],
    [text('policy.period'), text('policy.period.days', { from: date(from), to: date(to) })],
  ];
  if (plan.cancellationFrom !== null) {
    const days = tripType === 'MULTIPLE' ? 'policy.cancellation.days.MULTIPLE' : 'policy.cancellation.days';
    rows.push([text('policy.cancellation'), text(days, { from: date(plan.cancellationFrom) })]);
  }
  if (coverageAmount !== undefined) {
    const isUnlimited = coverageAmount === unlimitedCoverage;
    rows.push([text('policy.coverage'), isUnlimited ? text('policy.unlimited') : dollars(coverageAmount)]);
  }
  if (deductible !== undefined) {
    rows.push([
      text('policy.deductible'),
      deductible > 0 ? dollars(deductible) : text('policy.deductible.none'),
    ]);
  }
  if (daysPerTrip !== undefined && tripType === 'MULTIPLE') {
    rows.push([text('policy.daysPerTrip'), number(daysPerTrip)]);
  }
  return [...rows, [text('policy.premium'), dollars(plan.premiumTotal)]];
}

function tripRows({ tripInformation, dependents }: PolicyRecord, language: Language): Row[] {
  const text = mailTexts(language);
  const { date, list } = formatsOf(language);
  const trip = tripInformation as Partial<Record<'startDate' | 'endDate' | 'destinationName', string>>;
  const kind = tripInformation['tripType'] === 'MULTIPLE' ? '.MULTIPLE' : '';
  const rows: Row[] = [];
  if (trip.startDate) rows.push([text(`trip.start${kind}`), date(trip.startDate)]);
  if (trip.endDate) rows.push([text(`trip.end${kind}`), date(trip.endDate)]);
  if (trip.destinationName) rows.push([text(`trip.destination${kind}`), trip.destinationName]);
  if (dependents.length > 0) {
    const names = dependents.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    rows.push([text('trip.dependents'), list(names)]);
  }
  return rows;
}
