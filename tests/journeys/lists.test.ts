import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { areaAt, areaPaths } from '#domain/areas.ts';
import { type Language, languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { fillList } from '../support/journeys/fillList.ts';
import { personAt } from '../support/tours/journeys/person.ts';

/** What the walk through a list proves. */
const proves: Readonly<Record<string, string>> = {
  '/licensing': '[LS-001] [LS-021] [LS-029] ',
  '/users': '[US-001] ',
};

/** What is said of a page of more than ten rows. */
const rangeFrom: Record<Language, (first: number) => RegExp> = {
  en: (first) => new RegExp(`${first}–\\d+ of [1-9]\\d`),
  fr: (first) => new RegExp(`${first} à \\d+ sur [1-9]\\d`),
};

/** Every list by its path, its room of texts, and its first column. */
const lists = areaPaths
  .filter((path) => areaAt(path).opens === 'list')
  .map((path) => {
    const room = path.slice(1);
    const texts = Object.keys(JSON.parse(readFileSync(`locales/en-CA/${room}.json`, 'utf8')) as object);
    const column = texts.find((key) => key.startsWith('column.'))?.slice('column.'.length);
    return { path, room, column };
  });

for (const { path, room, column } of lists)
  for (const language of languages)
    test(`${proves[path] ?? ''}the side menu leads to the list of ${path}, ten in one screen of 1280 × 860, every column in sight at 768 px, and Back to the page before (${language})`, async ({
      page,
    }) => {
      const address = (query = '') => `${originOf('admin')}${path}?${query}lang=${language}`;
      await bringSession(page.context(), 'admin', agents.manager);
      await fillList(page, path);
      await page.setViewportSize({ width: 1280, height: 860 });
      await page.goto(`${originOf('admin')}/?lang=${language}`);
      const { text } = personAt(page, language);
      const main = page.getByRole('main');
      const rows = main.locator('tbody tr');
      const button = (key: string) => main.getByRole('button', { name: text(key), exact: true });
      // Some items of the menu say how many wait, as soon as that is known.
      await page.getByRole('link', { name: new RegExp(`^${text(`${room}.title`)}`) }).click();
      await expect(page).toHaveURL(address());
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text(`${room}.title`));
      await expect(rows).toHaveCount(10);
      const last = await rows.last().boundingBox();
      expect(last!.y + last!.height).toBeLessThanOrEqual(860);
      await expect(main).toContainText(rangeFrom[language](1));
      await button('kit.paginator.next').click();
      await expect(main).toContainText(rangeFrom[language](11));
      await expect(page).toHaveURL(address('offset=10&'));
      await page.goBack();
      await expect(rows).toHaveCount(10);
      await expect(page).toHaveURL(address());
      await page.setViewportSize({ width: 768, height: 900 });
      const table = main.getByRole('group', { name: text(`${room}.caption`) });
      const hidden = () => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(hidden).toBe(0);
      await expectNoBarriers(page, `the list of ${path} in ${language}`);
      await button(`${room}.column.${column}`).click();
      await expect(page).toHaveURL(address(`sortField=${column}&sortOrder=asc&`));
    });
