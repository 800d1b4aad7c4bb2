import { applicantAge, calculationDate } from '../apply/ages.ts';
import { dateOfBirthProblem, quotedBirthBounds, typedBirthPart } from '../apply/dateOfBirth.ts';
import { relationships } from '../apply/dependents.ts';
import { personName } from '../apply/personRules.ts';
import { type IsoDate, isIsoDate } from '../calendar.ts';
import { maximumTravellers } from '../catalogue/travellers.ts';
import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { choice, parts, text, tick } from '../forms/kinds.ts';
import { familyAgeProblem, familyGroupProblem } from '../quote/familyRules.ts';
import type { QuickQuoteLimits } from '../quote/limits.ts';
import type { DateProblem, QuickQuoteProblem } from '../quote/problems.ts';
import { greatestNumber, travellerRow } from '../quote/travellerRows.ts';
import { ageOf, storedTripCost, tripCostProblem } from '../quote/travellerRules.ts';
import type { PolicyForms } from './policyForms.ts';

/** What the rules of dependents measure with: the edit that they are part of, and the bounds of the organization. */
export type DependentsYardstick = {
  forms: Pick<PolicyForms, 'travellers' | 'apply'>;
  today: IsoDate;
  quickQuoteLimits: QuickQuoteLimits;
  /** [EN-080] Whether the plan of the primary lets a trip cost change. */
  tripCostMayChange: boolean;
};

export type DependentsProblem =
  | DateProblem
  | 'tooLong'
  | 'nameInvalid'
  | 'unprintable'
  | 'familyMaxAge'
  | 'familyPrimaryMaxAge'
  | 'tripCostInvalid'
  | 'tripCostLt'
  | 'tripCostGt';

type Row = { birthDay: string; birthMonth: string; birthYear: string; nameToFollow: boolean };
type Known = { facts: DependentsYardstick; row: Row };

const noName = { firstName: '', lastName: '' };
const nameIsGiven = ({ row }: { row: { nameToFollow: boolean } }) => !row.nameToFollow;
const birthPart = { birthDay: 'day', birthMonth: null, birthYear: 'year' } as const;

/** [AP-034] The day at which the ages of an edit count. */
const ageDate = ({ forms, today }: Pick<DependentsYardstick, 'forms' | 'today'>): IsoDate => {
  const at = calculationDate(forms.travellers, forms.apply.applicationDate);
  return isIsoDate(at) ? at : today;
};

/** Age of a dependent on the day that counts, or null while the date of birth is none. */
export const dependentAge = (row: Row, facts: Pick<DependentsYardstick, 'forms' | 'today'>): number | null =>
  applicantAge(row, ageDate(facts));

const primaryAge = ({ forms }: DependentsYardstick): number | null =>
  ageOf(forms.travellers.travellers[0]?.age ?? '');

function birthProblem(
  { birthDay: day, birthMonth: month, birthYear: year }: Omit<Row, 'nameToFollow'>,
  { facts, row }: Known,
): DependentsProblem | null {
  const bounds = quotedBirthBounds(facts.today, facts.quickQuoteLimits, ageDate(facts));
  const problem = dateOfBirthProblem({ day, month, year }, bounds);
  const age = dependentAge(row, facts);
  return problem ?? (age === null ? null : familyAgeProblem(age, primaryAge(facts)));
}

/** [EN-007] [EN-017] Who rides along with the primary of a family: fields and rules of the traveller details and of the application. */
export const dependentsForm = defineForm<DependentsYardstick, DependentsProblem>()(
  {},
  {
    list: 'dependents',
    id: 'referenceNumber',
    stand: 'first',
    fields: {
      /** [AP-010] [AP-011] */
      firstName: { is: personName, asked: nameIsGiven, required: true },
      lastName: { is: personName, asked: nameIsGiven, required: true },
      /** [AP-010] */
      nameToFollow: { is: tick(), alsoSets: ({ row }) => (row.nameToFollow ? noName : {}) },
      /** [AP-022] */
      dateOfBirth: {
        is: parts(['birthDay', 'birthMonth', 'birthYear'], (name, typed) => {
          const part = birthPart[name];
          return part ? typedBirthPart(part, typed) : typed;
        }),
        required: true,
        judge: birthProblem,
      },
      relationship: { is: choice(relationships), required: true },
      tripCost: {
        is: text({ taken: storedTripCost }),
        asked: ({ facts }) => facts.tripCostMayChange,
        required: true,
        judge: (typed, { facts }) => tripCostProblem(typed, facts.quickQuoteLimits),
      },
    },
  },
);
export type DependentsForm = ValuesIn<typeof dependentsForm>;
export type DependentRow = DependentsForm['dependents'][number];

export type FamilyProblem = 'tooManyTravellers' | Extract<QuickQuoteProblem, 'familyPlans' | 'familyRule'>;

/** [QQ-039] to [QQ-045] [EN-086] What is wrong with the family as it travels then, or null. */
export function familyProblem(
  rows: readonly DependentRow[],
  facts: DependentsYardstick,
): FamilyProblem | null {
  if (rows.length >= maximumTravellers) return 'tooManyTravellers';
  return familyGroupProblem([primaryAge(facts), ...rows.map((row) => dependentAge(row, facts))]);
}

/** [EN-086] */
export const hasRoomForDependent = (rows: readonly DependentRow[]): boolean =>
  rows.length < maximumTravellers - 1;

/** What is wrong with dependents, by key, and with the family under ''. */
export function wrongIn(
  rows: readonly DependentRow[],
  facts: DependentsYardstick,
): Readonly<Record<string, DependentsProblem | FamilyProblem>> {
  const form = { dependents: rows };
  const keys = dependentsForm
    .keys(form, facts)
    .map((key) => [key, dependentsForm.problem(key, form, facts)] as const);
  const found = [['', familyProblem(rows, facts)] as const, ...keys];
  return Object.fromEntries(found.flatMap(([key, problem]) => (problem ? [[key, problem]] : [])));
}

/** [EN-018] A dependent in whom nothing was entered, under a number that nobody of the policy ever had. */
export function newDependent(usedReferenceNumbers: readonly string[]): DependentRow {
  const { id } = travellerRow(greatestNumber(usedReferenceNumbers) + 1);
  return { referenceNumber: id, ...dependentsForm.emptyRow, tripCost: '0' };
}
