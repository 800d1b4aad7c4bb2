import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { cardField } from '#tests/support/sale/cardForm.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { type Visit, visits } from '#tests/support/tours/views/visits.ts';

type Seen = { purchases: number; bodies: PolicyBody[] };

const visited = visits();
const standins = startedFor(() => startStandins({ applicationOrigins: [visited.origin()] }));

const cards = { visa: '4242424242424242', mastercard: '5454545454545454', refused: '4000000000009417' };

const show = (view: Partial<Visit<'payment'>> = {}): Promise<Page> =>
  visited.show({
    ...view,
    nameless: true,
    step: 'payment',
    cardFrameUrl: `${standins.cardOrigin}/HPPtoken/index.php`,
  });
const letEachPay = (page: Page) => page.locator('input[name="individualPayment"]').nth(1).check();
const payButton = (page: Page) => page.locator('button[type=submit]');
const payers = (page: Page) => page.locator('ol > li[class]');
const frameOf = (page: Page, paxId: string) => page.locator(`iframe#card-frame-${paxId}`);
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
const boughtOn = async (page: Page): Promise<PolicyBody> => {
  await expect.poll(async () => (await seen(page)).purchases).toBeGreaterThan(0);
  return (await seen(page)).bodies.at(-1) as PolicyBody;
};
const detailsIn = ({ paxes }: PolicyBody) => paxes.map(({ payments }) => payments[0]?.details);

/** Enters a card of somebody as soon as the frame is there, and presses the button. */
async function enterCardOf(page: Page, name: string, number: string): Promise<void> {
  await page.locator('#cardHolderName').fill(name);
  for (const [at, text] of [number, '1299', '123'].entries()) {
    await cardField(page, at).fill('');
    await cardField(page, at).pressSequentially(text);
  }
  await page.locator('button[type=submit]:not([aria-disabled])').waitFor();
}

describe('where each traveller pays', () => {
  test('[PY-001] [PY-041] [PY-043] each gives method and card, one after the other; otherwise one card pays for all', async () => {
    const page = await show();
    await letEachPay(page);
    for (const [paxId, name, number] of [
      ['pax-1', 'Marie Tremblay', cards.visa],
      ['pax-2', 'Paul Roy', cards.mastercard],
    ] as const) {
      await frameOf(page, paxId).waitFor();
      expect(await page.locator('input[name="method"]').count()).toBeGreaterThan(1);
      for (const label of ['Card number', 'Expiry (MM/YY)', 'Security code'])
        await page.frameLocator('iframe').getByLabel(label).waitFor();
      expect(await page.locator('#cardHolderName').inputValue()).toBe('');
      expect(await payButton(page).getAttribute('aria-disabled')).toBe('true');
      await enterCardOf(page, name, number);
      expect((await seen(page)).purchases).toBe(0);
      await payButton(page).click();
    }
    const apart = await boughtOn(page);
    expect(apart.individualPayment).toBe('true');
    expect(detailsIn(apart)).toMatchObject([
      { cardOwnerReferenceNumber: 'pax-1', cardHolderName: 'Marie Tremblay' },
      { cardOwnerReferenceNumber: 'pax-2', cardHolderName: 'Paul Roy' },
    ]);
    expect(detailsIn(apart).map((details) => details?.dataKey.charAt(0))).toEqual(['4', '5']);

    const shared = await show();
    await enterCardOf(shared, 'Marie Tremblay', cards.visa);
    await payButton(shared).click();
    const together = await boughtOn(shared);
    expect(together.individualPayment).toBe('false');
    const [first, second] = detailsIn(together);
    expect(first?.cardOwnerReferenceNumber).toBe('pax-1');
    expect(second).toEqual(first);
  });

  test('[PY-041 partly] one pays in cash and the other by card', async () => {
    const page = await show();
    await letEachPay(page);
    await page.locator('input[name="method"][value="CASH"]').check();
    expect(await payButton(page).innerText()).toBe('Continue: Name to follow');
    await payButton(page).click();
    await payers(page).filter({ hasText: 'Cash' }).waitFor();
    await enterCardOf(page, 'Paul Roy', cards.mastercard);
    expect(await payButton(page).innerText()).toBe('Complete the payment of $190.00');
    await payButton(page).click();
    const { paxes } = await boughtOn(page);
    expect(paxes.map(({ payments }) => payments[0]?.method)).toEqual(['CASH', 'CREDIT_CARD']);
  });

  test('[PY-002] [PY-037] the token of each is told, and why there is none; the token of the other is kept', async () => {
    const page = await show({ answer: 'refused' });
    await letEachPay(page);
    const refused = page.getByText('The payment provider could not take the card.');
    for (const [name, number, told] of [
      ['Marie Tremblay', cards.visa, 'Visa, Marie Tremblay'],
      ['Paul Roy', cards.mastercard, 'This card is ready to be charged'],
    ] as const) {
      await enterCardOf(page, name, cards.refused);
      await payButton(page).click();
      await refused.waitFor();
      await enterCardOf(page, name, number);
      await payButton(page).click();
      await page.getByText(told).waitFor();
      expect(await refused.count()).toBe(0);
    }
    await page.getByText('Visa, Marie Tremblay').waitFor();
    const [first] = detailsIn(await boughtOn(page));
    await payButton(page).click();
    await expect.poll(async () => (await seen(page)).purchases).toBe(2);
    expect(detailsIn(await boughtOn(page))[0]).toEqual(first);
  });

  test('[PY-037 partly] a card that is declined is asked for again of its payer alone', async () => {
    const page = await show({ answer: 'declined' });
    await letEachPay(page);
    await enterCardOf(page, 'Marie Tremblay', cards.visa);
    await payButton(page).click();
    await frameOf(page, 'pax-2').waitFor();
    await enterCardOf(page, 'Paul Roy', cards.mastercard);
    await payButton(page).click();
    await page.getByText('The card of Marie Tremblay was declined').waitFor();
    await frameOf(page, 'pax-1').waitFor();
    await payers(page).filter({ hasText: 'Mastercard, Paul Roy' }).waitFor();
    expect(await page.locator('#cardHolderName').inputValue()).toBe('Marie Tremblay');
  });

  test('a payer who was asked can be asked again', async () => {
    const page = await show();
    await letEachPay(page);
    await enterCardOf(page, 'Marie Tremblay', cards.visa);
    await payButton(page).click();
    await page.getByRole('button', { name: 'Change the payment: Marie Tremblay' }).click();
    await frameOf(page, 'pax-1').waitFor();
    expect(await page.locator('#cardHolderName').inputValue()).toBe('Marie Tremblay');
    expect(await page.getByText('Visa, Marie Tremblay').count()).toBe(0);
  });

  test.each([
    { lang: 'en', width: 1280 },
    { lang: 'fr', width: 320 },
  ] as const)('is accessible and not too wide in $lang at $width px', async (view) => {
    const page = await show(view);
    await letEachPay(page);
    await enterCardOf(page, 'Marie Tremblay', cards.visa);
    await payButton(page).click();
    await frameOf(page, 'pax-2').waitFor();
    await page.getByText('Visa, Marie Tremblay').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(width ?? 0);
  });
});
