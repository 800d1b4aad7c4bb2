import { type IsoDate, isIsoDate, tripDays } from '../calendar.ts';
import type { PaxDetail, PolicyDetail } from '../calls/shapes/policyDetail.ts';
import type { PlanTerms } from '../calls/shapes/planTerms.ts';
import type { PolicyHistoryField } from '../calls/shapes/policyHistory.ts';
import type { benefitRuleTypes } from '../catalogue/plans.ts';
import { needsQuestionnaire } from '../productRules/parameterRules.ts';
import { tripLimits } from '../quote/limits.ts';
import type { ChangeablePolicy, PolicyChange } from './changes.ts';

/** Why a policy, or a value of it, cannot be changed. */
export type ChangeRefusal =
  | 'notActive'
  | 'tripEnded'
  | 'afterDeparture'
  | 'endBeforeToday'
  | 'soldSo'
  | 'notOfPlan'
  | 'noRule'
  | 'noIncrease'
  | 'noDecrease'
  | 'noShorteningBeforeDeparture'
  | 'noShorteningAfterDeparture'
  | 'tripCostTooHigh'
  | 'medicalAnswers';

type Policy = Pick<PolicyDetail, 'tripInformation'> & {
  paxes: readonly Pick<PaxDetail, 'referenceNumber' | 'policyStatus' | 'age' | 'terms'>[];
  dependents: readonly Pick<PolicyDetail['dependents'][number], 'referenceNumber'>[];
};
/** The policy as it is, what it becomes, and the day on which that is asked. */
type ChangeFacts = { policy: Policy; edited: ChangeablePolicy; today: IsoDate };
type RuleType = (typeof benefitRuleTypes)[number];
type Direction = 'increase' | 'decrease';

const ruleTypes: Partial<Record<PolicyHistoryField, RuleType>> = {
  tripCost: 'TRIPCOST',
  deductible: 'DEDUCTIBLE',
  coverageAmount: 'COVERAGEAMOUNT',
  daysPerTrip: 'TRIPDURATION',
  startDate: 'TRIPDURATION',
  endDate: 'TRIPDURATION',
  existingCoverageDays: 'TRIPDURATION',
};
const durations: readonly PolicyHistoryField[] = ['startDate', 'endDate', 'existingCoverageDays'];
/** What a policy is; something else is bought anew. */
const soldSo: readonly PolicyHistoryField[] = ['travellerType', 'tripType'];
const ageFields: readonly PolicyHistoryField[] = ['dateOfBirth', 'startDate', 'applicationDate'];

/** [EN-089] Why nothing of a policy can be changed, or null. */
function policyIsFixedBecause(policy: Policy, today: IsoDate): ChangeRefusal | null {
  if (policy.paxes.some(({ policyStatus }) => policyStatus !== 'ACTIVE')) return 'notActive';
  return (policy.tripInformation.endDate ?? '') < today ? 'tripEnded' : null;
}

/**
 * [EN-079] [EN-080] [EN-081] Why a field cannot be changed, whatever is entered in it; null where some value may be.
 * @param referenceNumber whose it is; null for all
 */
export function fixedBecause(
  field: PolicyHistoryField,
  { policy, today, referenceNumber }: { policy: Policy; today: IsoDate; referenceNumber: string | null },
): ChangeRefusal | null {
  const fixed =
    policyIsFixedBecause(policy, today) ?? fieldIsFixedBecause(field, policy, today, referenceNumber);
  const type = ruleTypes[field];
  if (fixed || !type || durations.includes(field)) return fixed;
  const [up, down] = (['increase', 'decrease'] as const).map((direction) =>
    ruleRefuses(policy, { type, direction, referenceNumber, today }),
  );
  return up && down ? (up === 'noRule' ? up : down) : null;
}

/** [EN-080] [EN-081] [EN-085] Why a change cannot be made, or null. */
function mayChange(
  { fieldChanged: field, referenceNumber, from, to }: PolicyChange,
  { policy, edited, today }: ChangeFacts,
): ChangeRefusal | null {
  const isAddedOrRemoved = !isInBoth(referenceNumber, policy, edited);
  if (isAddedOrRemoved) return policyIsFixedBecause(policy, today);
  const fixed = fixedBecause(field, { policy, today, referenceNumber });
  if (fixed) return fixed;
  if (field === 'tripCost' && Number(to) > tripLimits.maximumCost) return 'tripCostTooHigh';
  if (ageFields.includes(field) && newlyAskedAboutHealth(policy, edited)) return 'medicalAnswers';
  if (durations.includes(field)) return durationRefusal(field, { policy, edited, today });
  const type = ruleTypes[field];
  if (!type) return null;
  const direction = Number(to ?? 0) > Number(from ?? 0) ? 'increase' : 'decrease';
  return ruleRefuses(policy, { type, direction, referenceNumber, today });
}

