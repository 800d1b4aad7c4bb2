import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { referenceNumberOf } from '#domain/people/referenceNumber.ts';
import { addColleague } from '../support/journeys/addColleague.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { textOfMailTo } from '../support/journeys/mailPage.ts';
import { giveCredentials, originOf } from '../support/journeys/portal.ts';
import { pressButton } from '../support/journeys/pressButton.ts';
import { fillInUpToPayment } from '../support/journeys/walk.ts';
import { personAt } from '../support/tours/journeys/person.ts';

const main = (page: Page) => page.getByRole('main');
/** Makes an account at the provider. */
const makeAccount = async (page: Page, email: string) => {
  for (const [id, value] of Object.entries({ name: 'Zoé Roy', email, password: 'mon mot de passe' }))
    await page.locator(`#${id}`).fill(value);
  await page.locator('button[value=setUp]').click();
};

for (const language of languages)
  test(`[RT-044 partly] a colleague who was added receives the mail, signs in for the first time by its number, and gets a quote (${language})`, async ({
    page,
    browser,
  }) => {
    const email = `zoe.${randomUUID()}@voyages-boreal.example`;
    const referenceNumber = referenceNumberOf(randomUUID());
    await addColleague(page, language, { email, referenceNumber });
    const mail = await textOfMailTo(page, email);
    expect(mail).toContain(referenceNumber);

    const colleague = await (await browser.newContext()).newPage();
    const person = personAt(colleague, language);
    await colleague.goto(/http\S+\/ciam\/setup\S+/.exec(mail)![0]);
    await makeAccount(colleague, email);
    await expect(main(colleague).getByRole('heading', { level: 1 })).toHaveText(
      person.text('firstSignIn.title'),
    );
    await colleague.locator('#referenceNumber').fill('A2A2A2A2A2');
    await colleague.keyboard.press('Enter');
    await expect(colleague.getByRole('alert')).toContainText(person.text('firstSignIn.wrong', { count: 4 }));
    await expectNoBarriers(colleague, `the first sign-in in ${language}`);
    await colleague.locator('#referenceNumber').fill(referenceNumber.toLowerCase());
    await pressButton('firstSignIn.send')(person);
    await fillInUpToPayment(colleague, language);
  });

test('an employee whom nobody has added is asked for the reference number after /login, and may use another account', async ({
  page,
}) => {
  const person = personAt(page, 'en');
  await page.goto(`${originOf('admin')}/login?lang=en`);
  await giveCredentials(page, 'jwong@insurer.example');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(person.text('firstSignIn.title'));
  await pressButton('firstSignIn.other')(person);
  await giveCredentials(page, 'etremblay@insurer.example');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});
