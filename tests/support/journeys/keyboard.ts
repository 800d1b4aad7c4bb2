import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has. */
const mostStops = 150;

/** A person without a mouse: goes from stop to stop, and sees at each of them where the focus is. */
export type KeyboardPerson = {
  /** Presses Tab until the place has the focus. */
  goTo(place: Locator): Promise<void>;
  type(place: Locator, text: string): Promise<void>;
  /** Presses a button, as soon as it can be pressed, or follows a link. */
  press(place: Locator, key?: 'Enter' | 'Space'): Promise<void>;
  /** Chooses from a list by typing the beginning of what it offers. */
  chooseFromList(place: Locator, beginning: string, value: string): Promise<void>;
  /** Goes to a group of radios and moves with the arrows to one of them. */
  chooseRadio(name: string, value: string): Promise<void>;
  /** Types, and goes with the arrows to the suggestion that begins so. */
  chooseSuggestion(place: Locator, beginning: string): Promise<void>;
};

export function withoutMouse(page: Page): KeyboardPerson {
  const has = (place: Locator) =>
    place.evaluate((element) => element === element.ownerDocument.activeElement);

  async function goUntil(arrived: () => Promise<boolean>, wanted: string): Promise<void> {
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await arrived()) return;
      await page.keyboard.press('Tab');
      expect(await hiddenFocus(page)).toBeNull();
    }
    throw new Error(`The keyboard does not lead to ${wanted}`);
  }

  const goTo = async (place: Locator) => {
    await expect(place).toBeVisible();
    await goUntil(() => has(place), String(place));
  };

  return {
    goTo,
    async type(place, text) {
      await goTo(place);
      await page.keyboard.type(text);
    },
    async press(place, key = 'Enter') {
      await goTo(place);
      await expect(place).toBeEnabled();
      await page.keyboard.press(key);
    },
    async chooseFromList(place, beginning, value) {
      await goTo(place);
      await page.keyboard.type(beginning);
      await expect(place).toHaveValue(value);
    },
    async chooseRadio(name, value) {
      const group = page.locator(`input[name="${name}"]`);
      const chosen = () =>
        page.evaluate(
          (radios) => document.querySelector<HTMLInputElement>(radios)?.value ?? null,
          `input[name="${name}"]:checked`,
        );
      await goUntil(
        () => group.evaluateAll((radios) => radios.includes(document.activeElement as never)),
        `the choice ${name}`,
      );
      if ((await chosen()) === null) await page.keyboard.press('Space');
      for (let turn = await group.count(); turn > 0 && (await chosen()) !== value; turn -= 1) {
        await page.keyboard.press('ArrowDown');
        expect(await hiddenFocus(page)).toBeNull();
      }
      expect(await chosen()).toBe(value);
    },
    async chooseSuggestion(place, beginning) {
      await goTo(place);
      await page.keyboard.type(beginning);
      const wanted = page
        .getByRole('option')
        .filter({ hasText: new RegExp(`(^|[(])${beginning}`) })
        .first();
      await expect(wanted).toBeVisible();
      for (let turn = await page.getByRole('option').count(); turn > 0; turn -= 1) {
        await page.keyboard.press('ArrowDown');
        if ((await wanted.getAttribute('data-focused')) !== null) break;
      }
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(place).toHaveValue(new RegExp(beginning));
    },
  };
}

/** The element that has the focus without showing it, or out of sight; null when it is seen or stands in a frame. */
async function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused instanceof HTMLIFrameElement) return null;
    const isMarked = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const hasSize = width > 2 && height > 2;
      return (
        hasSize && ((outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none')
      );
    };
    const marked = [focused, focused.nextElementSibling, focused.closest('label')].find(isMarked);
    const box = (marked ?? focused).getBoundingClientRect();
    const isInSight = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (focused.matches(':focus-visible') && marked && isInSight) return null;
    return `${focused.outerHTML.slice(0, 200)} ${isInSight ? 'does not show the focus' : 'is out of sight'}`;
  });
}
