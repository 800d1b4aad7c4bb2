import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { payAtAgency } from '../support/journeys/deskWalks.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { agents, giveCredentials, originOf } from '../support/journeys/portal.ts';
import { personAt } from '../support/tours/journeys/person.ts';

/** Sells a policy in administration, and gives its number. */
async function sold(page: Page, language: Language): Promise<string> {
  await openStepAgain(page, { application: 'admin', agent: agents.manager, language, step: 'PAYMENT' });
  const confirmation = await payAtAgency(page, language);
  return /[A-Z]+-\d{9}/.exec(confirmation)![0];
}

/** The notes on a policy as somebody opens them. */
async function openNotes(page: Page, language: Language, policyNumber: string) {
  const { text } = personAt(page, language);
  await page.goto(`${originOf('admin')}/endorsement/${policyNumber}/notes?lang=${language}`);
  const note = page.getByRole('textbox', { name: text('policyNotes.text') });
  await expect(note).toBeEditable();
  const add = page.getByRole('button', { name: text('policyNotes.send') });
  return { text, note, add, notes: page.getByRole('main').locator('ol > li') };
}

for (const language of languages) {
  test(`[NT-004] [NT-007] [NT-008] two people note on a policy, and each reads both, the newest first (${language})`, async ({
    page,
    browser,
  }) => {
    const policyNumber = await sold(page, language);
    const first = await openNotes(page, language, policyNumber);
    await first.note.fill('<b>Called</b> about a refund.');
    const device = await browser.newContext();
    await bringSession(device, 'admin', agents.colleague);
    const second = await openNotes(await device.newPage(), language, policyNumber);
    await second.note.fill('Called back.');
    await second.add.click();
    await expect(second.notes).toHaveText([/^Called back\..*, \d{4}-\d\d-\d\d \d/]);
    await first.add.click();
    await expect(first.notes).toHaveText([/^<b>Called<\/b> about a refund\./, /^Called back\./]);
    await expect(first.note).toHaveValue('');
    await expectNoBarriers(page, 'the notes on a policy');
    await page.getByRole('link', { name: first.text('policyView.section.financials') }).click();
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);
    await expectNoBarriers(page, 'the financials of a policy');
  });

  test(`[NT-011] a session that ends in the half-typed note keeps it, and so does a reload (${language})`, async ({
    page,
  }) => {
    const policyNumber = await sold(page, language);
    const { text, note, add, notes } = await openNotes(page, language, policyNumber);
    await note.fill('Half a note');
    await page.context().clearCookies({ name: /^__Host-portage-admin$/ });
    await add.click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: text('flow.session.ended.signIn') }).click();
    await giveCredentials(await opened, agents.manager.username);
    await expect(note).toHaveValue('Half a note');
    await page.reload();
    await expect(note).toHaveValue('Half a note');
    await add.click();
    await expect(notes).toHaveText([/^Half a note/]);
    await page.reload();
    await expect(note).toHaveValue('');
  });
}
