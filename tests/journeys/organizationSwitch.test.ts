import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { gateAt } from '../support/journeys/gate.ts';
import { moveSession, organizationOfSession } from '../support/journeys/movingSession.ts';
import { agents, originOf, type SignIn } from '../support/journeys/portal.ts';

/** One test follows the other, so that all move the same two sessions. */
test.describe.configure({ mode: 'default' });

const origin = originOf('admin');
const button = (page: Page) => page.getByRole('button', { name: /^Organization: .*\. Switch$/ });
const panel = (page: Page) => page.getByRole('group', { name: 'Switch organization' });
const found = (page: Page) => panel(page).getByRole('listitem').getByRole('button');
const age = (page: Page) => page.locator('input[id^="age."]').first();

async function openAs(page: Page, who: SignIn, organization: string, path: string): Promise<void> {
  await bringSession(page.context(), 'admin', who, 'moving');
  await moveSession(page.context(), 'admin', organization);
  await page.goto(`${origin}${path}`);
}

/** Notes the calls of a page to our server from now on. */
function listen(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
}

test('[LN-019] [OS-013] [OS-014 partly] [OS-015] organizations are found by name or code, named and sorted in the language', async ({
  page,
}) => {
  await openAs(page, agents.manager, 'CM', '/get-a-quote?lang=en');
  const names = page.getByRole('group').getByRole('listitem').getByRole('button').locator('span:first-child');
  await button(page).click();
  await page.getByLabel('Name or code').fill('boreal');
  await expect(names).toHaveText([
    'Boreal Travel',
    'Boreal Travel Halifax',
    'Boreal Travel Montréal',
    'Boreal Travel Québec',
  ]);
  await page.getByLabel('Name or code').fill('lakes');
  await expect(names).toHaveText(['Great Lakes Insurance Brokers']);
  await page.getByLabel('Name or code').fill('hfx');
  await expect(names).toHaveText(['Boreal Travel Halifax']);
  await expectNoBarriers(page, 'organizations in English');
  await page.getByRole('link', { name: 'Français' }).click();
  await page.getByRole('button', { name: /\. Changer$/ }).click();
  await page.getByLabel('Nom ou code').fill('voyage');
  await expect(names).toHaveText([
    'Centre de voyages TC',
    'Programme voyage des employés',
    'Voyage Cover-Me',
    'Voyages Boréal',
    'Voyages Boréal Halifax',
    'Voyages Boréal Montréal',
    'Voyages Boréal Québec',
  ]);
  await expectNoBarriers(page, 'organizations in French');
});

test('[OS-011] [OS-013] [OS-033] [OS-034 partly] a switch opens the application for the new organization, drops what was typed, and every later call carries it', async ({
  page,
}) => {
  await openAs(page, agents.manager, 'CM', '/get-a-quote?lang=en');
  const kept = page.waitForResponse(/\/api\/drafts/);
  await age(page).fill('47');
  expect((await kept).status()).toBe(201);
  await button(page).click();
  await panel(page).getByLabel('Name or code').fill('emp');
  const calls = listen(page);
  await found(page).filter({ hasText: 'Employee Travel Program' }).press('Enter');
  await expect(button(page)).toHaveAccessibleName('Organization: Employee Travel Program. Switch');
  await expect(age(page)).toHaveValue('');
  await age(page).fill('51');
  const isLater = (call: Request) =>
    calls.findIndex((each) => each.url().endsWith('/get-user')) < calls.indexOf(call);
  await expect.poll(() => calls.filter(isLater).length).toBeGreaterThan(0);
  for (const call of calls.filter(isLater)) {
    expect(call.headers()['x-distributor-organization'], call.url()).toBe('ME');
    expect((await call.response())?.status(), call.url()).toBeLessThan(400);
  }
  await button(page).click();
  const recent = panel(page).getByRole('list', { name: 'Recent' }).getByRole('button');
  await expect(recent.first()).toHaveText('Cover-Me TravelCM');
  await expectNoBarriers(page, 'recent organizations');
});

test('[RT-046] /switch moves an employee and /switch-ciam an external user, the application is loaded for the new organization, and /user shows who is signed in', async ({
  page,
}) => {
  for (const [who, from, path, name, person] of [
    [agents.manager, 'CM', '/switch?newOrg=TC', 'TC Travel Centre', 'mchen'],
    [agents.owner, 'BOREAL', '/switch-ciam?newOrg=BOREAL-QUE', 'Boreal Travel Québec', 'gbouchard'],
  ] as const) {
    await openAs(page, who, from, `${path}&lang=en`);
    await expect(button(page)).toHaveAccessibleName(`Organization: ${name}. Switch`);
    expect(new URL(page.url()).searchParams.has('newOrg')).toBe(false);
    await page.goto(`${origin}/user?lang=en`);
    const described = page.getByRole('main').locator('dl').first();
    await expect(described).toContainText(person);
    await expect(described).toContainText(name);
  }
});

test('[OS-012] what was typed and not saved yet stays when a switch is refused, and is saved', async ({
  page,
}) => {
  await openAs(page, agents.manager, 'CM', '/get-a-quote?lang=en');
  const saving = await gateAt(page, /\/api\/drafts/, 'POST');
  await age(page).fill('47');
  const toSave = await saving.next();
  const refuse = (route: Route) => route.fulfill({ status: 404, json: { code: 'notFound' } });
  await page.route('**/api/auth/set-user', refuse, { times: 1 });
  await button(page).click();
  await panel(page).getByLabel('Name or code').fill('emp');
  await found(page).filter({ hasText: 'Employee Travel Program' }).press('Enter');
  const reported = 'The organization was not switched. You still work for Cover-Me Travel.';
  await expect(page.getByRole('region').getByText(reported)).toBeVisible();
  await expect(age(page)).toHaveValue('47');
  const saved = page.waitForResponse(/\/api\/drafts/);
  await toSave.fallback();
  expect((await saved).status()).toBe(201);
  await page.reload();
  await expect(age(page)).toHaveValue('47');
});

test('[RT-025] [RT-026] the page of one who was moved to CM has loaded again on the quote route, and what the tab held is gone', async ({
  page,
}) => {
  await openAs(page, agents.owner, 'BOREAL', '/get-a-quote?lang=en');
  const kept = page.waitForResponse(/\/api\/drafts/);
  await age(page).fill('47');
  expect((await kept).status()).toBe(201);
  await openAs(page, agents.owner, 'BOREAL-QUE', '/get-a-quote?lang=en');
  await page.waitForEvent('load');
  await expect.poll(() => organizationOfSession(page)).toBe('CM');
  await expect(page).toHaveURL(`${origin}/get-a-quote?lang=en`);
  await openAs(page, agents.owner, 'BOREAL', '/get-a-quote?lang=en');
  await expect(age(page)).toBeEditable();
  await expect(age(page)).toHaveValue('');
});
