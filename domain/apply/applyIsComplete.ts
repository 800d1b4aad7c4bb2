import { calculationDate, changedAges } from './ages.ts';
import { applicationDateOf } from './dayOfApplication.ts';
import type { Language } from '../locales.ts';
import type { PlansForm } from '../plans/plansForm.ts';
import type { FlowFacts } from '../quote/forms.ts';
import type { TravellersForm } from '../quote/travellersForm.ts';
import { applicationForm, type ApplyForm, type ApplyYardstick } from './applyForm.ts';

/** What the rules of an application measure with. */
export function applyYardstick(
  facts: FlowFacts,
  travellers: TravellersForm,
  plans: PlansForm,
  language: Language | null,
): ApplyYardstick {
  return {
    travellers,
    today: facts.today,
    organizationKind: facts.organizationKind,
    quickQuoteLimits: facts.quickQuoteLimits,
    mayDateApplication: facts.mayDateApplication,
    language,
    eligibilityNeeded: plans.chosen
      .filter(({ eligibilityText }) => eligibilityText !== null)
      .map(({ paxId }) => paxId),
  };
}

/** [AP-011] [AP-029] [QF-031] Whether nothing is wrong or missing in an application. */
export function applyIsComplete(form: ApplyForm, yardstick: ApplyYardstick): boolean {
  const everybody = yardstick.travellers.travellers.every(({ id }) =>
    form.travellers.some(({ paxId }) => paxId === id),
  );
  return everybody && applicationForm.isComplete(form, yardstick);
}

/** [AP-035] [QF-031] Whether an application can be paid for: complete, and nobody of another age than quoted. */
export function applyIsPayable(
  form: ApplyForm,
  { facts, travellers, plans }: { facts: FlowFacts; travellers: TravellersForm; plans: PlansForm },
): boolean {
  const at = calculationDate(travellers, applicationDateOf({ facts, apply: form }));
  const isComplete = applyIsComplete(form, applyYardstick(facts, travellers, plans, null));
  return isComplete && changedAges(form, travellers, at).length === 0;
}
