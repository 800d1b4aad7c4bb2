import { sentApplicationDate } from '../applicationDate.ts';
import type { Contact } from '../calls/shapes/contact.ts';
import type { Payment } from '../calls/shapes/payment.ts';
import type { BoughtPlan } from '../calls/shapes/plan.ts';
import type { BoughtDependent, BoughtPax, PolicyBody } from '../calls/shapes/policyBody.ts';
import type { AnsweredQuestionnaire } from '../calls/shapes/questionnaires.ts';
import type { Language } from '../locales.ts';
import { dollarsOf } from '../money.ts';
import { answeredNeeds } from '../needsAnalysis/needsAnswers.ts';
import { medicalAnswersFor } from '../plans/medicalAnswersFor.ts';
import type { ChosenPlan, PlansForm } from '../plans/plansForm.ts';
import { tripPreferenceOf } from '../plans/cardPreference.ts';
import type { ProvinceCode } from '../provinces.ts';
import type { FlowFacts } from '../quote/forms.ts';
import type { TravellersForm } from '../quote/travellersForm.ts';
import type { TripForm } from '../quote/tripForm.ts';
import { insuredRows, isFamily, type QuotingFacts, quotedTraveller } from '../quote/quoteBody.ts';
import { toTripInformation } from '../quote/tripOnWire.ts';
import { sentPreference } from '../quote/tripPreference.ts';
import { applicantAge, calculationDate, dateOfBirthOf } from './ages.ts';
import { contactOf } from './applicants.ts';
import { isDependent } from './dependents.ts';
import type { ApplicantForm, ApplyForm } from './applyForm.ts';
import { bill96Consent } from './consents.ts';
import { applicationDateOf, choseApplicationDate } from './dayOfApplication.ts';

/** [AP-010] What is sent in place of a name that was not given. */
export const missingName = ' ';

/** Who sells, and on which day the application is. */
export type SellingFacts = QuotingFacts & Pick<FlowFacts, 'mayDateApplication'>;

export type Application<Facts extends SellingFacts = FlowFacts> = {
  facts: Facts;
  language: Language;
  travellers: TravellersForm;
  trip: TripForm | null;
  plans: PlansForm;
  apply: ApplyForm;
};
type Sold = Application<SellingFacts>;

/**
 * [CP-001] [CP-006] to [CP-018] The body that buys a complete application.
 * @param payments what each insured traveller pays with, by reference number, the amount in dollars
 */
export function toPolicyBody(
  application: Sold,
  payments: ReadonlyMap<string, readonly Payment[]>,
): PolicyBody {
  const { facts, travellers, trip, plans, apply } = application;
  const isStudent = travellers.flowTravellerType === 'STUDENT' && travellers.studentType !== '';
  const applicationDate = applicationDateOf(application);
  const chosen = new Map(plans.chosen.map((plan) => [plan.paxId, plan]));
  const insured = insuredRows(travellers).flatMap(({ id }) => {
    const plan = chosen.get(id);
    const applicant = apply.travellers.find(({ paxId }) => paxId === id);
    return plan && applicant ? [boughtPax(application, applicant, plan, [...(payments.get(id) ?? [])])] : [];
  });
  const dependents = apply.travellers
    .filter(({ paxId }) => isDependent(travellers, paxId))
    .map((applicant) => boughtDependent(application, applicant));
  return {
    organizationCode: facts.organizationCode,
    flowTravellerType: travellers.flowTravellerType,
    ...(isStudent && travellers.studentType && { studentType: travellers.studentType }),
    ...employeeFields(application),
    ...(apply.referenceId && { referenceId: apply.referenceId }),
    travellerType: isFamily(travellers) ? 'FAMILY' : 'SINGLE',
    applicationDate: choseApplicationDate(application)
      ? sentApplicationDate(applicationDate)
      : applicationDate,
    tripInformation: toTripInformation(travellers, trip, applicationDate),
    ...(apply.referredBy.trim() && { referredBy: apply.referredBy.trim() }),
    legalConsent: true,
    individualPayment: plans.plans.individualPayment,
    paxes: insured,
    ...(dependents.length > 0 && { dependents }),
  };
}

