import { changesOf } from '#domain/endorsement/changes.ts';
import { dependentsOf, withDependents } from '#domain/endorsement/dependentsDelta.ts';
import { joinedEdit } from '#domain/endorsement/joinedEdit.ts';
import { refusedChanges } from '#domain/endorsement/mayChange.ts';
import {
  type EditFacts,
  editedPolicyAfter,
  editForms,
  type EditName,
  editNames,
  editOf,
  factsOf,
  fieldIsFixed,
  fieldShows,
  formsAfter,
  type PolicyEdit,
} from '#domain/endorsement/policyEdit.ts';
import { formsOf, type PolicyForms } from '#domain/endorsement/policyForms.ts';
import type { AnyForm, Form } from '#domain/forms/form.types.ts';
import { withJudged } from '#domain/forms/judged.ts';
import { isSameValue } from '#domain/forms/sameValue.ts';
import type { DependentsInput, DependentsReport } from '../dependents/dependents.types.ts';
import type { EditDraft, EndorsementContext, Requote } from './endorsement.types.ts';

type SomeForm = Form<unknown, unknown, unknown, unknown, string, string, { key: string; value: unknown }>;
type Opened = EndorsementContext & { initial: PolicyForms; edit: PolicyEdit };

const formAt = (name: EditName) => editForms[name] as AnyForm as unknown as SomeForm;

/** What the edit of an open policy is measured with. */
export const editFactsOf = ({ policy, initial, session, language }: EndorsementContext): EditFacts => ({
  policy,
  initial: initial as PolicyForms,
  facts: session.facts,
  language,
});

/** [PV-020] Nothing was requoted. */
export const notRequoted: Requote = { requoteDone: false, deltaTotal: 0, deltaPaxes: [] };

const noProblems: EndorsementContext['problems'] = { travellers: {}, trip: {}, parameters: {}, apply: {} };

/** A policy that is only read. */
export const notEdited = {
  ...notRequoted,
  initial: null,
  edit: null,
  problems: noProblems,
  attempts: 0,
  changes: [],
  refused: [],
  dependentsAreWrong: false,
  problem: null,
  message: '',
} as const satisfies Partial<EndorsementContext>;

/** Whether a field is asked here and may be filled. */
export function fieldMayBeFilled(context: EndorsementContext, of: EditName, key: string): boolean {
  if (context.edit === null || !fieldShows(of, key, context)) return false;
  const facts = editFactsOf(context);
  const isAsked = formAt(of).isAsked(key, context.edit[of], factsOf(of, facts, context.edit));
  return isAsked && fieldIsFixed(of, key, facts) === null;
}

const problemAt = (context: Opened, of: EditName, key: string): string | null => {
  const facts = editFactsOf(context);
  if (fieldIsFixed(of, key, facts) !== null) return null;
  return formAt(of).problem(key, context.edit[of], factsOf(of, facts, context.edit));
};

/** The keys that show here, in one of the forms. */
const keysOf = (context: Opened, of: EditName): string[] =>
  formAt(of)
    .keys(context.edit[of], factsOf(of, editFactsOf(context), context.edit))
    .filter((key) => fieldShows(of, key, context));

const judged = (context: Opened, keysIn: (of: EditName) => readonly string[]) =>
  Object.fromEntries(
    editNames.map((of) => [
      of,
      withJudged(context.problems[of], keysIn(of), (key) => problemAt(context, of, key)),
    ]),
  ) as EndorsementContext['problems'];

/** The edit once other values stand in it: what was judged is judged again, and its changes are listed anew. */
function settled(context: Opened): Partial<EndorsementContext> {
  const { policy, initial, edit, session } = context;
  const facts = { policy, initial };
  const edited = editedPolicyAfter(facts, edit);
  const changes = changesOf(editedPolicyAfter(facts, editOf(initial)), edited);
  return {
    initial,
    edit,
    changes,
    refused: refusedChanges(changes, { policy, edited, today: session.facts.today }),
    problems: judged(context, (of) => Object.keys(context.problems[of])),
  };
}

