import { expect, test } from 'vitest';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

test.each(['en', 'fr'] as const)(
  '[TD-023] in %s a destination is cleared when the trip no longer goes where it is, and stays otherwise',
  async (lang) => {
    const page = await show({ step: 'quickQuote', lang, travellers: 1 });
    const destination = page.locator('#destination');
    const goesOutside = (value: 'true' | 'false') =>
      page.locator(`input[name="travelOutsideCanada"][value="${value}"]`).check();
    expect(await destination.inputValue()).toMatch(/^LIS, /);
    await goesOutside('true');
    expect(await destination.inputValue()).toMatch(/^LIS, /);
    await goesOutside('false');
    expect(await destination.inputValue()).toBe('');
    await destination.fill('van');
    await page.getByRole('listbox').getByRole('option').first().click();
    await goesOutside('false');
    expect(await destination.inputValue()).toMatch(/^YVR, /);
    await goesOutside('true');
    expect(await destination.inputValue()).toBe('');
  },
);
