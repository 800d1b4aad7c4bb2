import { expect, test } from '@playwright/test';
import { preparePurchase } from '#domain/calls/purchases/preparePurchase.ts';
import { languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { faultOfGateway } from '../support/journeys/faultOfGateway.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { card } from '../support/journeys/sale.ts';
import { enterCard, expectStep, submit } from '../support/journeys/walk.ts';
import { personAt } from '../support/tours/journeys/person.ts';

for (const language of languages)
  test(`a payment in doubt is counted in the menu, tried again and settled by the insurer, and the agent’s page confirms it (${language})`, async ({
    page,
    browser,
  }) => {
    const prepared = page.waitForResponse(
      (answer) => answer.url().endsWith(preparePurchase.path) && answer.request().method() === 'POST',
    );
    await openStepAgain(page, { application: 'b2b', language, step: 'PAYMENT' });
    const { purchaseId } = (await (await prepared).json()) as { purchaseId: string };
    const endFault = await faultOfGateway(page, purchaseId);
    await enterCard(page, { ...card, pan: '4000000000005001' });
    await submit(page).click();
    const desk = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await bringSession(desk, 'admin', agents.manager);
    const insurer = await desk.newPage();
    const { text } = personAt(insurer, language);
    const row = insurer.locator('tbody tr');
    await insurer.goto(`${originOf('admin')}/tasks?about=${purchaseId}&lang=${language}`);
    await expect(async () => {
      await insurer.getByRole('button', { name: text('tableFilter.search'), exact: true }).click();
      await expect(row).toContainText(text('tasks.tries', { tries: 2 }), { timeout: 1_000 });
    }).toPass();
    await expect(row).toContainText(text('tasks.kind.PAYMENT'));
    await expect(
      insurer.getByRole('link', { name: new RegExp(`^${text('tasks.title')}.*\\d`) }),
    ).toBeVisible();
    await expectNoBarriers(insurer, `a payment in doubt in ${language}`);
    await endFault();
    await row.getByRole('button').click();
    await insurer.getByRole('menuitem', { name: text('tasks.act.retry'), exact: true }).click();
    await expect(insurer.getByText(text('tasks.act.retry.done', { settled: 'true' }))).toBeVisible();
    await expect(row.first()).not.toContainText(text('tasks.kind.PAYMENT'));
    await expectStep(page, 'CONFIRMATION', language);
  });
