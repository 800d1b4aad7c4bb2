import { type Browser, expect, type Page, test } from '@playwright/test';
import { preparePurchase } from '#domain/calls/purchases/preparePurchase.ts';
import { type Language, languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { faultOfGateway } from '../support/journeys/faultOfGateway.ts';
import { agents, originOf, type SignIn } from '../support/journeys/portal.ts';
import { card } from '../support/journeys/sale.ts';
import { enterCard, expectStep, submit } from '../support/journeys/walk.ts';
import { personAt } from '../support/tours/journeys/person.ts';

/** Leaves a payment in doubt, as the agent pays it; gives the purchase, and what ends the fault of the gateway. */
async function payInDoubt(
  page: Page,
  language: Language,
): Promise<{ purchaseId: string; endFault: () => Promise<void> }> {
  const prepared = page.waitForResponse(
    (answer) => answer.url().endsWith(preparePurchase.path) && answer.request().method() === 'POST',
  );
  await openStepAgain(page, { application: 'b2b', language, step: 'PAYMENT' });
  const { purchaseId } = (await (await prepared).json()) as { purchaseId: string };
  const endFault = await faultOfGateway(page, purchaseId);
  await enterCard(page, { ...card, pan: '4000000000005001' });
  await submit(page).click();
  return { purchaseId, endFault };
}

/** The list of tasks of somebody of the insurer, of those that tell of a purchase. */
async function openTasks(browser: Browser, who: SignIn, language: Language, query: string) {
  const desk = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await bringSession(desk, 'admin', who);
  const page = await desk.newPage();
  const { text } = personAt(page, language);
  await page.goto(`${originOf('admin')}/tasks?${query}&lang=${language}`);
  const row = page.locator('tbody tr');
  const act = async (key: string) => {
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: text(`tasks.act.${key}`), exact: true }).click();
  };
  /** The list is asked for again until the one task in it reads so. */
  const untilRowTells = (words: string) =>
    expect(async () => {
      await page.getByRole('button', { name: text('tableFilter.search'), exact: true }).click();
      await expect(row).toContainText(words, { timeout: 1_000 });
    }).toPass();
  return { page, text, row, act, untilRowTells };
}

for (const language of languages)
  test(`a payment in doubt is counted in the menu, tried again and settled by the insurer, and the agent’s page confirms it (${language})`, async ({
    page,
    browser,
  }) => {
    const { purchaseId, endFault } = await payInDoubt(page, language);
    const {
      page: insurer,
      text,
      row,
      act,
      untilRowTells,
    } = await openTasks(browser, agents.manager, language, `about=${purchaseId}`);
    await untilRowTells(text('tasks.tries', { tries: 2 }));
    await expect(row).toContainText(text('tasks.kind.PAYMENT'));
    await expect(
      insurer.getByRole('link', { name: new RegExp(`^${text('tasks.title')}.*\\d`) }),
    ).toBeVisible();
    await expectNoBarriers(insurer, `a payment in doubt in ${language}`);
    await endFault();
    await act('retry');
    await expect(insurer.getByText(text('tasks.act.retry.done', { settled: 'true' }))).toBeVisible();
    await expect(row.first()).not.toContainText(text('tasks.kind.PAYMENT'));
    await expectStep(page, 'CONFIRMATION', language);
  });

for (const language of languages)
  test(`a task is taken over by one person, seen as theirs by another, and given up with a reason that stays with it (${language})`, async ({
    page,
    browser,
  }) => {
    const { purchaseId, endFault } = await payInDoubt(page, language);
    const first = await openTasks(browser, agents.manager, language, `about=${purchaseId}`);
    await first.untilRowTells(first.text('tasks.kind.PAYMENT'));
    await first.act('takeOver');
    await expect(first.page.getByText(first.text('tasks.act.takeOver.done'))).toBeVisible();
    await expect(first.row).toContainText(first.text('tasks.owner.you'));
    const second = await openTasks(browser, agents.colleague, language, `about=${purchaseId}`);
    await expect(second.row).toContainText('Margaret Chen');
    await second.act('giveUp');
    await expect(second.page.getByRole('heading', { level: 1 })).toHaveText(
      second.text('tasks.giveUp.title'),
    );
    const giveUp = second.page.getByRole('button', { name: second.text('tasks.act.giveUp'), exact: true });
    await giveUp.click();
    await expect(second.page.locator('#reason')).toHaveAttribute('aria-invalid', 'true');
    await second.page.locator('#reason').fill('Remboursé par la banque');
    await giveUp.click();
    await expect(second.page.getByText(second.text('tasks.giveUp.done'))).toBeVisible();
    await expectNoBarriers(second.page, `a task that was given up in ${language}`);
    const after = await openTasks(browser, agents.manager, language, `about=${purchaseId}&status=GIVEN_UP`);
    await expect(after.row).toContainText(after.text('tasks.givenUp', { name: 'Étienne Tremblay' }));
    await expect(after.row).toContainText('Remboursé par la banque');
    await endFault();
  });
