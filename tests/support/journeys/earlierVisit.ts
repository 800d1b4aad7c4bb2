import { type Browser, expect, type Page } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import type { FlowDraft, FlowForms } from '#domain/quote/flowForms.ts';
import { stepKeys, stepPaths, type StepKey } from '#domain/routes.ts';
import { originOf } from './portal.ts';
import { choosePlans, enterApplication, enterTravellers, expectStep, submit } from './walk.ts';

/** The form that a step leaves in the draft. */
const formOfStep: Partial<Record<StepKey, keyof FlowForms>> = {
  TRAVELLER_DETAILS: 'travellers',
  TRIP_DETAILS: 'trip',
  SELECT_PLAN: 'plans',
  CONTACT_DETAILS: 'apply',
};

const visits = new Map<ApplicationKey, Promise<FlowDraft>>();

/**
 * Opens a step as a person who was there in an earlier visit: everything before it is in the draft, nothing of it.
 * The first visit of an application that anybody may use is a real walk, once for each worker.
 */
export async function openStepAgain(
  page: Page,
  to: { application: ApplicationKey; language: Language; step: StepKey },
  starting: () => Promise<void> | void = () => {},
): Promise<void> {
  const { application, language, step } = to;
  await comeBackBefore(page, to);
  await starting();
  await page.goto(`${originOf(application)}${stepPaths[language][step]}?lang=${language}`);
}

/** Has the application keep the draft of the earlier visit, by replacing what its own first draft holds. */
export async function comeBackBefore(
  page: Page,
  { application, language, step }: { application: ApplicationKey; language: Language; step: StepKey },
): Promise<void> {
  const { forms } = await earlierVisit(page.context().browser()!, application);
  const before = stepKeys.slice(0, stepKeys.indexOf(step)).map((each) => formOfStep[each]);
  const kept = Object.fromEntries(
    Object.entries(forms).map(([form, value]) => [
      form,
      before.includes(form as keyof FlowForms) ? value : null,
    ]),
  );
  const isFirstDraft = (url: URL) => url.pathname === '/api/drafts';
  await page.route(isFirstDraft, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const envelope = route.request().postDataJSON() as object;
    return route.fallback({ postData: { ...envelope, snapshot: { step, forms: kept } } });
  });
  await page.goto(`${originOf(application)}${stepPaths[language].TRAVELLER_DETAILS}?lang=${language}`);
  const saved = page.waitForResponse((response) => isFirstDraft(new URL(response.url())));
  await page.locator('input[id^="age."]').first().fill('44');
  expect((await saved).status()).toBe(201);
  await expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('portage-draft'))).not.toBeNull();
  await page.unroute(isFirstDraft);
}

function earlierVisit(browser: Browser, application: ApplicationKey): Promise<FlowDraft> {
  const visit = visits.get(application) ?? walk(browser, application);
  visits.set(application, visit);
  return visit;
}

/** Walks to the payment and gives what the draft held on the way there. */
async function walk(browser: Browser, application: ApplicationKey): Promise<FlowDraft> {
  const page = await browser.newPage({ timezoneId: 'America/Toronto' });
  let last: FlowDraft | null = null;
  page.on('request', (request) => {
    if (
      !new URL(request.url()).pathname.startsWith('/api/drafts') ||
      !['POST', 'PUT'].includes(request.method())
    )
      return;
    const draft = (request.postDataJSON() as { snapshot: FlowDraft }).snapshot;
    if (draft.forms.apply && !draft.forms.payment) last = draft;
  });
  await page.goto(`${originOf(application)}${stepPaths.en.TRAVELLER_DETAILS}?lang=en`);
  await enterTravellers(page);
  await submit(page).click();
  await expectStep(page, 'TRIP_DETAILS', 'en');
  await submit(page).click();
  await expectStep(page, 'SELECT_PLAN', 'en');
  await choosePlans(page);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expectStep(page, 'QUOTE_DETAILS', 'en');
  await page.getByRole('button', { name: /^Continue to the application/ }).click();
  await expectStep(page, 'CONTACT_DETAILS', 'en');
  const birthYear = String(new Date().getFullYear() - 45);
  await enterApplication(page, { firstName: 'Marie', lastName: 'Tremblay', birthYear });
  await submit(page).click();
  await expectStep(page, 'PAYMENT', 'en');
  await page.close();
  if (last === null) throw new Error('The walk left no draft');
  return last;
}
