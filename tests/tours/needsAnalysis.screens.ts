import { expect, type Page } from '@playwright/test';
import { expectProblems } from '../support/journeys/fields.ts';
import { pressButton } from '../support/journeys/pressButton.ts';
import { field } from '../support/journeys/walk.ts';
import type { Person } from '../support/tours/journeys/types.ts';

const typed = ['tripAverageLength', 'tripYearly', 'modeOfTransportation'];
const answers = {
  singleCoupleFamily: 'COUPLE',
  tripAverageLength: '14',
  tripYearly: '2',
  modeOfTransportation: 'Avion',
  baggageType: 'CHECKED',
  flightAndTravelAccident: 'true',
  medicalHealthInsurance: 'true',
  nonRefundableTripCost: 'false',
  creditCard: 'true',
  employeeBenefits: 'false',
  individualBenefits: 'false',
};

/** Opens the questions of a traveller: of several one is open at a time. */
export async function unfoldNeeds(page: Page, paxId: string): Promise<void> {
  const folded = page.locator('details:not([open])').filter({ has: page.locator(`[id$=".${paxId}"]`) });
  for (const panel of await folded.all()) await panel.locator('summary').click();
}

/** Answers every question of a traveller. */
export async function answerNeeds(page: Page, paxId: string): Promise<void> {
  await unfoldNeeds(page, paxId);
  for (const [key, answer] of Object.entries(answers)) {
    const id = `${key}.${paxId}`;
    if (typed.includes(key)) await field(page, id).fill(answer);
    else await page.locator(`input[name="${id}"][value="${answer}"]`).check();
  }
}

const press = ({ page, text }: Person, ...keys: string[]) =>
  keys
    .map((key) => page.getByRole('button', { name: text(`needsAnalysis.${key}`), exact: true }))
    .reduce((one, other) => one.or(other))
    .click();
const dialog = ({ page, text }: Person) => page.getByRole('dialog', { name: text('needsAnalysis.title') });

/** How a person answers the needs analysis. */
export const needsAnalysisDrive = {
  opensTheNeeds: {
    requirements: ['NA-013'],
    gesture: (person: Person) => press(person, 'answer', 'continue', 'change'),
  },
  triesAgain: pressButton('kit.retry'),
  closesTheNeeds: (person: Person) => dialog(person).press('Escape'),
  writesTheDaysInWords: {
    requirements: ['NA-005'],
    gesture: async ({ page }: Person) => {
      await unfoldNeeds(page, 'pax-1');
      await field(page, 'tripAverageLength.pax-1').fill('12 jours');
      await expect(field(page, 'tripAverageLength.pax-1')).toHaveValue('12');
    },
  },
  describesTheTransport: {
    requirements: ['NA-007'],
    gesture: async ({ page }: Person) => {
      await unfoldNeeds(page, 'pax-1');
      await field(page, 'modeOfTransportation.pax-1').fill('x'.repeat(60));
      await expect(field(page, 'modeOfTransportation.pax-1')).toHaveValue('x'.repeat(50));
    },
  },
  thePrimaryAnswersEverything: ({ page }: Person) => answerNeeds(page, 'pax-1'),
  theSecondTakesTheAnswersOver: {
    requirements: ['NA-009'],
    gesture: async ({ page }: Person) => {
      await unfoldNeeds(page, 'pax-2');
      for (const category of ['insurance', 'coverage', 'existingPolicy']) {
        await field(page, `${category}SameAsPrimary.pax-2`).check();
      }
      await expect(field(page, 'creditCard.pax-2')).toHaveCount(0);
    },
  },
  finishes: (person: Person) => press(person, 'finish'),
};

/** What is seen of it. */
export const needsAnalysisScreens = {
  offered: (person: Person) => expect(dialog(person)).toHaveCount(0),
  reading: (person: Person) => expect(dialog(person)).toBeVisible(),
  unavailable: (person: Person) =>
    expect(dialog(person).getByText(person.text('needsAnalysis.unavailable'))).toBeVisible(),
  answering: {
    requirements: ['NA-001', 'NA-009'],
    look: async (person: Person) => {
      for (const category of ['insurance', 'coverage', 'existingPolicy']) {
        const title = person.text(`needsAnalysis.category.${category}SameAsPrimary`);
        const groups = dialog(person).locator('[role="group"]');
        await expect(groups.filter({ has: person.page.getByText(title, { exact: true }) })).toHaveCount(2);
        await expect(field(person.page, `${category}SameAsPrimary.pax-1`)).toHaveCount(0);
        await expect(field(person.page, `${category}SameAsPrimary.pax-2`)).toHaveCount(1);
      }
    },
  },
  'answering.editing': null,
  'answering.correcting': ({ page }: Person) => expectProblems(page),
};
