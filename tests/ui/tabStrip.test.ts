import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { type GalleryView, openGallery } from '#tests/support/gallery.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const gallery = startedFor(() => openGallery());

const tabsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections of a policy' }).getByRole('link');
const show = (view: GalleryView): Promise<Page> => gallery.show(view);

test('[WG-005] [WG-006] tabs that do not fit have arrows, each until the end of the strip; tabs that fit have none', async () => {
  const wide = await show({ part: 'quiet' });
  const tabs = tabsOf(wide);
  expect(await tabs.count()).toBe(7);
  expect(await wide.getByRole('button', { name: /tabs$/ }).count()).toBe(0);
  expect(await tabs.and(wide.locator('[aria-current="page"]')).innerText()).toBe('Plans');

  const page = await show({ part: 'quiet', width: 360 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [before, after] = [/^Earlier/, /^Further/].map((name) => page.getByRole('button', { name }));
  const states = async () => [await before?.isEnabled(), await after?.isEnabled()];
  await expect.poll(states).toEqual([false, true]);
  const last = tabsOf(page).last();
  const isSeen = async () => {
    const box = await last.boundingBox();
    return box !== null && box.x + box.width <= 360;
  };
  expect(await isSeen()).toBe(false);
  await after?.click();
  await expect.poll(states).toEqual([true, true]);
  const at = () => last.boundingBox().then((box) => box?.x);
  for (let presses = 0; presses < 6 && !(await isSeen()); presses += 1) {
    const start = await at();
    await after?.click();
    await expect.poll(at).not.toBe(start);
  }
  await expect.poll(states).toEqual([true, false]);
  expect(await isSeen()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => page.getByRole('button', { name: /tabs$/ }).count()).toBe(0);
});
