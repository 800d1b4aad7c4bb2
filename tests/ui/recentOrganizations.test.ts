import { expect } from '@playwright/test';
import { test } from 'vitest';
import { openPage } from '../support/tours/views/offered.ts';
import { commandPage } from '../support/tours/views/play.ts';
import { switchPanel } from '../tours/organizationSwitch.screens.ts';
import { personAt } from '../support/tours/journeys/person.ts';

const offered = openPage({ width: 1280, height: 900 });
const organizations = [
  { code: 'NEW', organizationName: 'Zebra Travel', organizationNameInFrench: 'Voyages Zèbre' },
  { code: 'OLD', organizationName: 'Ash Travel', organizationNameInFrench: 'Voyages Frêne' },
];

test.each([
  ['en', 'Recent', ['Zebra Travel', 'Ash Travel']],
  ['fr', 'Récentes', ['Voyages Zèbre', 'Voyages Frêne']],
] as const)(
  'in %s the recent organizations are named as they come, reached by keyboard, and gone once one is looked for',
  async (language, title, named) => {
    const { page } = offered();
    await commandPage(page, 'open', ['organizationSwitch', '', language]);
    for (const id of ['aManagerComes', 'opensThePanel']) await commandPage(page, 'apply', [id, []]);
    await commandPage(page, 'end', ['readRecentOrganizations', { output: organizations }]);
    const panel = switchPanel(personAt(page, language));
    const list = panel.getByRole('list', { name: title });
    await expect(panel.getByRole('heading', { name: title })).toBeVisible();
    await expect(list.locator('button > span:first-child')).toHaveText([...named]);
    await expect(panel.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(list.getByRole('button').first()).toBeFocused();
    await panel.getByRole('textbox').fill('as');
    await expect(list).toHaveCount(0);
    await panel.getByRole('textbox').fill('');
    await list.getByRole('button').last().press('Enter');
    await expect(panel).toHaveAttribute('aria-busy', 'true');
    await expect(list.getByRole('button').last()).toBeFocused();
  },
);
