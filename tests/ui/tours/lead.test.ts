import { expect } from '@playwright/test';
import { field } from '../../support/journeys/walk.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { leadTour } from '../../tours/lead.tour.ts';

const toggle = ({ page, text }: Person) => page.getByRole('button', { name: text('lead.unfold') });
const send = ({ page, text }: Person) => page.getByRole('button', { name: text('lead.send') });

/** What a person does where a quote can be continued later. */
const leadDrive = {
  unfolds: (person: Person) => toggle(person).click(),
  folds: (person: Person) => toggle(person).click(),
  entersEverything: async ({ page }: Person) => {
    await field(page, 'firstName').fill('Zoé');
    await field(page, 'email').fill('zoe@example.ca');
  },
  typesAnAddressInPart: ({ page }: Person) => field(page, 'email').fill('zoe@'),
  allowsMore: ({ page }: Person) => field(page, 'mayContact').check(),
  confirms: (person: Person) => send(person).click(),
  confirmsTooEarly: (person: Person) => send(person).click(),
  confirmsAnAddressInPart: (person: Person) => send(person).click(),
  confirmsHtml: (person: Person) => send(person).click(),
};

/** What is seen there. */
const leadScreens = {
  folded: async (person: Person) => {
    await expect(toggle(person)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(person.page, 'email')).toHaveCount(0);
  },
  asking: async (person: Person) => {
    await expect(toggle(person)).toHaveAttribute('aria-expanded', 'true');
    await expect(send(person)).toBeVisible();
  },
  'asking.editing': null,
  'asking.correcting': ({ page }: Person) =>
    expect(page.locator('[aria-invalid="true"]').first()).toBeVisible(),
  'asking.failed': ({ page, text }: Person) =>
    expect(
      page
        .getByRole('alertdialog')
        .filter({ hasText: text('lead.failed') })
        .first(),
    ).toBeVisible(),
  doing: (person: Person) => expect(send(person)).toHaveAttribute('aria-busy', 'true'),
  done: ({ page, text }: Person) =>
    expect(page.getByText(text('lead.created', { address: 'zoe@example.ca' }))).toBeVisible(),
};

viewTours({
  tour: leadTour,
  drive: { ...leadDrive, typesHtml: { commanded: 'the mask of the field takes no such signs' } },
  screens: leadScreens,
});
