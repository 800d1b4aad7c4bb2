import { expect, type Page, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { openInside } from '../support/journeys/openInside.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { button, dialog, idle, openStill } from '../support/journeys/reminder.ts';
import { personAt } from '../support/tours/journeys/person.ts';

/** Étienne Côté and Louise Bélanger, who bought together of the agency in Montréal. */
const number = 'BOREAL-MTL-900001021';
const base = `${originOf('b2b')}/endorsement/${number}`;
const tabs = {
  en: ['Associated policies', 'Policy info', 'Financials', 'Notes', 'Delivery'],
  fr: ['Polices associées', 'Renseignements sur la police', 'Finances', 'Notes', 'Envois'],
} as const;
const segments = ['policies', 'edit', 'financials', 'notes', 'delivery'];
const tabsOf = (page: Page) => page.getByRole('main').getByRole('navigation').getByRole('link');

for (const language of languages)
  test(`[PV-002 partly] [PV-003 partly] [PV-004] [PV-014 partly] a policy opens at its associated policies, each section by its tab, and is read by an address without one (${language})`, async ({
    page,
  }) => {
    const { text } = personAt(page, language);
    const main = page.getByRole('main');
    await bringSession(page.context(), 'b2b', agents.agency);
    await page.goto(`${base}?lang=${language}`);
    await expect(page).toHaveURL(`${base}/policies?lang=${language}`);
    await expect(main.locator('details')).toHaveCount(2);
    await expect(main.locator('details[open]')).toContainText('Étienne Côté');
    await expect(tabsOf(page)).toHaveText([...tabs[language]]);
    for (const [at, segment] of segments.entries()) {
      await tabsOf(page).nth(at).click();
      await expect(page).toHaveURL(`${base}/${segment}?lang=${language}`);
      await expect(tabsOf(page).nth(at)).toHaveAttribute('aria-current', 'page');
      await expectNoBarriers(page, `the section ${segment} of a policy in ${language}`);
    }
    await page.goto(`${base}/view?lang=${language}`);
    await expect(main).toContainText('12 rue des Érables');
    await expect(tabsOf(page)).toHaveCount(5);
    await expect(main.locator('[aria-current]')).toHaveCount(0);
    await expect(main.locator('input, select, textarea')).toHaveCount(0);
    await page.goto(`${originOf('b2b')}/endorsement/${number}9/policies?lang=${language}`);
    await expect(main).toContainText(text('policyView.notFound.body'));
  });

test('[PV-011] the reminder of the session shows over a policy, and whoever goes on reads on', async ({
  page,
}) => {
  await openStill(page, 'admin', agents.manager);
  await openInside(page, '/endorsement/CM-900001121/notes?lang=en');
  await expect(page.getByRole('main').getByRole('textbox')).toBeEditable();
  await idle(page);
  await button(page, 'refresh').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${originOf('admin')}/endorsement/CM-900001121/notes?lang=en`);
});
