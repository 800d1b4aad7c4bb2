import { expect, test } from '@playwright/test';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { agents, originOf } from '../support/journeys/portal.ts';

test('a policy that somebody changes while it is open says so in every section, and what is typed there stays', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const said = main.getByText('This policy was changed after you opened it.');
  const tab = (name: string) => main.getByRole('navigation').getByRole('link', { name });
  await bringSession(page.context(), 'admin', agents.manager);
  await page.goto(`${originOf('admin')}/endorsement/CM-900001121/financials?lang=en`);
  await expect(tab('Financials')).toBeVisible();
  await page.route('**/policy/CM-900001121*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), revision: 99 } });
  });
  const comesBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  for (const section of ['Financials', 'Policy info', 'Delivery', 'Notes']) {
    await tab(section).click();
    await expect(main.getByRole('navigation').locator('[aria-current="page"]')).toHaveText(section);
    await expect(async () => {
      await comesBack();
      await expect(said).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
  }
  await main.getByRole('textbox').fill('Called about the dates.');
  await page.getByRole('button', { name: 'Show it as it is now' }).click();
  await expect(said).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveValue('Called about the dates.');
});
