import { applyFormFor } from '#domain/apply/applicants.ts';
import { applicationForm } from '#domain/apply/applyForm.ts';
import { applyYardstick } from '#domain/apply/applyIsComplete.ts';
import type { Application } from '#domain/apply/policyBody.ts';
import { formPart } from '../forms/formPart.ts';
import type { ApplyContext, ApplyInput } from './apply.types.ts';

export function yardstickOf({ facts, travellers, plans, language }: ApplyContext) {
  return applyYardstick(facts, travellers, plans, language);
}

export const applyPart = formPart(applicationForm, yardstickOf);

export function openingOf(input: ApplyInput): ApplyContext {
  return {
    ...input,
    ...applyPart.opening(applyFormFor(input.travellers, input.language, input.form)),
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
