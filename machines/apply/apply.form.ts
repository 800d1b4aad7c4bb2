import { applyFormFor } from '#domain/apply/applicants.ts';
import { type ApplyForm, applicationForm } from '#domain/apply/applyForm.ts';
import { applyYardstick } from '#domain/apply/applyIsComplete.ts';
import type { Application } from '#domain/apply/policyBody.ts';
import { eligibilityIsConfirmed } from '#domain/plans/confirmedPlans.ts';
import { formPart } from '../forms/formPart.ts';
import type { ApplyContext, ApplyInput } from './apply.types.ts';

export function yardstickOf({ facts, travellers, plans, language }: ApplyContext) {
  return applyYardstick(facts, travellers, plans, language);
}

export const applyPart = formPart(applicationForm, yardstickOf);

/** [AP-029] The form as the step opens; what was confirmed with the plans is not asked again. */
function formOf({ travellers, language, form, plans }: ApplyInput): ApplyForm {
  const opened = applyFormFor(travellers, language, form);
  return {
    ...opened,
    travellers: opened.travellers.map((one) =>
      eligibilityIsConfirmed(plans, one.paxId) ? { ...one, eligibilityConsent: true } : one,
    ),
  };
}

export function openingOf(input: ApplyInput): ApplyContext {
  return {
    ...input,
    ...applyPart.opening(formOf(input)),
    requoted: null,
    lost: [],
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
