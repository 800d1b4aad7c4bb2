import { expect, type Response, test } from '@playwright/test';
import { applicationKeys } from '#domain/applications.ts';
import { originOf } from '../support/journeys/portal.ts';

for (const application of applicationKeys) {
  test(`the kit of ${application} opens without a session in the language of its address, and switches it`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url());
    });
    await page.goto(`${originOf(application)}/kit?lang=fr`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La trousse');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The kit');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Fields');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The kit');
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'Choices' })
      .click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Choices');
    expect(calls).toEqual([]);
  });
}

test('the pages that sell load nothing of the kit', async ({ page }) => {
  const madeOfGallery = async (path: string) => {
    const scripts: string[] = [];
    const keep = (response: Response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    };
    page.on('response', keep);
    await page.goto(originOf('b2c') + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    page.off('response', keep);
    const texts = scripts.map(async (script) => (await page.request.get(script)).text());
    return (await Promise.all(texts)).map((text) => text.includes('idle.showTimedOut'));
  };
  expect(await madeOfGallery('/kit')).toContain(true);
  const first = await madeOfGallery('/get-a-quote');
  expect(first.length).toBeGreaterThan(1);
  expect(first).not.toContain(true);
});

test('[WG-001] the kit has every shared piece', async ({ page }) => {
  await page.goto(`${originOf('b2b')}/kit?lang=en`);
  const main = page.getByRole('main');
  const group = (name: string | RegExp) => main.getByRole('group', { name }).first();
  const press = (name: string) => main.getByRole('button', { name }).first().click();
  await expect(page.getByRole('banner')).toContainText('Portage');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const name of ['Main', 'Administration'])
    await expect(page.getByRole('navigation', { name, exact: true }).getByRole('link').first()).toBeVisible();
  const help = page.getByRole('region', { name: 'Need assistance?' });
  for (const name of ['1-800-555-0142', /@/]) await expect(help.getByRole('link', { name })).toBeVisible();
  await expect(main.locator('[aria-current="step"]')).toHaveText(/Plans/);
  await expect(group('Who is travelling?').getByRole('radio')).toHaveCount(3);
  await expect(group(/Send me/).getByRole('checkbox')).toHaveCount(3);
  await expect(group('Date of birth').getByRole('textbox')).toHaveCount(2);
  await press('Choose from the calendar: Departure date');
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByLabel('Departure city').first().fill('Tor');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(main.locator('details summary', { hasText: 'When does the coverage begin?' })).toBeVisible();
  await expect(main.getByRole('navigation', { name: /page/i }).first()).toContainText('1–10 of 43');
  await page.mouse.move(600, 400);
  await main.getByRole('button', { name: 'About: Deductible' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await press('Show a message');
  await expect(page.getByRole('alertdialog')).toContainText('The draft is saved.');
  await press('Show the reminder of an idle session');
  await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toContainText('60 seconds');
  await page.getByRole('button', { name: 'Continue my session' }).click();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(main.getByRole('navigation', { name: 'Sections of a policy' }).getByRole('link')).toHaveCount(
    7,
  );
  for (const name of ['Earlier tabs', 'Further tabs'])
    await expect(main.getByRole('button', { name, exact: true })).toBeVisible();
});

test('a session that timed out is shown with one button', async ({ page }) => {
  await page.goto(`${originOf('b2b')}/kit?lang=en`);
  await page.getByRole('button', { name: 'Show a session that timed out' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Your session has timed out' });
  await expect(dialog.getByRole('button')).toHaveCount(1);
});

test('[WG-055 partly] the filter of a table is called Search, and each of its fields has a Delete button', async ({
  page,
}) => {
  await page.goto(`${originOf('admin')}/kit?part=filters&lang=en`);
  const panel = page
    .locator('section')
    .filter({ has: page.locator('#filter-fields') })
    .last();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Search');
  for (const name of ['Search', 'Reset'])
    await expect(panel.getByRole('button', { name, exact: true })).toHaveCount(1);
  await expect(panel.getByRole('button', { name: /^Delete/ }).first()).toHaveText('Delete');
});

test('a search keeps the matching rows of a table, and a reset brings all of them back', async ({ page }) => {
  await page.goto(`${originOf('admin')}/kit?part=filters&lang=en`);
  const rows = page.getByRole('table').getByRole('row');
  await page.getByLabel('Name').first().fill('ana');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Anaïs Tremblay');
  await page.getByRole('button', { name: 'Reset', exact: true }).first().click();
  await expect(rows).toHaveCount(3);
});

test('[WG-058] a search that is not allowed is refused, and the button says why', async ({ page }) => {
  await page.goto(`${originOf('admin')}/kit?part=filters&lang=en`);
  const [allowed, refused] = [page.locator('form').first(), page.locator('form').last()];
  const search = { name: 'Search', exact: true };
  await expect(allowed.getByRole('button', search)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(refused.getByRole('button', search)).toHaveAttribute('aria-disabled', 'true');
  await expect(refused.getByRole('button', search)).toHaveAccessibleDescription(
    'A search is not possible right now.',
  );
  const submits = await refused.evaluateHandle((form) => {
    const seen: Event[] = [];
    form.addEventListener('submit', (event) => seen.push(event));
    return seen;
  });
  await refused.getByRole('button', search).click({ force: true });
  await expect(refused.getByRole('alert')).toHaveText('A search is not possible right now.');
  expect(await submits.evaluate((seen) => seen.length)).toBe(0);
});
