import { expect, type Page, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { holdQuote, pricedForms } from '#tests/support/quote/heldQuote.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { expectStep } from '../support/journeys/walk.ts';
import { personAt } from '../support/tours/journeys/person.ts';
import type { Person } from '../support/tours/journeys/types.ts';

/** Rates go up by 8 % on 1 January 2030; on the later day the price of the earlier one is held no longer. */
const days = { today: '2029-12-20', departureDate: '2030-03-01', returnDate: '2030-03-10' };
const later = '2030-01-21T15:00:00Z';

/** On the summary: until when the price is held, the quote as a PDF, and the page that mails it. */
async function takeAlong(page: Page, { text }: Person): Promise<void> {
  await expect(page.getByText(text('quoteSummary.validUntil'))).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: text('quoteSummary.pdf') }).click();
  const number = (await saved).suggestedFilename().replace('.pdf', '');
  expect(number).toMatch(/^Q-\d+$/);
  await page.getByRole('link', { name: text('quoteSummary.mail') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('quotes.mail.title', { id: number }));
  await page.getByRole('link', { name: text('quotes.mail.backToQuote'), exact: true }).click();
  await expect(page.getByRole('button', { name: text('quoteSummary.pdf') })).toBeVisible();
}

test('a quote that is past its validity says so in the list and how its price came about, is priced again, shows the difference and goes on at its step (en, fr)', async ({
  page,
}) => {
  const [engine, clock] = [embeddedEngine(), testClock(`${days.today}T15:00:00Z`)];
  const server = await startSampleServer(engine, { clock });
  const holding = await signInAs(server.client('b2b'), 'gbouchard');
  const forms = await pricedForms(holding, days);
  for (const _ of languages) await holdQuote(holding, 'QUOTE_DETAILS', forms);
  clock.set(later);
  const { cookies, origin } = await signInAs(server.client('b2b'), 'gbouchard');
  const at = { domain: new URL(origin).hostname, path: '/', secure: true, httpOnly: true };
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, ...at })));
  await page.clock.setSystemTime(later);
  for (const language of languages) {
    const { text } = personAt(page, language);
    const row = page.locator('tbody tr').first();
    await page.goto(`${origin}/quotes?status=EXPIRED&lang=${language}`);
    await expect(row).toContainText(text('quotes.status.EXPIRED'));
    await row.getByRole('button', { name: text('list.act.menuOf', { name: 'Q-' }) }).click();
    await page.route('**/api/quotes/held/*/worksheets**', (route) => route.abort(), { times: 1 });
    await page.getByRole('menuitem', { name: text('quotes.act.worksheets'), exact: true }).click();
    await expect(page.getByText(text('quotes.worksheets.unavailable'))).toBeVisible();
    await page.getByRole('button', { name: text('kit.retry'), exact: true }).click();
    await expect(page.getByRole('row', { name: text('planSelection.worksheet.base') })).toBeVisible();
    await expect(page.getByRole('button', { name: text('quotes.worksheets.print') })).toBeVisible();
    await expectNoBarriers(page, 'how a price came about');
    await page.getByRole('button', { name: text('quotes.mail.back'), exact: true }).click();
    await row.getByRole('button', { name: text('quotes.act.resume') }).click();
    const told = page.getByRole('dialog');
    await expect(told).toContainText(text('quotes.repriced.expired'));
    await expect(told).toContainText(/\+\s?\$?\d+[.,]\d\d/);
    await expectNoBarriers(page, 'the prices before and now');
    await told.getByRole('button', { name: text('list.act.goOn'), exact: true }).click();
    await expectStep(page, 'QUOTE_DETAILS', language);
    await takeAlong(page, personAt(page, language));
  }
  await server.close();
  await engine.stop();
});
