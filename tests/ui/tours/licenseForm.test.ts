import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { pressButton } from '../../support/journeys/pressButton.ts';
import { field, submit } from '../../support/journeys/walk.ts';
import { boreal, lakes } from '../../support/licensing/savedLicenses.ts';
import type { Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import {
  licenseFormButton,
  licenseFormDrive,
  licenseFormScreens,
  seeOfLicense,
  takeAgency,
  typeAgency,
} from '../../tours/licenseForm.screens.ts';
import { leaveScreens } from '../../tours/leaveQuestion.screens.ts';
import { down } from '../../tours/licenseForm.situations.ts';
import { licenseFormTour } from '../../tours/licenseForm.tour.ts';

const is = (state: string) => (snapshot: AnyMachineSnapshot) => snapshot.matches({ record: state });
const isNew = ({ context }: AnyMachineSnapshot) => context.opened.mode === 'add';
const isRefused = ({ context }: AnyMachineSnapshot) => context.opened.mode === 'refused';
const isSaved = (snapshot: AnyMachineSnapshot) => !isNew(snapshot);
const title =
  (type: 'AGENT' | 'AGENCY'): Look =>
  ({ page, text }) =>
    expect(page.locator('h1')).toHaveText(text(`licenseForm.title.${type}`));
/** No field to fill in, and a way back. */
const seeDeadEnd: Look = async (person) => {
  await expect(person.page.locator('main').locator('input, select')).toHaveCount(0);
  await expect(licenseFormButton(person, 'backToSearch')).toBeVisible();
};

/** As long as the suggestions wait for the next key, in milliseconds. */
const typingPause = 250;
const searching = 'organizationSuggest/searchOrganizations';
const seeSearch =
  (outcome: 'failed' | 'none') =>
  ({ page, text }: Person) =>
    expect(page.locator('p').filter({ hasText: text(`kit.combobox.${outcome}`) })).toBeVisible();

viewTours({
  tour: licenseFormTour,
  drive: {
    ...licenseFormDrive,
    choosesAnAgency: async (viewer) => {
      await typeAgency('Bore')(viewer);
      await viewer.command('pass', typingPause);
      await viewer.command('end', searching, { error: down });
      await seeSearch('failed')(viewer);
      await pressButton('kit.retry')(viewer);
      await viewer.command('end', searching, { output: [] });
      await seeSearch('none')(viewer);
      await typeAgency('Borea')(viewer);
      await viewer.command('pass', typingPause);
      await viewer.command('end', searching, { output: [boreal, lakes] });
      await takeAgency(viewer);
    },
    fillsInTheLicence: async ({ page }) => {
      await field(page, 'profileRef').fill('Anne Tremblay');
      await field(page, 'licensedProvince').selectOption('AB');
      await field(page, 'status').selectOption('IN_PROGRESS');
    },
  },
  screens: {
    ...licenseFormScreens,
    record: null,
    'record.opening': null,
    'record.missing': [
      { requirements: ['LF-005'], look: seeDeadEnd },
      { requirements: ['LF-004'], where: isRefused, look: title('AGENCY') },
      { where: isRefused, look: seeOfLicense('refused') },
      { where: (snapshot) => !isRefused(snapshot), look: seeOfLicense('notFound') },
    ],
    'record.reading': { requirements: ['LF-004'], look: title('AGENT') },
    'record.answering': [
      { where: isNew, look: seeOfLicense('licenseType.hint') },
      {
        requirements: ['LF-062'],
        where: (snapshot) => isSaved(snapshot) && snapshot.context.form.expiredDate === '2028-03-31',
        look: async (person) => {
          await expect(submit(person.page)).toHaveAttribute('aria-disabled', 'true');
          await seeOfLicense('save.unchanged')(person, undefined as never);
        },
      },
      {
        requirements: ['LF-050', 'LF-051'],
        where: isSaved,
        look: async ({ page, text }) => {
          await expect(page.getByText(text('licenseForm.licenseType.hint'))).toHaveCount(0);
          await expect(field(page, 'licensedProvince')).toBeDisabled();
          await expect(page.locator('[name="licenseType"], #organizationCode, #profileRef')).toHaveCount(0);
          await expect(page.locator('main')).toContainText('Sophie Martin');
        },
      },
    ],
    'record.answering.editing': null,
    'record.awaitingSession': licenseFormScreens['record.saving'],
    'record.left': null,
    ...leaveScreens,
    owner: null,
    'owner.known': {
      where: (snapshot) =>
        snapshot.context.saved?.title === 'Conseillère en voyages' &&
        snapshot.matches({ record: 'answering' }),
      look: ({ page }) => expect(page.getByText('Conseillère en voyages')).toBeVisible(),
    },
    'owner.readingAgain': null,
    'owner.outdated': null,
    agency: {
      where: ({ context }) => context.form.organizationCode.text === 'Voyages Boréal inc.',
      look: ({ page }) => expect(field(page, 'organizationCode')).toHaveValue('Voyages Boréal inc.'),
    },
    agents: null,
    'agents.none': null,
    'agents.reading': null,
    'agents.listed': null,
  },
  notHere: { goesBack: { reason: 'nothing but the licence is waited for', where: is('reading') } },
});
