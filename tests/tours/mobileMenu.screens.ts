import { expect } from '@playwright/test';
import type { Person } from '../support/tours/journeys/types.ts';

export const menuButton = ({ page }: Person) => page.locator('#menu-button');
const list = ({ page }: Person) => page.locator('#menu');
const entry = (person: Person) => list(person).getByRole('link').first();

/** The width of a telephone, on which the menu folds away. */
export const telephone = { width: 360, height: 760 };

/** How a person works with the folded menu. */
export const mobileMenuDrive = {
  pressesTheButton: (person: Person) => menuButton(person).click(),
  pressesBeside: {
    requirements: ['NV-014'],
    gesture: ({ page }: Person) => page.mouse.click(180, 640),
  },
  pressesEscape: ({ page }: Person) => page.keyboard.press('Escape'),
  followsAnItem: (person: Person) => entry(person).click(),
};

/** What is seen of the folded menu. */
export const mobileMenuScreens = {
  closed: async (person: Person) => {
    await expect(list(person)).toBeHidden();
    await expect(menuButton(person)).toHaveAccessibleName(person.text('shell.menu.open'));
  },
  open: [
    {
      requirements: ['NV-013'],
      look: async (person: Person) => {
        await expect(entry(person)).toBeVisible();
        await expect(menuButton(person)).toHaveAttribute('aria-expanded', 'true');
        await expect(menuButton(person)).toHaveAccessibleName(person.text('shell.menu.close'));
      },
    },
  ],
  resting: {
    requirements: ['NV-015'],
    look: async (person: Person) => {
      await menuButton(person).click();
      await expect(menuButton(person)).toHaveAttribute('aria-expanded', 'false');
      await expect(list(person)).toBeHidden();
    },
  },
};
