import { expect, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { agents, loseSessionAway, originOf, signIn } from '../support/journeys/portal.ts';
import { personAt } from '../support/tours/journeys/person.ts';
import { documentedSteps } from '../support/documentedPaths.ts';

for (const language of languages) {
  for (const [name, who] of Object.entries({ customer: agents.consultant, employee: agents.manager })) {
    test(`[RT-045] ${name} whom the provider knows arrives at /sso without a form and continues to traveller details, in ${language}`, async ({
      page,
    }) => {
      await signIn(page, 'b2b', who, language);
      await page.evaluate(() => window.sessionStorage.clear());
      await loseSessionAway(page);
      const pages: string[] = [];
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) pages.push(new URL(frame.url()).pathname);
      });
      await page.goto(`${originOf('b2b')}/sso?lang=${language}`);
      await page.waitForURL(`**${documentedSteps[language].TRAVELLER_DETAILS}*`);
      await expect(page.getByRole('button', { name: /^(Account of|Compte de)/ })).toBeVisible();
      expect(pages.filter((path) => /interaction/.test(path))).toEqual([]);
    });
  }

  test(`[RT-044 partly] /ciam/signup leads to the form of the provider by which one registers, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`${originOf('b2b')}/ciam/signup?lang=${language}`);
    await page.waitForURL(/\/customers\/interaction/);
    await expect(page.locator('#name')).toBeEditable();
    await expect(page.locator('button[value=signUp]')).toBeVisible();
  });

  test(`[RT-045] whom no provider knows is led from /sso to the matching sign-in, in ${language}`, async ({
    page,
  }) => {
    const { text } = personAt(page, language);
    const sso = `${originOf('b2b')}/sso?lang=${language}`;
    await page.goto(sso);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('flow.signIn.title'));
    await page.goto(`${sso}&userType=lanid`);
    await page.waitForURL(/\/directory\/interaction/);
    await page.goto(`${sso}&userType=ciamid`);
    await page.waitForURL(/\/customers\/interaction/);
  });
}