/** The changes that cannot be made, each with why. */
export function refusedChanges(
  changes: readonly PolicyChange[],
  facts: ChangeFacts,
): readonly { change: PolicyChange; reason: ChangeRefusal }[] {
  return changes.flatMap((change) => {
    const reason = mayChange(change, facts);
    return reason ? [{ change, reason }] : [];
  });
}

const hasDeparted = ({ tripInformation }: Policy, today: IsoDate) =>
  (tripInformation.startDate ?? '') <= today;

function fieldIsFixedBecause(
  field: PolicyHistoryField,
  policy: Policy,
  today: IsoDate,
  referenceNumber: string | null,
): ChangeRefusal | null {
  if (soldSo.includes(field)) return 'soldSo';
  if (field === 'startDate' && hasDeparted(policy, today)) return 'afterDeparture';
  const options = {
    deductible: 'deductibles',
    coverageAmount: 'coverageAmounts',
    daysPerTrip: 'tripDurations',
  } as const;
  const list = options[field as keyof typeof options];
  const terms = termsOf(policy, referenceNumber);
  return list && !terms.some((plan) => plan[list].length > 0) ? 'notOfPlan' : null;
}

/** The plan of a traveller, that of the primary for who rides along, and those of everybody for what is of all. */
function termsOf({ paxes }: Policy, referenceNumber: string | null): readonly PlanTerms[] {
  const own = paxes.filter((pax) => pax.referenceNumber === referenceNumber);
  const held = referenceNumber === null ? paxes : own.length > 0 ? own : paxes.slice(0, 1);
  return held.flatMap(({ terms }) => terms ?? []);
}

/** Of every plan some benefit must have a rule of the type, and every such rule the flag. */
function ruleRefuses(
  policy: Policy,
  asked: { type: RuleType; direction: Direction; referenceNumber: string | null; today: IsoDate },
): ChangeRefusal | null {
  const plans = termsOf(policy, asked.referenceNumber);
  const refusals = plans.map((plan) => planRefuses(plan, asked, hasDeparted(policy, asked.today)));
  return plans.length === 0 ? 'noRule' : (refusals.find((refusal) => refusal !== null) ?? null);
}

function planRefuses(
  { benefits }: PlanTerms,
  { type, direction }: { type: RuleType; direction: Direction },
  departed: boolean,
): ChangeRefusal | null {
  const ruled = benefits.filter(({ rules }) => rules.some((rule) => rule.type === type));
  if (ruled.length === 0) return 'noRule';
  const rules = ruled.flatMap((benefit) => benefit.rules.filter((rule) => rule.type === type));
  if (!rules.every((rule) => rule[direction])) return direction === 'increase' ? 'noIncrease' : 'noDecrease';
  if (type !== 'TRIPDURATION' || direction === 'increase') return null;
  if (departed) {
    return ruled.every((one) => one.postDepartureDurationDecrease) ? null : 'noShorteningAfterDeparture';
  }
  return ruled.every((one) => one.preDepartureDurationDecrease) ? null : 'noShorteningBeforeDeparture';
}

/** Days that a trip, or a top-up of it, is long; null while its days are none. */
function lengthOf({ startDate = '', endDate = '', existingCoverageDays = 0 }: Policy['tripInformation']) {
  return isIsoDate(startDate) && isIsoDate(endDate)
    ? tripDays(startDate, endDate) - existingCoverageDays
    : null;
}

/** What is wrong with another length is said at the end of the trip, unless that stays. */
function durationRefusal(
  field: PolicyHistoryField,
  { policy, edited, today }: ChangeFacts,
): ChangeRefusal | null {
  const [before, now] = [policy.tripInformation, edited.tripInformation];
  if (field === 'endDate' && hasDeparted(policy, today) && now.endDate < today) return 'endBeforeToday';
  const [was, is] = [lengthOf(before), lengthOf(now)];
  const saidElsewhere = field !== 'endDate' && before.endDate !== now.endDate;
  const isYear = now.tripType === 'MULTIPLE';
  if (was === null || is === null || was === is || saidElsewhere || isYear) return null;
  const direction = is > was ? 'increase' : 'decrease';
  return ruleRefuses(policy, { type: 'TRIPDURATION', direction, referenceNumber: null, today });
}

function isInBoth(referenceNumber: string | null, policy: Policy, edited: ChangeablePolicy): boolean {
  const isOne = (one: { referenceNumber: string }) => one.referenceNumber === referenceNumber;
  if (referenceNumber === null || policy.paxes.some(isOne)) return true;
  return policy.dependents.some(isOne) && (edited.dependents ?? []).some(isOne);
}

/** [MQ-010] Whether somebody comes into the age at which the plan asks about health: nobody answered then. */
function newlyAskedAboutHealth({ paxes }: Policy, edited: ChangeablePolicy): boolean {
  return paxes.some(({ referenceNumber, age, terms }) => {
    const now = edited.paxes.find((pax) => pax.referenceNumber === referenceNumber);
    if (!terms || !now) return false;
    return needsQuestionnaire(terms, now.age) && !needsQuestionnaire(terms, age ?? 0);
  });
}
