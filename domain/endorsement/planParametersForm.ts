import type { PolicyDetail } from '../calls/shapes/policyDetail.ts';
import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { text } from '../forms/kinds.ts';
import { centsOf, dollarsOf } from '../money.ts';
import type { PlansForm } from '../plans/plansForm.ts';

type Terms = Exclude<PolicyDetail['paxes'][number]['terms'], null>;

/** What each traveller’s plan offers as it was sold, by reference number. */
export type HeldTerms = Readonly<
  Record<string, Pick<Terms, 'deductibles' | 'coverageAmounts' | 'tripDurations'>>
>;

type List = keyof HeldTerms[string];
type ParametersProblem = 'required' | 'notOffered';
type Known = { row: { paxId: string }; facts: HeldTerms };

/** [EN-079] A parameter that the plan offers. */
const offered = (list: List) => ({
  is: text(),
  asked: ({ row, facts }: Known) => (facts[row.paxId]?.[list] ?? []).length > 0,
  required: true,
  judge: (typed: string, { row, facts }: Known): ParametersProblem | null =>
    facts[row.paxId]?.[list].some(({ value }) => value === Number(typed)) ? null : 'notOffered',
});

/** [EN-079] What can be chosen anew of a plan that is held, each traveller with `paxId` as reference number. */
export const planParametersForm = defineForm<HeldTerms, ParametersProblem>()(
  {},
  {
    list: 'travellers',
    id: 'paxId',
    stand: 'first',
    fields: {
      deductible: offered('deductibles'),
      coverageAmount: offered('coverageAmounts'),
      daysPerTrip: offered('tripDurations'),
    },
  },
);
export type PlanParametersForm = ValuesIn<typeof planParametersForm>;

const shown = (value: number | undefined) => (value === undefined ? '' : String(value));
const dollarsIn = (cents: number | undefined) => (cents === undefined ? undefined : dollarsOf(cents));

/** The parameters of the plans that are held, in dollars and days. */
export function parametersOf({ chosen }: Pick<PlansForm, 'chosen'>): PlanParametersForm {
  return {
    travellers: chosen.map(({ paxId, preference }) => ({
      paxId,
      deductible: shown(dollarsIn(preference.deductibleCents)),
      coverageAmount: shown(dollarsIn(preference.coverageAmountCents)),
      daysPerTrip: shown(preference.daysPerTrip),
    })),
  };
}

/** The plans with these parameters; one that a plan does not have stays away. */
export function withParameters(plans: PlansForm, { travellers }: PlanParametersForm): PlansForm {
  const rows = new Map(travellers.map((row) => [row.paxId, row]));
  return {
    ...plans,
    chosen: plans.chosen.map((plan) => {
      const { deductible = '', coverageAmount = '', daysPerTrip = '' } = rows.get(plan.paxId) ?? {};
      const preference = {
        ...plan.preference,
        ...(deductible !== '' && { deductibleCents: centsOf(Number(deductible)) }),
        ...(coverageAmount !== '' && { coverageAmountCents: centsOf(Number(coverageAmount)) }),
        ...(daysPerTrip !== '' && { daysPerTrip: Number(daysPerTrip) }),
      };
      return { ...plan, preference };
    }),
  };
}
