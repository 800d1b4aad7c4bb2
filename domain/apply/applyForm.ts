import { type IsoDate, isIsoDate } from '../calendar.ts';
import { employeeRelationships } from '../catalogue/plans.ts';
import { toggles } from '../catalogue/travellers.ts';
import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { choice, date, parts, text, tick } from '../forms/kinds.ts';
import type { Language } from '../locales.ts';
import type { OrganizationKind } from '../organizations.ts';
import { provinceCodes } from '../provinces.ts';
import type { TravellersForm } from '../quote/travellersForm.ts';
import type { QuickQuoteLimits } from '../quote/limits.ts';
import { calculationDate } from './ages.ts';
import { bill96IsRequired } from './consents.ts';
import { type BirthBounds, dateOfBirthProblem, quotedBirthBounds, typedBirthPart } from './dateOfBirth.ts';
import { applicationDateOf } from './dayOfApplication.ts';
import { isDependent } from './dependents.ts';
import {
  type ApplyProblem,
  contactTexts,
  personName,
  postalCodeProblem,
  provinceProblem,
  referenceNumber,
  referral,
  relationshipProblem,
} from './personRules.ts';
import { residenceOf } from './residence.ts';

/** What the rules measure with besides the form. */
export type ApplyYardstick = {
  travellers: TravellersForm;
  today: IsoDate;
  organizationKind: OrganizationKind;
  quickQuoteLimits: QuickQuoteLimits;
  /** [PM-020] */
  mayDateApplication: boolean;
  /** [AP-024] Language of the screen; null where none is known. */
  language: Language | null;
  /** [AP-029] The travellers whose plan has eligibility text. */
  eligibilityNeeded: readonly string[];
};

type Known = { facts: ApplyYardstick };
type Dated = Known & { form: { applicationDate: string } };

/** [AP-007] */
export function asksForDependents({ flowTravellerType }: Pick<TravellersForm, 'flowTravellerType'>): boolean {
  return flowTravellerType !== 'STUDENT';
}

const isEmployee = ({ facts }: Known) => facts.organizationKind === 'employee';
const asksDependents = ({ facts }: Known) => asksForDependents(facts.travellers);
const isAnother = ({ isFirst }: { isFirst: boolean }) => !isFirst;
const hasOwnContact = ({ row }: { row: { sameAsPrimary: boolean } }) => !row.sameAsPrimary;
const nameIsGiven = ({ row, isFirst }: { row: { nameToFollow: boolean }; isFirst: boolean }) =>
  isFirst || !row.nameToFollow;

/** [AP-010] [AP-011] A name of somebody who is insured. */
const insuredName = {
  is: personName,
  required: nameIsGiven,
  judge: (_: string, known: Parameters<typeof nameIsGiven>[0]) =>
    nameIsGiven(known) ? null : ('nameNotAsked' as const),
};

/** [AP-034] A day that is none yet leaves the ages to be counted today. */
function birthBoundsOf({ form, facts }: Dated): BirthBounds {
  const at = calculationDate(facts.travellers, applicationDateOf({ facts, apply: form }));
  return quotedBirthBounds(facts.today, facts.quickQuoteLimits, isIsoDate(at) ? at : facts.today);
}

const birthPart = { birthDay: 'day', birthMonth: null, birthYear: 'year' } as const;

/** [AP-008] [AP-009] The contact of somebody who reuses the primary’s, or has none yet. */
export const noContact = {
  email: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  postalCode: '',
  province: '',
} as const;
const noName = { firstName: '', lastName: '' };

