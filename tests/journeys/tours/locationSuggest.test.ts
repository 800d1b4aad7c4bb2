import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { TravelLocation } from '#domain/quote/forms.ts';
import { originOf } from '../../support/journeys/portal.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { locationSuggestTour } from '../../tours/locationSuggest.tour.ts';

const destination = (page: Page): Locator => page.getByRole('combobox').and(page.locator('#destination'));
const places = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** The same place with a space elsewhere is another text for the field and the same search. */
const type = (place: string) => async (person: Person) => {
  const field = destination(person.page);
  const before = await field.inputValue();
  await field.fill(before === ` ${place}` ? `${place} ` : ` ${place}`);
};

const busy = ({ page, text }: Person) =>
  expect(page.getByText(text('kit.combobox.busy')).first()).toBeAttached();
const noList = ({ page }: Person) => expect(places(page)).toHaveCount(0);

/** Lets the server answer: what was asked for, or what brings one place at home, or none. */
function askFor(route: Route, [first, ...more]: readonly TravelLocation[]): Promise<void> {
  if (more.length > 0) return route.fallback();
  const asked = route.request().postDataJSON() as { variables: object };
  const where = { prefix: first?.iata ?? 'zzzz' };
  return route.fallback({ postData: { ...asked, variables: { ...asked.variables, where } } });
}

journeyTours({
  tour: locationSuggestTour,
  time: 'paused',
  reach: async ({ page, language }) => {
    await page.goto(`${originOf('b2c')}/get-a-quote?lang=${language}`);
    await page.locator('input[name="travelOutsideCanada"][value="true"]').check({ force: true });
    await expect(destination(page)).toBeVisible();
    await destination(page).focus();
  },
  drive: {
    theAgentTypesAPlace: type('lis'),
    theAgentTypesOn: type('lisb'),
    theAgentErasesThePlace: ({ page }) => destination(page).fill(''),
    theListIsClosed: ({ page }) => destination(page).press('Escape'),
  },
  screens: {
    idle: noList,
    waiting: busy,
    searching: busy,
    listed: {
      requirements: ['TD-018'],
      look: ({ page }) => expect(places(page).filter({ hasText: /Lisb/ }).first()).toBeVisible(),
    },
    nothingFound: [
      noList,
      {
        requirements: ['TD-030'],
        look: ({ page, text }) => expect(page.getByText(text('kit.combobox.none')).first()).toBeVisible(),
      },
    ],
  },
  requests: {
    searchLocations: {
      url: '**/graphql',
      method: 'POST',
      settle: (route, output) => askFor(route, output as readonly TravelLocation[]),
    },
  },
  notHere: {
    theAgentErasesThePlace: {
      reason: 'an empty field cannot be emptied',
      where: (snapshot) => snapshot.matches('idle'),
    },
  },
});
