import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { rows } from '#tests/support/quote/forms.ts';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

const group = (count: number) => ({
  travellers: rows(...Array.from({ length: count }, (_, index) => index + 30)),
  province: 'ON' as const,
});
const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const open = (page: Page) => page.locator('details[name="applicants"][open]');

async function showApplication(count: number, lang: 'en' | 'fr' = 'en'): Promise<Page> {
  const travellers = group(count);
  const holders = count === 12 ? travellers.travellers.map(({ id }) => id) : undefined;
  const page = await show({
    step: 'apply',
    travellers,
    lang,
    width: 1280,
    ...(holders && { holders }),
  });
  await field(page, 'firstName.pax-1').waitFor();
  return page;
}

describe('the application of many travellers', () => {
  test.each(['en', 'fr'] as const)(
    'in %s twelve travellers are folded but for one, and fit two screens of 1280 × 860',
    async (lang) => {
      const page = await showApplication(12, lang);
      expect(await page.locator('details[name="applicants"]').count()).toBe(12);
      expect(await open(page).count()).toBe(1);
      const height = await page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
      expect(height).toBeLessThanOrEqual(2 * 860);
      expect(await accessibilityFindings(page)).toEqual([]);
    },
  );

  test('the total in the running summary of twelve stands first, and casts a shadow on what was scrolled below it', async () => {
    const page = await showApplication(12);
    const summary = page.getByRole('complementary');
    const shadow = () =>
      summary.getByText('Total').evaluate((total) => {
        const parts = [];
        for (let at = total; at.tagName !== 'ASIDE'; at = at.parentElement ?? at)
          parts.push(getComputedStyle(at).boxShadow);
        return parts.filter((part) => part !== 'none').length;
      });
    await expect.poll(shadow).toBe(0);
    await summary.evaluate((aside) => aside.scrollTo(0, aside.scrollHeight));
    await expect.poll(shadow).toBe(1);
  });

  test('a folded traveller says age and plan', async () => {
    const titles = await (await showApplication(12)).locator('summary').allInnerTexts();
    expect(titles[1]).toMatch(/Traveller 2\s+31 years, Emergency medical/);
    const french = await (await showApplication(12, 'fr')).locator('summary').allInnerTexts();
    expect(french[1]).toMatch(/Voyageur 2\s+31 ans, Soins médicaux d’urgence/);
  });

  test('[AP-011 partly] a folded traveller says how many answers are to be corrected', async () => {
    const page = await showApplication(3);
    const third = page.locator('summary').filter({ hasText: 'Traveller 3' });
    expect(await third.innerText()).not.toContain('to correct');
    await page.locator('main form button[type=submit]').click();
    await expect.poll(() => third.innerText()).toMatch(/3 answers to correct/);
    await third.click();
    await field(page, 'firstName.pax-3').fill('Zoé');
    await expect.poll(() => third.innerText()).toMatch(/2 answers to correct/);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('a folded traveller says the name, and that everything is filled in', async () => {
    const page = await showApplication(3);
    await page.locator('summary').filter({ hasText: 'Traveller 3' }).click();
    await field(page, 'firstName.pax-3').fill('Zoé');
    await field(page, 'lastName.pax-3').fill('Tremblay');
    await field(page, 'dateOfBirth.pax-3').fill('1');
    await field(page, 'dateOfBirth.pax-3-month').selectOption('01');
    await field(page, 'dateOfBirth.pax-3-year').fill('1994');
    await expect
      .poll(() => page.locator('summary').filter({ hasText: 'Traveller 3' }).innerText())
      .toMatch(/Zoé Tremblay\s+Complete/);
    expect(await page.locator('summary').filter({ hasText: 'Traveller 2' }).innerText()).not.toContain(
      'Complete',
    );
    expect(await open(page).count()).toBe(1);
  });

  test('[AP-011 partly] a problem of a folded traveller unfolds it and takes the focus', async () => {
    const page = await showApplication(3);
    await page.locator('main form button[type=submit]').click();
    await page.getByRole('alert').getByRole('link', { name: 'Enter the last name of traveller 3' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('lastName.pax-3');
    expect(await open(page).locator('summary').innerText()).toContain('Traveller 3');
  });

  test('[AP-029 partly] one tick says of everybody that the conditions are met', async () => {
    const page = await showApplication(3);
    await page.getByLabel('Everybody meets the conditions of their plan').check();
    for (const id of ['pax-1', 'pax-2'])
      expect(await field(page, `eligibilityConsent.${id}`).isChecked(), id).toBe(true);
    await page.locator('summary').filter({ hasText: 'Traveller 2' }).click();
    await field(page, 'eligibilityConsent.pax-2').uncheck();
    await expect
      .poll(() => page.getByLabel('Everybody meets the conditions of their plan').isChecked())
      .toBe(false);
  });

  test('[AP-029 partly] what was confirmed with the plans is told and not asked again', async () => {
    const confirmed = ['productCard.pax-1.SEMH', 'productCard.pax-2.SEMH'];
    const page = await show({ step: 'apply', travellers: group(3), confirmed });
    await field(page, 'firstName.pax-1').waitFor();
    expect(await page.getByText('Eligibility was confirmed when the plan was chosen.').count()).toBe(2);
    expect(await page.locator('input[id^="eligibility"]').count()).toBe(0);
  });

  test('two travellers stay cards of their own', async () => {
    const page = await showApplication(2);
    expect(await page.locator('details[name="applicants"]').count()).toBe(0);
  });
});
