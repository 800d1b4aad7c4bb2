import type { Locator, Page } from '@playwright/test';
import { afterEach, describe, expect, test } from 'vitest';
import { type GalleryView, openGallery } from '#tests/support/gallery.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const gallery = startedFor(() => openGallery());
afterEach(() => gallery.putAway());

const show = (view: GalleryView): Promise<Page> => gallery.show(view);

describe('fields', () => {
  test.each([
    ['a text', 'fields', 'wrong', 'First name', 'Enter the first name of the traveller'],
    ['an amount', 'fields', 'cost-wrong', 'Non-refundable trip cost', 'Enter the trip cost in dollars'],
    ['a list', 'fields', 'province-wrong', 'Province or territory', 'Choose a province or territory'],
    ['a date', 'dates', 'departure-wrong', 'Departure date', 'Departure date must be today or in the future'],
    ['a place', 'dates', 'from-wrong', 'Departure city', 'Choose a city from the suggestions'],
    ['a box', 'choices', 'consent', /^I have read the conditions/, 'Agree to continue'],
    ['the day of a birth', 'dates', 'birth-wrong', 'Day', 'Enter a valid date of birth'],
  ] as const)(
    '[WG-062] %s has a label, and its problem is beside it and in its description',
    async (_, part, id, label, problem) => {
      const page = await show({ part });
      const field = page.locator(`[id="${id}"]`);
      expect(
        await page
          .locator(`label:visible`, { has: field })
          .or(page.locator(`label[for="${id}"]`))
          .first()
          .innerText(),
      ).toMatch(label);
      expect(await page.getByLabel(label).and(field).count()).toBe(1);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect((await field.getAttribute('aria-describedby'))?.split(' ')).toContain(`${id}-problem`);
      const told = page.locator(`[id="${id}-problem"]`);
      expect(await told.innerText()).toContain(problem);
      expect(await told.isVisible()).toBe(true);
    },
  );

  test.each([
    ['radio buttons', 'choices', 'type-wrong', 'Who is travelling?', 'Choose who is travelling'],
    [
      'a toggle',
      'choices',
      'outside-wrong',
      'Does the trip go outside Canada?',
      'Say whether the trip goes outside Canada',
    ],
    ['a date of birth', 'dates', 'birth-wrong', 'Date of birth', 'Enter a valid date of birth'],
  ] as const)(
    '[WG-062] %s are a group with a name, and its problem is beside it and in its description',
    async (_, part, id, label, problem) => {
      const page = await show({ part });
      const told = page.locator(`[id="${id}-problem"]`);
      const group = page.getByRole('group', { name: label, exact: true }).filter({ has: told });
      expect(await group.locator('legend').isVisible()).toBe(true);
      expect(await group.locator(`[id="${id}"]`).count()).toBe(1);
      expect(await group.getAttribute('aria-describedby')).toBe(`${id}-problem`);
      expect(await told.innerText()).toContain(problem);
    },
  );

  test('the error summary takes the focus and leads to the field', async () => {
    const page = await show({ part: 'fields' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
    await page.getByRole('alert').getByRole('link', { name: 'Age must be a whole number' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('row-b');
  });

  test('[WG-054] a masked field ignores what does not fit and leaves the caret in its place', async () => {
    const page = await show({ part: 'fields' });
    const phone = page.locator('#phone');
    await phone.pressSequentially('514x5550142999');
    expect(await phone.inputValue()).toBe('(514) 555-0142');
    expect(await page.locator('#phone-note').innerText()).toContain('“9” was left out');
    const name = page.locator('#empty');
    await name.fill('Ana');
    await name.press('Home');
    await name.pressSequentially('7Z');
    expect(await name.inputValue()).toBe('ZAna');
    expect(await name.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
  });

  test('[WG-045 partly] a postal code is shown in upper case with its space, however it is typed', async () => {
    const page = await show({ part: 'fields' });
    const postal = page.locator('#postal');
    await postal.pressSequentially('k1a0b1x');
    expect(await postal.inputValue()).toBe('K1A 0B1');
    await postal.fill('h2x-1y4');
    expect(await postal.inputValue()).toBe('H2X 1Y4');
  });

  test('[LN-024] [LN-028] a currency field takes what is allowed and drops a separator at the end', async () => {
    const page = await show({ part: 'fields' });
    const cost = page.locator('#cost');
    await cost.fill('100');
    await cost.selectText();
    await cost.pressSequentially('$-50');
    expect(await cost.inputValue()).toBe('50');
    await cost.fill('');
    await cost.pressSequentially('12a,.');
    expect(await cost.inputValue()).toBe('12.');
    await cost.blur();
    expect(await cost.inputValue()).toBe('12.00');
    await cost.focus();
    expect(await cost.inputValue()).toBe('12');
  });

  test.each([
    ['en', '12.5.0', '12.50'],
    ['en', '12.5,0', '12.50'],
    ['fr', '12,5,0', '12,50'],
    ['fr', '12,5.0', '12,50'],
    ['fr', '12.5,0', '12,50'],
  ] as const)(
    '[LN-026] in %s a currency field ignores the second separator of %s',
    async (language, keys, shown) => {
      const page = await show({ part: 'fields', lang: language });
      const cost = page.locator('#cost');
      await cost.fill('');
      await cost.pressSequentially(keys);
      expect(await cost.inputValue()).toBe(shown);
    },
  );

  test.each([
    ['[LN-025] whatever is no digit and no separator', 'fr', '1a5$0 0,-5e', '1500,5'],
    ['[LN-025] whatever is no digit, and shows the dot as a comma', 'fr', 'x15.0%5', '15,05'],
    ['[LN-027] a third decimal', 'en', '12.345', '12.34'],
    ['[LN-027] a third decimal after a comma', 'fr', '12,345', '12,34'],
  ] as const)('%s: a currency field in %s leaves it out of %s', async (_, lang, keys, kept) => {
    const page = await show({ part: 'fields', lang });
    const cost = page.locator('#cost');
    await cost.fill('');
    await cost.pressSequentially(keys);
    expect(await cost.inputValue()).toBe(kept);
  });

  test('a field says at once what it left out and what to write, while somebody types on, too, and is quiet at the next visit', async () => {
    const page = await show({ part: 'fields' });
    const name = page.locator('#empty');
    await name.focus();
    const note = page.locator('#empty-note');
    expect(await note.getAttribute('role')).toBe('status');
    expect(await note.innerText()).toBe('');
    await name.pressSequentially('Ana7');
    expect(await note.innerText()).toBe('“7” was left out. Write letters, spaces and . - ’');
    expect(await name.getAttribute('aria-describedby')).toBe('empty-note');
    await name.press('n');
    expect(await note.innerText()).toContain('“7” was left out');
    await name.blur();
    expect(await note.innerText()).toContain('“7” was left out');
    await name.focus();
    await name.press('a');
    expect(await note.innerText()).toBe('');
    expect(await name.getAttribute('aria-describedby')).toBeNull();
    await name.press('8');
    expect(await note.innerText()).toContain('“8” was left out');
    await name.fill('');
    await name.blur();
    expect(await note.count()).toBe(0);
  });

  test.each([
    [
      'en',
      '“x” was left out. Write digits only, 2 at most.',
      '“…” was left out. Write digits only, 4 at most.',
    ],
    [
      'fr',
      '«\u00a0x\u00a0» n’a pas été gardé. N’écrivez que des chiffres, au plus 2.',
      '«\u00a0…\u00a0» n’a pas été gardé. N’écrivez que des chiffres, au plus 4.',
    ],
  ] as const)('in %s the parts of a date of birth say what they left out', async (lang, ofDay, ofYear) => {
    const page = await show({ part: 'dates', lang });
    const [day, year, note] = [
      page.locator('#birth'),
      page.locator('#birth-year'),
      page.locator('#birth-note'),
    ];
    await day.focus();
    expect(await note.getAttribute('role')).toBe('status');
    await day.pressSequentially('1x');
    expect(await day.inputValue()).toBe('1');
    expect(await note.innerText()).toBe(ofDay);
    expect(await day.getAttribute('aria-describedby')).toBe('birth-note');
    expect(await year.getAttribute('aria-describedby')).toBeNull();
    await year.pressSequentially('19');
    expect(await note.innerText()).toBe('');
    await year.pressSequentially('801');
    expect(await year.inputValue()).toBe('1980');
    expect(await note.innerText()).toBe(ofYear);
    expect(await year.getAttribute('aria-describedby')).toBe('birth-note');
    expect(await day.getAttribute('aria-describedby')).toBeNull();
  });

  test('a sign before an amount is refused until the field is left, not dropped by the next digit', async () => {
    const page = await show({ part: 'fields' });
    const cost = page.locator('#cost');
    await cost.fill('');
    await cost.pressSequentially('-5');
    expect(await cost.inputValue()).toBe('5');
    expect(await page.locator('#cost-note').innerText()).toContain('an amount has no sign');
    expect(await page.locator('#cost-note').getAttribute('data-wrong')).toBe('true');
    await cost.blur();
    expect(await page.locator('#cost-note').getAttribute('data-wrong')).toBeNull();
  });

  test.each([
    ['en', '1 500,50', '1500.50', '1,500.50'],
    ['fr', '1,500', '1500', '1\u00a0500,00'],
    ['fr', '$1,500.50', '1500,50', '1\u00a0500,50'],
  ] as const)('[LN-029 partly] [LN-031 partly] in %s a pasted %s is %s', async (lang, text, typed, left) => {
    const page = await show({ part: 'fields', lang });
    const cost = page.locator('#cost');
    await cost.fill(text);
    expect(await cost.inputValue()).toBe(typed);
    await cost.blur();
    expect(await cost.inputValue()).toBe(left);
  });

  test.each([
    ['cost', '-5', 'This cannot be read as one amount'],
    ['phone', '5145550142 ext 9', 'This is not a number of ten digits'],
    ['postal', '90210', 'This is not a Canadian postal code'],
  ] as const)('in the field %s a pasted %s stays as it is, with an error', async (id, text, error) => {
    const page = await show({ part: 'fields' });
    const field = page.locator(`#${id}`);
    await field.fill(text);
    await field.blur();
    expect(await field.inputValue()).toBe(text);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator(`#${id}-problem`).innerText()).toContain(error);
  });

  test('[QQ-005] the choices of a toggle stand below each other at 575 px, beside each other above', async () => {
    const page = await show({ part: 'choices', width: 575 });
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('input[name="outside"]')].map(
          (choice) => choice.getBoundingClientRect().top,
        ),
      );
    const [first = 0, second = 0] = await places();
    expect(second).toBeGreaterThan(first);
    await page.setViewportSize({ width: 576, height: 900 });
    const [left = 0, right = 1] = await places();
    expect(right).toBe(left);
  });

  test('[WG-030] [WG-031] one radio of a group is chosen, and each box of a group separately', async () => {
    const page = await show({ part: 'choices' });
    await page.getByText('Visitors to Canada').first().click();
    expect(await page.locator('input[name="type"]:checked').count()).toBe(1);
    expect(await page.locator('input[name="type"]:checked').getAttribute('value')).toBe('visitor');
    const boxes = ['An email before departure', 'A text message on the day of departure'].map((label) =>
      page.getByLabel(label),
    );
    const ticked = () => Promise.all(boxes.map((box) => box.isChecked()));
    const [email, message] = boxes as [Locator, Locator];
    expect(await ticked()).toEqual([true, false]);
    await message.check();
    expect(await ticked()).toEqual([true, true]);
    await email.uncheck();
    expect(await ticked()).toEqual([false, true]);
  });
});
