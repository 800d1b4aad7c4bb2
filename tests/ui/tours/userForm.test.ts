import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { expectProblems } from '../../support/journeys/fields.ts';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import { field, submit } from '../../support/journeys/walk.ts';
import type { Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { leaveDrive, leaveScreens } from '../../tours/leaveQuestion.screens.ts';
import { userFormTour } from '../../tours/userForm.tour.ts';

const isNew = ({ context }: AnyMachineSnapshot) => context.opened.mode === 'add';
const title = ({ page }: Person) => page.locator('h1');
const saysOf =
  (key: string): Look =>
  ({ page, text }) =>
    expect(page.getByText(text(`userForm.${key}`))).toBeVisible();
const rowOf = ({ page, text }: Person, key: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(text(`userForm.${key}`), { exact: true }) })
    .locator('dd')
    .first();
const typeAgency =
  (text: string) =>
  ({ page }: Person) =>
    field(page, 'agencyCode').fill(text);
/** Nothing is said of what could not be read; it can be read again. */
const seeNothingSaid: Look = async (person) => {
  await expect(person.page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(buttonOf(person, 'userForm.retry')).toBeVisible();
};
/** Where nothing else is wrong. */
const isAsRead = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ record: 'readOnly' }) || snapshot.matches({ record: { answering: 'editing' } });
/** As long as the suggestions wait for the next key, in milliseconds. */
const typingPause = 250;
const found = { label: 'Boreal Travel', value: 'BOREAL' };
const seeSaving: Look = async (person, snapshot) => {
  await expect(submit(person.page)).toHaveAttribute('aria-busy', 'true');
  await saysOf('saving')(person, snapshot);
  await expect(
    person.page.locator('main form').locator('input:enabled:not([readonly]), select:enabled'),
  ).toHaveCount(0);
};

