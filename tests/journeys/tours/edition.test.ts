import { expect, type Page } from '@playwright/test';
import { firstTexts } from '../../support/journeys/firstTexts.ts';
import { type Gate, gateAt } from '../../support/journeys/gate.ts';
import { answerNewer, asksForEdition } from '../../support/journeys/newerEdition.ts';
import { originOf } from '../../support/journeys/portal.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Look, Person } from '../../support/tours/journeys/types.ts';
import { editionTour } from '../../tours/edition.tour.ts';

const drafts = /\/api\/drafts(?:\/[\w-]+)?$/;
const gates = new WeakMap<Page, { edition: Gate; keeping: Gate }>();
const heldOf = ({ page }: Person) => gates.get(page) as { edition: Gate; keeping: Gate };
const age = ({ page }: Person) => page.locator('input[id^="age."]').first();

/** What is not there of the page is no hindrance: it goes on with its own texts and with what was typed. */
const goesOn: Look = async (person) => {
  await expect(age(person)).toHaveValue('45');
  await expect(age(person)).toBeEditable();
  await expect(person.page.getByRole('link', { name: person.text('shell.language.other') })).toBeVisible();
};

journeyTours({
  tour: editionTour,
  reach: async (person, starting) => {
    const { page, language } = person;
    await page.goto(`${originOf('b2c')}/get-a-quote?lang=${language}`);
    const kept = page.waitForResponse((response) => drafts.test(new URL(response.url()).pathname));
    await age(person).fill('45');
    expect((await kept).status()).toBe(201);
    gates.set(page, {
      edition: await gateAt(page, `${originOf('b2c')}/`, 'GET', asksForEdition),
      keeping: await gateAt(page, drafts, 'PUT'),
    });
    await page.route(firstTexts, (route) => route.fulfill({ status: 404 }));
    starting();
  },
  drive: {
    aPartIsMissing: ({ page, text }) =>
      page.getByRole('link', { name: text('shell.language.other') }).click(),
    theServerHasANewerEdition: async (person) => answerNewer(await heldOf(person).edition.next()),
    theServerHasTheSameEdition: async (person) => (await heldOf(person).edition.next()).fallback(),
    theServerDoesNotAnswer: async (person) => (await heldOf(person).edition.next()).abort('failed'),
    thePageCannotBeReopened: async (person) => {
      await person.page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The memory of the tab is full', 'QuotaExceededError');
        };
      });
      await (await heldOf(person).keeping.next()).fallback();
    },
  },
  screens: {
    current: goesOn,
    lookingForNewer: goesOn,
    reopening: [
      goesOn,
      {
        look: (person) =>
          expect.poll(() => heldOf(person).keeping.waits(), 'what is typed is kept first').toBe(true),
      },
    ],
  },
});
