import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import type { DependentsDelta } from '#domain/endorsement/dependentsDelta.ts';
import type {
  DependentRow,
  dependentsForm,
  DependentsYardstick,
  FamilyProblem,
} from '#domain/endorsement/dependentsForm.ts';
import type { PolicyForms } from '#domain/endorsement/policyForms.ts';
import type { QuickQuoteLimits } from '#domain/quote/limits.ts';
import type { FillEvent, FormContext, LeaveFieldEvent } from '../forms/formPart.ts';

export type DependentsInput = {
  policy: PolicyDetail;
  /** As they stand in the edit of which the dependents are a part. */
  forms: PolicyForms;
  today: string;
  quickQuoteLimits: QuickQuoteLimits;
};

/** [EN-017] */
export type DependentsContext = FormContext<typeof dependentsForm> & {
  /** Those of the policy, with what was wrong of them when it was sold. */
  initial: readonly DependentRow[];
  standing: Readonly<Record<string, string>>;
  delta: DependentsDelta;
  /** What is wrong with the family as it would travel. */
  family: FamilyProblem | null;
  facts: DependentsYardstick;
  /** [EN-018] Everybody who has or had a number of the policy, or was added here. */
  used: readonly string[];
};

export type DependentsEvent =
  | FillEvent<typeof dependentsForm>
  | LeaveFieldEvent<typeof dependentsForm>
  | { type: 'person.addDependent' }
  | { type: 'person.removeDependent'; dependent: string }
  | { type: 'person.keepDependent'; dependent: string }
  /** Something else of the edit became another value. */
  | { type: 'parent.giveForms'; forms: PolicyForms }
  /** Going on was refused: everything that is wrong is shown. */
  | { type: 'parent.judge' };

/** What the chart reports to the edit, at once and after each change. */
export type DependentsReport = {
  type: 'dependents.report';
  dependents: readonly DependentRow[];
  delta: DependentsDelta;
  hasChanges: boolean;
  hasError: boolean;
};
