import type { Page } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import { openStepAgain } from './earlierVisit.ts';

const live = (forms: FlowForms): FlowForms => ({
  ...forms,
  travellers: forms.travellers && { ...forms.travellers, province: 'QC' },
});

/** Opens plan selection for residents of Quebec whose trip was entered in an earlier visit. */
export function choosePlansInQuebec(
  page: Page,
  language: Language,
  companions: readonly string[],
  starting?: () => Promise<void>,
): Promise<void> {
  return openStepAgain(
    page,
    { application: 'b2b', language, step: 'SELECT_PLAN', companions, otherwise: live },
    starting,
  );
}
