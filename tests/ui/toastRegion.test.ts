import { afterEach, expect, test } from 'vitest';
import { openGallery } from '#tests/support/gallery.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const gallery = startedFor(() => openGallery());
afterEach(() => gallery.putAway());

test('[WG-039] [WG-040] a message appears at the bottom right, is spoken by the one region of the page, leaves after 5 s, not under the pointer or the focus, and can be closed before', async () => {
  const page = await gallery.showAlone({ part: 'acts' });
  const start = new Date('2026-01-15T10:00:00-05:00');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 60_000));
  const say = page.getByRole('button', { name: 'Show a message' });
  const message = page.getByRole('alertdialog');
  const spoken = page.getByRole('status').filter({ hasText: 'Done: The draft is saved.' });
  expect(await spoken.count()).toBe(0);
  await say.click();
  await message.waitFor();
  expect(await message.innerText()).toContain('The draft is saved.');
  expect(await spoken.count()).toBe(1);
  const box = await message.boundingBox();
  expect(box && 1280 - (box.x + box.width)).toBeLessThan(32);
  expect(box && 900 - (box.y + box.height)).toBeLessThan(32);
  await page.clock.runFor(4900);
  expect(await message.count()).toBe(1);
  await page.clock.runFor(200);
  await message.waitFor({ state: 'detached' });
  expect(await spoken.count()).toBe(0);
  await say.click();
  await message.hover();
  await page.clock.runFor(6000);
  await page.mouse.move(10, 10);
  await page.getByRole('button', { name: 'Close this message' }).focus();
  await page.clock.runFor(6000);
  expect(await message.count()).toBe(1);
  await page.keyboard.press('Enter');
  await message.waitFor({ state: 'detached' });
});
