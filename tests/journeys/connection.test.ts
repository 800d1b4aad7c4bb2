import { expect, type Page, test } from '@playwright/test';
import { connectionReturns } from '../support/journeys/connectionReturns.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { originOf } from '../support/journeys/portal.ts';
import {
  choosePlans,
  enterApplication,
  enterCard,
  enterTravellers,
  expectStep,
  field,
  submit,
} from '../support/journeys/walk.ts';
import { personAt } from '../support/tours/journeys/person.ts';

const card = { pan: '4242424242424242', exp: '1230', cvd: '123' };
/** One year older than the traveller who was quoted, so that the application asks for the price again. */
const person = {
  firstName: 'Marie',
  lastName: 'Tremblay',
  birthYear: String(new Date().getFullYear() - 46),
};

/** Cuts the next requests to an address, as a lost network does, or a server that does not answer in time. */
async function cut(page: Page, path: string, how: 'internetdisconnected' | 'timedout') {
  let cuts = 0;
  const isAsked = (url: URL) => url.pathname === path;
  await page.route(isAsked, (route) => {
    cuts += 1;
    return route.abort(how);
  });
  return {
    cuts: () => cuts,
    mend: () => page.unroute(isAsked),
  };
}

/** What is typed and ticked in the form that shows, by field. */
const entered = (page: Page) =>
  page
    .locator('main form')
    .evaluate((form) =>
      [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map((input) => [
        input.id || input.name,
        input.type === 'checkbox' || input.type === 'radio'
          ? (input as HTMLInputElement).checked
          : input.value,
      ]),
    );

test('[ER-031] a price that the network loses, or that takes too long, leaves the application as it was entered, and trying again goes through', async ({
  page,
}) => {
  await openStepAgain(page, { application: 'b2c', language: 'en', step: 'CONTACT_DETAILS' });
  await enterApplication(page, person);
  const application = await entered(page);
  for (const how of ['internetdisconnected', 'timedout'] as const) {
    const price = await cut(page, '/api/quote', how);
    await submit(page).click();
    await expect.poll(price.cuts).toBe(1);
    await expect(page.getByText('We could not check the price. Please try again.')).toBeVisible();
    await expectStep(page, 'CONTACT_DETAILS', 'en');
    await expect.poll(() => entered(page)).toEqual(application);
    await expect(field(page, 'city.pax-1')).toHaveValue('Ottawa');
    await price.mend();
  }
  await submit(page).click();
  await page.getByRole('button', { name: 'Continue at this price' }).click();
  await expectStep(page, 'PAYMENT', 'en');
});

test('plans that the network loses keep what was entered before, and come by themselves once the connection is back', async ({
  page,
}) => {
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await enterTravellers(page);
  await page.keyboard.press('Tab');
  const travellers = await entered(page);
  await submit(page).click();
  await expectStep(page, 'TRIP_DETAILS', 'en');
  const plans = await cut(page, '/api/recommendation', 'internetdisconnected');
  await submit(page).click();
  await expectStep(page, 'SELECT_PLAN', 'en');
  await expect(page.getByText('Nothing that you entered is lost.')).toBeVisible();
  expect(plans.cuts()).toBe(1);
  await page.goBack();
  await page.goBack();
  await expectStep(page, 'TRAVELLER_DETAILS', 'en');
  await expect.poll(() => entered(page)).toEqual(travellers);
  await submit(page).click();
  await submit(page).click();
  await expectStep(page, 'SELECT_PLAN', 'en');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await plans.mend();
  await connectionReturns(personAt(page, 'en'));
  await choosePlans(page);
});

test('a payment that could not be prepared in time can be prepared again, and goes through', async ({
  page,
}) => {
  const key = await cut(page, '/api/purchases', 'timedout');
  await openStepAgain(page, { application: 'b2c', language: 'en', step: 'PAYMENT' });
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(key.cuts()).toBe(1);
  await key.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await enterCard(page, card);
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', 'en');
});
