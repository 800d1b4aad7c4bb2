import type { Page, Route } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import type { FlowForms } from '#domain/quote/flowForms.ts';
import { openStepAgain } from './earlierVisit.ts';
import { type Gate, gateAt } from './gate.ts';

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

type Asked = { variables?: { lang?: string } } | null;

/** Holds the questions of the needs analysis in one of their two languages. */
export function gateAtNeeds(page: Page, lang: 'EN' | 'FR'): Promise<Gate> {
  const isMeant = (route: Route) => (route.request().postDataJSON() as Asked)?.variables?.lang === lang;
  return gateAt(page, '**/api/graphql', 'POST', isMeant);
}
