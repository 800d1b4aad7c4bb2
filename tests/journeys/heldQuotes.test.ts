import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { mailPageVariable } from '../support/journeys/mailPage.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { pressButton } from '../support/journeys/pressButton.ts';
import { buyByCard } from '../support/journeys/sale.ts';
import { expectStep, field, submit } from '../support/journeys/walk.ts';
import { personAt } from '../support/tours/journeys/person.ts';

/** The quote of somebody of a name and a language. */
const heldFor =
  (lastName: string, lang: 'EN' | 'FR') =>
  (forms: FlowForms): FlowForms => {
    const { apply } = forms;
    if (!apply) throw new Error('The earlier visit left no application');
    const travellers = apply.travellers.map((one) => ({ ...one, lastName, lang }));
    return { ...forms, apply: { ...apply, travellers } };
  };

/** The quote of somebody of a name. */
const ofSomebody =
  (lastName: string) =>
  (forms: FlowForms): FlowForms => {
    const travellers = forms.apply!.travellers.map((one) => ({ ...one, lastName }));
    return { ...forms, apply: { ...forms.apply!, travellers } };
  };

const clients = {
  en: { lastName: 'Englefield', lang: 'EN' },
  fr: { lastName: 'Francoeur', lang: 'FR' },
} as const;

const ownAddress = () => `zoe.${randomUUID()}@example.ca`;

/** Names of the files that were mailed to an address. */
async function filesTo(page: Page, email: string): Promise<string[]> {
  const messages = `${process.env[mailPageVariable] ?? ''}/api/messages`;
  type Line = { id: number; recipient: string };
  const { messages: lines } = (await (await page.request.get(messages)).json()) as { messages: Line[] };
  const mail = lines.find(({ recipient }) => recipient === email);
  if (!mail) return [];
  const read = (await (await page.request.get(`${messages}/${mail.id}`)).json()) as {
    attachments: { name: string }[];
  };
  return read.attachments.map(({ name }) => name);
}

for (const language of languages)
  test(`[LN-001] a quote that is held is mailed to the client, found on another device, goes on at its step there, and is bought by card (${language})`, async ({
    page,
    browser,
  }) => {
    const email = ownAddress();
    const { lastName, lang } = clients[language];
    await openStepAgain(page, {
      application: 'b2b',
      language,
      step: 'CONTACT_DETAILS',
      otherwise: heldFor(lastName, lang),
      wasLeft: true,
    });
    const device = await browser.newContext({ viewport: { width: 768, height: 900 } });
    await bringSession(device, 'b2b', agents.agency);
    const other = await device.newPage();
    const person = personAt(other, language);
    const { text } = person;
    await other.goto(`${originOf('b2b')}/quotes?travellers=${lastName}&lang=${language}`);
    const row = other.locator('tbody tr').first();
    const number = (await row.getByRole('rowheader').textContent()) ?? '';
    await row.getByRole('button', { name: text('list.act.menuOf', { name: number }), exact: true }).click();
    await other.getByRole('menuitem', { name: text('quotes.act.mail'), exact: true }).click();
    await expect(field(other, 'firstName')).toHaveValue('Marie');
    await field(other, 'email').fill(email);
    await pressButton('quotes.mail.send')(person);
    await expect(other.getByText(text('quotes.mail.sent', { id: number, address: email }))).toBeVisible();
    await expect.poll(() => filesTo(other, email)).toEqual([`${number}-${language}.pdf`]);
    await pressButton('quotes.mail.back')(person);
    await row.getByRole('button', { name: number, exact: true }).click();
    await expect(other.locator('[id^="lastName."]').first()).toHaveValue(lastName);
    await buyByCard(other, language, 'CONTACT_DETAILS');
  });

for (const language of languages)
  test(`(R-226) a quote that a colleague takes over at the payment is paid for there, and the page that was left says so (${language})`, async ({
    page,
    browser,
  }) => {
    const { text } = personAt(page, language);
    const lastName = { en: 'Overton', fr: 'Prévost' }[language];
    await openStepAgain(page, {
      application: 'admin',
      agent: agents.manager,
      language,
      step: 'PAYMENT',
      otherwise: ofSomebody(lastName),
    });
    await page.locator('input[name="method"][value="PAID_TO_AGENCY"]').check();
    const device = await browser.newContext();
    await bringSession(device, 'admin', agents.colleague);
    const other = await device.newPage();
    await other.goto(`${originOf('admin')}/quotes?travellers=${lastName}&lang=${language}`);
    const resume = other
      .locator('tbody tr')
      .first()
      .getByRole('button', { name: text('quotes.act.resume') });
    await resume.click();
    await expectStep(other, 'CONTACT_DETAILS', language);
    await submit(page).click();
    await expect(page.getByText(text('payment.notPrepared.quote.handedOver'))).toBeVisible();
    await expectNoBarriers(page, 'a payment of a quote that was taken over');
    await expect(submit(other)).toBeVisible();
  });

test('a copy of a held quote is bought by card', async ({ page, browser }) => {
  const lastName = 'Beaubien';
  const earlier = { application: 'b2b', language: 'fr', step: 'CONTACT_DETAILS', wasLeft: true } as const;
  await openStepAgain(await browser.newPage(), { ...earlier, otherwise: ofSomebody(lastName) });
  await bringSession(page.context(), 'b2b', agents.agency);
  await page.goto(`${originOf('b2b')}/quotes?travellers=${lastName}&lang=fr`);
  const { text } = personAt(page, 'fr');
  const rows = page.locator('tbody tr');
  await rows
    .first()
    .getByRole('button', { name: text('list.act.menuOf', { name: 'Q-' }) })
    .click();
  await page.getByRole('menuitem', { name: text('quotes.act.duplicate'), exact: true }).click();
  await expect(rows).toHaveCount(2);
  await rows
    .first()
    .getByRole('button', { name: text('quotes.act.resume') })
    .click();
  await buyByCard(page, 'fr', 'CONTACT_DETAILS');
});
