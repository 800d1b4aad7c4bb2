import type { Page } from '@playwright/test';
import { afterEach, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { type GalleryView, openGallery } from '#tests/support/gallery.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const gallery = startedFor(() => openGallery());
afterEach(() => gallery.putAway());

const show = (view: GalleryView): Promise<Page> => gallery.show(view);

describe('the whole kit', () => {
  test.each([
    ['all', 'en', 'house', 1280],
    ['all', 'fr', 'coverMe', 320],
    ['all', 'fr', 'tc', 768],
    ['notFound', 'fr', 'employee', 1280],
    ['notFound', 'en', 'house', 320],
    ['broken', 'en', 'partner', 320],
    ['broken', 'fr', 'house', 768],
    ['forbidden', 'en', 'house', 768],
    ['forbidden', 'fr', 'tc', 1280],
    ['area', 'fr', 'house', 320],
    ['area', 'en', 'coverMe', 1280],
  ] as const)(
    '%s in %s, %s, %i px: no accessibility finding, no breach of the policy, nothing too wide',
    async (part, lang, label, width) => {
      const { page, complaints } = await gallery.watch({ part, lang, label, width });
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content).toBeLessThanOrEqual(window ?? 0);
    },
  );
});

test.each([
  ['area', 'fr'],
  ['notFound', 'en'],
  ['filters', 'fr'],
] as const)('%s in %s is not wider than a window of 320 px with texts twice as large', async (part, lang) => {
  const page = await show({ part, lang, width: 320 });
  const width = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth;
  });
  expect(width).toBe(320);
});

test.each([
  [320, '200%'],
  [360, '100%'],
  [700, '100%'],
] as const)(
  'the banner shows the whole name of the organization at %i px with texts at %s',
  async (width, textSize) => {
    const page = await show({ part: 'area', lang: 'fr', width });
    const name = page.getByRole('banner').getByText('Partenaire', { exact: true });
    const [shown, needed, right] = await name.evaluate((element, fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      return [element.clientWidth, element.scrollWidth, element.getBoundingClientRect().right];
    }, textSize);
    expect(shown).toBeGreaterThan(0);
    expect(needed).toBeLessThanOrEqual(shown ?? 0);
    expect(right).toBeLessThanOrEqual(width);
  },
);

const suggestions = (page: Page) => page.locator('[role="option"]');

describe('suggestions', () => {
  const opened = async () => {
    const page = await show({ part: 'dates' });
    await page.locator('#from[role="combobox"]').waitFor();
    return { page, field: page.locator('#from') };
  };

  test('[WG-025] [WG-029] typing filters, arrow keys move, Enter chooses and fills the field, Escape closes', async () => {
    const { page, field } = await opened();
    await field.pressSequentially('to');
    await expect.poll(() => suggestions(page).count()).toBe(2);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    expect(await page.locator('[role="option"][data-focused]').innerText()).toContain('Pearson');
    await field.press('Enter');
    expect(await field.inputValue()).toBe('Toronto');
    await expect.poll(() => suggestions(page).count()).toBe(0);
    await field.fill('lo');
    await page.getByRole('listbox').waitFor();
    await field.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('lo');
  });

  test.each(['Tab', 'Enter'])(
    '%s takes the only suggestion, and none where there are several',
    async (key) => {
      const { page, field } = await opened();
      await field.pressSequentially('to');
      await expect.poll(() => suggestions(page).count()).toBe(2);
      await field.press(key);
      expect(await field.inputValue()).toBe('to');
      await field.fill('lis');
      await expect.poll(() => suggestions(page).count()).toBe(1);
      await field.press(key);
      await expect.poll(() => field.inputValue()).toBe('Lisbonne');
    },
  );

  test('[WG-024] the list is at most 220 px high and scrolls beyond that', async () => {
    const { page, field } = await opened();
    await field.pressSequentially('l');
    await page.getByRole('listbox').waitFor();
    const box = await page.getByRole('listbox').evaluate((list) => {
      const { maxHeight, overflowY } = getComputedStyle(list);
      return { maxHeight, overflowY };
    });
    expect(box).toEqual({ maxHeight: '220px', overflowY: 'auto' });
  });

  test('suggestions after an empty answer show again', async () => {
    const { page, field } = await opened();
    await field.fill('zz');
    await field.fill('mo');
    await suggestions(page).waitFor();
    expect(await suggestions(page).innerText()).toContain('Montréal');
  });

  test('what is typed before the list is there stays, and so does the focus', async () => {
    const page = await show({ part: 'quiet' });
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/SuggestingInput-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(page.url().replace('quiet', 'dates'));
    await page.locator('#from').pressSequentially('los');
    expect(await page.locator('#from').getAttribute('role')).toBeNull();
    release();
    await page.locator('#from[role="combobox"]').waitFor();
    await page.keyboard.type(' ');
    expect(await page.locator('#from').inputValue()).toBe('los ');
  });
});

