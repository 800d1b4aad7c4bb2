import { expect } from '@playwright/test';
import type { Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { draftKeeperTour } from '../../tours/draftKeeper.tour.ts';

/** Presses a button of the notice about the draft, by the key of its words. */
const pressOfDraft =
  (key: string) =>
  ({ page, text }: Person): Promise<void> =>
    page.getByRole('button', { name: text(`flow.draft.${key}`) }).click();

const notice =
  (key: string): Look =>
  ({ page, text }) =>
    expect(page.getByText(text(`flow.draft.${key}`))).toBeVisible();
const noNotice: Look = async ({ page, text }) => {
  await expect(page.getByText(text('flow.draft.notKept'))).toHaveCount(0);
  await expect(page.getByText(text('flow.draft.conflict'))).toHaveCount(0);
};

/** What is seen of whether the draft is kept. */
const draftKeeperScreens = {
  kept: noNotice,
  waiting: null,
  saving: noNotice,
  'saving.collecting': null,
  'saving.storing': null,
  unkept: notice('notKept'),
  conflicting: notice('conflict'),
};

viewTours({
  tour: draftKeeperTour,
  drive: {
    thePersonEditsAForm: { commanded: 'the keeper hears it from the form of whichever step is open' },
    thePageIsHidden: { commanded: 'the keeper hears it from the page around the flow' },
    thePersonRetriesSaving: pressOfDraft('retry'),
    thePersonKeepsTheirOwnDraft: pressOfDraft('keepMine'),
    thePersonTakesTheOtherDraft: pressOfDraft('takeTheirs'),
  },
  screens: draftKeeperScreens,
});
