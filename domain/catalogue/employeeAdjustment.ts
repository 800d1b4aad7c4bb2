import type { AdjustmentType, EmployeeRelationship } from './plans.ts';

/** [PS-100] The adjustment that a relationship to an employee gives. */
export const employeeAdjustment: Record<EmployeeRelationship, Exclude<AdjustmentType, 'DEDUCTIBLE'>> = {
  EMPL: 'EMPLOYEE',
  FNF_RES: 'FAMILYFRIENDSRESIDING',
  FNF_NONRES: 'FAMILYFRIENDSNOTRESIDING',
};
