import { type Browser, expect, type Page, type Request } from '@playwright/test';
import { getUser } from '#domain/calls/identity/getUser.ts';
import type { CurrentUser } from '#domain/calls/identity/user.ts';
import type { Language } from '#domain/locales.ts';
import type { PurchaseMethod } from '#domain/calls/shapes/payment.ts';
import { flowDraftEnvelope } from '#domain/flow/flowDraftEnvelope.ts';
import { type FlowDraft, type FlowForms, noForms } from '#domain/flow/flowForms.ts';
import { type FormName, type StepKey, stepKeys, steps } from '#domain/flow/steps.ts';
import { pathOfStep } from '#domain/routes.ts';
import { documentedSteps } from '../documentedPaths.ts';
import { bringSession, openSignedIn } from './earlierSession.ts';
import { onceARun } from './onceARun.ts';
import { agents, originOf, type SignIn } from './portal.ts';
import { choosePlans, enterApplication, enterTravellers, expectStep, submit } from './walk.ts';

export type Return = {
  application: 'admin' | 'b2b' | 'b2c';
  language: Language;
  step: StepKey;
  /** By what the purchase was to be paid that was prepared in the earlier visit as well. */
  prepared?: PurchaseMethod;
  /** Ages of those who travel along; nobody by default. They hold the plan of the first at the same price. */
  companions?: readonly string[];
  /** Who signs in where the application wants somebody; a consultant of an agency by default. */
  agent?: SignIn;
  /** What that person had entered otherwise than in the walk. */
  otherwise?: (forms: FlowForms) => FlowForms;
  /** Whether the step was left as well, so that the draft holds its form. */
  wasLeft?: boolean;
};

/** What an earlier visit left: the forms of its draft, and the headers under which it was kept. */
type Visit = {
  readonly forms: FlowForms;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Opens a step as a person who was there in an earlier visit: the draft holds everything before it, and nothing of
 * it by default. The earlier visit is a real walk, once a run, of an agent where the application wants one.
 */
export async function openStepAgain(
  page: Page,
  to: Return,
  starting: () => Promise<void> | void = () => {},
): Promise<void> {
  const { application, language, step } = to;
  const origin = originOf(application);
  const draftId = await keepDraft(page, to);
  await page.addInitScript(
    ([ours, id]) => {
      if (window.location.origin === ours && window.history.length <= 2)
        window.sessionStorage.setItem('portage-draft', id);
    },
    [origin, draftId] as const,
  );
  await starting();
  await page.goto(`${origin}${documentedSteps[language][step]}?lang=${language}`);
}

/** Makes the draft that the earlier visit would have left at a step; gives its id. */
async function keepDraft(
  page: Page,
  {
    application,
    step,
    prepared,
    companions = [],
    agent = agents.agency,
    otherwise = (forms) => forms,
    wasLeft = false,
  }: Return,
): Promise<string> {
  const context = page.context();
  const visit = await onceARun(`visit of ${agent.username} to ${application}`, () =>
    walk(context.browser()!, application, agent),
  );
  const forms = otherwise(withCompanions(visit.forms, companions));
  if (application !== 'b2c') await bringSession(context, application, agent);
  const user = await page.request.get(`${originOf(application)}${getUser.path}`, { headers: visit.headers });
  const { claimsToken } = (await user.json()) as CurrentUser;
  const headers = { ...visit.headers, 'x-claims-token': claimsToken ?? '' };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${originOf(application)}${path}`, { headers, data });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as { draftId: string; purchaseId: string };
  };
  const left = stepKeys.slice(0, stepKeys.indexOf(step) + (wasLeft ? 1 : 0)).map((each) => steps[each].form);
  const kept = Object.fromEntries(Object.entries(forms).filter(([form]) => left.includes(form as FormName)));
  const purchaseId = prepared ? (await post('/api/purchases', {})).purchaseId : null;
  const payment = purchaseId && prepared ? { purchaseId, method: prepared, cardHolderName: '' } : null;
  const { draftId } = await post(
    '/api/drafts',
    flowDraftEnvelope({ step, forms: { ...noForms, ...kept, payment } }),
  );
  return draftId;
}

function withCompanions(forms: FlowForms, ages: readonly string[]): FlowForms {
  const { travellers, plans } = forms;
  const first = travellers?.travellers[0];
  if (!travellers || !plans || !first) return forms;
  const others = ages.map((age, index) => ({ ...first, id: `pax-${index + 2}`, age }));
  const shared = <Item extends { readonly paxId: string }>(items: readonly Item[]) => [
    ...items,
    ...others.flatMap(({ id }) =>
      items.filter(({ paxId }) => paxId === first.id).map((item) => ({ ...item, paxId: id })),
    ),
  ];
  const basis = JSON.parse(plans.pricedFor) as Record<string, string>;
  const bases = others.map(({ id }) => [id, basis[first.id]]);
  return {
    ...forms,
    travellers: { ...travellers, travellers: [...travellers.travellers, ...others] },
    plans: {
      plans: {
        ...plans.plans,
        products: shared(plans.plans.products),
        tripParams: shared(plans.plans.tripParams),
      },
      chosen: shared(plans.chosen),
      needs: plans.needs,
      questionnaires: plans.questionnaires,
      pricedFor: JSON.stringify({ ...basis, ...Object.fromEntries(bases) }),
    },
  };
}

/** Walks to the payment and gives what the draft held on the way there. */
async function walk(browser: Browser, application: Return['application'], agent: SignIn): Promise<Visit> {
  const page = await browser.newPage({ timezoneId: 'America/Toronto' });
  let last: Request | null = null;
  page.on('request', (request) => {
    const isDraft = new URL(request.url()).pathname.startsWith('/api/drafts');
    if (!isDraft || !['POST', 'PUT'].includes(request.method())) return;
    const draft = (request.postDataJSON() as { snapshot: FlowDraft }).snapshot;
    if (draft.forms.apply && !draft.forms.payment) last = request;
  });
  if (application !== 'b2c') await openSignedIn(page, application, agent, 'en');
  else await page.goto(`${originOf(application)}${documentedSteps.en.TRAVELLER_DETAILS}?lang=en`);
  await expectStep(page, 'TRAVELLER_DETAILS', 'en');
  await enterTravellers(page);
  await submit(page).click();
  await expectStep(page, 'TRIP_DETAILS', 'en');
  await submit(page).click();
  await expectStep(page, 'SELECT_PLAN', 'en', pathOfStep('SELECT_PLAN', 'en', application === 'admin'));
  await choosePlans(page);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expectStep(page, 'QUOTE_DETAILS', 'en');
  await page.getByRole('button', { name: /^Continue to the application/ }).click();
  await expectStep(page, 'CONTACT_DETAILS', 'en');
  const birthYear = String(new Date().getFullYear() - 45);
  await enterApplication(page, { firstName: 'Marie', lastName: 'Tremblay', birthYear });
  await submit(page).click();
  await expectStep(page, 'PAYMENT', 'en');
  if (last === null) throw new Error('The walk left no draft');
  const sent = (await (last as Request).allHeaders()) as Record<string, string>;
  const headers = Object.fromEntries(
    Object.entries(sent).filter(([name]) => /^(?:x-|lang$|url-ref-code$|origin$|sec-fetch-)/.test(name)),
  );
  const { forms } = ((last as Request).postDataJSON() as { snapshot: FlowDraft }).snapshot;
  await page.close();
  return { forms, headers };
}
