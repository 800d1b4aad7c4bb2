import { expect, type Response, test } from '@playwright/test';
import { applicationKeys } from '#domain/applications.ts';
import { originOf } from '../support/journeys/portal.ts';

for (const application of applicationKeys) {
  test(`/kit of ${application} opens without a session, in the language asked for, and switches it`, async ({
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

test('what a person sells with loads nothing of the gallery', async ({ page }) => {
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

test('[WG-001] the shared pieces are there', async ({ page }) => {
  await page.goto(`${originOf('b2b')}/kit?lang=en`);
  const main = page.getByRole('main');
  await expect(page.getByRole('banner')).toContainText('Portage');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const name of ['Main', 'Administration'])
    await expect(page.getByRole('navigation', { name, exact: true }).getByRole('link').first()).toBeVisible();
  const help = page.getByRole('region', { name: 'Need assistance?' });
  await expect(help.getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
  await expect(help.getByRole('link', { name: /@/ })).toBeVisible();
  await expect(main.locator('[aria-current="step"]')).toHaveText(/Plans/);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(main.getByRole('tab')).toHaveCount(7);
  for (const name of ['Earlier tabs', 'Further tabs'])
    await expect(main.getByRole('button', { name, exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(
    main.getByRole('group', { name: 'Who is travelling?' }).first().getByRole('radio'),
  ).toHaveCount(3);
  await expect(
    main
      .getByRole('group', { name: /Send me/ })
      .first()
      .getByRole('checkbox'),
  ).toHaveCount(3);
  await expect(main.getByRole('group', { name: 'Date of birth' }).first().getByRole('textbox')).toHaveCount(
    2,
  );
  await main.getByRole('button', { name: 'Choose from the calendar: Departure date' }).first().click();
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByLabel('Departure city').first().fill('Tor');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(main.locator('details summary').first()).toHaveText('When does the coverage begin?');
  await expect(main.getByRole('navigation', { name: /page/i })).toContainText('1–10 of 43');
  await page.mouse.move(600, 400);
  await main.getByRole('button', { name: 'About: Deductible' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await main.getByRole('button', { name: 'Show a message' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('The draft is saved.');
  await main.getByRole('button', { name: 'Show the reminder of an idle session' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toContainText('60 seconds');
  await page.getByRole('button', { name: 'Continue my session' }).click();
  await main.getByRole('button', { name: 'Show a session that timed out' }).click();
  await expect(
    page.getByRole('alertdialog', { name: 'Your session has timed out' }).getByRole('button'),
  ).toHaveCount(1);
});

test('[WG-055 partly] the filter of a table is called Search, and each chosen field has a button that says Delete', async ({
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

test('a search leaves the rows of the table that it asks for, a reset brings all of them back', async ({
  page,
}) => {
  await page.goto(`${originOf('admin')}/kit?part=filters&lang=en`);
  const rows = page.getByRole('table').getByRole('row');
  await page.getByLabel('Name').first().fill('ana');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect(rows).toHaveText(['Traveller', 'Anaïs Tremblay']);
  await page.getByRole('button', { name: 'Reset', exact: true }).first().click();
  await expect(rows).toHaveCount(3);
});

test('[WG-058] where a search is not allowed, the button of the filter refuses and says why', async ({
  page,
}) => {
  await page.goto(`${originOf('admin')}/kit?part=filters&lang=en`);
  const [allowed, refused] = [page.locator('form').first(), page.locator('form').last()];
  const search = { name: 'Search', exact: true };
  await expect(allowed.getByRole('button', search)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(refused.getByRole('button', search)).toHaveAttribute('aria-disabled', 'true');
  await expect(refused.getByRole('button', search)).toHaveAccessibleDescription(
    'A search is not possible right now.',
  );
});
