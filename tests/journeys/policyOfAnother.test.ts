import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { payAtAgency } from '../support/journeys/deskWalks.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { moveSession, organizationOfSession } from '../support/journeys/movingSession.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { personAt } from '../support/tours/journeys/person.ts';

/** One test follows the other, so that both move the same session. */
test.describe.configure({ mode: 'default' });

const origin = originOf('admin');
const age = (page: Page) => page.locator('input[id^="age."]').first();

/** Sells a policy in administration, and gives its number and for whom it was sold. */
async function sold(page: Page, language: Language) {
  await openStepAgain(page, { application: 'admin', agent: agents.manager, language, step: 'PAYMENT' });
  const confirmation = await payAtAgency(page, language);
  return { policyNumber: /[A-Z]+-\d{9}/.exec(confirmation)![0], seller: await organizationOfSession(page) };
}

for (const language of languages) {
  test(`[PV-021] a policy of another organization takes the session there, and the other tab keeps what was typed and leads back (${language})`, async ({
    page,
    context,
  }) => {
    const { text } = personAt(page, language);
    const { policyNumber, seller } = await sold(page, language);
    await bringSession(context, 'admin', agents.manager, 'moving');
    await moveSession(context, 'admin', 'BOREAL');
    await page.goto(`${origin}/get-a-quote?quote=new&lang=${language}`);
    await age(page).fill('47');
    const other = await context.newPage();
    const configured = other.waitForRequest(new RegExp(`organizationCode=${seller}`));
    await other.goto(`${origin}/endorsement/${policyNumber}/notes?lang=${language}`);
    await configured;
    await expect(other).toHaveURL(`${origin}/endorsement/${policyNumber}/notes?lang=${language}`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(
      text('policyView.title', { policyNumber }),
    );
    await expect.poll(() => organizationOfSession(other)).toBe(seller);
    await expectNoBarriers(other, 'a policy of another organization');
    const back = page.getByRole('alertdialog').getByRole('button').first();
    await expect(back).toHaveText(/Boreal|Boréal/);
    await expectNoBarriers(page, 'a tab whose session went elsewhere');
    await back.click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(age(page)).toHaveValue('47');
    await expect.poll(() => organizationOfSession(page)).toBe('BOREAL');
    await expect(other.getByRole('alertdialog').getByRole('button')).toHaveCount(2);
  });
}
