import { expect, type Page, type Request, test } from '@playwright/test';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { Language } from '#domain/locales.ts';
import type { FlowDraft } from '#domain/flow/flowForms.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { moveSession } from '../support/journeys/movingSession.ts';
import { agents } from '../support/journeys/portal.ts';
import { card } from '../support/journeys/sale.ts';
import { enterCard, expectStep, submit } from '../support/journeys/walk.ts';

const switching = '**/api/auth/set-ciam-user';

/**
 * Opens the payment of a consultant who sells for the agency itself, in a session that nobody else meets; gives the
 * plans that the draft has.
 */
async function openPayment(page: Page, language: Language): Promise<string[]> {
  const read = page.waitForResponse((answer) => /\/api\/drafts\/[^/]+$/.test(answer.url()));
  await openStepAgain(page, { application: 'b2b', language, step: 'PAYMENT' }, async () => {
    await bringSession(page.context(), 'b2b', agents.agency, 'moving');
    await moveSession(page.context(), 'b2b', 'BOREAL-MTL');
  });
  const { snapshot } = (await (await read).json()) as { snapshot: FlowDraft };
  return snapshot.forms.plans?.chosen.map(({ code }) => code) ?? [];
}

/** Notes what a page asks our server and the card provider for, from now on. */
function listen(page: Page): { asked: Request[]; names(): string[] } {
  const asked: Request[] = [];
  const wanted = /\/(agentlist|set-ciam-user|get-user|policies|token)$/;
  page.on('request', (request) => {
    if (wanted.test(new URL(request.url()).pathname)) asked.push(request);
  });
  const names = () => asked.map((request) => wanted.exec(new URL(request.url()).pathname)?.[1] ?? '');
  return { asked, names };
}

/** The first switch gets no answer, whether or not it was made. */
const loseFirstSwitch = (page: Page, lost: 'the switch' | 'its answer') =>
  page.route(
    switching,
    async (route) => {
      if (lost === 'its answer') await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

const sellers = (page: Page) => page.locator('select#seller');
const words = {
  en: { own: 'Boreal Travel Montréal, no agent', waits: 'The purchase is waiting', again: 'Try again' },
  fr: { own: 'Voyages Boréal Montréal, sans agent', waits: 'L’achat est en attente', again: 'Réessayer' },
};

for (const [language, agent, profileRef, lost] of [
  ['en', 'Geneviève Bouchard', 'c-2003', 'the switch'],
  ['fr', 'Sophie Lavoie', 'c-2001', 'its answer'],
] as const)
  test(`[CP-020] [CP-022] [CP-027] [CP-029] an agency’s purchase waits when its switch fails, and is made in the agent’s name when it is tried again (${language}: ${lost} is lost)`, async ({
    page,
  }) => {
    const { asked, names } = listen(page);
    const plans = await openPayment(page, language);
    await expect(sellers(page).locator('option')).toHaveText([
      words[language].own,
      'Geneviève Bouchard',
      'Noémie Cyr',
      'Sophie Lavoie',
    ]);
    await expect(sellers(page)).toHaveValue('c-2001');
    const list = asked.find((request) => request.url().includes('/agentlist'));
    expect(new URL(list?.url() ?? '').search).toBe('?organizationCode=BOREAL-MTL&selling=true');
    await enterCard(page, card);
    await sellers(page).selectOption(agent);
    await loseFirstSwitch(page, lost);
    await submit(page).click();
    await expect(page.getByText(words[language].waits)).toBeVisible();
    expect(names()).not.toContain('policies');
    await expectNoBarriers(page, `a purchase that waits for its agent in ${language}`);
    await page.getByRole('button', { name: words[language].again }).click();
    await expectStep(page, 'CONFIRMATION', language);
    expect(names().filter((name) => ['token', 'policies'].includes(name))).toEqual(['token', 'policies']);
    const made = names().lastIndexOf('policies');
    expect(names().slice(made - 3, made)).toEqual(['get-user', 'set-ciam-user', 'get-user']);
    const sold = asked[made] as Request;
    expect(sold.headers()).toMatchObject({
      'x-distributor-organization': 'BOREAL-MTL',
      'x-distributor-ref': profileRef,
    });
    expect(plans).toHaveLength(1);
    expect((sold.postDataJSON() as PolicyBody).paxes).toMatchObject([
      { firstName: 'Marie', plan: { code: plans[0] } },
    ]);
  });

test('[CP-020] [CP-022] an employee of the insurer sells in the name of an agent by the switch of LAN ids: one that fails waits, and after it what was priced for another organization is not charged', async ({
  page,
}) => {
  const visit = { application: 'admin', language: 'en', step: 'PAYMENT', agent: agents.manager } as const;
  await openStepAgain(page, visit, async () => {
    await bringSession(page.context(), 'admin', agents.manager, 'moving');
    await moveSession(page.context(), 'admin', 'BOREAL');
  });
  const { asked } = listen(page);
  await page.locator('input[name="method"][value="CASH"]').check();
  await sellers(page).selectOption('Geneviève Bouchard');
  await page.route('**/api/auth/set-user', (route) => route.abort('connectionreset'), { times: 1 });
  await submit(page).click();
  await expect(page.getByText(words.en.waits)).toBeVisible();
  const payments = () => asked.filter((request) => request.url().endsWith('/api/policies'));
  expect(payments()).toEqual([]);
  const moved = page.waitForRequest('**/api/auth/set-user');
  await page.getByRole('button', { name: words.en.again }).click();
  expect((await moved).headers()).toMatchObject({ neworg: 'BOREAL', newdistrib: 'c-2003' });
  await expect(page.getByText('Nothing was charged. Look at the new price before you pay.')).toBeVisible();
  expect(payments().map((request) => request.headers())).toMatchObject([
    { 'x-distributor-organization': 'BOREAL', 'x-distributor-ref': 'c-2003' },
  ]);
});
