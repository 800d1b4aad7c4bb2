import { expect, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { personAt } from '../support/tours/journeys/person.ts';

test.setTimeout(180_000);

/** Every list of the side menu by its path: its room of texts, the ids of what is shown of it, a column by which it is sorted. */
const lists = [
  { path: '/licensing', room: 'licensing', ids: '[LS-001] [LS-021] [LS-029] ', column: 'licenseNumber' },
] as const;

/** Of 11 to 19 rows: those of the sample, and what journeys add. */
const range: Record<Language, RegExp> = { en: /1–10 of 1[1-9]/, fr: /1 à 10 sur 1[1-9]/ };

for (const { path, room, ids, column } of lists)
  for (const language of languages)
    test(`${ids}the side menu leads to the list of ${path}, ten on a page with every column in sight at 768 px, and Back to the page before (${language})`, async ({
      page,
    }) => {
      const address = (query = '') => `${originOf('admin')}${path}?${query}lang=${language}`;
      await bringSession(page.context(), 'admin', agents.manager);
      await page.goto(`${originOf('admin')}/?lang=${language}`);
      const { text } = personAt(page, language);
      const main = page.getByRole('main');
      const rows = main.locator('tbody tr');
      const button = (key: string) => main.getByRole('button', { name: text(key), exact: true });
      await page.getByRole('link', { name: text(`${room}.title`), exact: true }).click();
      await expect(page).toHaveURL(address());
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text(`${room}.title`));
      await expect(rows).toHaveCount(10);
      await expect(main).toContainText(range[language]);
      await button('kit.paginator.next').click();
      await expect.poll(async () => [1, 2, 3, 4, 5, 6, 7, 8, 9].includes(await rows.count())).toBe(true);
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
