import type { RequoteAnswer } from '#domain/calls/policies/requotePolicy.ts';
import type { EditedPolicy } from '#domain/calls/shapes/editedPolicy.ts';
import type { PolicyChange } from '#domain/endorsement/changes.ts';
import type { ChangeRefusal } from '#domain/endorsement/mayChange.ts';
import type { editForms, EditName, PolicyEdit } from '#domain/endorsement/policyEdit.ts';
import type { PolicyForms } from '#domain/endorsement/policyForms.ts';
import type { EntryIn } from '#domain/forms/form.types.ts';
import type { Judged } from '#domain/forms/judged.ts';
import type { Language } from '#domain/locales.ts';
import type { SharedCommand } from '../area.types.ts';
import type { DependentsReport } from '../dependents/dependents.types.ts';
import type { SectionInput, SectionReport } from '../policySections/section.types.ts';

/** [EN-025] What the changed policy costs more or less, in decimal dollars, and whether that is known. */
export type Requote = {
  requoteDone: boolean;
  deltaTotal: number;
  deltaPaxes: RequoteAnswer['deltaPaxes'];
};

export type EndorsementContext = Omit<SectionInput, 'policyNumber'> &
  Requote & {
    /** The policy as it was loaded, in the forms of a sale; null while it is only read. */
    initial: PolicyForms | null;
    /** What stands in the fields; null while the policy is only read. */
    edit: PolicyEdit | null;
    problems: Readonly<Record<EditName, Judged<string, string>>>;
    /** How often going on was refused. */
    attempts: number;
    /** [EN-012] What is another value than the one that was loaded. */
    changes: readonly PolicyChange[];
    /** [EN-080] Those of them that this policy does not allow. */
    refused: readonly { change: PolicyChange; reason: ChangeRefusal }[];
    /** [EN-020] Whether a dependent, or the family, is wrong. */
    dependentsAreWrong: boolean;
    /** Code of what failed last. */
    problem: string | null;
    /** [EN-029] What the server said of it. */
    message: string;
  };

/** Whose edit of which policy is kept. */
export type EditPlace = { policyNumber: string; writer: string };

/** What the browser keeps of an edit: what stood in its fields when it was opened, and what stands there now. */
export type EditDraft = { opened: PolicyEdit; edit: PolicyEdit };

export type KeepEdit = { type: 'parent.keepEdit'; draft: EditDraft | null };

/** Somebody typed or chose something in one of the forms. */
type FillEdit = {
  [Name in EditName]: { type: 'person.fill'; of: Name } & EntryIn<(typeof editForms)[Name]>;
}[EditName];

export type EndorsementEvent =
  | FillEdit
  | { type: 'person.leaveField'; of: EditName; key: string }
  | { type: 'person.edit' }
  | { type: 'person.goBack' }
  | { type: 'person.stay' }
  | { type: 'person.leave' }
  | { type: 'person.requote' }
  | { type: 'person.resetQuote' }
  /** The browser has what was typed here before the page was loaded again. */
  | { type: 'page.giveEdit'; draft: EditDraft }
  | DependentsReport
  | SectionReport
  | SharedCommand;

/** [EN-023] */
export type PolicyToRequote = { body: EditedPolicy; language: Language };
