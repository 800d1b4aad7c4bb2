import type { Page } from '@playwright/test';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import { describe, expect, test } from 'vitest';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

const submit = (page: Page) => page.locator('button[type=submit]').click();

describe('trip details', () => {
  test('[TD-026] [TD-027] [TD-028] each kind of traveller is asked its own fields', async () => {
    const labels = async (flowTravellerType: TravellersForm['flowTravellerType']) => {
      const page = await show({ step: 'tripDetails', form: { flowTravellerType } });
      for (const change of await page.getByRole('button', { name: 'Change these answers' }).all())
        await change.click();
      return page
        .locator('form input:not([type=radio]), form fieldset')
        .evaluateAll((fields) => fields.map(({ id }) => id).filter(Boolean));
    };
    const places = ['departure', 'destination'];
    expect(await labels('TRAVELLING_CANADIANS')).toEqual(places);
    expect(await labels('STUDENT')).toEqual([
      ...places,
      'schoolName',
      'schoolCity',
      'educationStartDate',
      'educationEndDate',
    ]);
    expect(await labels('VISITOR_TO_CANADA')).toEqual([...places, 'arrivalDate']);
    expect(await labels('TOP_UP')).toEqual([...places, 'existingCoverageDays']);
  });

  test.each([
    ['en', 'The date is too far in the past'],
    ['fr', 'La date est trop loin dans le passé'],
  ] as const)(
    '[WG-012] in %s a start of the education is too early once its field is left',
    async (lang, told) => {
      const page = await show({ step: 'tripDetails', lang, form: { flowTravellerType: 'STUDENT' } });
      const field = page.locator('#educationStartDate');
      const problem = page.locator('#educationStartDate-problem');
      await field.fill('1902-09-01');
      expect(await problem.count()).toBe(0);
      await field.blur();
      await expect.poll(() => problem.innerText()).toContain(told);
      await field.fill('2024-09-01');
      await field.blur();
      await expect.poll(() => problem.count()).toBe(0);
    },
  );

  test.each([
    ['en', 'Enter the date of arrival in Canada'],
    ['fr', 'Entrez la date d’arrivée au Canada'],
  ] as const)(
    '[WG-009] in %s a date that is left empty is told where it is required, and is right where it is not',
    async (lang, told) => {
      const page = await show({
        step: 'tripDetails',
        lang,
        form: { flowTravellerType: 'VISITOR_TO_CANADA' },
      });
      const field = page.locator('#arrivalDate');
      const problem = page.locator('#arrivalDate-problem');
      await field.fill('');
      expect(await problem.count()).toBe(0);
      await field.blur();
      await expect.poll(() => problem.innerText()).toContain(told);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const apply = await show({ step: 'apply', lang, facts: { mayDateApplication: true } });
      const optional = apply.locator('#applicationDate');
      const wrong = apply.locator('#applicationDate-problem');
      await optional.fill('2026-11-');
      await optional.blur();
      await expect.poll(() => wrong.count()).toBe(1);
      await optional.fill('');
      await optional.blur();
      await expect.poll(() => wrong.count()).toBe(0);
      expect(await optional.getAttribute('aria-invalid')).not.toBe('true');
    },
  );

  test('what is known already is confirmed by Enter alone', async () => {
    const page = await show({ step: 'tripDetails', form: { flowTravellerType: 'TRAVELLING_CANADIANS' } });
    const facts = page.locator('main dl');
    await expect.poll(() => facts.innerText()).toContain('Lisbon Airport');
    await page.keyboard.press('Enter');
    const output = await page.evaluate(() => (window as { output?: { towards: string } }).output);
    expect(output).toMatchObject({ towards: 'next' });
  });

  test('[TD-027] a visitor says whether the trip is for a super visa', async () => {
    const page = await show({ step: 'tripDetails', form: { flowTravellerType: 'VISITOR_TO_CANADA' } });
    await page.locator('#arrivalDate').fill('2026-12-02');
    await page
      .getByRole('group', { name: 'Is the insurance for a super visa application?' })
      .getByLabel('Yes')
      .check();
    await submit(page);
    const output = await page.evaluate(
      () => (window as { output?: { form: { isSuperVisa: string } } }).output,
    );
    expect(output?.form.isSuperVisa).toBe('true');
  });

  test('Back leaves with what is typed', async () => {
    const page = await show({ step: 'tripDetails', form: { flowTravellerType: 'TOP_UP' } });
    await page.getByLabel('Days covered by your existing plan').fill('5');
    await page.getByRole('button', { name: 'Back' }).click();
    const output = await page.evaluate(
      () => (window as { output?: { towards: string; form: { existingCoverageDays: string } } }).output,
    );
    expect(output).toMatchObject({ towards: 'back', form: { existingCoverageDays: '5' } });
  });
});
