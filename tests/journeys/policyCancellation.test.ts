import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { buyAtDesk } from '../support/journeys/buyAtDesk.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { personAt } from '../support/tours/journeys/person.ts';

/** Cancels a policy that is open, for a reason, and gives what was said of its refund. */
async function cancel(page: Page, language: Language, policyNumber: string): Promise<string> {
  const { text } = personAt(page, language);
  await page.goto(`${originOf('b2b')}/endorsement/${policyNumber}/edit?lang=${language}`);
  await page.getByRole('button', { name: text('policyCancellation.open') }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: text('policyCancellation.confirm') });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await dialog.locator('#cancellationReason').selectOption('CUSTOMER_NOT_TRAVELLING');
  const refund = await dialog.getByRole('row').nth(1).textContent();
  await expectNoBarriers(page, 'the cancellation of a policy');
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: text('policyCancellation.open') })).toHaveCount(0);
  return refund ?? '';
}

for (const language of languages) {
  test(`[CX-001] [CX-015 partly] a policy that was just bought is cancelled, and all of it is given back (${language})`, async ({
    page,
  }) => {
    const { text } = personAt(page, language);
    const policyNumber = await buyAtDesk(page, language);
    const refund = await cancel(page, language, policyNumber);
    expect(refund).toMatch({ en: /in cash\./, fr: /au comptant\./ }[language]);
    await expect(page.getByText(text('policyCancellation.done.refunded'))).toBeVisible();
    await expect(
      page.getByText({ en: 'Refunded', fr: 'Remboursée' }[language], { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: text('history.show') }).click();
    await expect(
      page.getByRole('heading', { name: text('policyHistory.reason.CANCELLATION') }).first(),
    ).toBeVisible();
    await page.getByRole('link', { name: text('policyView.section.financials') }).click();
    const given = page.getByRole('row').filter({ hasText: text('policyFinancials.type.REFUND') });
    await expect(given).toContainText({ en: /−\$\d+\.\d\d/, fr: /−\d+,\d\d\s\$/ }[language]);
  });
}

test('[CX-015 partly] a policy that is cancelled after the free look is not in force, and nothing is given back', async ({
  page,
}) => {
  await bringSession(page.context(), 'b2b', agents.agency);
  const refund = await cancel(page, 'fr', 'BOREAL-MTL-900001031');
  expect(refund).toContain('rien n’est remboursé');
  await expect(page.getByText('La police est résiliée. Rien n’est remboursé.')).toBeVisible();
  await expect(page.getByText('Pas en vigueur', { exact: true })).toBeVisible();
});
