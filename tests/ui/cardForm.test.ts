import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { setFault } from '#tests/standins/support/gateway.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { cardField, cardIsShown, enterCard } from '#tests/support/sale/cardForm.ts';
import { visits } from '#tests/support/tours/views/visits.ts';
import { startedFor } from '#tests/support/startedFor.ts';

type Seen = { purchases: number; bodies: object[] };

const { origin, show } = visits();
const standins = startedFor(() => startStandins({ applicationOrigins: [origin()] }));

const showCard = async () =>
  cardIsShown(await show({ step: 'payment', cardFrameUrl: `${standins.cardOrigin}/HPPtoken/index.php` }));
/** Writes down what the page hears from now on, after the screen has heard it. */
const noteMessages = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => heard.push(String(data)));
  });
const answersHeard = async (page: Page) =>
  (await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).filter((message) =>
    message.includes('responseCode'),
  );
const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

test('[PY-001 partly] [PY-032] the name is typed on the page, and number, expiry and code in a frame of the provider’s profile', async () => {
  const page = await showCard();
  await page.locator('#cardHolderName').fill('Marie Tremblay');
  const address = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  expect([address.origin, address.searchParams.get('id')]).toEqual([standins.cardOrigin, 'PORTAGE-SAMPLE']);
  for (const label of ['Card number', 'Expiry (MM/YY)', 'Security code'])
    await page.frameLocator('iframe').getByLabel(label).waitFor();
});

test('[PY-027] when the frame is ready the page sends it the looks of its own fields', async () => {
  const page = await showCard();
  const looks = page.frameLocator('iframe').locator('html');
  await expect.poll(() => looks.getAttribute('style')).toContain('--ink: ');
});

test('[PY-020] a name on the card that is missing, or has more than letters and spaces, is told as invalid, and not paid with', async () => {
  const page = await showCard();
  await enterCard(page);
  const name = page.locator('#cardHolderName');
  const pay = page.locator('button[type=submit]');
  for (const wrong of ['', 'R2D2', 'Marie 2', '   ']) {
    await name.fill(wrong);
    await name.blur();
    await page.getByText('Invalid name').first().waitFor();
    expect(await pay.getAttribute('aria-disabled'), wrong).toBe('true');
    await name.fill('Zoé Le Roy');
    await name.blur();
    await expect.poll(() => page.getByText('Invalid name').count()).toBe(0);
    expect(await pay.getAttribute('aria-disabled')).toBeNull();
  }
});

test('[PY-017] a card number of fourteen characters is told as invalid, one of fifteen is taken', async () => {
  const page = await showCard();
  await cardField(page, 0).fill('30569309025904');
  await page.locator('#cardHolderName').focus();
  await page.getByText('Invalid card number').waitFor();
  await cardField(page, 0).fill('378282246310005');
  await page.locator('#cardHolderName').focus();
  await page.getByText('Invalid card number').waitFor({ state: 'detached' });
});

test.each([360, 1280])(
  'wrong fields are told below the frame, which stays as wide as it was (%d px)',
  async (width) => {
    const page = await showCard();
    await page.setViewportSize({ width, height: 900 });
    const frame = page.locator('iframe');
    const before = await frame.evaluate((element) => element.clientWidth);
    for (const [index, typed] of ['4111', '1299', '12'].entries()) await cardField(page, index).fill(typed);
    await page.locator('#cardHolderName').focus();
    const told = ['Invalid card number', 'Invalid cvv'].map((words) => page.getByText(words));
    for (const problem of told) await problem.waitFor();
    expect(await frame.evaluate((element) => element.clientWidth)).toBe(before);
    const [number, code] = await Promise.all(told.map(async (problem) => (await problem.boundingBox())!));
    const below = (await frame.boundingBox())!;
    expect(number!.y).toBeGreaterThanOrEqual(below.y + below.height);
    expect(code!.y).toBeGreaterThanOrEqual(number!.y + number!.height);
  },
);

test('[PY-042 partly] what is typed into the frame of the card is nowhere on the page, in its storage, or in what is sent', async () => {
  const page = await showCard();
  const ours = () =>
    page.evaluate(() => [
      document.documentElement.outerHTML,
      ...[localStorage, sessionStorage].map((kept) => JSON.stringify(kept)),
      document.cookie,
      JSON.stringify((window as unknown as { seen: Seen }).seen.bodies),
    ]);
  await enterCard(page);
  const typed = await ours();
  await page.locator('button[type=submit]').click();
  await expect.poll(async () => (await seenBy(page)).purchases).toBe(1);
  const sent = await ours();
  // A token is twenty digits of chance: the expiry stands in it now and then, but never alone.
  for (const text of [...typed, ...sent]) expect(text).not.toMatch(/4242 ?4242|(?<!\d)1299(?!\d)|12\/99/);
  expect(sent.at(-1)).toContain('"cardHolderName":"Marie Tremblay"');
  expect(sent.at(-1)).not.toMatch(/expDate|cvd/);
});

test('a token that the frame tells twice is paid with once', async () => {
  const page = await showCard();
  await noteMessages(page);
  await enterCard(page);
  await setFault(standins, { place: 'frame.token', kind: 'duplicateAnswer' });
  await page.locator('button[type=submit]').click();
  await expect.poll(async () => (await answersHeard(page)).length).toBe(2);
  await expect.poll(async () => (await seenBy(page)).purchases).toBe(1);
  const [one, other] = await answersHeard(page);
  expect(one).toBe(other);
  expect((await seenBy(page)).bodies).toHaveLength(1);
});

test('an answer of the frame that cannot be read pays nothing, and the provider is waited for', async () => {
  const page = await showCard();
  await noteMessages(page);
  await enterCard(page);
  await setFault(standins, { place: 'frame.token', kind: 'malformedAnswer' });
  await page.locator('button[type=submit]').click();
  await expect.poll(() => answersHeard(page)).toEqual(['{"responseCode":["001"']);
  await page.getByText('Securing the card').first().waitFor();
  expect((await seenBy(page)).purchases).toBe(0);
});
