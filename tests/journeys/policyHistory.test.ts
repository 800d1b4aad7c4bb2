import { expect, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { agents, originOf } from '../support/journeys/portal.ts';

/** Étienne Côté and Louise Bélanger, whose trip became longer after they bought. */
const policy = `${originOf('b2b')}/endorsement/BOREAL-MTL-900001021`;
const words = {
  en: {
    show: 'Show the history',
    reasons: ['Endorsement', 'Put in force', 'Purchase'],
    endDate: 'End dateAll policies',
    premium: 'PremiumLouise Bélanger$412.30$427.30',
    tabs: ['Associated policies', 'Policy info', 'Financials', 'Notes', 'Delivery'],
  },
  fr: {
    show: 'Afficher l’historique',
    reasons: ['Avenant', 'Mise en vigueur', 'Achat'],
    endDate: 'Date de finToutes les polices',
    premium: 'PrimeLouise Bélanger412,30 $427,30 $',
    tabs: ['Polices associées', 'Renseignements sur la police', 'Finances', 'Notes', 'Envois'],
  },
} as const;

for (const language of languages)
  test(`[DL-013] [DL-014] the history of a policy is shown within its view, with what a change changed (${language})`, async ({
    page,
  }) => {
    const { show, reasons, endDate, premium, tabs } = words[language];
    const main = page.getByRole('main');
    await bringSession(page.context(), 'b2b', agents.agency);
    for (const section of ['view', 'edit']) {
      await page.goto(`${policy}/${section}?lang=${language}`);
      await expect(main.getByRole('navigation').getByRole('link')).toHaveText([...tabs]);
      await page.getByRole('button', { name: show }).focus();
      await page.keyboard.press('Enter');
      const entries = main.locator('ol > li');
      await expect(entries.getByRole('heading')).toHaveText([...reasons]);
      await expect(entries.first()).toContainText('Sophie Lavoie (BOREAL-MTL)');
      await expect(entries.first().getByRole('row')).toHaveText([/./, new RegExp(endDate), /./, premium]);
    }
    await expectNoBarriers(page, `the history of a policy in ${language}`);
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByRole('row').getByText('Louise Bélanger').first()).toBeVisible();
    await expect(main.locator('button[aria-expanded]')).toBeHidden();
  });
