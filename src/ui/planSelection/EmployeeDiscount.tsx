import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Notice } from '../kit/Notice.tsx';
import type { PlanSelectionProps } from './planSelectionRef.ts';

/** [PS-100] How an employee's discount comes about: it waits for the relationship, or is in the prices that show. */
export function EmployeeDiscount({ actor }: PlanSelectionProps) {
  const text = useText('planSelection');
  const isOffered = useSelector(actor, ({ context }) => context.facts.organizationKind === 'employee');
  const relationship = useSelector(actor, ({ context }) => context.employeeRelationship);
  if (!isOffered) return null;
  return (
    <Notice title={text('employee.title')}>
      {text(relationship ? `employee.${relationship}` : 'employee.unknown')}
    </Notice>
  );
}
