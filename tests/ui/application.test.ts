import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

const button = (page: Page, name: string) => page.getByRole('button', { name });

describe('application', () => {
  test('[AP-027] [AP-023] terms and the Bill 96 consent are worded by the organization, in the language of the screen', async () => {
    const page = await show({ step: 'apply', lang: 'fr' });
    await page.getByText('Conditions d’exemple').first().waitFor();
    await page.getByRole('link', { name: /^Conditions/ }).waitFor();
    expect(await page.getByText('(96)').count()).toBe(0);
    const english = page.locator('label', { hasText: /^(English|Anglais)$/ }).first();
    await english.click();
    await page.getByText('Conditions d’exemple (96)').first().waitFor();
  });

  test('the French wording of the policy stands before the choice of its English version', async () => {
    const page = await show({ step: 'apply', lang: 'fr' });
    const wording = page.locator('a[hreflang="fr-CA"]');
    expect(await wording.count()).toBe(0);
    await page
      .locator('label', { hasText: /^(English|Anglais)$/ })
      .first()
      .click();
    await wording.first().waitFor();
    expect(await wording.first().getAttribute('href')).toBe('/policy.pdf');
  });

  test('[AP-024 partly] an organization that needs the Bill 96 consent lets nobody continue without it', async () => {
    const page = await show({ step: 'apply', lang: 'en', world: 'flagged' });
    await page.locator('input[id^="bill96Consent."]').first().waitFor({ state: 'attached' });
    await page.locator('main form button[type="submit"], form button[type="submit"]').first().click();
    const missing = page.getByRole('alert').getByRole('link', { name: /asks for the English version/ });
    await missing.first().waitFor();
    const before = await missing.count();
    await page.locator('input[id^="bill96Consent."]').first().check();
    await expect.poll(() => missing.count()).toBe(before - 1);
  });

  test('[AP-029] without the words to agree to there is no way on, but a way to load them', async () => {
    const page = await show({ step: 'apply', world: 'down' });
    await page.getByText('We could not load the conditions to agree to.').waitFor();
    expect(await page.locator('form').count()).toBe(0);
    await button(page, 'Load them again').click();
    await page.locator('form').waitFor();
  });

  test.each([
    ['en', {}, 'Traveller 1 must be at least 31 days and at most 120 years old'],
    ['fr', {}, 'Le voyageur 1 doit avoir au moins 31 jours et au plus 120 ans'],
    [
      'en',
      { minimumAge: 18, maximumAge: 84 },
      'Traveller 1 must be at least 18 years and at most 84 years old',
    ],
    ['fr', { minimumAge: 18, maximumAge: 84 }, 'Le voyageur 1 doit avoir au moins 18 ans et au plus 84 ans'],
  ] as const)(
    '[AP-022] [WG-019 partly] in %s a date of birth outside %j is refused: %s',
    async (lang, ages, words) => {
      const quickQuoteLimits = { minimumAge: 0, maximumAge: 120, minimumTripCost: 0, ...ages };
      const page = await show({ step: 'apply', lang, facts: { quickQuoteLimits } });
      const born = page.locator('[id^="dateOfBirth."]').first();
      await born.waitFor();
      const group = page
        .getByRole('group', { name: lang === 'en' ? /Date of birth/ : /Date de naissance/ })
        .first();
      const [day, year] = [group.locator('input').first(), group.locator('input').nth(1)];
      await day.pressSequentially('1a93');
      await group.locator('select').selectOption('11');
      await year.pressSequentially('20261');
      expect([await day.inputValue(), await year.inputValue()]).toEqual(['19', '2026']);
      await page.locator('form button[type="submit"]').first().click();
      await page.getByRole('alert').getByRole('link', { name: words, exact: true }).waitFor();
    },
  );

  test('[AP-007] the dependents question and its waiver are asked of everybody but students', async () => {
    const page = await show({ step: 'apply' });
    const asks = 'Are any of your dependants travelling with you without this insurance?';
    await page.getByText(asks).waitFor();
    await page.locator('input[name="uninsuredDependents"][value="true"]').check();
    await page.locator('#dependentsWaiver').waitFor({ state: 'attached' });
    const student = await show({ step: 'apply', travellers: { flowTravellerType: 'STUDENT' } });
    await student.locator('#legalConsent').waitFor({ state: 'attached' });
    expect(await student.getByText(asks).count()).toBe(0);
    expect(await student.locator('#dependentsWaiver').count()).toBe(0);
  });

  test('[AP-001] email, telephone and address are collected of every traveller', async () => {
    const page = await show({ step: 'apply' });
    await page.locator('input[id="sameAsPrimary.pax-2"]').uncheck();
    const typed = {
      'pax-1': {
        email: 'marie@example.ca',
        phone: '(514) 555-0123',
        addressLine1: '12 rue Roy',
        addressLine2: 'app. 4',
        city: 'Laval',
        postalCode: 'H2X 1Y4',
        province: 'QC',
      },
      'pax-2': {
        email: 'luc@example.ca',
        phone: '(613) 555-0100',
        addressLine1: '1 Elgin Street',
        addressLine2: 'Unit 2',
        city: 'Ottawa',
        postalCode: 'K1A 0B1',
        province: 'ON',
      },
    };
    const fields = Object.entries(typed).flatMap(([paxId, contact]) =>
      Object.entries(contact).map(([name, text]) => ({ id: `${name}.${paxId}`, name, text })),
    );
    const entry = (id: string) => page.locator(`[id="${id}"]`);
    for (const { id, name, text } of fields)
      await (name === 'province' ? entry(id).selectOption(text) : entry(id).fill(text));
    for (const { id, text } of fields) expect(await entry(id).inputValue(), id).toBe(text);
  });

  test('[AP-013] names, telephone, address, city and postal code take what their masks let through, and no more', async () => {
    const page = await show({ step: 'apply' });
    const keptOf = async (field: string, text: string) => {
      const input = page.locator(`input[id^="${field}."]`).first();
      await input.fill(text);
      await input.blur();
      return input.inputValue();
    };
    expect(await keptOf('firstName', 'Anne-Marie 3!')).toBe('Anne-Marie ');
    expect(await keptOf('lastName', "O'Neill_Jr.")).toBe("O'NeillJr.");
    expect(await keptOf('phone', '+1 (514) 555-0123')).toBe('(514) 555-0123');
    expect(await keptOf('addressLine1', '12-3, rue @Roy')).toBe('12-3, rue Roy');
    expect(await keptOf('addressLine2', 'app. 4 <b>')).toBe('app. 4 b');
    expect(await keptOf('city', 'Saint-Jean*')).toBe('Saint-Jean');
    expect(await keptOf('postalCode', 'h2x1y4')).toBe('H2X 1Y4');
    for (const field of ['firstName', 'lastName', 'email', 'addressLine1', 'addressLine2', 'city'])
      expect(await keptOf(field, 'x'.repeat(101)), field).toBe('x'.repeat(100));
  });

  test('[AP-033] who referred and a reference id are asked of every purchase', async () => {
    const page = await show({ step: 'apply' });
    await page.getByLabel('Who referred you?').fill('A friend');
    await page.getByLabel('Reference number').fill('REF123456789');
    expect(await page.locator('#referredBy').inputValue()).toBe('A friend');
    expect(await page.locator('#referenceId').inputValue()).toBe('REF123456789');
  });

  test('[AP-031] an employee purchase asks for the employee’s name and one of three relationships', async () => {
    const page = await show({
      step: 'apply',
      facts: { organizationKind: 'employee', organizationCode: 'ME' },
    });
    await page.locator('#employeeName').fill('Luc Gagnon');
    expect(await page.locator('#employeeName').inputValue()).toBe('Luc Gagnon');
    const values = await page
      .locator('#employeeRelationship option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values.filter((value) => value !== '')).toEqual(['EMPL', 'FNF_RES', 'FNF_NONRES']);
    const partner = await show({ step: 'apply' });
    await partner.locator('#legalConsent').waitFor({ state: 'attached' });
    expect(await partner.locator('#employeeName').count()).toBe(0);
    expect(await partner.locator('#employeeRelationship').count()).toBe(0);
  });
});
