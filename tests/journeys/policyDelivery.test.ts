import { expect, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { buyAtDesk } from '../support/journeys/buyAtDesk.ts';
import { mailPageVariable } from '../support/journeys/mailPage.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { agents, originOf } from '../support/journeys/portal.ts';

const words: Record<
  Language,
  Record<'pdfs' | 'resend' | 'send' | 'other' | 'toast' | 'sent' | 'own', string>
> = {
  en: {
    pdfs: 'Policy in English (PDF),Policy in French (PDF)',
    resend: 'Resend the confirmation',
    send: 'Send',
    other: 'Send to this address',
    toast: 'The confirmation is on its way to',
    sent: 'As sent (PDF)',
    own: 'is not the address of the policy',
  },
  fr: {
    pdfs: 'Police en anglais (PDF),Police en français (PDF)',
    resend: 'Renvoyer la confirmation',
    send: 'Envoyer',
    other: 'Envoyer à cette adresse',
    toast: 'La confirmation est en route vers',
    sent: 'Tel qu’envoyé (PDF)',
    own: 'n’est pas l’adresse de la police',
  },
};

for (const language of languages) {
  test(`[DL-007] [DL-009] [DL-011] a policy is downloaded in both languages, and its confirmation resent to another address (${language})`, async ({
    page,
  }) => {
    const { pdfs, resend, send, other, toast, sent, own } = words[language];
    const policyNumber = await buyAtDesk(page, language);
    await page.goto(`${originOf('b2b')}/endorsement/${policyNumber}/delivery?lang=${language}`);
    await expect(page.getByRole('row')).toHaveCount(2);
    const saving = async (name: string) => {
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name, exact: true }).click();
      return (await file).suggestedFilename();
    };
    const saved = [];
    for (const name of pdfs.split(',')) saved.push(await saving(name));
    expect(saved).toEqual([`${policyNumber}-en.pdf`, `${policyNumber}-fr.pdf`]);
    await expectNoBarriers(page, 'deliveries');
    const recipient = `leo.${policyNumber.toLowerCase()}@example.ca`;
    await page.getByRole('button', { name: resend }).click();
    await page.getByRole('dialog').locator('#email').fill(recipient);
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(page.getByRole('dialog').getByText(own)).toBeVisible();
    await page.getByRole('button', { name: other }).click();
    await expect(page.getByText(`${toast} ${recipient}`)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('row')).toHaveCount(3);
    const mails = await page.context().newPage();
    await expect(async () => {
      await mails.goto(process.env[mailPageVariable] ?? '');
      await expect(mails.getByText(recipient)).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toContainText(recipient);
    const file = page.waitForEvent('download');
    await page.getByRole('row').nth(1).getByText(sent).click();
    expect((await file).suggestedFilename()).toBe(`${policyNumber}-${language}.pdf`);
  });
}

const failed = {
  en: 'Problem: The confirmation was not sent. What you entered is still here.',
  fr: 'Problème : La confirmation n’a pas été envoyée. Ce que vous avez entré est toujours là.',
};
const done = {
  en: 'Done: The confirmation is on its way to traveller101@example.ca.',
  fr: 'Terminé : La confirmation est en route vers traveller101@example.ca.',
};

for (const language of languages)
  test(`[DL-008] a toast says that a resend failed, and another one that it is done (${language})`, async ({
    page,
  }) => {
    const { resend, send } = words[language];
    const toast = page.getByRole('alertdialog');
    await bringSession(page.context(), 'b2b', agents.agency);
    await page.goto(`${originOf('b2b')}/endorsement/BOREAL-MTL-900001011/delivery?lang=${language}`);
    await page.route('**/confirmation/resend', (route) => route.abort('failed'), { times: 1 });
    await page.getByRole('button', { name: resend }).click();
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(toast).toContainText(failed[language]);
    await expect(toast).toHaveAttribute('data-tone', 'danger');
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(toast.filter({ hasText: done[language] })).toHaveAttribute('data-tone', 'success');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
