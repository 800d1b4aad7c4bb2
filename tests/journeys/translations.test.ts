import { expect, type Page, test } from '@playwright/test';
import { agents, originOf, signIn } from '../support/journeys/portal.ts';

const isTranslation = (url: URL) => url.pathname.startsWith('/api/translation');
const askedFor = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  return `${pathname} ${searchParams.get('lang')}`;
};

test('[LN-014] [LN-033 partly] the texts of the organization stand in the place of ours, and come again in the other language', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isTranslation(new URL(request.url()))) asked.push(askedFor(request.url()));
  });
  await signIn(page, 'b2b', agents.creditUnion);
  await expect(page.getByText('A few answers are enough for a member’s price.')).toBeVisible();
  await expect(page.getByText('A few answers are enough to see prices.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Traveller details');
  expect(asked).toContain('/api/translations/HARBOUR/portal EN');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByText('Quelques réponses suffisent pour un prix de membre.')).toBeVisible();
  expect(asked).toContain('/api/translations/HARBOUR/portal FR');
  const before = asked.length;
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('A few answers are enough for a member’s price.')).toBeVisible();
  expect(asked).toHaveLength(before);
});

test('[LN-014] our texts stay where those of the organization do not come, and nothing waits for them', async ({
  page,
}) => {
  await page.route(isTranslation, (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }));
  await signIn(page, 'b2b', agents.creditUnion);
  await expect(page.getByText('A few answers are enough to see prices.')).toBeVisible();
  await expect(page.getByLabel('Departure date', { exact: true })).toBeEditable();
});

test('[LN-009] forms write days as the translation configuration of the organization has it', async ({
  page,
}) => {
  await signIn(page, 'b2b', agents.broker);
  const field = page.getByRole('textbox', { name: 'Departure date' });
  await expect(field).toHaveAttribute('placeholder', 'DD/MM/YYYY');
  await field.fill('2031-04-03');
  await field.blur();
  await expect(field).toHaveValue('03/04/2031');
  const kept = page.waitForRequest((request) => request.postData()?.includes('2031-06-05') ?? false);
  await field.fill('05/06/2031');
  await field.blur();
  expect(new URL((await kept).url()).pathname).toContain('/drafts');
  await expect(page.getByRole('textbox', { name: 'Return date' })).toHaveAttribute(
    'placeholder',
    'DD/MM/YYYY',
  );
  await page.getByRole('link', { name: 'Français' }).click();
  const french = page.getByRole('textbox', { name: 'Date de départ' });
  await expect(french).toHaveAttribute('placeholder', 'JJ/MM/AAAA');
  await expect(french).toHaveValue('05/06/2031');
  await forgetSession(page);
  await signIn(page, 'b2b', agents.creditUnion);
  await expect(page.getByRole('textbox', { name: 'Departure date' })).toHaveAttribute(
    'placeholder',
    'YYYY-MM-DD',
  );
});

async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto(originOf('b2b'));
}
