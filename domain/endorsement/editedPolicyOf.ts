import { sentApplicationDate } from '../applicationDate.ts';
import { toPolicyBody } from '../apply/policyBody.ts';
import type { EditedPolicy } from '../calls/shapes/editedPolicy.ts';
import type { PolicyDetail } from '../calls/shapes/policyDetail.ts';
import { centsOf } from '../money.ts';
import { organizationKind } from '../organizations.ts';
import type { ChosenPlan, PlansForm } from '../plans/plansForm.ts';
import { quotedTraveller } from '../quote/quoteBody.ts';
import type { TravellersForm } from '../quote/travellersForm.ts';
import type { PolicyForms } from './policyForms.ts';

/**
 * [EN-023] [EN-061] [EN-088] What a policy becomes with edited forms, by the rules by which it was bought. Forms that are not
 * complete give what can be read of them, so that their changes can be listed.
 */
export function editedPolicyOf(forms: PolicyForms, policy: PolicyDetail): EditedPolicy {
  const day = policy.applicationDate ?? '';
  const dated = forms.apply.applicationDate;
  const isDated = dated !== '' && dated !== day;
  const { code: organizationCode, category: organizationCategory } = policy.organization;
  const {
    paxes,
    dependents,
    studentType: _studentType,
    legalConsent: _consent,
    individualPayment: _payment,
    applicationDate: _day,
    ...body
  } = toPolicyBody(
    {
      facts: {
        organizationCode,
        organizationCategory,
        organizationKind: organizationKind(organizationCode),
        today: day,
        mayDateApplication: isDated,
      },
      language: 'en',
      travellers: forms.travellers,
      trip: forms.trip,
      plans: withTripCosts(forms),
      apply: forms.apply,
    },
    new Map(),
  );
  return {
    ...body,
    ...(isDated && { applicationDate: sentApplicationDate(dated) }),
    paxes: paxes.map(({ payments: _payments, questionnaires: _questionnaires, plan, ...pax }) => ({
      ...pax,
      policyNumber: numberOf(policy, pax.referenceNumber),
      plan: {
        code: plan.code,
        ...(plan.tripPreference && { tripPreference: plan.tripPreference }),
        optionalBenefits: (plan.optionalBenefits ?? []).map(({ code }) => ({ code })),
      },
    })),
    ...(dependents && { dependents: dependents.map(asKept(forms, policy)) }),
  };
}

const numberOf = ({ paxes }: PolicyDetail, referenceNumber: string) =>
  paxes.find((pax) => pax.referenceNumber === referenceNumber)?.policyNumber ?? '';

/** The plans priced with the trip costs of the travellers; the days of a top-up follow its dates. */
function withTripCosts({ plans, travellers }: PolicyForms): PlansForm {
  const isTopUp = travellers.flowTravellerType === 'TOP_UP';
  return {
    ...plans,
    chosen: plans.chosen.map((plan) => {
      const { daysPerTrip, ...preference } = plan.preference;
      const days = isTopUp || daysPerTrip === undefined ? {} : { daysPerTrip };
      return { ...plan, preference: { ...preference, ...tripCostOf(plan, travellers), ...days } };
    }),
  };
}

function tripCostOf({ paxId, preference }: ChosenPlan, { travellers }: TravellersForm) {
  const row = travellers.find(({ id }) => id === paxId);
  if (!row || preference.tripCostCents === undefined) return {};
  return { tripCostCents: centsOf(quotedTraveller(row).tripCost) };
}

type Dependent = NonNullable<EditedPolicy['dependents']>[number];

/** A dependent as the policy keeps one: without a contact where it has none and the primary’s is to be used. */
function asKept({ apply }: PolicyForms, policy: PolicyDetail) {
  return (dependent: Dependent): Dependent => {
    const { referenceNumber, contact: _contact, ...person } = dependent;
    const isSame = apply.travellers.find(({ paxId }) => paxId === referenceNumber)?.sameAsPrimary === true;
    const kept = policy.dependents.find((one) => one.referenceNumber === referenceNumber);
    return isSame && kept?.contact === null ? { referenceNumber, ...person } : dependent;
  };
}
