import type { Locator } from '@playwright/test';
import { otherLanguage } from '#domain/locales.ts';
import { personAt } from '../tours/journeys/person.ts';
import type { Gesture, Person } from '../tours/journeys/types.ts';

/** What has this name in either language: a person may have changed it meanwhile. */
function named({ page, language, text }: Person, role: 'button' | 'link', key: string): Locator {
  const inOther = personAt(page, otherLanguage(language)).text(key);
  return page
    .getByRole(role, { name: text(key), exact: true })
    .or(page.getByRole(role, { name: inOther, exact: true }));
}

/** Presses what has this name in either language. */
export const press =
  (role: 'button' | 'link', key: string): Gesture =>
  (person) =>
    named(person, role, key).click({ noWaitAfter: true });
