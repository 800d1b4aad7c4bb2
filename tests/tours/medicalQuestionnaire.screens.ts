import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { expectProblems } from '../support/journeys/fields.ts';
import { pressButton } from '../support/journeys/pressButton.ts';
import { awaiting, healthy } from '../support/questionnaires/medical.ts';
import type { Person } from '../support/tours/journeys/types.ts';

type Page = Person['page'];

/** Answers questions about health, as far as they stand on the page that is open. */
export async function answerHealth(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [key, answer] of Object.entries(answers)) {
    const name = `medical.${key}`;
    if (key === 'medications') await page.locator(`input[name="${name}"]`).fill(answer);
    else await page.locator(`input[name="${name}"][value="${answer}"]`).check();
  }
}

const key = (name: string) => `medicalQuestionnaire.${name}`;
const press = (name: string) => pressButton(key(name));
const dialog = ({ page, text }: Person) =>
  page.getByRole('dialog', { name: text(key('title'), { number: 1 }) });
const declaration = ({ page }: Person) => page.locator('[id="medical.declaration"]');
const treatment = (answers: typeof healthy) => {
  const { medications, smoking, awaitingTreatment } = answers;
  return { medications, smoking, awaitingTreatment };
};

/** Presses the button of a card that opens the questionnaire. */
export const openQuestionnaire = ({ page, text }: Person, act: 'TAKE_MQ' | 'EDIT_MQ') =>
  page
    .locator('button')
    .filter({ hasText: new RegExp(`^${text(key(`act.${act}`))}$`) })
    .first()
    .click();

/** How a person answers the medical questionnaire. */
export const medicalQuestionnaireDrive = {
  takesTheQuestionnaire: (person: Person) => openQuestionnaire(person, 'TAKE_MQ'),
  editsTheAnswers: {
    requirements: ['MQ-021'],
    gesture: (person: Person) => openQuestionnaire(person, 'EDIT_MQ'),
  },
  triesAgain: pressButton('kit.retry'),
  closesTheQuestionnaire: (person: Person) => dialog(person).press('Escape'),
  saysHeartAndLungsAreWell: ({ page }: Person) =>
    answerHealth(page, { heartCondition: 'false', lungCondition: 'false' }),
  namesAHeartCondition: async ({ page }: Person) => {
    await answerHealth(page, { heartCondition: 'true', lungCondition: 'false' });
    await expect(page.locator('input[name="medical.heartSurgery"]')).toHaveCount(2);
  },
  hadNoHeartSurgery: ({ page }: Person) => answerHealth(page, { heartSurgery: 'false' }),
  answersTheTreatment: ({ page }: Person) => answerHealth(page, treatment(healthy)),
  awaitsSurgery: ({ page }: Person) => answerHealth(page, treatment(awaiting)),
  writesTheNumberInWords: async ({ page }: Person) => {
    await answerHealth(page, { medications: 'about 12' });
    await expect(page.locator('input[name="medical.medications"]')).toHaveValue('12');
  },
  continues: press('next'),
  turnsBack: press('previous'),
  accepts: (person: Person) => declaration(person).check(),
  withdraws: (person: Person) => declaration(person).uncheck(),
  finishes: press('finish'),
};

/** What is seen of it. */
export const medicalQuestionnaireScreens = {
  resting: null,
  offered: async (person: Person) => {
    await expect(dialog(person)).toHaveCount(0);
    await expect(person.page.getByText(person.text(key('act.TAKE_MQ'))).first()).toBeVisible();
  },
  completed: async (person: Person) => {
    await expect(dialog(person)).toHaveCount(0);
    await expect(person.page.getByText(person.text(key('act.EDIT_MQ'))).first()).toBeVisible();
  },
  open: null,
  'open.opening': null,
  'open.reading': (person: Person) => expect(dialog(person)).toBeVisible(),
  'open.unavailable': {
    requirements: ['MQ-025 partly'],
    look: async (person: Person) => {
      await expect(dialog(person).getByText(person.text(key('unavailable')))).toBeVisible();
      await expect(dialog(person).getByRole('button', { name: person.text('kit.retry') })).toBeVisible();
    },
  },
  'open.answering': {
    requirements: ['MQ-005 partly', 'MQ-021'],
    look: async (person: Person, { context }: AnyMachineSnapshot) => {
      const { pageNumber, answers } = context.questionnaire.inProgress;
      await expect(dialog(person).getByRole('heading', { level: 3 })).toContainText(
        person.text(key('page'), { page: pageNumber, pages: 3 }),
      );
      const chosen = dialog(person).locator('input[type="radio"]:checked');
      const onPage =
        pageNumber === 1
          ? [
              'heartCondition',
              'lungCondition',
              ...(answers.heartCondition === 'true' ? ['heartSurgery'] : []),
            ]
          : ['smoking', 'awaitingTreatment'];
      await expect(chosen).toHaveCount(onPage.filter((name) => answers[name] !== undefined).length);
    },
  },
  'open.answering.editing': null,
  'open.answering.correcting': ({ page }: Person) => expectProblems(page),
  'open.declaring': async (person: Person, { context }: AnyMachineSnapshot) => {
    await expect(declaration(person)).toBeChecked({ checked: context.isAccepted });
    await expect(
      dialog(person).getByRole('link', { name: person.text(key('problem.declaration')) }),
    ).toHaveCount(context.isDeclarationMissed ? 1 : 0);
  },
};
