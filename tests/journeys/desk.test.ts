import { expect, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { payAtAgency, toFilledApplication, toSummary, withTrip } from '../support/journeys/deskWalks.ts';
import { openSignedIn } from '../support/journeys/earlierSession.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { withoutMouse } from '../support/journeys/keyboard.ts';
import {
  choosePlans,
  dayFromNow,
  enterTravellers,
  expectStep,
  field,
  parisTrip,
  submit,
} from '../support/journeys/walk.ts';
import { personAt } from '../support/tours/journeys/person.ts';

const eleven = ['43', '16', '14', '12', '9', '7', '5', '47', '44', '18', '3'];
const priyaOfEmployees = { username: 'psandhu@insurer.example', way: 'lanid' } as const;
const bornAt45 = new Date().getFullYear() - 45;

for (const language of languages) {
  test(`a family of twelve takes its plans in the table and reaches its application by keyboard alone (${language})`, async ({
    page,
  }) => {
    const { text } = personAt(page, language);
    const keys = withoutMouse(page);
    await openStepAgain(page, { application: 'b2b', language, step: 'SELECT_PLAN', companions: eleven });
    const forAll = page.getByRole('button', { name: new RegExp(`^${text('planSelection.matrix.forAll')}`) });
    await expect(page.locator('tbody button[aria-pressed]').first()).toBeVisible();
    await keys.press(forAll.first());
    await keys.press(page.getByRole('dialog').getByRole('checkbox').first(), 'Space');
    await keys.press(
      page.getByRole('button', { name: text('planSelection.matrix.eligibility.confirm'), exact: true }),
    );
    await expect(page.locator('tbody button[aria-pressed="true"]')).toHaveCount(12);
    await expect(forAll.first()).toBeFocused();
    await keys.press(page.getByRole('button', { name: text('planSelection.continue') }));
    await expectStep(page, 'QUOTE_DETAILS', language);
    await expect(page.locator('details[name="plans"]')).toHaveCount(12);
    await keys.press(page.locator('details[name="plans"] summary').nth(11));
    await expect(page.locator('details[name="plans"][open]')).toContainText(
      text('quoteSummary.premiumTotal'),
    );
    await keys.press(page.getByRole('button', { name: text('quoteSummary.continue') }));
    await expectStep(page, 'CONTACT_DETAILS', language);
    await keys.type(field(page, 'firstName.pax-1'), 'Marie');
    const closed = page.locator('details[name="applicants"]:not([open])');
    const [second, third] = [await closed.nth(0).boundingBox(), await closed.nth(1).boundingBox()];
    expect(third).toMatchObject({ y: second!.y, height: second!.height });
    await keys.press(page.locator('details[name="applicants"] summary').nth(11));
    await expect(field(page, 'firstName.pax-12')).toBeVisible();
  });

  test(`five plans stand beside the summary at 1280 px, and of one that is sold to older people alone the table says so (${language})`, async ({
    page,
  }) => {
    const { text } = personAt(page, language);
    const companions = [...eleven.slice(1), '78'];
    await openStepAgain(page, { application: 'b2b', language, step: 'SELECT_PLAN', companions });
    const last = page.locator('tbody tr').nth(1).locator('td').last();
    await expect(last).toHaveText(text('planSelection.matrix.notOffered'));
    const table = page.locator('table');
    const beyond = await table.evaluate(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth);
    expect(beyond).toBeLessThanOrEqual(1);
    const forAll = page.locator('tbody tr').first().getByRole('button').last();
    await expect(forAll).toHaveAccessibleDescription(text('planSelection.matrix.forAll.nobody'));
    await forAll.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 900 });
    const away = await table.evaluate((all) => {
      const box = all.parentElement!;
      box.scrollLeft = box.scrollWidth;
      const total = all.querySelector('tfoot th')!;
      return [box.scrollLeft > 1, total.getBoundingClientRect().left - box.getBoundingClientRect().left < 2];
    });
    expect(away).toEqual([true, true]);
  });

  test(`a top-up is chosen for the days that are left, and bought (${language})`, async ({ page }) => {
    const { text } = personAt(page, language);
    const otherwise = withTrip({ flowTravellerType: 'TOP_UP' }, { existingCoverageDays: '5' });
    await openStepAgain(page, { application: 'b2b', language, step: 'SELECT_PLAN', otherwise });
    await choosePlans(page);
    const summary = await toSummary(page, language);
    expect(summary).toContain(text('quoteSummary.tripType.addon'));
    expect(summary).toContain(text('quoteSummary.insuredPeriod'));
    expect(summary).not.toContain(text('quoteSummary.daysPerTrip'));
    expect(summary).toContain(text('quoteSummary.deductible.none'));
    await toFilledApplication(page, language, bornAt45);
    await submit(page).click();
    expect(await payAtAgency(page, language)).toMatch(/[A-Z]+-\d{9}/);
  });

  test(`a student is quoted for the time of the studies, and insured (${language})`, async ({ page }) => {
    const { text } = personAt(page, language);
    const otherwise = withTrip(
      { flowTravellerType: 'STUDENT', studentType: 'CANADIAN_OUTSIDE' },
      {
        schoolName: 'Université de Lyon',
        schoolCity: 'Lyon',
        educationStartDate: dayFromNow(30),
        educationEndDate: dayFromNow(43),
      },
    );
    await openStepAgain(page, { application: 'b2b', language, step: 'SELECT_PLAN', otherwise });
    await choosePlans(page);
    expect(await toSummary(page, language)).toContain(text('quoteSummary.kind.STUDENT'));
    await toFilledApplication(page, language, bornAt45);
    await submit(page).click();
    expect(await payAtAgency(page, language)).toMatch(/[A-Z]+-\d{9}/);
  });

  test(`an employee of the insurer takes several trips a year, and the relationship lowers the price before it is paid (${language})`, async ({
    page,
  }) => {
    const { text } = personAt(page, language);
    await openSignedIn(page, 'b2b', priyaOfEmployees, language);
    await expectStep(page, 'TRAVELLER_DETAILS', language);
    await enterTravellers(page, parisTrip);
    await page.locator('input[name="multiTrip"][value="true"]').check();
    await submit(page).click();
    await expectStep(page, 'TRIP_DETAILS', language);
    await submit(page).click();
    await expectStep(page, 'SELECT_PLAN', language);
    await choosePlans(page);
    expect(await toSummary(page, language)).toContain(text('quoteSummary.tripType.multi'));
    await toFilledApplication(page, language, bornAt45);
    await field(page, 'employeeName').fill('Priya Sandhu');
    await field(page, 'employeeRelationship').selectOption({ index: 1 });
    await submit(page).click();
    const told = page.getByRole('alertdialog', { name: text('apply.requoted.title') });
    await told.getByRole('button', { name: text('apply.requoted.accept') }).click();
    expect(await payAtAgency(page, language)).toMatch(/[A-Z]+-\d{9}/);
  });
}