viewTours({
  tour: userFormTour,
  drive: {
    ...leaveDrive,
    triesAgain: pressButton('userForm.retry'),
    edits: pressButton('userForm.edit'),
    goesBack: (person) =>
      buttonOf(person, 'userForm.back')
        .or(buttonOf(person, 'userForm.cancel'))
        .or(buttonOf(person, 'history.merge.back'))
        .click(),
    changesAField: async ({ page }) => {
      await field(page, 'status').selectOption('INACTIVE');
    },
    entersSomethingWrong: ({ page }) => field(page, 'lastName').fill('.'),
    leavesTheWrongField: { commanded: 'a name is judged when it is saved, the agency alone when it is left' },
    saves: ({ page }) => submit(page).click(),
    choosesTheSavedVersion: ({ page }) => page.locator('[name="status"][value="theirs"]').check(),
    continuesWithTheChoice: pressButton('history.merge.continue'),
    typesAPartOfAnAgency: typeAgency('Bor'),
    closesTheList: ({ page }) => field(page, 'agencyCode').press('Escape'),
    choosesAnAgency: async (viewer) => {
      await typeAgency('Bore')(viewer);
      await viewer.command('pass', typingPause);
      await viewer.command('end', 'organizationSuggest/searchOrganizations', { output: [found] });
      await viewer.page.getByRole('option').filter({ hasText: 'BOREAL' }).click();
    },
    erasesTheAgency: typeAgency(''),
    choosesTheBranch: async ({ page }) => {
      await field(page, 'organizationCode').selectOption('BOREAL-MTL');
    },
    choosesTheAgencyItself: async ({ page }) => {
      await field(page, 'organizationCode').selectOption('BOREAL');
    },
    fillsInTheRest: async ({ page }) => {
      await field(page, 'firstName').fill('Noémie');
      await field(page, 'lastName').fill('Côté');
      await field(page, 'emailAddress').fill('noemie.cote@voyages-boreal.example');
      await field(page, 'preferredLang').selectOption('FR');
      await field(page, 'role').selectOption('View_Only');
    },
  },
  screens: {
    record: null,
    'record.opening': null,
    'record.missing': (person, snapshot) =>
      saysOf(snapshot.context.opened.mode === 'refused' ? 'refused' : 'notFound')(person, snapshot),
    'record.reading': (person) => expect(title(person)).toHaveText(person.text('userForm.title.user')),
    'record.unavailable': { requirements: ['US-046 partly'], look: seeNothingSaid },
    'record.readOnly': [
      {
        requirements: ['US-003 partly', 'US-010 partly', 'US-021 partly'],
        look: async (person) => {
          await expect(title(person)).toHaveText('Sophie Lavoie');
          await expect(rowOf(person, 'emailAddress')).toHaveText('sophie.lavoie@voyages-boreal.example');
          await expect(rowOf(person, 'profileId')).toHaveText('sophie.lavoie');
          await expect(rowOf(person, 'agentId')).toHaveText('c-2001');
          await expect(rowOf(person, 'userRef')).toHaveText('A1B2C3D4E5');
          await expect(rowOf(person, 'sellerCode')).toHaveText('BOR-0101');
          await expect(rowOf(person, 'status')).toHaveText(/^(Active|Actif)$/);
          await expect(person.page.locator('main').locator('input, select')).toHaveCount(0);
        },
      },
      {
        where: ({ context }) => !context.mayEdit,
        look: async (person, snapshot) => {
          await saysOf('readOnly.refused')(person, snapshot);
          await expect(buttonOf(person, 'userForm.edit')).toHaveCount(0);
        },
      },
    ],
    'record.answering': [
      {
        requirements: ['US-002 partly', 'US-013 partly'],
        where: isNew,
        look: async (person) => {
          await expect(title(person)).toHaveText(person.text('userForm.title.new'));
          await expect(field(person.page, 'status')).toHaveCount(0);
        },
      },
      {
        requirements: ['US-003 partly', 'US-010 partly'],
        where: (snapshot) => !isNew(snapshot),
        look: async (person) => {
          await expect(buttonOf(person, 'userForm.cancel')).toBeVisible();
          await expect(rowOf(person, 'agentId')).toHaveText('c-2001');
          await expect(person.page.locator('#agentId, #userRef, #sellerCode, #profileId')).toHaveCount(0);
        },
      },
    ],
    'record.answering.editing': null,
    'record.answering.correcting': ({ page }) => expectProblems(page),
    'record.answering.merged': ({ page, text }) =>
      expect(page.getByText(text('history.merge.done'))).toBeVisible(),
    'record.answering.duplicate': { requirements: ['US-048 partly'], look: saysOf('duplicate') },
    'record.answering.failed': { requirements: ['US-048 partly'], look: saysOf('failed') },
    'record.saving': seeSaving,
    'record.awaitingSession': seeSaving,
    'record.merging': async ({ page, text }) => {
      const status = page.getByRole('group').filter({ hasText: text('userForm.status.INACTIVE') });
      await expect(status).toContainText(text('userForm.status.NEW'));
      await expect(page.getByRole('group').filter({ hasText: 'Lavoie' })).toContainText('Martin');
    },
    'record.left': null,
    ...leaveScreens,
    agency: null,
    'agency.shown': null,
    'agency.suggested': ({ page }) => expect(field(page, 'agencyCode')).toHaveRole('combobox'),
    hierarchy: null,
    'hierarchy.none': null,
    'hierarchy.reading': null,
    'hierarchy.known': {
      requirements: ['US-042 partly'],
      where: (snapshot) => snapshot.matches({ record: 'readOnly' }),
      look: (person, { context }) =>
        expect(rowOf(person, 'agencyCode')).toHaveText(
          context.language === 'fr' ? 'Voyages Boréal (BOREAL)' : 'Boreal Travel (BOREAL)',
        ),
    },
    'hierarchy.unavailable': [
      { requirements: ['US-046 partly'], where: isAsRead, look: seeNothingSaid },
      {
        where: (snapshot) => snapshot.matches({ record: 'readOnly' }),
        look: (person) => expect(rowOf(person, 'organizationCode')).toHaveText('BOREAL-MTL'),
      },
    ],
    roles: null,
    'roles.none': null,
    'roles.reading': null,
    'roles.listed': [
      {
        where: (snapshot) => snapshot.matches({ record: 'readOnly' }),
        look: (person) =>
          expect(rowOf(person, 'opensIn.POLICY_MAINTENANCE')).toHaveText(
            person.text('userForm.opens.POLICY_MAINTENANCE.REFUND'),
          ),
      },
      {
        requirements: ['US-024'],
        where: (snapshot) => isNew(snapshot) && snapshot.matches({ record: 'answering' }),
        look: async ({ page, text }) => {
          await expect(field(page, 'role').locator('option')).toHaveText([
            text('kit.select.placeholder'),
            text('account.role.Consultant_Agency'),
            text('account.role.View_Only'),
          ]);
        },
      },
    ],
    'roles.unavailable': { where: isAsRead, look: seeNothingSaid },
  },
  notHere: {
    goesBack: {
      reason: 'nothing but the person is waited for',
      where: (snapshot) => snapshot.matches({ record: 'reading' }),
    },
  },
});
