import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { expectProblems } from '../support/journeys/fields.ts';
import { buttonOf, pressButton } from '../support/journeys/pressButton.ts';
import { field } from '../support/journeys/walk.ts';
import type { Gesture, Look, Person, Seeing } from '../support/tours/journeys/types.ts';
import { asksCounsellorId, asksPartyId, sponsorEntries } from './advisorCode.situations.ts';

const dialog = ({ page, text }: Person) => page.getByRole('dialog', { name: text('advisorCode.title') });

const chooses =
  (code: string): Gesture =>
  async ({ page }) => {
    await field(page, 'sponsorCode').selectOption({ value: code });
  };
const enters =
  (id: 'partyId' | 'counselorId', typed: string): Gesture =>
  ({ page }) =>
    field(page, id).fill(typed);
const confirms = pressButton('advisorCode.add');

/** How a person adds a sponsor. */
export const advisorCodeDrive = {
  triesAgain: pressButton('kit.retry'),
  choosesMliadv: chooses('MLIADV'),
  choosesLakes: chooses('LAKES'),
  entersPartyId: enters('partyId', '70010002'),
  entersCounsellorId: enters('counselorId', ' 44010002 '),
  entersWhatIsNoId: enters('counselorId', 'n° 44'),
  confirms,
  confirmsWithoutSponsor: confirms,
  confirmsWithoutPartyId: confirms,
  confirmsWithoutCounsellorId: ({ page }: Person) => field(page, 'counselorId').press('Enter'),
  confirmsWhatIsNoId: confirms,
  confirmsASponsorOfTheTable: confirms,
  cancels: pressButton('advisorCode.cancel'),
} satisfies Record<string, Gesture>;

const says =
  (english: string, french: string): Look =>
  (person) =>
    expect(
      dialog(person).getByText(person.language === 'en' ? english : french, { exact: true }),
    ).toBeVisible();

/** A problem at its field. */
const atField = (
  requirement: string,
  key: 'sponsorCode' | 'partyId' | 'counselorId',
  problem: string,
): Seeing => ({
  requirements: [requirement],
  where: ({ context }: AnyMachineSnapshot) => context.problems[key] === problem,
  look: async ({ page, text }) => {
    await expect(field(page, key)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, `${key}-problem`)).toContainText(text(`advisorCode.problem.${problem}`));
  },
});

/** What is seen of it. */
export const advisorCodeScreens = {
  closed: (person: Person) => expect(dialog(person)).toHaveCount(0),
  open: {
    requirements: ['AD-036'],
    look: async (person: Person) => {
      await expect(dialog(person)).toBeVisible();
      await person.page.mouse.click(4, 4);
      await expect(dialog(person)).toBeVisible();
    },
  },
  'open.reading': (person: Person) => expect(dialog(person).getByRole('status')).toBeVisible(),
  'open.unavailable': {
    requirements: ['AD-048'],
    look: says('Failed to load sponsors', 'Nous n’avons pas pu charger les promoteurs'),
  },
  'open.empty': says('There is no sponsor to choose.', 'Il n’y a aucun promoteur à choisir.'),
  'open.asking': [
    {
      requirements: ['AD-038'],
      look: async ({ page }: Person, snapshot: AnyMachineSnapshot) => {
        const options = field(page, 'sponsorCode').locator('option:not([value=""])');
        await expect(options).toHaveText([...sponsorEntries]);
        await expect(field(page, 'partyId')).toHaveCount(asksPartyId(snapshot as never) ? 1 : 0);
        await expect(field(page, 'counselorId')).toHaveCount(asksCounsellorId(snapshot as never) ? 1 : 0);
      },
    },
  ],
  'open.asking.editing': (person: Person) =>
    expect(buttonOf(person, 'advisorCode.add')).not.toHaveAttribute('aria-busy'),
  'open.asking.correcting': [
    ({ page }: Person) => expectProblems(page),
    atField('AD-024', 'sponsorCode', 'alreadySelected'),
    atField('AD-044 partly', 'partyId', 'partyIdLinked'),
    atField('AD-045 partly', 'partyId', 'partyIdUnknown'),
    atField('AD-046 partly', 'counselorId', 'counselorIdLinked'),
    atField('AD-047 partly', 'counselorId', 'counselorIdUnknown'),
  ],
  'open.asking.failed': {
    requirements: ['AD-043'],
    look: says(
      'Service temporarily unavailable. Please try again later.',
      'Service temporairement indisponible. Veuillez réessayer plus tard.',
    ),
  },
  'open.lookingUp': {
    requirements: ['AD-030'],
    look: async (person: Person) => {
      const add = buttonOf(person, 'advisorCode.add');
      await expect(add).toHaveAttribute('aria-busy', 'true');
      await expect(add.locator('[aria-hidden="true"]')).toHaveCSS('animation-iteration-count', 'infinite');
    },
  },
};