test('[WG-061] a press on a column turns its sort, and another column starts with asc', async () => {
  const page = await show({ part: 'tables' });
  const table = page.getByRole('table').first();
  const sorted = () =>
    table
      .locator('th[scope="col"]')
      .evaluateAll((columns) => columns.map((column) => column.getAttribute('aria-sort')));
  const press = (column: string) => table.getByRole('button', { name: column }).click();
  expect(await sorted()).toEqual(['ascending', null, null]);
  await press('Traveller');
  await expect.poll(sorted).toEqual(['descending', null, null]);
  await press('Traveller');
  await expect.poll(sorted).toEqual(['ascending', null, null]);
  await press('Traveller');
  await press('Plan');
  await expect.poll(sorted).toEqual([null, 'ascending', null]);
});

test('the way to the next page stands at the right edge, on the last page too', async () => {
  const page = await show({ part: 'tables' });
  const next = page.getByRole('button', { name: 'Next' });
  const rightOfNext = () => next.evaluate((button) => Math.round(button.getBoundingClientRect().right));
  const edge = await rightOfNext();
  for (let times = 0; times < 4; times += 1) await next.click();
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  expect(await rightOfNext()).toBe(edge);
});

describe('what opens and closes', () => {
  test('[WG-041] a dialog keeps the focus, closes by button, Escape and a press beside it, and gives the focus back', async () => {
    const page = await show({ part: 'acts' });
    const trigger = page.getByRole('button', { name: 'Remove the traveller' });
    const dialog = page.getByRole('dialog');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => dialog.getByRole('button', { name: 'Keep the traveller' }).click(),
      () => page.mouse.click(10, 10),
    ]) {
      await trigger.focus();
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      for (let turn = 0; turn < 5; turn += 1) {
        await page.keyboard.press('Tab');
        expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      }
      await close();
      await dialog.waitFor({ state: 'detached' });
    }
    await expect.poll(() => trigger.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('[WG-037] [WG-038] a tooltip of 200 px shows on keyboard focus and on hover, and Escape dismisses it', async () => {
    const page = await show({ part: 'acts' });
    const sign = page.getByRole('button', { name: 'About: Deductible' });
    const tooltip = page.getByRole('tooltip');
    await page.getByRole('button', { name: 'Show a message' }).focus();
    await page.keyboard.press('Tab');
    await tooltip.waitFor();
    expect(await tooltip.evaluate((box) => getComputedStyle(box).width)).toBe('200px');
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'detached' });
    await page.mouse.move(600, 600);
    await sign.hover();
    await tooltip.waitFor();
  });

  test('[WG-032] [WG-033] a panel opens and closes, and opening one closes the other', async () => {
    const page = await show({ part: 'acts' });
    const states = () =>
      page
        .locator('details')
        .evaluateAll((panels) => panels.map((panel) => (panel as HTMLDetailsElement).open));
    expect(await states()).toEqual([true, false]);
    await page.getByText('Who can be insured?').click();
    await expect.poll(states).toEqual([false, true]);
    await page.getByText('Who can be insured?').click();
    await expect.poll(states).toEqual([false, false]);
  });

  test('a button that is not ready stays reachable, shows why and says it when pressed', async () => {
    const page = await show({ part: 'quiet' });
    const button = page.getByRole('button', { name: 'Continue to plans' }).last();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('alert').allInnerTexts())
      .toContain('Choose a plan for every traveller first.');
  });
});