/** [CP-011] Sent in an employee purchase only. */
function employeeFields({ facts, apply }: Sold): Pick<PolicyBody, 'employeeName' | 'employeeRelationship'> {
  if (facts.organizationKind !== 'employee' || apply.employeeRelationship === '') return {};
  return { employeeName: apply.employeeName.trim(), employeeRelationship: apply.employeeRelationship };
}

/** What paxes and dependents have in common. */
function personFields({ travellers, facts, apply }: Sold, applicant: ApplicantForm) {
  const at = calculationDate(travellers, applicationDateOf({ facts, apply }));
  const row = travellers.travellers.find(({ id }) => id === applicant.paxId);
  return {
    referenceNumber: applicant.paxId,
    firstName: applicant.firstName.trim() || missingName,
    lastName: applicant.lastName.trim() || missingName,
    ...(applicant.nameToFollow && { nameToFollow: true as const }),
    dateOfBirth: dateOfBirthOf(applicant) ?? '',
    age: applicantAge(applicant, at) ?? 0,
    tripBookingDate: travellers.bookingDate,
    tripCost: row ? quotedTraveller(row).tripCost : 0,
  };
}

function boughtPax(
  application: Sold,
  applicant: ApplicantForm,
  plan: ChosenPlan,
  payments: Payment[],
): BoughtPax {
  const contact = contactOf(application.apply, applicant);
  const consent = bill96Consent(
    { province: contact.province, travellerLanguage: applicant.lang },
    applicant.bill96Consent,
  );
  const person = personFields(application, applicant);
  const questionnaires = sentQuestionnaires(application, plan, person.age);
  return {
    ...person,
    contact: sentContact(application.apply, applicant),
    plan: boughtPlan(plan, application.facts),
    payments,
    ...(questionnaires.length > 0 && { questionnaires }),
    lang: applicant.lang,
    ...(consent !== undefined && { bill96Consent: consent }),
    eligibilityConsent: applicant.eligibilityConsent,
  };
}

/** [AP-002] [MQ-015] [NA-011] [NA-012] */
function sentQuestionnaires(
  { plans: { plans, needs, questionnaires } }: Sold,
  chosen: ChosenPlan,
  age: number,
): AnsweredQuestionnaire[] {
  const { paxId } = chosen;
  const answered = plans.amfRequirement && needs ? answeredNeeds(needs.form, paxId) : null;
  return [...medicalAnswersFor(chosen, age, questionnaires), ...(answered ? [answered] : [])];
}

/** [AP-004] [AP-005] */
function boughtDependent(application: Sold, applicant: ApplicantForm): BoughtDependent {
  return {
    ...personFields(application, applicant),
    relationship: applicant.relationship.toUpperCase(),
    contact: sentContact(application.apply, applicant),
  };
}

/** [AP-003] [AP-008] [AP-021] [WG-045] */
function sentContact(form: ApplyForm, applicant: ApplicantForm): Contact {
  const { email, phone, addressLine1, addressLine2, city, postalCode, province } = contactOf(form, applicant);
  return {
    email: email.trim(),
    ...(phone && { phone }),
    address: {
      addressLine1: addressLine1.trim(),
      ...(addressLine2.trim() && { addressLine2: addressLine2.trim() }),
      city: city.trim(),
      postalCode: postalCode.toUpperCase(),
      province: province as ProvinceCode,
      country: 'CA',
    },
  };
}

/** [PS-102] [CP-015] [CP-016] */
function boughtPlan(plan: ChosenPlan, facts: SellingFacts): BoughtPlan {
  return {
    code: plan.code,
    tripPreference: sentPreference(tripPreferenceOf(plan.preference), facts),
    optionalBenefits: plan.optionalBenefits.map(({ code, premiumCents }) => ({
      code,
      premium: dollarsOf(premiumCents),
    })),
    adjustments: plan.adjustments.map(({ breakdownType, amountCents }) => ({
      breakdownType,
      amount: dollarsOf(amountCents),
    })),
    premiumTotal: dollarsOf(plan.premiumTotalCents),
  };
}
