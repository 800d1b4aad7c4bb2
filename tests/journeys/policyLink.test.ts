import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { buyAtDesk } from '../support/journeys/buyAtDesk.ts';
import { mailPageVariable } from '../support/journeys/mailPage.ts';
import { originOf } from '../support/journeys/portal.ts';

const words: Record<Language, { title: string; path: string; act: string; pdf: RegExp; issued: string }> = {
  en: {
    title: 'Your policy',
    path: '/your-policy',
    act: 'See my policy',
    pdf: /^Policy in English/,
    issued: 'Issued',
  },
  fr: {
    title: 'Votre police',
    path: '/votre-police',
    act: 'Voir ma police',
    pdf: /^Police en français/,
    issued: 'Établie',
  },
};

/** Opens the message about a policy, and from it the page of its link. */
async function followMail(phone: Page, policyNumber: string, act: string): Promise<Page> {
  const mail = phone.getByRole('link', { name: policyNumber });
  await expect(async () => {
    await phone.goto(process.env[mailPageVariable] ?? '');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  const opened = phone.context().waitForEvent('page');
  await phone.frameLocator('iframe').getByRole('link', { name: act }).click();
  return opened;
}

for (const language of languages) {
  test(`[LN-001] [NV-038] what was bought is confirmed by mail, whose link shows it on a phone without a session (${language})`, async ({
    page,
    browser,
  }) => {
    const { title, path, act, pdf, issued } = words[language];
    const policyNumber = await buyAtDesk(page, language);
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const linked = await followMail(await context.newPage(), policyNumber, act);
    await expect(linked.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(linked.url()).toContain(`${originOf('b2b')}${path}#1.`);
    await expect(linked.getByText(policyNumber, { exact: true })).toBeVisible();
    await expect(linked.getByText(issued, { exact: true })).toBeVisible();
    await expectNoBarriers(linked, 'policyLink');
    const file = linked.waitForEvent('download');
    await linked.getByRole('button', { name: pdf }).click();
    expect((await file).suggestedFilename()).toBe(`${policyNumber}-${language}.pdf`);
    await linked.getByRole('link', { name: /^(Français|English)$/, exact: true }).click();
    const other = words[language === 'en' ? 'fr' : 'en'];
    await expect(linked.getByRole('heading', { level: 1 })).toHaveText(other.title);
    await linked.reload();
    await expect(linked.getByRole('heading', { level: 1 })).toHaveText(other.title);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });
}
