import type { EmployeeRelationship } from '../catalogue/plans.ts';
import type { FlowFacts } from '../quote/forms.ts';
import type { ApplyForm } from './applyForm.ts';

/** [PS-100] The relationship to an employee that an application states, where the organization has employees' discounts. */
export function statedRelationship({
  facts,
  apply,
}: {
  facts: Pick<FlowFacts, 'organizationKind'>;
  apply: Pick<ApplyForm, 'employeeRelationship'>;
}): EmployeeRelationship | null {
  return (facts.organizationKind === 'employee' && apply.employeeRelationship) || null;
}