describe('a piece whose code does not come', () => {
  const away = (page: Page, piece: string) =>
    page.route(`**/${piece}-*.js`, (route) => route.abort('connectionfailed'));
  const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

  test.each([
    ['a dialog', 'acts', 'DialogBox', 'Remove the traveller', 'dialog'],
    ['a message', 'acts', 'ToastBox', 'Show a message', 'alertdialog'],
    ['a calendar', 'dates', 'CalendarPopover', 'Choose from the calendar: Departure date', 'dialog'],
  ] as const)(
    'of %s: that is said over the page, and it comes when tried again',
    async (_, part, piece, name, role) => {
      const page = await show({ part });
      await away(page, piece);
      await page.getByRole('button', { name }).first().click();
      await lost(page).waitFor();
      await lost(page).getByRole('button', { name: 'Try again' }).click();
      await lost(page).waitFor();
      await page.unrouteAll();
      await lost(page).getByRole('button', { name: 'Try again' }).click();
      await page.getByRole(role).first().waitFor();
      expect(await lost(page).count()).toBe(0);
    },
  );

  test('of a dialog that was closed again comes the next time that it opens', async () => {
    const page = await show({ part: 'acts' });
    await away(page, 'DialogBox');
    await page.getByRole('button', { name: 'Remove the traveller' }).click();
    await lost(page).getByRole('button', { name: 'Close' }).click();
    await lost(page).waitFor({ state: 'detached' });
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Remove the traveller' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await lost(page).count()).toBe(0);
  });

  test('of suggestions leaves a field to type in, which asks for it again while somebody types', async () => {
    const page = await show({ part: 'quiet' });
    await away(page, 'SuggestingInput');
    const failed = page.waitForEvent('requestfailed');
    await page.goto(page.url().replace('quiet', 'dates'));
    await failed;
    const field = page.locator('#from');
    await field.fill('los');
    expect(await field.getAttribute('role')).toBeNull();
    await page.unrouteAll();
    // A key that falls into a question which is still to fail asks nothing anew: the next one does.
    const roleAfterKeys = async () => {
      await field.press('s');
      await field.press('Backspace');
      return field.getAttribute('role');
    };
    await expect.poll(roleAfterKeys).toBe('combobox');
    expect(await field.inputValue()).toBe('los');
    expect(await lost(page).count()).toBe(0);
  });
});

describe('the shell', () => {
  test('[NV-042 partly] the skip link leads to the main content, the menu opens with Enter and closes with Escape', async () => {
    const page = await show({ part: 'notFound' });
    await page.getByRole('link', { name: 'Skip to the main content' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    const menu = page.getByRole('button', { name: 'Account of Anaïs Tremblay' });
    await menu.focus();
    await page.keyboard.press('Enter');
    expect(await page.getByRole('button', { name: 'Sign out' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Sign out' }).isVisible()).toBe(false);
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('[NV-012] side and top navigation fold at 991 px and show above', async () => {
    const page = await show({ part: 'notFound', width: 991 });
    const menus = page.getByRole('navigation', { name: /Main|Administration/ }).getByRole('list');
    expect(await menus.count()).toBe(0);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    expect(await menus.count()).toBe(2);
    await page.getByRole('button', { name: 'Close the menu' }).click();
    expect(await menus.count()).toBe(0);
    await page.setViewportSize({ width: 992, height: 900 });
    expect(await menus.count()).toBe(2);
    expect(await page.getByRole('button', { name: 'Open the menu' }).count()).toBe(0);
  });
});
