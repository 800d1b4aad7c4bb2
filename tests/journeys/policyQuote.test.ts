import { expect, test } from '@playwright/test';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import { languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { expectStep, field } from '../support/journeys/walk.ts';
import { personAt } from '../support/tours/journeys/person.ts';

const lastNames = { en: 'Winterbottom', fr: 'Charbonneau' } as const;

const ofSomebody =
  (lastName: string) =>
  (forms: FlowForms): FlowForms => {
    const travellers = forms.apply!.travellers.map((one) => ({ ...one, lastName }));
    return { ...forms, apply: { ...forms.apply!, travellers } };
  };

for (const language of languages)
  test(`(R-545) a quote is found by the name of its traveller, read without anything to type in, and resumed from there (${language})`, async ({
    page,
    browser,
  }) => {
    const lastName = lastNames[language];
    const visit = { application: 'b2b', language, step: 'CONTACT_DETAILS', wasLeft: true } as const;
    await openStepAgain(page, { ...visit, otherwise: ofSomebody(lastName) });
    const device = await browser.newContext();
    await bringSession(device, 'b2b', agents.agency);
    const other = await device.newPage();
    const { text } = personAt(other, language);
    await other.goto(`${originOf('b2b')}/maintenance?lang=${language}`);
    await field(other, 'list-policyQuotes').check();
    await field(other, 'filter-lastName').fill(lastName.toLowerCase());
    await other.keyboard.press('Enter');
    const found = other.getByRole('row').filter({ hasText: lastName });
    await expect(found).toHaveCount(1);
    await expect(found).toContainText(text('maintenance.status.QUOTE'));
    await found.getByRole('rowheader').getByRole('link').click();
    await expect(other).toHaveURL(/\/endorsement\/Q-\d+\/policies\?status=QUOTE&/);
    const policyNumber = /Q-\d+/.exec(other.url())![0];
    const main = other.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      text('policyView.title.quote', { policyNumber }),
    );
    await expect(main).toContainText(lastName);
    await expect(main.locator('input, select, textarea')).toHaveCount(0);
    await expectNoBarriers(other, `a quote in ${language}`);
    await main.getByRole('link', { name: text('policyView.resume') }).click();
    await expect(other.locator('tbody tr')).toHaveCount(1);
    await main.getByRole('button', { name: text('quotes.act.resume') }).click();
    await expectStep(other, 'CONTACT_DETAILS', language);
    await expect(other.locator('[id^="lastName."]').first()).toHaveValue(lastName);
    await device.close();
  });
