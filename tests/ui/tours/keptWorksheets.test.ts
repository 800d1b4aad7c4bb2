import { expect } from '@playwright/test';
import { formatsOf } from '#domain/formats.ts';
import type { Gesture, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { keptWorksheetsTour } from '../../tours/keptWorksheets.tour.ts';

const button = ({ page, text }: Person, key: string) =>
  page.getByRole('button', { name: text(`quotes.${key}`), exact: true });
const presses =
  (key: string): Gesture =>
  (person) =>
    button(person, key).click();

viewTours({
  tour: keptWorksheetsTour,
  drive: { personTriesAgain: presses('worksheets.retry'), goesBack: presses('mail.back') },
  screens: {
    reading: {
      requirements: ['LN-001'],
      look: async (person) => {
        const { page, text } = person;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          text('quotes.worksheets.title', { id: 'Q-100001' }),
        );
        await expect(button(person, 'worksheets.print')).toHaveCount(0);
      },
    },
    shown: async (person) => {
      const { page, text, language } = person;
      const { money } = formatsOf(language);
      await expect(page.getByRole('cell')).toHaveText([10_000, -2_000, -1_600, 13_300, 19_700].map(money));
      await expect(page.getByRole('row', { name: 'Baggage insurance' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        text('quotes.worksheets.price', { name: 'Marie Tremblay', plan: 'Emergency Medical' }),
        text('quotes.worksheets.price', {
          name: text('quotes.worksheets.traveller', { number: 2 }),
          plan: 'All-Inclusive',
        }),
      ]);
      await expect(page.getByText(text('quotes.worksheets.none'))).toBeVisible();
      await expect(button(person, 'worksheets.print')).toBeVisible();
    },
    empty: async (person) => {
      await expect(person.page.getByText(person.text('quotes.worksheets.empty'))).toBeVisible();
      await expect(button(person, 'worksheets.print')).toHaveCount(0);
    },
    unavailable: ({ page, text }) =>
      expect(page.getByText(text('quotes.worksheets.unavailable'))).toBeVisible(),
  },
});
