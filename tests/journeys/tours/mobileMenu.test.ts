import { expect } from '@playwright/test';
import { originOf } from '../../support/journeys/portal.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { mobileMenuTour } from '../../tours/mobileMenu.tour.ts';

const button = ({ page }: Person) => page.locator('#menu-button');
const list = ({ page }: Person) => page.locator('#menu');
const entry = (person: Person) => list(person).getByRole('link').first();

journeyTours({
  tour: mobileMenuTour,
  time: 'paused',
  reach: async (person) => {
    const { page, language } = person;
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto(`${originOf('b2c')}/get-a-quote?lang=${language}&refCode=REF100000001`);
    await expect(button(person)).toBeVisible();
  },
  drive: {
    pressesTheButton: (person) => button(person).click(),
    pressesBeside: { requirements: ['NV-014'], gesture: ({ page }) => page.mouse.click(180, 640) },
    pressesEscape: ({ page }) => page.keyboard.press('Escape'),
    followsAnItem: (person) => entry(person).click(),
  },
  screens: {
    closed: async (person) => {
      await expect(list(person)).toBeHidden();
      await expect(button(person)).toHaveAccessibleName(person.text('shell.menu.open'));
    },
    open: [
      {
        requirements: ['NV-013'],
        look: async (person) => {
          await expect(entry(person)).toBeVisible();
          await expect(button(person)).toHaveAttribute('aria-expanded', 'true');
          await expect(button(person)).toHaveAccessibleName(person.text('shell.menu.close'));
        },
      },
    ],
    resting: {
      requirements: ['NV-015'],
      look: async (person) => {
        await button(person).click();
        await expect(button(person)).toHaveAttribute('aria-expanded', 'false');
        await expect(list(person)).toBeHidden();
      },
    },
  },
  notHere: {
    theSecondIsNotOver:
      'the last millisecond passes while the page is looked at; the chart itself is held to it',
  },
});