/** The edit as it opens. */
export function openedEdit(context: EndorsementContext): Partial<EndorsementContext> {
  const initial = formsOf(context.policy);
  return { ...notEdited, ...settled({ ...context, ...notEdited, initial, edit: editOf(initial) }) };
}

/** The same with what was typed before; what somebody else changed meanwhile stays as they changed it. */
export function resumedEdit(context: EndorsementContext, draft: EditDraft): Partial<EndorsementContext> {
  const initial = formsOf(context.policy);
  const edit = joinedEdit(draft.opened, draft.edit, editOf(initial));
  return { ...notEdited, ...settled({ ...context, ...notEdited, initial, edit }) };
}

export function filledEdit(
  context: EndorsementContext,
  { of, key, value }: { of: EditName; key: string; value: unknown },
): Partial<EndorsementContext> {
  const opened = context as Opened;
  const values = formAt(of).filled(
    opened.edit[of],
    { key, value },
    factsOf(of, editFactsOf(opened), opened.edit),
  );
  return settled({ ...opened, edit: { ...opened.edit, [of]: values } });
}

export function judgedField(
  context: EndorsementContext,
  { of, key }: { of: EditName; key: string },
): Partial<EndorsementContext> {
  return { problems: judged(context as Opened, (name) => (name === of ? [key] : [])) };
}

export function judgedEdit(context: EndorsementContext): Partial<EndorsementContext> {
  const opened = context as Opened;
  return { problems: judged(opened, (of) => keysOf(opened, of)), attempts: context.attempts + 1 };
}

/** Whether nothing is wrong or missing in what shows. */
export function editIsComplete(context: EndorsementContext): boolean {
  const opened = context as Opened;
  return (
    !context.dependentsAreWrong &&
    editNames.every((of) => keysOf(opened, of).every((key) => problemAt(opened, of, key) === null))
  );
}

/** Whether something was typed or chosen that leaving would drop. */
export function somethingIsTyped({ initial, edit }: EndorsementContext): boolean {
  return initial !== null && !isSameValue(edit, editOf(initial));
}

/** What is kept of an edit; null where nothing was typed. */
export function draftOf(context: EndorsementContext): EditDraft | null {
  const { initial, edit } = context;
  return initial && edit && somethingIsTyped(context) ? { opened: editOf(initial), edit } : null;
}

/** What the chart of the dependents begins with. */
export function dependentsInputOf(context: EndorsementContext): DependentsInput {
  const { policy, session } = context;
  const { today, quickQuoteLimits } = session.facts;
  return { policy, forms: formsNow(context), today, quickQuoteLimits };
}

/** The policy as it is edited, with what only a sale would ask. */
export const formsNow = (context: EndorsementContext): PolicyForms => {
  const { initial, edit } = context as Opened;
  return formsAfter(initial, edit);
};

/** [EN-007] The edit with its dependents as they are now. */
export function withDependentsOf(
  context: EndorsementContext,
  { dependents, hasError: dependentsAreWrong }: DependentsReport,
): Partial<EndorsementContext> {
  const opened = context as Opened;
  const forms = withDependents(formsNow(context), dependents, context.session.facts);
  const edit = { ...opened.edit, travellers: forms.travellers, apply: forms.apply };
  return { ...settled({ ...opened, edit }), dependentsAreWrong };
}

/** Whether a report of the dependents says something new. */
export function dependentsAreOther(
  context: EndorsementContext,
  { dependents, hasError }: DependentsReport,
): boolean {
  if (context.edit === null) return false;
  return hasError !== context.dependentsAreWrong || !isSameValue(dependents, dependentsOf(formsNow(context)));
}

/** [EN-023] */
export function policyToRequote(context: EndorsementContext) {
  const { initial, edit } = context as Opened;
  const { policy, language } = context;
  return { body: editedPolicyAfter({ policy, initial }, edit), language };
}
