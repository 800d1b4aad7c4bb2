import type { Gesture, Person } from '../tours/journeys/types.ts';
import { buttonOf } from './pressButton.ts';

/** Unfolds the fields by which a table can be searched besides. */
export const unfoldFields: Gesture = ({ page, text }: Person) =>
  page.locator('summary', { hasText: text('tableFilter.add') }).click();

/** Adds the field of this name to a search. */
export async function addField(person: Person, field: string): Promise<void> {
  await unfoldFields(person);
  await buttonOf(person, 'tableFilter.addFieldLabel', { field }).click();
}
