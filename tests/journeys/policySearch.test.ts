import { expect, type Page, test } from '@playwright/test';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import { type Language, languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { withoutMouse } from '../support/journeys/keyboard.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { expectStep, field, submit } from '../support/journeys/walk.ts';
import { personAt } from '../support/tours/journeys/person.ts';

const planNames = { en: 'Single-Trip', fr: 'voyage unique' } as const;
const lastNames = { en: 'Quillfeather', fr: 'Brindamour' } as const;

const ofSomebody =
  (lastName: string) =>
  (forms: FlowForms): FlowForms => {
    const travellers = forms.apply!.travellers.map((one) => ({ ...one, lastName }));
    return { ...forms, apply: { ...forms.apply!, travellers } };
  };

/** Sells to somebody in administration, paid to the agency. */
async function sellTo(page: Page, language: Language): Promise<void> {
  const visit = { application: 'admin', agent: agents.manager, language } as const;
  await openStepAgain(page, { ...visit, step: 'PAYMENT', otherwise: ofSomebody(lastNames[language]) });
  await page.locator('input[name="method"][value="PAID_TO_AGENCY"]').check();
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', language);
}

/** What a page leaves where others may read it: its addresses, its titles, what it measures and what it keeps. */
async function tracesOf(page: Page): Promise<string> {
  const kept = await page.evaluate(() =>
    JSON.stringify([
      window.location.href,
      document.title,
      window.history.state,
      { ...window.sessionStorage },
      { ...window.localStorage },
      (window as { dataLayer?: unknown }).dataLayer,
    ]),
  );
  return kept.toLowerCase();
}

for (const language of languages)
  test(`[PO-001] [PO-009 partly] [PO-025 partly] who comes back from a policy finds the search by a name as it was, and the name stands in no address (${language})`, async ({
    page,
  }) => {
    await sellTo(page, language);
    const { text } = personAt(page, language);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    await page.goto(`${originOf('admin')}/?lang=${language}`);
    await expect(page.locator('main h1')).toHaveText(text('maintenance.title'));
    const name = lastNames[language];
    await field(page, 'filter-lastName').fill(name.toUpperCase());
    await page.keyboard.press('Enter');
    const found = page.getByRole('row').filter({ hasText: name });
    await expect(found).toHaveCount(1);
    await expect(found).toContainText(text('maintenance.status.ACTIVE'));
    await expect(found).toContainText(planNames[language]);
    await expectNoBarriers(page, `the search for policies in ${language}`);
    const link = found.getByRole('rowheader').getByRole('link');
    const number = (await link.textContent()) ?? '';
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/endorsement/${number}`));
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(field(page, 'filter-lastName')).toHaveValue(name.toUpperCase());
    await field(page, 'list-policyQuotes').check();
    await expect(page.getByText(text('maintenance.empty.policyQuotes'))).toBeVisible();
    await expect(field(page, 'filter-lastName')).toHaveValue(name.toUpperCase());
    expect(visited.join(' ').toLowerCase()).not.toContain(name.toLowerCase());
    expect(await tracesOf(page)).not.toContain(name.toLowerCase());
  });

for (const language of languages)
  test(`[PO-020 partly] who comes back from what was sent of a policy on the second page finds page, order and row as they were (${language})`, async ({
    page,
  }) => {
    const { text } = personAt(page, language);
    const main = page.getByRole('main');
    const numbers = main.locator('tbody').getByRole('rowheader').getByRole('link');
    await bringSession(page.context(), 'admin', agents.manager, 'moving');
    await page.goto(`${originOf('admin')}/?offset=10&sortField=purchaseDate&sortOrder=asc&lang=${language}`);
    const opened = numbers.first();
    const number = await opened.innerText();
    await opened.click();
    await main.getByRole('link', { name: text('policyView.section.delivery') }).click();
    await expect(main.getByRole('table')).toBeVisible();
    await main.getByRole('link', { name: text('policyView.back') }).click();
    await expect(opened).toHaveText(number);
    await expect(opened).toBeFocused();
    await expect(page).toHaveURL(/sortField=purchaseDate&sortOrder=asc&offset=10/);
  });

test('a policy is found and noted on by keyboard alone', async ({ page }) => {
  const { text } = personAt(page, 'en');
  const keys = withoutMouse(page);
  const main = page.getByRole('main');
  await bringSession(page.context(), 'b2b', agents.agency);
  await page.goto(`${originOf('b2b')}/maintenance?lang=en`);
  await keys.type(field(page, 'filter-lastName'), 'damour');
  await page.keyboard.press('Enter');
  await keys.press(main.getByRole('rowheader').getByRole('link', { name: 'BOREAL-MTL-900001011' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keys.press(main.getByRole('link', { name: text('policyView.section.notes') }));
  await keys.type(main.getByRole('textbox'), 'Noted without a mouse.');
  await keys.press(main.getByRole('button', { name: text('policyNotes.send') }));
  await expect(main.locator('ol > li').first()).toContainText('Noted without a mouse.');
});
