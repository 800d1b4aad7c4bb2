import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { textOfMailTo } from '../support/journeys/mailPage.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { openSignedIn } from '../support/journeys/earlierSession.ts';
import { buyByCard } from '../support/journeys/sale.ts';
import { button, expectStep, field, submit } from '../support/journeys/walk.ts';

const words = {
  en: {
    unfold: 'Keep this quote',
    send: 'Send me the link',
    sent: 'A link was sent to',
    failed: 'The link was not sent.',
    gone: 'This link does not lead to a quote',
    anew: 'Start a new quote',
    first: '/get-a-quote',
    next: { TRAVELLER_DETAILS: 'Continue', SELECT_PLAN: 'Continue to the quote summary' },
  },
  fr: {
    unfold: 'Garder cette soumission',
    send: 'M’envoyer le lien',
    sent: 'Un lien a été envoyé à',
    failed: 'Le lien n’a pas été envoyé.',
    gone: 'Ce lien ne mène à aucune soumission',
    anew: 'Commencer une nouvelle soumission',
    first: '/obtenir-une-soumission',
    next: { TRAVELLER_DETAILS: 'Continuer', SELECT_PLAN: 'Continuer vers l’aperçu' },
  },
};

/** An address of this test alone: the mails of others are nothing to it. */
const ownAddress = () => `zoe.${randomUUID()}@example.ca`;

/** Fills in the offer to continue later, and asks for the link. */
async function askForLink(page: Page, email: string, { unfold, send }: (typeof words)['en']): Promise<void> {
  await button(page, unfold).click();
  await field(page, 'firstName').fill('Zoé');
  await field(page, 'email').fill(email);
  await button(page, send).click();
}

/** The link of the mail that came to an address. */
const linkTo = async (page: Page, email: string) =>
  /http\S+#continue=\S+/.exec(await textOfMailTo(page, email))![0];

const onPhone = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();

for (const language of languages) {
  const said = words[language];

  test(`[LD-009 partly] a quote that was left at the plans goes on there by its link on a phone, and is bought by card (${language})`, async ({
    page,
    browser,
  }) => {
    const email = ownAddress();
    await openStepAgain(page, { application: 'b2c', language, step: 'SELECT_PLAN' });
    await expectStep(page, 'SELECT_PLAN', language);
    await askForLink(page, email, said);
    await expect(page.getByText(`${said.sent} ${email}`)).toBeVisible();
    const phone = await onPhone(browser);
    await phone.goto(await linkTo(page, email));
    await expectStep(phone, 'SELECT_PLAN', language);
    expect(new URL(phone.url()).hash).toBe('');
    await expectNoBarriers(phone, 'lead');
    await button(phone, said.unfold).click();
    await expectNoBarriers(phone, 'lead');
    await phone.reload();
    await buyByCard(phone, language, 'SELECT_PLAN');
  });

  test(`[LD-008] [LD-009] the traveller details and the plans of a consumer offer to leave first name and email: a failure is a toast, a success is said in short, and neither stops the quote (${language})`, async ({
    page,
    browser,
  }) => {
    const plans = await (await browser.newContext()).newPage();
    for (const [tab, step, next] of [
      [page, 'TRAVELLER_DETAILS', 'TRIP_DETAILS'],
      [plans, 'SELECT_PLAN', 'QUOTE_DETAILS'],
    ] as const) {
      const email = ownAddress();
      await openStepAgain(tab, { application: 'b2c', language, step, wasLeft: true });
      await expectStep(tab, step, language);
      await tab.route('**/api/policies/lead', (route) => route.abort());
      await askForLink(tab, email, said);
      await expect(tab.getByRole('alertdialog').filter({ hasText: said.failed })).toBeVisible();
      await expect(field(tab, 'firstName')).toHaveValue('Zoé');
      await expect(submit(tab).first()).toBeEnabled();
      await tab.unroute('**/api/policies/lead');
      const sent = tab.waitForRequest('**/api/policies/lead');
      await button(tab, said.send).click();
      expect((await sent).postDataJSON()).toMatchObject({ language: { en: 'EN', fr: 'FR' }[language] });
      await expect(tab.getByText(`${said.sent} ${email}`)).toBeVisible();
      await tab.getByRole('button', { name: said.next[step], exact: true }).click();
      await expectStep(tab, next, language);
    }
  });

  test(`a link that leads to no quote says so and leads to a new one (${language})`, async ({ page }) => {
    await page.goto(`${originOf('b2c')}${said.first}?lang=${language}#continue=1.x.y`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.gone);
    await expectNoBarriers(page, 'quoteReturn');
    await button(page, said.anew).click();
    await expectStep(page, 'TRAVELLER_DETAILS', language);
    expect(page.url()).not.toContain('continue');
  });
}

test('[LD-009 partly] an agent is offered no link for later', async ({ page }) => {
  await openSignedIn(page, 'b2b', agents.consultant, 'en');
  await expectStep(page, 'TRAVELLER_DETAILS', 'en');
  await expect(button(page, words.en.unfold)).toHaveCount(0);
});
