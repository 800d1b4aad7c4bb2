import {
  applyFormFor,
  contactFields,
  withApplicant,
  withNameToFollow,
  withSameAsPrimary,
} from '#domain/apply/applicants.ts';
import type { ApplyForm } from '#domain/apply/applyForm.ts';
import { applyYardstick } from '#domain/apply/applyIsComplete.ts';
import {
  type ApplicantField,
  type ApplyKey,
  applyKeys,
  applyProblem,
  type ApplyProblems,
} from '#domain/apply/applyProblems.ts';
import { typedBirthPart } from '#domain/apply/dateOfBirth.ts';
import type { Application } from '#domain/apply/policyBody.ts';
import { withJudged, withRejudged } from '#domain/forms/judged.ts';
import type {
  ApplicantTextField,
  ApplyContext,
  ApplyInput,
  TickedApplicant,
  TickedPurchase,
  TypedApplicant,
  TypedPurchase,
} from './apply.types.ts';

export function openingOf(input: ApplyInput): ApplyContext {
  return {
    ...input,
    form: applyFormFor(input.travellers, input.language, input.form),
    problems: {},
    attempts: 0,
    requoted: null,
    problem: null,
    consents: null,
    towards: 'next',
    output: { travellers: null, plans: null },
  };
}

/** The application as it stands. */
export function applicationOf({ facts, language, travellers, trip, plans, form }: ApplyContext): Application {
  return { facts, language, travellers, trip, plans, apply: form };
}

export function yardstickOf({ facts, travellers, plans, language }: ApplyContext) {
  return applyYardstick(facts, travellers, plans, language);
}

const judgeOf = (context: ApplyContext, form: ApplyForm) => {
  const yardstick = yardstickOf(context);
  return (key: ApplyKey) => applyProblem(form, key, yardstick);
};

/** The problems after these keys, or the whole form, were judged. */
export function judged(context: ApplyContext, keys?: readonly ApplyKey[]): ApplyProblems {
  const { form, problems } = context;
  return withJudged(problems, keys ?? applyKeys(form), judgeOf(context, form));
}

function after(context: ApplyContext, form: ApplyForm, keys: readonly ApplyKey[]) {
  return { form, problems: withRejudged(context.problems, keys, judgeOf(context, form)) };
}

/** The keys that a text may change; a postal code is one of its province. */
const keysOfText = (field: ApplicantTextField): ApplicantField[] => {
  if (field === 'birthDay' || field === 'birthMonth' || field === 'birthYear') return ['dateOfBirth'];
  if (field === 'province') return ['province', 'postalCode', 'bill96Consent'];
  return field === 'lang' ? ['bill96Consent'] : [field];
};

/** [WG-020] The form after a keystroke or choice in a field of a traveller. */
export function afterApplicantText(context: ApplyContext, { paxId, field, text }: TypedApplicant) {
  const typed =
    field === 'birthDay'
      ? typedBirthPart('day', text)
      : field === 'birthYear'
        ? typedBirthPart('year', text)
        : text;
  const keys = keysOfText(field).map((key): ApplyKey => `${key}.${paxId}`);
  return after(context, withApplicant(context.form, paxId, { [field]: typed }), keys);
}

/** [AP-008] [AP-009] [AP-010] [AP-028] The form after a traveller's box was ticked or unticked. */
export function afterApplicantTick(context: ApplyContext, { paxId, field, ticked }: TickedApplicant) {
  if (field === 'sameAsPrimary') {
    const form = withSameAsPrimary(context.form, paxId, ticked);
    return after(
      context,
      form,
      contactFields.map((contact): ApplyKey => `${contact}.${paxId}`),
    );
  }
  if (field === 'nameToFollow') {
    const form = withNameToFollow(context.form, paxId, ticked);
    return after(context, form, [`firstName.${paxId}`, `lastName.${paxId}`]);
  }
  return after(context, withApplicant(context.form, paxId, { [field]: ticked }), [`${field}.${paxId}`]);
}

export function afterPurchaseText(context: ApplyContext, { field, text }: TypedPurchase) {
  const keys: ApplyKey[] = field === 'uninsuredDependents' ? [field, 'dependentsWaiver'] : [field];
  return after(context, { ...context.form, [field]: text } as ApplyForm, keys);
}

export function afterPurchaseTick(context: ApplyContext, { field, ticked }: TickedPurchase) {
  return after(context, { ...context.form, [field]: ticked }, [field]);
}
