import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { SavedPdf } from '#machines/policyPdf/policyPdf.machine.ts';
import type { Person } from '../support/tours/journeys/types.ts';

const document = ({ page, text }: Person, language: 'en' | 'fr') =>
  page.getByRole('button', { name: text(`confirmation.pdf.${language}`) }).first();
const all = ({ page, text }: Person, language: 'en' | 'fr') =>
  page.getByRole('button', { name: text(`confirmation.pdf.trip.${language}`) });
const retry = ({ page, text }: Person) => page.getByRole('button', { name: text('confirmation.pdf.retry') });

const quote = ({ page, text }: Person) => page.getByRole('button', { name: text('quoteSummary.pdf') });
/** The button of what is asked for. */
const buttonOf = { policy: document, trip: all, quote } as const;

/** What a person is told of a document that does not come. */
const notSaved = { en: 'no file was saved', fr: 'aucun fichier n’a été enregistré' };

/** How a person asks for a policy as a document. */
export const pdfDrive = {
  thePersonDownloadsInEnglish: (person: Person) => document(person, 'en').click(),
  thePersonDownloadsInFrench: (person: Person) => document(person, 'fr').click(),
  thePersonDownloadsAll: (person: Person) => all(person, 'en').click(),
  thePersonDownloadsTheQuote: (person: Person) => quote(person).click(),
};

/** What is seen of it. */
export const pdfScreens = {
  idle: async (person: Person) => {
    await expect(document(person, 'en')).not.toHaveAttribute('aria-disabled', 'true');
    await expect(retry(person)).toHaveCount(0);
  },
  downloading: (person: Person, { context }: AnyMachineSnapshot) => {
    const { of, language } = context.wanted as SavedPdf;
    return expect(buttonOf[of](person, language)).toHaveAttribute('aria-busy', 'true');
  },
  failed: {
    requirements: ['DL-019'],
    look: async (person: Person, { context }: AnyMachineSnapshot) => {
      await expect(retry(person)).toHaveCount(context.wanted.of === 'quote' ? 0 : 1);
      await expect(
        person.page.getByRole('alert').filter({ hasText: notSaved[person.language] }),
      ).toBeVisible();
    },
  },
};
