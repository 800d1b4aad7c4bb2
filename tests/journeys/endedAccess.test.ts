import { expect, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { agents, giveCredentials, type SignIn, signIn } from '../support/journeys/portal.ts';
import { saveElsewhere } from '../support/journeys/savedElsewhere.ts';
import { button, enterTravellers, expectStep, submit } from '../support/journeys/walk.ts';
import { personAt } from '../support/tours/journeys/person.ts';

const consultant: SignIn = { username: 'ncyr@voyages-boreal.example', way: 'ciamid' };
const path = '/api/updateProfile?profileRef=c-2013';
const readAt = '/api/getProfileByRef?profileRef=c-2013';

// One language after the other: both change the same person.
test.describe.configure({ mode: 'serial' });

for (const language of languages)
  test(`whoever gets another role is refused the next act, and whoever is made INACTIVE cannot sign in again; let in again, nothing that was typed is lost (${language})`, async ({
    page,
    browser,
  }) => {
    const { text } = personAt(page, language);
    const desk = await browser.newContext();
    await bringSession(desk, 'admin', agents.manager);
    const change = (data: object) => saveElsewhere(desk, path, data, readAt);
    const signInAgain = async () => {
      const opened = page.waitForEvent('popup');
      await button(page, text('flow.session.ended.signIn')).click();
      await giveCredentials(await opened, consultant.username);
    };
    await signIn(page, 'b2b', consultant, language);
    await enterTravellers(page);
    await submit(page).click();
    await expectStep(page, 'TRIP_DETAILS', language);
    await change({ role: 'View_Only' });
    await submit(page).click();
    await expect(page.getByText(text('server.problem.permission.missing'))).toBeVisible();
    await change({ status: 'INACTIVE' });
    await button(page, text('kit.retry')).click();
    await signInAgain();
    await expect(page.getByText(text('server.problem.identity.inactive'))).toBeVisible();
    await change({ status: 'ACTIVE' });
    await change({ role: 'Consultant_Own' });
    await signInAgain();
    await expect(page.locator('main section[id^="plans-"]').first()).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.locator('input[id^="age."]')).toHaveValue('45');
  });
