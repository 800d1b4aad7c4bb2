import { expect, type Page, type Request, test } from '@playwright/test';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { card } from '../support/journeys/sale.ts';
import { enterCard, expectStep, submit } from '../support/journeys/walk.ts';
import { agents, chooseSignIn, giveCredentials, originOf, signIn } from '../support/journeys/portal.ts';

const ageField = (page: Page) => page.getByLabel('Age', { exact: true }).first();
const tripCost = (page: Page) => page.getByLabel(/Trip cost/).first();

/** Types into the first step, has it kept, loses the session, and types once more. */
async function loseSessionWhileTyping(page: Page): Promise<void> {
  const kept = page.waitForResponse((answer) => {
    const isOfDrafts = new URL(answer.url()).pathname.startsWith('/api/drafts');
    return isOfDrafts && answer.request().method() !== 'GET' && answer.ok();
  });
  await ageField(page).fill('51');
  await kept;
  await page.context().clearCookies({ name: /^__Host-portage-(b2b|admin)$/ });
  await tripCost(page).fill('1200');
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
}

/** Presses “Sign in again”; the provider's window opens. */
async function signInAgain(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  return opened;
}

test('[SI-039] a session that ended asks for credentials although the provider knows the person, then shows the same step with what was typed', async ({
  page,
}) => {
  await signIn(page, 'b2b', agents.consultant);
  await loseSessionWhileTyping(page);

  await test.step('a window that is closed is told, and nothing is lost', async () => {
    await (await signInAgain(page)).close();
    await expect(page.getByText('The sign-in window was closed before it was done.')).toBeVisible();
    await expect(tripCost(page)).toBeHidden();
  });

  await giveCredentials(await signInAgain(page), agents.consultant.username);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Traveller details');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Traveller details/);
  await expect(ageField(page)).toHaveValue('51');
  await expect(tripCost(page)).toHaveValue(/^1,?200/);
});

test('[SI-039] a consumer whose session was lost goes on with what was typed, and signs in nowhere', async ({
  page,
}) => {
  const kept = () =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith('/api/drafts') && answer.ok());
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  const first = kept();
  await ageField(page).fill('51');
  await first;
  await page.context().clearCookies({ name: '__Host-portage-b2c' });
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  const again = kept();
  await tripCost(page).fill('1200');
  await refused;
  await again;
  await expect(ageField(page)).toHaveValue('51');
  await expect(tripCost(page)).toHaveValue(/^1,?200/);
  await page.reload();
  await expect(ageField(page)).toHaveValue('51');
  await expect(tripCost(page)).toHaveValue(/^1,?200/);
});

const isPurchase = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/policies';
const cardHolder = (page: Page) => page.getByLabel('Name on the card');

/** The draft is saved with this text in it. */
const savedWith = (page: Page, text: string) =>
  page.waitForResponse((answer) => answer.ok() && answer.request().postData()?.includes(text) === true);

const enterCardAndSave = async (page: Page) => {
  const saved = savedWith(page, '"cardHolderName":"Marie Tremblay"');
  await enterCard(page, card);
  await saved;
};

test('[SI-039] a session that ended on the payment step shows the same step with what was typed, and the card is charged after signing in again', async ({
  page,
}) => {
  await openStepAgain(page, { application: 'b2b', language: 'en', step: 'PAYMENT' });
  await enterCardAndSave(page);
  await page.context().clearCookies({ name: '__Host-portage-b2b' });
  await cardHolder(page).fill('Marie Tremblay Roy');
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await expect(cardHolder(page)).toBeHidden();
  await giveCredentials(await signInAgain(page), agents.agency.username);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Payment');
  await expect(cardHolder(page)).toHaveValue('Marie Tremblay Roy');
  await expect(page.getByRole('radio', { name: /^Credit card/ })).toBeChecked();
  const sent = page.waitForRequest(isPurchase);
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', 'en');
  expect((await sent).postData()).toContain('Marie Tremblay Roy');
});

test('[SI-039] whoever opens the payment step anew after the session ended is there again, with the payer and the name on the card', async ({
  page,
}) => {
  await openStepAgain(page, { application: 'b2b', language: 'en', step: 'PAYMENT' });
  await cardHolder(page).fill('Marie Tremblay Roy');
  const saved = savedWith(page, '"method":"CASH","cardHolderName":"Marie');
  await page.getByRole('radio', { name: /^Cash/ }).check();
  await saved;
  await page.context().clearCookies({ name: /^(?!portage-lang$)/ });
  await page.reload();
  await chooseSignIn(page, agents.agency);
  await giveCredentials(page, agents.agency.username);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Payment');
  await expect(page.getByRole('radio', { name: /^Cash/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Credit card/ }).check();
  await expect(cardHolder(page)).toHaveValue('Marie Tremblay Roy');
});

test('[SI-039] a consumer whose session was lost on the payment step is told that nothing was charged, and pays once', async ({
  page,
}) => {
  await openStepAgain(page, { application: 'b2c', language: 'en', step: 'PAYMENT' });
  await enterCardAndSave(page);
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (isPurchase(answer.request())) answers.push(answer.status());
  });
  await page.context().clearCookies({ name: '__Host-portage-b2c' });
  await submit(page).click();
  await expect(
    page.getByText('Your session had ended. Nothing was charged. Pay again to continue.'),
  ).toBeVisible();
  await submit(page).click();
  await expect(
    page.getByText('the payment was started again. Nothing was charged. You can pay now.'),
  ).toBeVisible();
  await expect(cardHolder(page)).toHaveValue('Marie Tremblay');
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', 'en');
  expect(answers).toEqual([401, 404, 201]);
});

test('[SI-039] a person who signs in instead of another sees nothing of what the other typed', async ({
  page,
}) => {
  await signIn(page, 'admin', agents.manager);
  await page.goto(`${originOf('admin')}/get-a-quote?lang=en`);
  await loseSessionWhileTyping(page);
  await giveCredentials(await signInAgain(page), agents.colleague.username);
  await expect(page.getByRole('button', { name: /^Account of Étienne Tremblay/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Traveller details');
  await expect(ageField(page)).toHaveValue('');
  await expect(tripCost(page)).toHaveValue('');
  await page.reload();
  await expect(ageField(page)).toHaveValue('');
});
