import { expect, type Page, type Request, test } from '@playwright/test';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { card } from '../support/journeys/sale.ts';
import { enterCard, expectStep, submit } from '../support/journeys/walk.ts';

const isPayment = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/policies';
const policyNumber = (page: Page) =>
  page
    .locator('main')
    .innerText()
    .then((text) => /[A-Z]+-\d{9}/.exec(text)?.[0]);

function paymentsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (isPayment(request)) sent.push(request);
  });
  return sent;
}

test('[CP-033] [CP-039] a payment whose answer is lost on the way is found again under its own key, and paid once', async ({
  page,
}) => {
  await openStepAgain(page, { application: 'b2c', language: 'en', step: 'PAYMENT' });
  await enterCard(page, card);
  const sent = paymentsOf(page);
  const bought: unknown[] = [];
  await page.route(
    '**/api/policies',
    async (route) => {
      bought.push(await (await route.fetch()).json());
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', 'en');
  expect(bought).toMatchObject([{ policyNumber: await policyNumber(page) }]);
  expect(new Set(sent.map((request) => request.headers()['idempotency-key'])).size).toBe(1);
});

test('two tabs that open the payment of one draft at the same time have one key', async ({
  page,
  context,
}) => {
  const both = Promise.withResolvers<void>();
  const asked: unknown[] = [];
  await context.route('**/api/purchases', async (route) => {
    asked.push(route.request().postDataJSON());
    if (asked.length === 2) both.resolve();
    await both.promise;
    await route.continue();
  });
  const keys: Promise<string>[] = [];
  context.on('response', (answer) => {
    if (new URL(answer.url()).pathname === '/api/purchases')
      keys.push(answer.json().then(({ purchaseId }) => purchaseId));
  });
  await openStepAgain(page, { application: 'b2b', language: 'en', step: 'PAYMENT' });
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const tabs = [page, await opened];
  for (const tab of tabs) {
    await expectStep(tab, 'PAYMENT', 'en');
    await tab.locator('input[name="method"][value="CASH"]').check();
  }
  expect(asked).toEqual([{ draftId: expect.any(String) }, asked[0]]);
  const [first, second] = await Promise.all(keys);
  expect(second).toBe(first);
});

/** What a browser does when Enter is pressed in a field and the button is clicked before anything is drawn anew. */
const enterAndClick = (page: Page) =>
  submit(page).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit(button);
    button.click();
  });

test('[CP-033] a double click pays once, and the same payment from a second tab, by Enter and a click at once, is the same purchase', async ({
  page,
  context,
}) => {
  const keyIsKept = page.waitForResponse(
    (answer) =>
      new URL(answer.url()).pathname.startsWith('/api/drafts') &&
      answer.request().postData()?.includes('"purchaseId":"') === true &&
      answer.ok(),
  );
  await openStepAgain(page, { application: 'b2b', language: 'en', step: 'PAYMENT' });
  await keyIsKept;
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const second = await opened;
  const tabs = [page, second];
  for (const tab of tabs) {
    await expectStep(tab, 'PAYMENT', 'en');
    await tab.locator('input[name="method"][value="CASH"]').check();
  }
  const sent = tabs.map(paymentsOf);
  await Promise.all([submit(page).dblclick(), enterAndClick(second)]);
  for (const tab of tabs) await expectStep(tab, 'CONFIRMATION', 'en');
  expect(await policyNumber(second)).toBe(await policyNumber(page));
  expect(sent.map(({ length }) => length)).toEqual([1, 1]);
});

const slowLine = { offline: false, latency: 5_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test('[CP-039 partly] on a slow line that loses the payment, each wait says what is under way, and it is paid once with the token that was there', async ({
  page,
}) => {
  const says = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  const confirmation = ['confirmationStep', 'ConfirmationScreen'].map((part) =>
    page.waitForResponse(`**/assets/${part}-*.js`),
  );
  await openStepAgain(page, { application: 'b2c', language: 'en', step: 'PAYMENT' });
  await enterCard(page, card);
  await Promise.all(confirmation);
  const sent = paymentsOf(page);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', slowLine);
  await page.route('**/api/policies', (route) => route.abort('connectionreset'), { times: 1 });
  await submit(page).click();
  await says('Securing the card');
  await expect(page.getByRole('alert')).toContainText('Nothing was charged. You can pay again.');
  await submit(page).click();
  await says('Keep this page open');
  await says('The purchase went through. The confirmation is opening.');
  await expectStep(page, 'CONFIRMATION', 'en');
  expect(await policyNumber(page)).toBeDefined();
  expect(new Set(sent.map((request) => request.headers()['idempotency-key'])).size).toBe(1);
  const tokens = sent.map((request) => request.postDataJSON().paxes[0].payments[0].details.dataKey);
  expect(tokens).toEqual([expect.stringMatching(/^\d{20}$/), tokens[0]]);
});

test('a payment page of an old build has what the confirmation needs: it pays once and shows it, and so does the page that is opened anew', async ({
  page,
}) => {
  const parts = ['confirmationStep', 'ConfirmationScreen', 'readPurchase'];
  const there = parts.map((part) => page.waitForResponse(`**/assets/${part}-*.js`));
  await openStepAgain(page, { application: 'b2c', language: 'en', step: 'PAYMENT' });
  await enterCard(page, card);
  await Promise.all(there);
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  const sent = paymentsOf(page);
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', 'en');
  const number = await policyNumber(page);
  expect(number).toBeDefined();
  await page.unrouteAll();
  await page.reload();
  await expectStep(page, 'CONFIRMATION', 'en');
  expect(await policyNumber(page)).toBe(number);
  expect(sent).toHaveLength(1);
});
