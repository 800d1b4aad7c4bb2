import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { expectProblems, visit } from '../../support/journeys/fields.ts';
import { field, submit } from '../../support/journeys/walk.ts';
import type { Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { licenseFormTour } from '../../tours/licenseForm.tour.ts';

const button = ({ page, text }: Person, key: string) =>
  page.getByRole('button', { name: text(`licenseForm.${key}`), exact: true });
const press =
  (key: string): Gesture =>
  (person) =>
    button(person, key).click();
const typeExpiry =
  (day: string): Gesture =>
  async ({ page }) => {
    await field(page, 'expiredDate').fill(day);
    await field(page, 'expiredDate').blur();
  };
const typeAgency =
  (text: string): Gesture =>
  async ({ page }) => {
    await expect(page.getByRole('combobox').and(field(page, 'organizationCode'))).toBeVisible();
    await field(page, 'organizationCode').fill(text);
  };
const is = (state: string) => (snapshot: AnyMachineSnapshot) => snapshot.matches({ licence: state });
const isNew = ({ context }: AnyMachineSnapshot) => context.asked.mode === 'add';
const isRefused = ({ context }: AnyMachineSnapshot) => context.asked.mode === 'refused';
const isSaved = (snapshot: AnyMachineSnapshot) => !isNew(snapshot);
const told =
  (key: string): Look =>
  ({ page, text }) =>
    expect(page.getByText(text(`licenseForm.${key}`))).toBeVisible();
const title =
  (type: 'AGENT' | 'AGENCY'): Look =>
  ({ page, text }) =>
    expect(page.locator('h1')).toHaveText(text(`licenseForm.title.${type}`));
/** No field to fill in, and a way back. */
const seeDeadEnd: Look = async (person) => {
  await expect(person.page.locator('main').locator('input, select')).toHaveCount(0);
  await expect(button(person, 'backToSearch')).toBeVisible();
};

viewTours({
  tour: licenseFormTour,
  drive: {
    triesAgain: press('retry'),
    renewsTheLicence: typeExpiry('31-03-2030'),
    typesAnExpiryBeforeTheStart: typeExpiry('01-01-2020'),
    leavesTheExpiry: ({ page }) => visit(page, 'expiredDate'),
    saves: ({ page }) => submit(page).click(),
    choosesTheSavedExpiry: ({ page }) =>
      page.locator('[name="expiredDate"][value="theirs"]').check({ force: true }),
    continuesWithTheChoice: press('merge.continue'),
    typesAPartOfAnAgency: typeAgency('Bor'),
    erasesTheAgency: typeAgency(''),
    closesTheList: ({ page }) => field(page, 'organizationCode').press('Escape'),
    choosesAnAgency: ({ page }) => page.getByRole('option').filter({ hasText: 'BOREAL' }).click(),
    asksForTheAgentsAgain: press('retry'),
    choosesTheOtherType: ({ page }) =>
      page.locator('[name="licenseType"][value="AGENCY"]').check({ force: true }),
    fillsInTheLicence: async ({ page }) => {
      await field(page, 'profileRef').fill('Anne Tremblay');
      await field(page, 'licensedProvince').selectOption('AB');
      await field(page, 'status').selectOption('IN_PROGRESS');
    },
    goesBack: (person) => button(person, 'back').or(button(person, 'backToSearch')).click(),
  },
  screens: {
    licence: null,
    'licence.opening': null,
    'licence.missing': [
      { requirements: ['LF-005'], look: seeDeadEnd },
      { requirements: ['LF-004'], where: isRefused, look: title('AGENCY') },
      { where: isRefused, look: told('refused') },
      { where: (snapshot) => !isRefused(snapshot), look: told('notFound') },
    ],
    'licence.reading': { requirements: ['LF-004'], look: title('AGENT') },
    'licence.unavailable': (person) => expect(button(person, 'retry')).toBeVisible(),
    'licence.readOnly': {
      requirements: ['LF-007'],
      look: async ({ page }) => {
        await expect(submit(page)).toHaveCount(0);
        await expect(page.locator('main')).toContainText('31-03-2028');
      },
    },
    'licence.answering': [
      {
        requirements: ['LF-062'],
        where: (snapshot) => isSaved(snapshot) && snapshot.context.form.expiredDate === '2028-03-31',
        look: async (person) => {
          await expect(submit(person.page)).toHaveAttribute('aria-disabled', 'true');
          await told('save.unchanged')(person, undefined as never);
        },
      },
      {
        requirements: ['LF-050', 'LF-051'],
        where: isSaved,
        look: async ({ page }) => {
          await expect(field(page, 'licensedProvince')).toBeDisabled();
          await expect(page.locator('[name="licenseType"], #organizationCode, #profileRef')).toHaveCount(0);
          await expect(page.locator('main')).toContainText('Sophie Martin');
        },
      },
    ],
    'licence.answering.editing': null,
    'licence.answering.correcting': ({ page }) => expectProblems(page),
    'licence.answering.merged': told('merge.done'),
    'licence.answering.duplicate': [
      { requirements: ['LF-060'], look: told('duplicate') },
      {
        requirements: ['LF-060'],
        look: ({ page, text }) => expect(page.getByText(text('licenseForm.failed'))).toHaveCount(0),
      },
    ],
    'licence.answering.failed': { requirements: ['LF-059'], look: told('failed') },
    'licence.saving': ({ page }) => expect(submit(page)).toHaveAttribute('aria-busy', 'true'),
    'licence.merging': async (person) => {
      const { page } = person;
      await expect(page.getByRole('group').filter({ hasText: '31-03-2030' })).toContainText('31-03-2029');
      await expect(page.getByRole('group').filter({ hasText: 'Sophie Roy' })).toContainText('Sophie Martin');
      await told('merge.title')(person, undefined as never);
    },
    'licence.left': null,
    agencies: null,
    'agencies.idle': null,
    'agencies.waiting': null,
    'agencies.searching': null,
    'agencies.nothingFound': null,
    agents: null,
    'agents.none': null,
    'agents.reading': null,
    'agents.listed': null,
    'agents.unavailable': told('agents.unavailable'),
  },
  notHere: { goesBack: { reason: 'nothing but the licence is waited for', where: is('reading') } },
});
