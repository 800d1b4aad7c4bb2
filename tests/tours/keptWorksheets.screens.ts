import { expect } from '@playwright/test';
import { formatsOf } from '#domain/formats.ts';
import { buttonOf, pressButton } from '../support/journeys/pressButton.ts';
import type { Gesture, Person } from '../support/tours/journeys/types.ts';

const printing = (person: Person) => buttonOf(person, 'quotes.worksheets.print');

/** How a person reads how prices came about. */
export const keptWorksheetsDrive = {
  triesAgain: pressButton('kit.retry'),
  goesBack: pressButton('quotes.mail.back'),
} satisfies Record<string, Gesture>;

/** What is seen of it. */
export const keptWorksheetsScreens = {
  reading: {
    requirements: ['LN-001 partly'],
    look: async (person: Person) => {
      const { page, text } = person;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        text('quotes.worksheets.title', { id: 'Q-100001' }),
      );
      await expect(printing(person)).toHaveCount(0);
    },
  },
  shown: async (person: Person) => {
    const { page, text, language } = person;
    const { money } = formatsOf(language);
    await expect(page.getByRole('cell')).toHaveText([10_000, -2_000, -1_600, 13_300, 19_700].map(money));
    await expect(page.getByRole('row', { name: 'Baggage insurance' })).toBeVisible();
    const titles = page.getByRole('heading', { level: 2 });
    await expect(titles.filter({ hasText: /Emergency Medical|All-Inclusive/ })).toHaveText([
      text('quotes.worksheets.price', { name: 'Marie Tremblay', plan: 'Emergency Medical' }),
      text('quotes.worksheets.price', {
        name: text('quotes.worksheets.traveller', { number: 2 }),
        plan: 'All-Inclusive',
      }),
    ]);
    await expect(page.getByText(text('quotes.worksheets.none'))).toBeVisible();
    await expect(printing(person)).toBeVisible();
  },
  empty: async (person: Person) => {
    await expect(person.page.getByText(person.text('quotes.worksheets.empty'))).toBeVisible();
    await expect(printing(person)).toHaveCount(0);
  },
  unavailable: ({ page, text }: Person) =>
    expect(page.getByText(text('quotes.worksheets.unavailable'))).toBeVisible(),
};
