import type { Locator } from '@playwright/test';
import type { Gesture, Person } from '../tours/journeys/types.ts';

type TextValues = Parameters<Person['text']>[1];

/** The button that has this text and no other. */
export const buttonOf = ({ page, text }: Person, key: string, values?: TextValues): Locator =>
  page.getByRole('button', { name: text(key, values), exact: true });

/** Presses the button that has this text. */
export const pressButton =
  (key: string, values?: TextValues): Gesture =>
  (person) =>
    buttonOf(person, key, values).click();
