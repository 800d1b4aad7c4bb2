import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { typed } from '../../tours/advisorForm.situations.ts';
import { advisorFormTour } from '../../tours/advisorForm.tour.ts';
import { leaveScreens } from '../../tours/leaveQuestion.screens.ts';

const field = ({ page }: Person, key: string) => page.locator(`#${key}`);
const rows = ({ page }: Person) => page.locator('tbody tr');
const fill =
  (key: string, value: string): Gesture =>
  (person) =>
    field(person, key).fill(value);
const has = (count: number) => (snapshot: AnyMachineSnapshot) =>
  snapshot.context.selectedSponsors.length === count && !snapshot.matches({ sponsors: 'adding' });
const question = ({ page, text }: Person) =>
  page.getByRole('alertdialog', { name: text('area.leave.title') });

/** Each of these fields is shown with the value of the form. */
const seeFields: Look = async (person, { context }) => {
  for (const key of ['firstName', 'emailAddress', 'city', 'recipientEmailAddress1'])
    await expect(field(person, key)).toHaveValue(context.form[key]);
};
const deletes: Gesture = (person) =>
  person.page
    .getByRole('button', { name: person.text('advisors.sponsors.deleteOne', { code: 'MLIADV' }) })
    .click();

viewTours({
  tour: advisorFormTour,
  drive: {
    stays: pressButton('area.leave.stay'),
    leavesUnsaved: pressButton('advisors.leave'),
    addsASponsor: async (person) => {
      await pressButton('advisors.sponsors.add')(person);
      await pressButton('advisorCode.cancel')(person);
      await expect(person.page.getByRole('dialog')).toHaveCount(0);
    },
    deletesTheFirstOfTwo: deletes,
    deletesTheOnlySponsor: deletes,
    entersEverything: async (person) => {
      const { userGroup, ...texts } = typed;
      for (const [key, value] of Object.entries(texts)) await field(person, key).fill(value);
      await field(person, 'userGroup').selectOption(userGroup);
    },
    typesAnAddressInPart: fill('emailAddress', 'grace@'),
    typesAnotherRecipient: fill('recipientEmailAddress1', 'office@advisors.example'),
    resetsThePersonalDetails: pressButton('advisors.personal.reset'),
    resetsTheRecipients: pressButton('advisors.recipients.reset'),
    confirms: pressButton('advisors.create'),
    confirmsWithoutASponsor: pressButton('advisors.create'),
    confirmsTooEarly: pressButton('advisors.create'),
    confirmsAnAddressInPart: pressButton('advisors.create'),
    goesBack: pressButton('advisors.back'),
  },
  screens: {
    form: null,
    'form.asking': [
      {
        requirements: ['AD-018'],
        look: ({ page, text }) =>
          expect(page.locator('thead th')).toHaveText(
            ['sponsorCode', 'counselorId', 'partyId', 'actions'].map((key) =>
              text(`advisors.sponsors.${key}`),
            ),
          ),
      },
      {
        requirements: ['AD-020'],
        where: has(2),
        look: async (person) => {
          const mark = person.text('advisors.sponsors.default');
          await expect(rows(person).nth(0)).toContainText(mark);
          await expect(rows(person).nth(1)).not.toContainText(mark);
        },
      },
      {
        requirements: ['AD-019', 'AD-021'],
        where: (snapshot) => snapshot.context.selectedSponsors[0]?.sponsorCode === 'LAKES',
        look: async (person) => {
          await expect(rows(person)).toHaveCount(1);
          await expect(rows(person)).toContainText('LAKES');
          await expect(rows(person)).toContainText(person.text('advisors.sponsors.default'));
        },
      },
      {
        requirements: ['AD-006', 'AD-051'],
        look: async (person, { context }) => {
          const { referenceNumber: number } = context;
          const { page, text } = person;
          await expect(page.locator('h1')).toHaveText(text('advisors.title', { number }));
          await expect(page.getByText(text('advisors.lead'))).toBeVisible();
          await expect(field(person, 'status')).toBeDisabled();
          await expect(field(person, 'status').locator('option')).toHaveText([text('advisors.status.NEW')]);
        },
      },
    ],
    'form.asking.editing': [
      { requirements: ['AD-010'], look: seeFields },
      {
        requirements: ['AD-005', 'AD-076 partly'],
        where: (snapshot) => !snapshot.matches({ leave: 'asking' }),
        look: async (person) => {
          await expect(buttonOf(person, 'advisors.back')).toBeVisible();
          await expect(buttonOf(person, 'advisors.create')).toBeVisible();
          await expect(field(person, 'userGroup').locator('option:not([value=""])')).toHaveText([
            person.text('account.role.LIA_manager'),
            person.text('account.role.LIA_agent'),
          ]);
        },
      },
    ],
    'form.asking.correcting': [
      {
        requirements: ['AD-060'],
        where: ({ context }) => context.problems.firstName === 'required',
        look: ({ page, text }) =>
          expect(page.locator('#firstName-problem')).toContainText(
            text('advisors.problem.required.firstName'),
          ),
      },
      {
        requirements: ['AD-074', 'AD-075'],
        where: ({ context }) => context.sponsorIsMissed,
        look: ({ page, text }) =>
          expect(page.getByRole('alert').getByText(text('advisors.sponsors.missed'))).toBeVisible(),
      },
    ],
    'form.asking.failed': {
      requirements: ['AD-084 partly'],
      look: async (person, snapshot) => {
        await expect(person.page.getByText(person.text('advisors.failed'))).toBeVisible();
        await seeFields(person, snapshot);
      },
    },
    'form.doing': {
      requirements: ['AD-085'],
      look: (person) => expect(buttonOf(person, 'advisors.create')).toHaveAttribute('aria-disabled', 'true'),
    },
    'form.done': null,
    ...leaveScreens,
    'leave.asking': {
      requirements: ['AD-011', 'AD-012'],
      look: (person) =>
        expect(question(person).getByRole('button')).toHaveText([
          person.text('area.leave.stay'),
          person.text('advisors.leave'),
        ]),
    },
  },
});
