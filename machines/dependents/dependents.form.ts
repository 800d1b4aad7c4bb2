import { dependentsDelta, dependentsOf, hasChanges } from '#domain/endorsement/dependentsDelta.ts';
import {
  type DependentRow,
  dependentsForm,
  familyProblem,
  newDependent,
  wrongIn,
} from '#domain/endorsement/dependentsForm.ts';
import { fixedBecause } from '#domain/endorsement/mayChange.ts';
import { formsOf, type PolicyForms } from '#domain/endorsement/policyForms.ts';
import { withoutFields } from '#domain/forms/judged.ts';
import { formPart } from '../forms/formPart.ts';
import type { DependentsContext, DependentsInput, DependentsReport } from './dependents.types.ts';

export const dependentsPart = formPart(dependentsForm, ({ facts }: DependentsContext) => facts);

/** [EN-017] The dependents of an edit as it opens, or as it is taken up again. */
export function openingOf({ policy, forms, today, quickQuoteLimits }: DependentsInput): DependentsContext {
  const sold = formsOf(policy);
  const initial = dependentsOf(sold);
  const [primary] = policy.paxes;
  const referenceNumber = primary?.referenceNumber ?? null;
  const tripCostMayChange = fixedBecause('tripCost', { policy, today, referenceNumber }) === null;
  const facts = { forms, today, quickQuoteLimits, tripCostMayChange };
  const dependents = dependentsOf(forms);
  const numbers = dependents.map((row) => row.referenceNumber);
  return {
    ...dependentsPart.opening({ dependents }),
    initial,
    standing: wrongIn(initial, { ...facts, forms: sold }),
    delta: dependentsDelta(initial, dependents),
    family: null,
    facts,
    used: [...new Set([...policy.usedReferenceNumbers, ...numbers])],
  };
}

/** The context once other values stand in the form: the delta and the family follow. */
export function settled(
  context: DependentsContext,
  changed: Partial<DependentsContext>,
): Partial<DependentsContext> {
  const next = { ...context, ...changed };
  const { dependents } = next.form;
  const delta = dependentsDelta(next.initial, dependents);
  const family = hasChanges(delta) ? familyProblem(dependents, next.facts) : null;
  return { ...changed, delta, family };
}

const withRows = (context: DependentsContext, dependents: readonly DependentRow[]) =>
  dependentsPart.changed(context, { dependents });

/** [EN-018] */
export function withDependent(context: DependentsContext): Partial<DependentsContext> {
  const row = newDependent(context.used);
  const rows = [...context.form.dependents, row];
  return settled(context, { ...withRows(context, rows), used: [...context.used, row.referenceNumber] });
}

export function withoutDependent(context: DependentsContext, dependent: string): Partial<DependentsContext> {
  const gone = dependentsForm
    .everyKey(context.form)
    .filter((key) => key.slice(key.indexOf('.') + 1) === dependent);
  const problems = withoutFields(context.problems, gone);
  const rows = context.form.dependents.filter((row) => row.referenceNumber !== dependent);
  return settled(context, withRows({ ...context, problems }, rows));
}

/** Those of the policy with one of them, as it was, among them again. */
export function withKept(context: DependentsContext, dependent: string): Partial<DependentsContext> {
  const kept = context.initial.filter((row) => row.referenceNumber === dependent);
  return settled(context, withRows(context, [...context.form.dependents, ...kept]));
}

/** The same after something else of the edit became another value, by which ages count. */
export function measuredWith(context: DependentsContext, forms: PolicyForms): Partial<DependentsContext> {
  const facts = { ...context.facts, forms };
  return settled(context, { facts, ...dependentsPart.changed({ ...context, facts }, context.form) });
}

/** [EN-020] Whether anything is wrong that was not wrong as it was sold. */
export function hasError({ form, facts, standing, family }: DependentsContext): boolean {
  const wrong = Object.entries(wrongIn(form.dependents, facts));
  return family !== null || wrong.some(([key, problem]) => key !== '' && standing[key] !== problem);
}

export function reportOf(context: DependentsContext): DependentsReport {
  return {
    type: 'dependents.report',
    dependents: context.form.dependents,
    delta: context.delta,
    hasChanges: hasChanges(context.delta),
    hasError: hasError(context),
  };
}
