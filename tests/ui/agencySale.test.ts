import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { cardIsShown, enterCard } from '#tests/support/sale/cardForm.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { type Visit, visits } from '#tests/support/tours/views/visits.ts';
import { startedFor } from '#tests/support/startedFor.ts';

type Seen = { switched: string[]; purchases: number; bodies: { paxes: Pax[] }[] };
type Pax = { payments: { details?: { dataKey: string } }[]; plan: { code: string } };

const visited = visits();
const standins = startedFor(() => startStandins({ applicationOrigins: [visited.origin()] }));

const show = async (view: Partial<Visit<'payment'>>): Promise<Page> =>
  cardIsShown(
    await visited.show({
      ...view,
      step: 'payment',
      cardFrameUrl: `${standins.cardOrigin}/HPPtoken/index.php`,
    }),
  );
const seller = (page: Page) => page.locator('select#seller');
const payButton = (page: Page) => page.locator('button[type=submit]');
const isThere = (page: Page, text: string) => page.getByText(text).first().waitFor();
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
const dataKeys = ({ bodies }: Seen) =>
  bodies.flatMap(({ paxes }) => paxes.map(({ payments }) => payments[0]?.details?.dataKey));

describe('a purchase of an agency', () => {
  test('[CP-021 partly] [CP-028] offers the agents of the agency and the agency itself; others see no choice', async () => {
    for (const organizationCategory of ['AGENCY', 'BROKERAGE', 'BROKER', 'AFFILIATION', 'SPONSOR'] as const) {
      const page = await show({ facts: { organizationCategory } });
      const isAgency = organizationCategory === 'AGENCY';
      expect(await seller(page).locator('option').allTextContents(), organizationCategory).toEqual(
        isAgency ? ['Boreal Travel Halifax, no agent', 'Daniel Kowalski', 'Liam O’Connor'] : [],
      );
    }
    const consumer = await show({ facts: { channel: 'b2c' } });
    expect(await seller(consumer).count()).toBe(0);
  });

  test('[CP-020 partly] is switched to the agent who was chosen before it is made', async () => {
    const page = await show({});
    await enterCard(page);
    await seller(page).selectOption('c-2002');
    await payButton(page).click();
    await expect.poll(async () => (await seen(page)).purchases).toBe(1);
    expect((await seen(page)).switched).toEqual(['c-2002']);
  });

  test('is not switched to whom the session works for already', async () => {
    const page = await show({});
    await enterCard(page);
    await payButton(page).click();
    await expect.poll(async () => (await seen(page)).purchases).toBe(1);
    expect((await seen(page)).switched).toEqual([]);
  });

  test.each(['en', 'fr'] as const)(
    '[CP-022] [CP-023] [CP-039] waits after a switch that failed, is told, keeps the card, and is made once when it is tried again (%s)',
    async (lang) => {
      const page = await show({ answer: 'notSwitched', lang, width: lang === 'fr' ? 320 : 1280 });
      await enterCard(page);
      await seller(page).selectOption('c-2002');
      await payButton(page).click();
      const waiting = lang === 'fr' ? 'L’achat est en attente' : 'The purchase is waiting';
      await isThere(page, waiting);
      await isThere(page, lang === 'fr' ? 'Aucun paiement n’a été fait' : 'Nothing was charged');
      expect(await page.locator('#seller-problem').textContent()).toContain('Liam O’Connor');
      expect(await seen(page)).toMatchObject({ switched: ['c-2002'], purchases: 0 });
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByRole('button', { name: lang === 'fr' ? 'Réessayer' : 'Try again' }).click();
      await expect.poll(async () => (await seen(page)).purchases).toBe(1);
      expect((await seen(page)).switched).toEqual(['c-2002', 'c-2002']);
      expect(dataKeys(await seen(page))).toEqual([expect.stringMatching(/^4\d{19}$/)]);
    },
  );

  test('[CP-023] waits after a switch that failed, until another agent is chosen', async () => {
    const page = await show({ answer: 'notSwitched' });
    await enterCard(page);
    await seller(page).selectOption('c-2002');
    await payButton(page).click();
    await isThere(page, 'The purchase is waiting');
    await seller(page).selectOption('INTERNAL_COMPANY');
    expect(await page.getByText('The purchase is waiting').count()).toBe(0);
    await payButton(page).click();
    await expect.poll(async () => (await seen(page)).purchases).toBe(1);
    expect((await seen(page)).switched).toEqual(['c-2002', 'INTERNAL_COMPANY']);
  });

  test('leaves the methods where they are when the agents come', async () => {
    const placeOfMethods = async (view: Partial<Visit<'payment'>>) =>
      (await show(view)).locator('input[name=method]').first().boundingBox();
    const before = await placeOfMethods({ answer: 'noSellersYet' });
    expect(before).not.toBeNull();
    expect(await placeOfMethods({})).toEqual(before);
  });

  test('cannot be made before it is known in whose name', async () => {
    const page = await show({ answer: 'noSellers' });
    await isThere(page, 'We could not read the agents of the agency');
    await page.locator('input[name=method][value=CASH]').check();
    expect(await payButton(page).getAttribute('aria-disabled')).toBe('true');
    await isThere(page, 'The agents of the agency have to be read first');
  });
});
