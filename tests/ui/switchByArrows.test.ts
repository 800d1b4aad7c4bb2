import { expect } from '@playwright/test';
import { test } from 'vitest';
import { personAt } from '../support/tours/journeys/person.ts';
import { openPage } from '../support/tours/views/offered.ts';
import { commandPage } from '../support/tours/views/play.ts';
import { switchPanel } from '../tours/organizationSwitch.screens.ts';

const offered = openPage({ width: 1280, height: 900 });
const organizations = [
  { code: 'CM', organizationName: 'Cover-Me Travel', organizationNameInFrench: 'Voyage Cover-Me' },
  { code: 'TC', organizationName: 'TC Travel Centre', organizationNameInFrench: 'Centre de voyages TC' },
];

test.each(['en', 'fr'] as const)(
  'in %s the arrows go from the field to what was found and back, and Enter takes the one that has the focus',
  async (language) => {
    const { page } = offered();
    await commandPage(page, 'open', ['organizationSwitch', '', language]);
    for (const id of ['aManagerComes', 'opensThePanel']) await commandPage(page, 'apply', [id, []]);
    const panel = switchPanel(personAt(page, language));
    const field = panel.getByRole('textbox');
    const found = panel.getByRole('listitem').getByRole('button');
    await field.press('ArrowDown');
    await expect(field).toBeFocused();
    await field.fill('travel');
    await commandPage(page, 'pass', [250]);
    await commandPage(page, 'end', ['searchOrganizations', { output: organizations }]);
    for (const [key, place] of [
      ['ArrowUp', field],
      ['ArrowDown', found.first()],
      ['ArrowDown', found.last()],
      ['ArrowDown', found.last()],
      ['ArrowUp', found.first()],
      ['ArrowUp', field],
      ['ArrowDown', found.first()],
      ['ArrowDown', found.last()],
    ] as const) {
      await page.keyboard.press(key);
      await expect(place).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(panel).toHaveAttribute('aria-busy', 'true');
  },
);

test('[OS-006] Enter in the field closes the panel even where one organization was found', async () => {
  const { page } = offered();
  await commandPage(page, 'open', ['organizationSwitch', '', 'en']);
  for (const id of ['aManagerComes', 'opensThePanel']) await commandPage(page, 'apply', [id, []]);
  const panel = switchPanel(personAt(page, 'en'));
  await panel.getByRole('textbox').fill('cover');
  await commandPage(page, 'pass', [250]);
  await commandPage(page, 'end', ['searchOrganizations', { output: organizations.slice(0, 1) }]);
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('textbox').press('Enter');
  await expect(panel).toHaveCount(0);
});
