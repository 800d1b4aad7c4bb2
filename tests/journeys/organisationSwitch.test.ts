import { expect, type Page, type Request, test } from '@playwright/test';
import { samplePeople } from '#server/sample/people.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { moveBeforehand } from '../support/journeys/movingSession.ts';
import { agents, originOf, type SignIn } from '../support/journeys/portal.ts';

test.setTimeout(180_000);

const origin = originOf('admin');
const button = (page: Page) => page.getByRole('button', { name: /^Organisation: .*\. Switch$/ });
const panel = (page: Page) => page.getByRole('group', { name: 'Switch organisation' });
const found = (page: Page) => panel(page).getByRole('listitem').getByRole('button');
const age = (page: Page) => page.locator('input[id^="age."]').first();

async function openAs(page: Page, who: SignIn, organization: string, path: string): Promise<void> {
  await bringSession(page.context(), 'admin', who, 'moving');
  await moveBeforehand(page.context(), 'admin', organization);
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

test('[OS-001 partly] the switch is offered in administration to a LAN id and to a CIAM id whose organisation has the flag, and to nobody else', async ({
  page,
}) => {
  await openAs(page, agents.manager, 'CM', '/get-a-quote?lang=en');
  await expect(button(page)).toHaveAccessibleName('Organisation: Cover-Me Travel. Switch');
  await page.goto(`${origin}/login?lang=en`);
  await expect(button(page)).toBeVisible();
  await page.context().clearCookies();
  await openAs(page, agents.owner, 'BOREAL', '/get-a-quote?lang=en');
  await expect(button(page)).toHaveAccessibleName('Organisation: Boreal Travel. Switch');
  await page.context().clearCookies();
  await openAs(page, agents.member, 'MAPLE', '/get-a-quote?lang=en');
  await expect(age(page)).toBeEditable();
  await expect(button(page)).toHaveCount(0);
  await page.context().clearCookies();
  await bringSession(page.context(), 'b2b', agents.manager, 'moving');
  await page.goto(`${originOf('b2b')}/get-a-quote?lang=en`);
  await expect(age(page)).toBeEditable();
  await expect(button(page)).toHaveCount(0);
});

test('[OS-006] Enter closes the panel, and so does Escape; the button has the focus again', async ({
  page,
}) => {
  await openAs(page, agents.manager, 'CM', '/get-a-quote?lang=en');
  for (const key of ['Enter', 'Escape']) {
    await button(page).click();
    await expect(panel(page).getByLabel('Name or code')).toBeFocused();
    await page.keyboard.press(key);
    await expect(panel(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  }
});

test('[OS-011] [OS-033] [OS-034] a switch opens the application for the new organisation, drops what was typed, and every later call carries it', async ({
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
  await expect(button(page)).toHaveAccessibleName('Organisation: Employee Travel Program. Switch');
  await expect(age(page)).toHaveValue('');
  await age(page).fill('51');
  const isLater = (call: Request) =>
    calls.findIndex((each) => each.url().endsWith('/get-user')) < calls.indexOf(call);
  await expect.poll(() => calls.filter(isLater).length).toBeGreaterThan(0);
  for (const call of calls.filter(isLater)) {
    expect(call.headers()['x-distributor-organization'], call.url()).toBe('ME');
    expect((await call.response())?.status(), call.url()).toBeLessThan(400);
  }
});

test('[OS-034] an agent that was chosen is the distributor of every later call', async ({ page }) => {
  await openAs(page, agents.manager, 'CM', '/get-a-quote?lang=en');
  const agent = samplePeople.find(({ username }) => username === agents.consultant.username)?.subject ?? '';
  await page.goto(`${origin}/switch?newOrg=TC&newDistrib=${agent}&lang=en`);
  await expect(button(page)).toHaveAccessibleName('Organisation: TC Travel Centre. Switch');
  const calls = listen(page);
  await age(page).fill('52');
  await expect
    .poll(() => calls.filter((call) => !call.url().endsWith('/get-user')).length)
    .toBeGreaterThan(0);
  for (const call of calls.filter((each) => !each.url().endsWith('/get-user'))) {
    expect(call.headers()['x-distributor-organization']).toBe('TC');
    expect(call.headers()['x-distributor-ref']).toBe(agent);
  }
});

test('[RT-046 partly] the address of a switch makes it for a CIAM id, and a refused one is told', async ({
  page,
}) => {
  await openAs(page, agents.owner, 'BOREAL', '/switch-ciam?newOrg=BOREAL-QUE&lang=en');
  await expect(button(page)).toHaveAccessibleName('Organisation: Boreal Travel Québec. Switch');
  expect(new URL(page.url()).searchParams.has('newOrg')).toBe(false);
  await page.goto(`${origin}/switch?newOrg=TC&lang=en`);
  const told = 'The organisation was not switched. You still work for Boreal Travel Québec.';
  await expect(page.getByRole('region').getByText(told)).toBeVisible();
  await expect(button(page)).toHaveAccessibleName('Organisation: Boreal Travel Québec. Switch');
});

test('[LN-019] [OS-013] [OS-014 partly] [OS-015] organisations are found by name or code, named and sorted in the language', async ({
  page,
}) => {
  const listed = async (path: string, label: string, text: string) => {
    await page.goto(`${origin}${path}`);
    await page.getByRole('button', { name: /^Organisation\s?: / }).click();
    await page.getByLabel(label).fill(text);
    const options = page.getByRole('group').getByRole('listitem').getByRole('button');
    await expect(options.first()).toBeVisible();
    return options.locator('span:first-child').allTextContents();
  };
  await openAs(page, agents.manager, 'CM', '/get-a-quote?lang=en');
  expect(await listed('/get-a-quote?lang=en', 'Name or code', 'boreal')).toEqual([
    'Boreal Travel',
    'Boreal Travel Halifax',
    'Boreal Travel Montréal',
    'Boreal Travel Québec',
  ]);
  expect(await listed('/obtenir-une-soumission?lang=fr', 'Nom ou code', 'voyage')).toEqual([
    'Centre de voyages TC',
    'Programme voyage des employés',
    'Voyage Cover-Me',
    'Voyages Boréal',
    'Voyages Boréal Halifax',
    'Voyages Boréal Montréal',
    'Voyages Boréal Québec',
  ]);
  expect(await listed('/get-a-quote?lang=en', 'Name or code', 'lakes')).toEqual([
    'Great Lakes Insurance Brokers',
  ]);
});
