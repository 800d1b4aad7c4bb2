import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { forgedDataKey } from '#standins/card/frameRoutes.ts';
import { serveApplication } from '#tests/standins/support/serveApplication.ts';
import { setFault } from '#tests/standins/support/gateway.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { cardField, cardIsShown, enterCard } from '#tests/support/sale/cardForm.ts';
import { commandPage } from '#tests/support/tours/views/play.ts';
import { type Visit, visits } from '#tests/support/tours/views/visits.ts';
import { startedFor } from '#tests/support/startedFor.ts';

type Paying = Visit<'payment'>;
type PayingView = Partial<Paying> | Visit<'confirmation'>;

const visited = visits();
const standins = startedFor(() => startStandins({ applicationOrigins: [visited.origin()] }));

const show = (view: PayingView): Promise<Page> =>
  view.step === 'confirmation'
    ? visited.show(view)
    : visited.show({ ...view, step: 'payment', cardFrameUrl: `${standins.cardOrigin}/HPPtoken/index.php` });

const pay = (page: Page) => page.locator('button[type=submit]');
const heightOfFrame = (page: Page) =>
  page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);
const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { purchases: number; opened: string[] } }).seen);

type Message = { origin: string; data: string };

/** Writes down what the page hears from now on, after the screen has heard it. */
const noteMessages = (page: Page) =>
  page.evaluate(() => {
    const heard: Message[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ origin, data }) => heard.push({ origin, data: String(data) }));
  });
const messages = (page: Page) => page.evaluate(() => (window as unknown as { heard: Message[] }).heard);

const showCard = async (view: PayingView): Promise<Page> => cardIsShown(await show(view));

async function payByCard(view: PayingView): Promise<Page> {
  const page = await showCard(view);
  await enterCard(page);
  await pay(page).click();
  return page;
}

describe('both screens', () => {
  const views: PayingView[] = [
    { step: 'payment', answer: '201', lang: 'en', width: 1280 },
    { step: 'payment', answer: '201', lang: 'fr', width: 320 },
    { step: 'payment', answer: 'unprepared', lang: 'fr', width: 768 },
    { step: 'confirmation', lang: 'en', width: 1280 },
    { step: 'confirmation', lang: 'fr', width: 320 },
  ];

  test.each(views)('$step in $lang at $width px: accessible and not too wide', async (view) => {
    const page = await show(view);
    expect(await accessibilityFindings(page)).toEqual([]);
    const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(width ?? 0);
  });
});

describe('payment', () => {
  test('[PY-030] the frame of the card is 48 px high, and 144 px where it is narrower than 480 px', async () => {
    expect(await heightOfFrame(await showCard({ width: 1280 }))).toBe(48);
    expect(await heightOfFrame(await showCard({ width: 320 }))).toBe(144);
  });

  test('Pay keeps the focus when the card becomes complete after it has it', async () => {
    const page = await showCard({});
    await cardField(page, 0).pressSequentially('4242424242424242');
    await cardField(page, 1).pressSequentially('1299');
    await cardField(page, 2).pressSequentially('123');
    await pay(page).focus();
    await page.evaluate(() => {
      const name = document.querySelector<HTMLInputElement>('#cardHolderName')!;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(name, 'Marie Tremblay');
      name.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.locator('button[type=submit]:not([aria-disabled])').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit');
  });

  test.each([
    { lang: 'en', told: 'Name to follow, Emergency medical' },
    { lang: 'fr', told: 'Nom à venir, Soins médicaux d’urgence' },
  ] as const)('who has no name yet is told as such in $lang', async ({ lang, told }) => {
    const page = await showCard({ lang, nameless: true });
    await page.getByText(told).waitFor();
  });

  test('[PY-029] a forged answer of a page inside the frame is not taken for the token of the card', async () => {
    const page = await showCard({});
    await noteMessages(page);
    await enterCard(page);
    await setFault(standins, { place: 'frame.token', kind: 'foreignAnswer' });
    await pay(page).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(
      () => (window as unknown as { seen: { purchases: number } }).seen.purchases === 1,
    );
    expect(
      (await messages(page)).some(({ origin, data }) => origin === 'null' && data.includes(forgedDataKey)),
    ).toBe(true);
    const sent = await page.evaluate(() =>
      JSON.stringify((window as unknown as { seen: { bodies: object[] } }).seen.bodies),
    );
    expect(sent).not.toContain(forgedDataKey);
    expect(sent).toMatch(/"dataKey":"4\d{19}"/);
  });

  test('[PY-029] messages of another origin are ignored, even when they come out of the frame’s own window', async () => {
    const stranger = await serveApplication({
      '/': {
        type: 'text/html',
        content: `<script>
for (const message of [{ type: 'systemError' }, { type: 'invalid', field: 'pan', code: '943' }])
  parent.postMessage(JSON.stringify(message), '*');
</script>`,
      },
    });
    const page = await showCard({});
    await noteMessages(page);
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement, src) => {
      frame.src = src;
    }, stranger.origin);
    await expect
      .poll(async () => (await messages(page)).filter(({ origin }) => origin === stranger.origin).length)
      .toBe(2);
    await stranger.close();
    expect(await page.getByText('Invalid card number').count()).toBe(0);
    expect(await page.getByText('The card form has stopped working').count()).toBe(0);
  });

  test.each([
    {
      lang: 'en',
      title: 'We could not reach the payment service',
      said: 'Nothing was charged, and no bank declined the card. Wait a moment, then pay again.',
      declined: 'was declined',
    },
    {
      lang: 'fr',
      title: 'Nous n’avons pas pu joindre le service de paiement',
      said: 'Aucun paiement n’a été fait, et aucune banque n’a refusé la carte. Attendez un instant, puis payez de nouveau.',
      declined: 'a été refusée',
    },
  ] as const)(
    'in $lang a payment service that is out of reach is not told as the answer of a bank, and one pays again',
    async ({ lang, title, said, declined }) => {
      const page = await payByCard({ answer: 'unreached', lang });
      const told = page.getByRole('alert').filter({ hasText: title });
      await told.getByText(said).waitFor();
      expect(await told.evaluate((notice) => notice === document.activeElement)).toBe(true);
      expect(await page.getByText(declined).count()).toBe(0);
      await pay(page).click();
      await page.waitForFunction(
        () => (window as unknown as { seen: { purchases: number } }).seen.purchases === 2,
      );
    },
  );

  test('a changed price leads back to where it is looked at', async () => {
    const page = await payByCard({ answer: 'repriced' });
    await page.getByRole('button', { name: 'See the new price' }).click();
    expect((await seen(page)).opened).toEqual(['SELECT_PLAN']);
  });

  test('[PY-003 partly] an agent may collect the money, a consumer pays by card', async () => {
    const agent = await showCard({});
    await agent.getByLabel('Cash', { exact: false }).check();
    expect(await agent.locator('iframe').isVisible()).toBe(false);
    expect(await pay(agent).innerText()).toBe('Record $95.00 in cash');
    const consumer = await showCard({ facts: { channel: 'b2c' } });
    expect(await consumer.locator('input[name=method]').count()).toBe(0);
  });

  test('another language keeps what was typed in the frame', async () => {
    const page = await showCard({});
    await enterCard(page);
    await commandPage(page, 'speak', ['fr']);
    await page.getByRole('heading', { level: 1, name: 'Paiement' }).waitFor();
    expect(await cardField(page, 0).inputValue()).toContain('4242');
  });
});
