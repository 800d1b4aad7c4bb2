import type { Page } from '@playwright/test';
import type { Language } from '#domain/locales.ts';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });
export const menu = (page: Page) => page.locator('#menu');
export const menuButton = (page: Page) => page.locator('#menu-button');
export const profile = (page: Page) => page.getByRole('button', { name: /^(Account of|Compte de)/ });

/** What the sample organizations' menus and first step say. */
export const words: Record<Language, Record<'quote' | 'first' | 'sample', string>> = {
  en: { quote: 'New quote', first: 'Traveller details', sample: 'Sample portal' },
  fr: {
    quote: 'Nouvelle soumission',
    first: 'Renseignements sur les voyageurs',
    sample: 'Portail d’exemple',
  },
};
