import { applicationProblemsOf } from '#domain/apply/bodyProblems.ts';
import type { EditedPolicy } from '#domain/calls/shapes/editedPolicy.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { changesOf, type PolicyChange } from '#domain/endorsement/changes.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import { bodyProblemsOf } from '#domain/rating/bodyRules.ts';
import { tripDetailProblemsOf } from '#domain/rating/tripDetailRules.ts';
import { ageAgrees, ageDateOf } from '#domain/rating/tripFacts.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { FieldCode } from '../http/texts.ts';
import type { Session } from '../identity/session.ts';
import { reachesOrganization } from '../organizations/reach.ts';
import type { LastVersion } from '../policies/policyBook.ts';
import { usedReferenceNumbers } from '../policies/policyDetail.ts';
import type { PolicyState } from '../policies/policyBook.tables.ts';
import type { PlanTermsServices } from '../policies/planTerms.ts';
import type { QuoteServices } from '../quotes/question.ts';
import { todayOf } from '../today.ts';
import { editedBody, storedBody } from './policyBodies.ts';
import { type ChangedBodies, type ChangedPrice, priceChange } from './priceChange.ts';
import { refusedChange } from './refusedChange.ts';

export type EndorsementServices = QuoteServices & PlanTermsServices & { db: Database };

/** A change that may be made, with what it costs. */
export type CheckedChange = ChangedBodies & { changes: PolicyChange[]; prices: ChangedPrice[] };

type Fields = Record<string, FieldCode>;

/**
 * [EN-061] What a person asks for as the server believes it: the rules are those of a purchase, and what was sold holds even
 * where they are others now.
 * @throws Problem 404 where it names an organization out of reach, 400 `request.invalid` with the fields, 403 `permission.missing`, 409 as `priceChange`, `policy.notActive`
 */
export async function checkedChange(
  services: EndorsementServices,
  { state }: LastVersion,
  edited: EditedPolicy,
  { session, clock }: { session: Session; clock: Clock },
): Promise<CheckedChange> {
  const { organizationCode } = edited;
  const isAnother = organizationCode !== state.policy.organization_code;
  if (isAnother && !reachesOrganization(session, organizationCode, services.organizations)) {
    throw new Problem(404, 'notFound');
  }
  refuse(await otherPolicy(services.db, state, edited));
  if (state.paxes.some(({ status }) => status !== 'ACTIVE')) throw new Problem(409, 'policy.notActive');
  const plans = await Promise.all(state.paxes.map(({ plan_code }) => services.catalogue.find(plan_code)));
  const studentType = plans[0]?.rules.studentTypes[0];
  const before = storedBody(state, studentType);
  const after = editedBody(state, edited, before, applicationDateOf(state, edited, session));
  const today = todayOf(clock);
  const changes = changesOf(before, edited);
  refuse(await refusedChange(services, state, { before, changes, edited, today }));
  const yardstick = {
    today,
    eligibilityNeeded: state.paxes.flatMap(({ reference_number }, at) =>
      plans[at]?.configuration.en.content.eligibility ? [reference_number] : [],
    ),
  };
  const found = problemsOf(before, yardstick);
  refuse(
    Object.fromEntries(
      Object.entries({
        ...problemsOf(after, yardstick),
        ...pastDates(before, after, yardstick.today),
      }).filter(([path, code]) => found[path] !== code),
    ),
  );
  return { before, after, changes, prices: await priceChange(services, state, { before, after }) };
}

/** @throws Problem 400 where anything is wrong */
function refuse(problems: Fields): void {
  const found = Object.entries(problems).map(([path, code]) => [`body.${path}`, code] as const);
  if (found.length > 0) throw new Problem(400, 'request.invalid', { fields: Object.fromEntries(found) });
}

/** What is not of this policy, or of what was sold cannot become anything else. */
async function otherPolicy(db: Database, state: PolicyState, edited: EditedPolicy): Promise<Fields> {
  const { policy, paxes } = state;
  const fields: Fields = {};
  if (edited.organizationCode !== policy.organization_code) fields['organizationCode'] = 'notAllowed';
  if (edited.flowTravellerType !== policy.flow_traveller_type) fields['flowTravellerType'] = 'notAllowed';
  if (edited.paxes.length !== paxes.length) fields['paxes'] = 'notAllowed';
  edited.paxes.forEach(({ policyNumber, referenceNumber, plan }, at) => {
    const pax = paxes[at];
    if (policyNumber !== pax?.policy_number) fields[`paxes.${at}.policyNumber`] = 'notAllowed';
    if (referenceNumber !== pax?.reference_number) fields[`paxes.${at}.referenceNumber`] = 'notAllowed';
    if (plan.code !== pax?.plan_code) fields[`paxes.${at}.plan.code`] = 'notAllowed';
  });
  const held = new Set(state.dependents.map(({ reference_number }) => reference_number));
  const added = (edited.dependents ?? []).filter(({ referenceNumber }) => !held.has(referenceNumber));
  const taken = added.length > 0 ? await usedReferenceNumbers(db, policy.id) : [];
  edited.dependents?.forEach(({ referenceNumber }, at) => {
    if (held.has(referenceNumber) || !taken.includes(referenceNumber)) return;
    fields[`dependents.${at}.referenceNumber`] = 'notUnique';
  });
  return fields;
}

/** [PM-020] The stored day, or the one that a holder of POLICY_ADMIN sets. @throws Problem 403 for anybody else’s */
function applicationDateOf(
  { policy }: PolicyState,
  { applicationDate }: EditedPolicy,
  { atoms }: Session,
): IsoDate {
  if (applicationDate === undefined || applicationDate === policy.application_date) {
    return policy.application_date;
  }
  if (!holds(atoms, 'BOOKING.SET_APPLICATION_DATE')) throw new Problem(403, 'permission.missing');
  return applicationDate;
}

/** [EN-085] [EN-086] Everything that the purchase would not let pass; what was answered is not asked again. */
function problemsOf(body: PolicyBody, yardstick: Parameters<typeof applicationProblemsOf>[1]): Fields {
  const date = body.applicationDate ?? yardstick.today;
  const ageDate = ageDateOf(body, date);
  const fields: Fields = {
    ...bodyProblemsOf(body, date),
    ...tripDetailProblemsOf(body, date),
    ...applicationProblemsOf(body, yardstick),
  };
  for (const [name, group] of Object.entries({ paxes: body.paxes, dependents: body.dependents ?? [] })) {
    group.forEach((person, at) => {
      if (!ageAgrees(person, ageDate)) fields[`${name}.${at}.age`] = 'notAllowed';
    });
  }
  return Object.fromEntries(Object.entries(fields).filter(([path]) => !path.includes('questionnaires')));
}

/** A trip cannot be moved into the past. */
function pastDates(
  { tripInformation: earlier }: PolicyBody,
  { tripInformation: later }: PolicyBody,
  today: IsoDate,
): Fields {
  const fields: Fields = {};
  for (const name of ['startDate', 'endDate'] as const) {
    if (later[name] !== earlier[name] && later[name] < today) fields[`tripInformation.${name}`] = 'inPast';
  }
  return fields;
}
