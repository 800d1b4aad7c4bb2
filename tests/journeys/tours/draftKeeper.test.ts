import { expect, type Page, type Route } from '@playwright/test';
import { documentedSteps } from '../../support/documentedPaths.ts';
import { originOf } from '../../support/journeys/portal.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { byItself } from '../../support/tours/journeys/play.ts';
import { draftKeeperScreens, pressOfDraft } from '../../tours/draftKeeper.screens.ts';
import { draftKeeperTour } from '../../tours/draftKeeper.tour.ts';

const drafts = /\/api\/drafts(?:\/[\w-]+)?$/;
const ageOfTheOther = '61';
const age = (page: Page) => page.locator('input[id^="age."]').first();

/** The newest revision of the draft that another window has saved. */
const otherRevisions = new WeakMap<Page, number>();
const revisionSent = (route: Route) => Number(route.request().headers()['if-match']?.replaceAll('"', ''));

/** Saves the draft as another window of the same person does, with another age. */
async function saveInAnotherWindow(page: Page, route: Route): Promise<void> {
  const headers = await route.request().allHeaders();
  const data = route
    .request()
    .postData()!
    .replace(/"age":"\d+"/, `"age":"${ageOfTheOther}"`);
  const answer = await page.request.put(route.request().url(), { headers, data });
  expect(answer.status()).toBe(200);
  otherRevisions.set(page, ((await answer.json()) as { revision: number }).revision);
}

journeyTours({
  tour: draftKeeperTour,
  time: 'paused',
  reach: async ({ page, language }) => {
    await page.route(drafts, (route) =>
      revisionSent(route) < (otherRevisions.get(page) ?? 0) ? route.continue() : route.fallback(),
    );
    await page.goto(`${originOf('b2c')}${documentedSteps[language].TRAVELLER_DETAILS}?lang=${language}`);
    const kept = page.waitForResponse((response) => drafts.test(new URL(response.url()).pathname));
    await age(page).fill('44');
    expect((await kept).status()).toBe(201);
    await expect
      .poll(() => page.evaluate(() => window.sessionStorage.getItem('portage-draft')))
      .not.toBeNull();
  },
  drive: {
    thePersonEditsAForm: async ({ page }) =>
      age(page).fill((await age(page).inputValue()) === '45' ? '46' : '45'),
    thePageIsHidden: ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('pagehide'))),
    thePersonRetriesSaving: pressOfDraft('retry'),
    thePersonKeepsTheirOwnDraft: pressOfDraft('keepMine'),
    thePersonTakesTheOtherDraft: async (person) => {
      await pressOfDraft('takeTheirs')(person);
      await expect(age(person.page)).toHaveValue(ageOfTheOther);
    },
    theFormsAreCollected: byItself,
  },
  screens: draftKeeperScreens,
  requests: {
    saveDraft: {
      url: drafts,
      method: 'PUT',
      settle: async (route, output) => {
        if (output === 'stale') await saveInAnotherWindow(route.request().frame().page(), route);
        await route.fallback();
      },
    },
  },
  notHere: {
    theFormsCannotBeCollected: 'collecting reads what is typed on the same page, which cannot fail',
    theFlowRetriesSaving:
      'the session is renewed in the journeys of interruptions, which see the draft kept then',
    thePersonEditsAForm: {
      reason: 'collecting what is typed leaves no time to type',
      where: (snapshot) => snapshot.matches({ saving: 'collecting' }),
    },
    anotherTabSavedMeanwhile: {
      reason: 'a draft that was chosen over another is saved over every other',
      where: ({ context }) => context.overwrites,
    },
  },
});