/** [AP-001] The apply step: each traveller with `paxId` as reference number, and what belongs to the purchase. */
export const applicationForm = defineForm<ApplyYardstick, ApplyProblem>()(
  {
    /** [PM-020] Empty means today. */
    applicationDate: {
      is: date({ malformed: 'invalid_date' }),
      asked: ({ facts }) => facts.mayDateApplication,
      judge: (day, { facts }) => (day > facts.travellers.departureDate ? 'out_of_range' : null),
    },
    /** [AP-031] */
    employeeName: { is: personName, asked: isEmployee, required: true },
    employeeRelationship: { is: choice(employeeRelationships), asked: isEmployee, required: true },
    /** [AP-033] */
    referredBy: { is: referral },
    /** [WG-048] As shown: REF and nine digits. */
    referenceId: { is: referenceNumber },
    /** [AP-007] Whether dependents travel who are not insured here, and the waiver for them. */
    uninsuredDependents: { is: choice(toggles), asked: asksDependents, required: true },
    dependentsWaiver: {
      is: tick('consentMissing'),
      asked: asksDependents,
      required: ({ form }) => form.uninsuredDependents === 'true',
    },
    /** [AP-029] */
    legalConsent: { is: tick('consentMissing'), required: true },
    /** [AP-024] Whether the organization content passed the Bill 96 flag when the consents were shown. */
    bill96Flag: { is: tick() },
  },
  {
    list: 'travellers',
    id: 'paxId',
    stand: 'first',
    fields: {
      firstName: insuredName,
      lastName: insuredName,
      /** [AP-010] There is no name yet, on purpose; never of the primary. */
      nameToFollow: {
        is: tick(),
        asked: isAnother,
        alsoSets: ({ row }) => (row.nameToFollow ? noName : {}),
      },
      /** [AP-022] The month is '01' to '12', or empty when none is chosen. */
      dateOfBirth: {
        is: parts(['birthDay', 'birthMonth', 'birthYear'], (name, typed) => {
          const part = birthPart[name];
          return part ? typedBirthPart(part, typed) : typed;
        }),
        required: true,
        judge: ({ birthDay: day, birthMonth: month, birthYear: year }, known) =>
          dateOfBirthProblem({ day, month, year }, birthBoundsOf(known)),
      },
      /** [AP-004] Of a dependent, to the primary. */
      relationship: {
        is: text(),
        asked: ({ row, facts }) => isDependent(facts.travellers, row.paxId),
        required: true,
        judge: relationshipProblem,
      },
      /** [AP-008] [AP-009] Never of the primary. Ticked or unticked, their own contact begins empty. */
      sameAsPrimary: { is: tick(), asked: isAnother, alsoSets: () => noContact },
      email: { is: contactTexts.email, asked: hasOwnContact, required: true },
      /** [WG-046] Ten digits, without the mask. */
      phone: { is: contactTexts.phone, asked: hasOwnContact },
      addressLine1: { is: contactTexts.addressLine1, asked: hasOwnContact, required: true },
      addressLine2: { is: contactTexts.addressLine2, asked: hasOwnContact },
      city: { is: contactTexts.city, asked: hasOwnContact, required: true },
      /** [WG-045] Six letters and digits in uppercase, without the space. */
      postalCode: {
        is: contactTexts.postalCode,
        asked: hasOwnContact,
        required: true,
        judge: (code, { row }) => postalCodeProblem(code, row.province),
      },
      province: {
        is: choice(provinceCodes),
        asked: hasOwnContact,
        required: true,
        judge: (province, { facts, isFirst }) =>
          provinceProblem(province, isFirst ? residenceOf(facts.travellers) : null),
      },
      /** [AP-032] */
      lang: { is: choice(['EN', 'FR'], 'EN') },
      /** [AP-024] */
      bill96Consent: {
        is: tick('consentMissing'),
        required: ({ row, form, facts: { language } }) =>
          language !== null &&
          bill96IsRequired({
            province: (row.sameAsPrimary ? form.travellers[0] : row)?.province ?? '',
            language,
            flag: form.bill96Flag,
            travellerLanguage: row.lang,
          }),
      },
      /** [AP-029] */
      eligibilityConsent: {
        is: tick('consentMissing'),
        required: ({ row, facts }) => facts.eligibilityNeeded.includes(row.paxId),
      },
    },
  },
);

export type ApplyForm = ValuesIn<typeof applicationForm>;
export type ApplicantForm = ApplyForm['travellers'][number];
