import { expect } from '@playwright/test';
import { pressButton } from '../../support/journeys/pressButton.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { policyHistoryTour } from '../../tours/policyHistory.tour.ts';

const entries = [
  'Avenant2026-11-20 10:00am HNE, Sophie Lavoie (TC)',
  'Mise en vigueur2026-11-02 10:00am HNE, Le système',
  'Achat2026-11-01 10:00am HNE, Acheteur',
];
const rows = [
  'ChampConcerneAvantAprès',
  'Date de finToutes les polices15 février 202720 février 2027',
  'PrimeMarie Tremblay123,45 $1 150,00 $',
  'Garanties facultativesMarie Tremblay–Accident d’avion',
  'Réponses sur la santéZoé TremblayModifié (non affiché)Modifié (non affiché)',
  'ChampConcerneAvantAprès',
  'ÉtatMarie TremblayPayée, mise en vigueur en coursÉtablie',
];
const button = ({ page, text }: Person, key: string) => page.getByRole('button', { name: text(key) });

viewTours({
  tour: policyHistoryTour,
  languages: ['fr'],
  drive: {
    togglesTheHistory: ({ page }: Person) => page.locator('button[aria-expanded]').click(),
    triesAgain: pressButton('kit.retry'),
    theSessionIsRenewed: { commanded: 'the portal says it' },
  },
  screens: {
    hidden: ({ page }: Person) => expect(page.getByRole('listitem')).toHaveCount(0),
    reading: ({ page }: Person) => expect(page.locator('button[aria-busy="true"]')).toBeVisible(),
    unavailable: ({ page, text }: Person) =>
      expect(page.getByText(text('history.unavailable'))).toBeVisible(),
    shown: {
      requirements: ['DL-013 partly', 'DL-014'],
      look: async (person: Person) => {
        const { page } = person;
        await expect(button(person, 'history.hide')).toHaveAttribute('aria-expanded', 'true');
        await expect(page.getByRole('listitem')).toContainText(entries);
        await expect(page.getByRole('row')).toHaveText(rows);
      },
    },
    empty: ({ page, text }: Person) => expect(page.getByText(text('history.none'))).toBeVisible(),
  },
});
