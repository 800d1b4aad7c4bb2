import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { PolicyViewContext } from '#machines/policyView/policyView.types.ts';
import { pressButton } from '../../support/journeys/pressButton.ts';
import type { Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { policyViewTour } from '../../tours/policyView.tour.ts';

const addressOf = (snapshot: AnyMachineSnapshot) => (snapshot.context as PolicyViewContext).address;
const sectionsIn = ({ page }: Person) => page.locator('[data-section]');
const tabsIn = ({ page, text }: Person) =>
  page.getByRole('navigation', { name: text('policyView.tabs') }).getByRole('link');

/** Nothing of a policy is on the screen. */
const seeNoPolicy = async (person: Person) => {
  await expect(sectionsIn(person)).toHaveCount(0);
  await expect(tabsIn(person)).toHaveCount(0);
};
const seeWords =
  (key: string): Look =>
  async (person) => {
    await expect(person.page.locator('#page-title')).toHaveCount(1);
    await expect(person.page.getByText(person.text(`policyView.${key}`), { exact: true })).toBeVisible();
    await expect(sectionsIn(person)).toHaveCount(0);
  };
const seeFailure =
  (key: string): Look =>
  async (person) => {
    await expect(person.page.getByRole('alert')).toContainText(person.text(`policyView.${key}`));
    await seeNoPolicy(person);
  };

const saysNothing: Look = ({ page, text }) =>
  expect(page.getByText(text('policyView.changed'))).toHaveCount(0);

viewTours({
  tour: policyViewTour,
  drive: {
    triesAgain: pressButton('policyView.retry'),
    asksForItAnew: pressButton('policyView.changed.reload'),
  },
  screens: {
    deciding: null,
    notFound: { requirements: ['PV-025'], look: seeWords('notFound.body') },
    forbidden: seeWords('forbidden.body'),
    reading: seeWords('waiting'),
    switchingOrganization: seeWords('waiting.switchingOrganization'),
    loadingConfiguration: seeWords('waiting'),
    unavailable: { requirements: ['PV-025'], look: seeFailure('unavailable') },
    notSwitched: { requirements: ['PV-022'], look: seeFailure('notSwitched') },
    fetchingSection: { requirements: ['PV-013'], look: seeWords('waiting') },
    sectionUnavailable: seeWords('sectionUnavailable'),
    shown: {
      requirements: ['PV-013'],
      look: async (person, snapshot) => {
        const { path, search } = addressOf(snapshot);
        const ofPolicies = search === '' ? [person.text('policyView.section.delivery')] : [];
        const segment = path.split('/')[2] ?? '';
        await expect(person.page.locator(`[data-section="${segment}"]`)).toHaveCount(1);
        await expect(tabsIn(person)).toHaveText([
          person.text('policyView.section.policies'),
          person.text('policyView.section.edit'),
          ...ofPolicies,
        ]);
        await expect(tabsIn(person).and(person.page.locator('[aria-current]'))).toHaveCount(
          segment === 'view' ? 0 : 1,
        );
      },
    },
    'shown.current': saysNothing,
    'shown.looking': saysNothing,
    'shown.changed': ({ page, text }) =>
      expect(page.getByRole('status').getByText(text('policyView.changed'))).toBeVisible(),
  },
});
